### Les phrases de la page de table.

guest-name = Invité
you-named = { $name } (vous)
seat-not-here = hors ligne
table-private = Privée
# $kind est none, move ou bank ; $seconds et $increment sont des nombres entiers.
clock-facts =
    { $kind ->
        [none] Sans pendule
        [move] { $seconds } s par coup
       *[bank] { $seconds } s en tout, { $increment } s de plus à chaque coup
    }
begin = Commencer
sit-here = S’asseoir ici
sit-late = S’asseoir sur la chaise { $number }
seat-owner = a ouvert la table
fill-with-bots =
    { $count ->
        [one] Compléter avec un robot
       *[other] Compléter avec des robots
    }
waits-take =
    { $count ->
        [one] Une chaise est libre. Prenez-la pour jouer.
       *[other] { $count } chaises sont libres. Prenez-en une pour jouer.
    }
waits-meet =
    { $count ->
        [one] On attend quelqu’un pour jouer avec vous. La partie commence dès son arrivée, ou un robot complète la table.
       *[other] On attend { $count } personnes pour jouer avec vous. La partie commence dès leur arrivée, ou des robots complètent la table.
    }
waits-invite =
    { $count ->
        [one] On attend encore une personne. Envoyez-lui le lien, ou laissez un robot compléter la table.
       *[other] On attend encore { $count } personnes. Envoyez-leur le lien, ou laissez des robots compléter la table.
    }
waits-more =
    { $count ->
        [one] On attend encore une personne.
       *[other] On attend encore { $count } personnes.
    }
# $names est une liste de personnes : Ada et Blaise.
waits-gone =
    { $count ->
        [one] { $names } n’est pas en ligne. Vous pouvez attendre, ou commencer.
       *[other] { $names } ne sont pas en ligne. Vous pouvez attendre, ou commencer.
    }
waits-you = Tout le monde est là. Vous pouvez commencer.
waits-owner = Toutes les chaises sont prises. { $name } doit encore lancer la partie.
waits-setter = Toutes les chaises sont prises. La personne qui a ouvert la table doit encore lancer la partie.
add-bot = Ajouter un robot
clear-chair = Libérer la chaise
stand-up = Se lever
qr = Le lien en code QR

your-turn = À vous
turn-of = À { $name } de jouer
waiting = Aux autres de jouer
you-watch = Vous regardez
seen-from = De quel côté vous voyez la table
seen-from-name = Vue : { $name }
sound-offer = Du son ?
sound-on = Oui
sound-off = Non
looking-back = Retour au coup { $move }
# $status, ce sont quelques mots : À vous, Aux autres de jouer.
title-status = { $status } — { $game }
game-over = Partie finie
connection-lost = Connexion perdue. Votre coup est enregistré, nouvel essai en cours.
read-the-rule = Lire la règle
back-to-now = Revenir au présent
skip-to-now = Aller au présent
round-over = La manche { $number } est finie
round-gained = Cette manche
round-total = En tout
round-your-turn = C’est à vous de jouer.
go-on = Continuer
hint = Conseil
hint-thinking = Rex essaie vos coups dans sa tête…
hint-numbers = Les coups comparés
# $won and $doubt are whole numbers.
hint-won = { $won } sur 100, ± { $doubt }
hint-close = à peu près aussi bon
hint-play = Jouer ce coup
hint-close-panel = Fermer
why = Pourquoi ce coup ?
why-of = Pourquoi { $name } a joué ainsi
why-thinking = Le robot y repense…
undo = Reprendre
undo-asked = On demande aux autres si vous pouvez le reprendre.
# $names est une liste de personnes : Ada et Blaise.
waits-undo = Vous voudriez reprendre un coup. L’accord des autres est attendu ({ $names }) ; le prochain coup met fin à la demande.
question-undo = { $name } voudrait reprendre un coup.
agree = D’accord
refuse = Refuser
come-back = Reprendre ma chaise
let-bot-play = Laisser un robot jouer pour { $name }
absent = { $name } n’est pas en ligne. Un robot pourra bientôt jouer à sa place.
absent-clock = { $name } n’est pas en ligne. Un robot pourra jouer à sa place quand sa pendule sera à zéro.
hints-allowed = Des conseils pour tout le monde
laid-is-laid = Posé, c’est posé
leave = Partir, un robot continue
curtain = Passez l’écran à { $name }.
uncover = C’est moi, { $name } : montrer mes cartes
no-board = Ce jeu n’a pas encore de plateau dans le navigateur. Jouez-y dans le terminal : ./cubarium terminal
show-result = Voir le résultat
confirm-title = Jouer ce coup ?
confirm = Jouer
days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
time-left = Il reste { $time }

side = Journal, discussion et règles
views = Vues
view-table = Table
view-log = Journal
view-chat = Discussion
view-rules = Règles
unread =
    { $count ->
        [one] { $count } nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
log-empty = Il ne s’est encore rien passé.
# $you tells whether it is the reader.
log-throws =
    { $you ->
        [yes] Vous lancez { $count } fois, sans résultat.
       *[no] { $name } lance { $count } fois, sans résultat.
    }
log-steps =
    { $you ->
        [yes] Vous avancez de { $count } cases jusqu’à { $place }.
       *[no] { $name } avance de { $count } cases jusqu’à { $place }.
    }
log-forced = imposé
log-forced-help = Aucun autre coup n’était permis.
chat-older = Messages précédents
chat-hidden = { $count ->
    [one] Un message est masqué : vous ne souhaitez pas lire cette personne.
   *[other] { $count } messages sont masqués : vous ne souhaitez pas lire ces personnes.
}
person-menu = Masquer, bloquer ou signaler { $name }
spectator = spectateur
mute = Masquer ses messages
mute-hint = Vous ne voyez plus ce que cette personne écrit, à aucune table. Elle n’en sait rien.
block = Bloquer
block-hint = Cette personne ne peut plus s’asseoir à vos tables, et le hasard ne vous réunira pas. Elle n’en sait rien.
report = Signaler
report-hint = Dites ce qui ne va pas. La personne qui gère ce serveur le lira, avec les messages alentour.
report-send = Envoyer le signalement
report-sent = Merci. Votre signalement a été envoyé.
invite-again = Laisser { $name } se rasseoir
somebody = la personne éloignée
remove-table = Retirer la table
ends-on = { $status ->
    [open] Si rien ne se passe ici, cette table sera retirée le { $date }.
   *[other] Si personne ne joue, cette partie s’arrêtera sans résultat le { $date }.
}
stop-game = Arrêter la partie
question-abort = { $name } voudrait arrêter la partie, sans résultat.
waits-abort = Vous voudriez arrêter la partie. L’accord des autres est attendu ({ $names }) ; le prochain coup met fin à la demande.
ended-agreed = Cette partie a été arrêtée. Elle ne compte pour personne.
ended-idle = Personne n’a joué ici depuis longtemps : cette partie a pris fin. Elle ne compte pour personne.
ended-operator = La personne qui gère ce serveur a mis fin à cette partie. Elle ne compte pour personne.
chat-empty = Personne n’a rien dit.
say-something = Dire quelque chose
send = Envoyer
moves = Coups
first-move = Premier coup
move-back = Un coup en arrière
move-on = Un coup en avant
last-move = Revenir au présent
move-now = Coup { $move } · maintenant
move-of = Coup { $move } sur { $last }
share-move = Copier un lien vers ce coup
move-copied = Le lien vers le coup { $move } est copié.
watching =
    { $count ->
        [0] Personne ne regarde.
        [one] 1 personne regarde.
       *[other] { $count } personnes regardent.
    }

end-you-win = Vous gagnez avec { $score }.
end-wins = { $name } gagne avec { $score }.
end-shared = { $names } partagent la victoire avec { $score }.
end-alone = La partie est finie : { $score }.
# $names is a list of people: Ada and Blaise.
with-hints = Avec des conseils : { $names }.
rematch = Revanche
to-rematch = Vers la revanche
new-game = Rejouer
to-new-game = Vers la nouvelle partie
# In the top bar: which race of a championship it is.
race-of = Course { $race } sur { $races }
next-race = Prochaine course
to-next-race = Vers la prochaine course
new-championship = Un autre championnat
to-new-championship = Vers le nouveau championnat
look-back = Revoir la partie
review = Bilan
luck = Vérifier le hasard
play-on = Rejouer d’ici
played-on-from = Rejouée à partir du coup { $move }
began-with-position = Commencée dans une position
position-does-not-count = Cette partie a commencé dans une position choisie. Elle ne compte pas dans les statistiques.
does-not-count = Cette partie a été rejouée à partir d’un moment d’une autre. Elle ne compte pas dans les statistiques.
daily-game = La partie du jour
daily-picture = L’image du jour
daily-again = Vous avez déjà joué la partie de ce jour : celle-ci ne compte pas.
daily-results = Les résultats du jour
tournament-round = Tournoi, ronde { $round }
tournament-of = Tournoi, ronde { $round } : { $name }
tournament-back = Retour au tournoi
game-log = Journal de la partie
share = Partager
share-failed = L’image n’a pas pu être faite.
sheet = Feuille de score
sheet-rounds = Manches
sheet-row = Ce qui compte
sheet-total = Total
sheet-score = Score
# Ce qu’avait une place quand une partie rejouée à partir d’un moment a commencé.
sheet-before = Avant cette partie
sheet-best = le meilleur de la table
sheet-none = rien
sheet-yes = oui
sheet-copies = ×n dit combien il y en a.
sheet-underlined = Souligné : le meilleur de la table sur cette ligne.
sheet-yours = Votre score, ligne par ligne
sheet-of = Score, ligne par ligne : { $name }
no-lines = Il n’y a rien à compter.
end-board = Le plateau à la fin
press-a-line = Touchez une ligne pour lire la règle qu’elle suit.
