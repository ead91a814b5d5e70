# Ce que le serveur dit aux gens.

refused-malformed = Ce message est illisible : { $what }.
refused-too-large = C’est trop long.
refused-too-many = Trop vite. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-too-many-sockets = Votre réseau a déjà { $most } tables ouvertes ici. Dès que l’une d’elles se ferme, celle-ci s’ouvre d’elle-même.
refused-broken = Quelque chose s’est mal passé ici. Rien n’a changé.
refused-refused-before = Cela a été refusé pendant que votre connexion était coupée. Regardez la table, puis réessayez.
refused-storage-away = Le serveur n’a pas accès à ses données pour l’instant. Rien n’a changé ; réessayez dans un instant.
refused-storage-unsure = Le serveur a perdu l’accès à ses données au moment de l’enregistrement. Regardez si c’est fait avant de réessayer.
refused-other-site = Cette demande vient d’un autre site.
refused-other-host = Rien n’est servi ici sous le nom { $host }. La personne qui tient ce serveur peut l’autoriser : --host-name.
refused-database-busy = La base de données n’a pas répondu à temps.
refused-database-refuses = La base de données n’accepte rien : { $what }.
refused-not-signed-in = Dites d’abord qui vous êtes.
refused-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
refused-too-many-sign-ins = Beaucoup de monde se connecte en ce moment. Réessayez dans un instant.
refused-banned = Vous ne pouvez pas entrer ici avec ce compte. Motif : { $reason }
refused-no-account = Vous n’avez pas encore de compte, donc pas de mot de passe.
refused-wrong-old-password = Ce n’est pas votre mot de passe actuel.
refused-no-such-session = Cette session est déjà terminée.
refused-has-account = Vous avez déjà un compte.
refused-account-taken = Quelqu’un porte déjà ce nom.
refused-no-such-page = Il n’y a rien ici.
refused-no-such-table = Cette table n’existe plus, ou le lien est incomplet.
refused-no-such-person = Personne n’a joué ici sous cette adresse.
refused-unreadable-name = Les autres ne pourraient pas lire ce nom. Lettres, chiffres et émojis sont les bienvenus, pas les caractères invisibles.
refused-mixed-name = Ce nom mêle des lettres de plusieurs alphabets dans un même mot, et pourrait passer pour un autre nom. Écrivez chaque mot dans un seul alphabet.
refused-reserved-name = Avec ce nom, on pourrait vous prendre pour un robot, ou pour la personne qui tient ce serveur. Choisissez-en un autre.
refused-bad-endpoint = Nous ne connaissons pas le service de notifications de ce navigateur.
refused-no-such-game = Il n’y a pas de jeu { $game }.
refused-no-lesson = Il n’y a pas encore de leçon pour { $game }. Vous pouvez lire ses règles.
refused-no-such-experiment = Cette expérience n’est plus conservée ici, ou le lien est incomplet. Vous pouvez la rejouer.
refused-too-many-experiments = { $most } de vos expériences sont déjà en cours. Attendez que l’une finisse, ou arrêtez-en une.
refused-laboratory-full = { $most } expériences attendent déjà. Réessayez plus tard.
refused-no-such-variant = Il n’y a pas de variante { $variant }.
refused-impossible-values = On ne peut pas jouer avec ces valeurs (explication en anglais) :
    { $problems }
refused-values-too-long = Autant de valeurs modifiées ne tiennent pas dans un lien : ensemble, elles peuvent avoir { $most } caractères au plus.
refused-too-many-changed = Beaucoup de parties aux valeurs modifiées attendent leurs robots en ce moment. Choisissez un robot plus faible, qui n’a rien à préparer, ou réessayez dans quelques minutes.
refused-no-such-bot = Il n’y a pas de robot { $bot }.
refused-bot-knows-not = Le robot { $bot } n’a pas appris ce jeu.
refused-no-such-seat = Il n’y a pas de place { $seat } ; la table en a { $seats }.
refused-no-such-move = Il n’y a pas de coup { $move } ; la partie a { $last ->
    [one] { $last } coup
   *[other] { $last } coups
}.
refused-no-such-position = Ce n’est pas une position de ce jeu. Le lien est peut-être incomplet.
refused-impossible-position = Aucune partie ne peut mener à cette position.
refused-not-asked = Dans cette position, la place { $seat } n’a rien à décider.
refused-other-components = Cette table de { $game } se joue avec un paquet de matériel que ce serveur n’a pas ({ $digest }). Elle reprendra quand le serveur sera lancé avec ce paquet : --components.
refused-wrong-seats = Places nommées : { $given }. La table en a { $seats }.
refused-name-of-another = La chaise { $seat } n’est pas sur votre écran : qui s’y assied a son propre nom.
refused-nobody-to-meet = Ce jeu se joue en solitaire : il n’y a personne à rencontrer.
refused-bad-options = On ne peut pas ouvrir la table ainsi : { $what }.
refused-clock-without-time = Une pendule a besoin d’au moins une seconde.
refused-nothing-is-laid = Aucune règle de { $game } ne dit que ce qui est posé reste posé.
refused-no-championship = Il n’y a pas de championnat de { $game }.
refused-no-such-championship = Ce championnat n’existe plus, ou le lien est incomplet.
refused-not-to-watch = Cette table n’est pas ouverte au public.
refused-owner-only = Seule la personne qui a ouvert la table peut le faire.
refused-seat-taken = La chaise { $seat } est prise.
refused-seat-free = La chaise { $seat } est déjà libre.
refused-has-a-seat = Vous avez déjà une chaise.
refused-no-seat = Vous n’avez pas de chaise ici.
refused-not-your-seat = Ce n’est pas votre chaise.
refused-seats-are-free = Il faut d’abord quelqu’un sur chaque chaise.
refused-has-begun = La partie a commencé.
refused-too-late = La chaise { $seat } était gardée pour quelqu’un en retard, mais plus personne ne peut rejoindre la partie.
refused-not-begun = La partie n’a pas commencé.
refused-is-over = La partie est finie.
refused-not-over = La partie n’est pas finie.
refused-is-away = Un robot joue pour vous. Reprenez d’abord votre chaise.
refused-not-away = Aucun robot ne joue à votre place.
refused-is-here = La chaise { $seat } est occupée, ou l’était encore il y a un instant.
refused-clock-decides = Le temps est compté ici : personne ne peut confier la chaise { $seat } à un robot tant que sa pendule n’est pas à zéro.
refused-moved-on = La partie a avancé. C’est le coup { $move }.
refused-undo-impossible = On ne peut pas revenir là-dessus : quelque chose a été tiré ou montré.
refused-laid-is-laid = À cette table, posé, c’est posé : selon la règle { $rule }, ce qui est sur le damier ne se reprend pas.
refused-tournament-abort = En tournoi, une partie se joue jusqu’au bout. L’hôte peut retirer quelqu’un.
refused-daily-abort = La partie du jour se joue jusqu’au bout : elle est comparée à celles de tout le monde.
refused-championship-abort = Une course de championnat se court jusqu’au bout.
refused-abort-asked = Quelqu’un a déjà demandé à arrêter cette partie.
refused-abort-not-asked = Personne ne demande à arrêter cette partie.
refused-abort-lapsed = Cette demande n’est plus d’actualité : la partie a continué.
refused-sent-away = L’hôte vous a fait quitter cette table. Vous pourrez vous y rasseoir sur son invitation.
refused-not-sent-away = Cette personne n’a pas été éloignée de la table.
refused-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
refused-mark-yourself = C’est vous.
refused-too-many-marks = Vous avez déjà masqué ou bloqué { $most } personnes. Retirez d’abord quelqu’un de la liste.
refused-no-such-line = Ce message n’est plus là.
refused-not-at-this-table = Cette personne n’est pas à cette table.
refused-open-only = On ne peut retirer qu’une table où la partie n’a pas commencé.
refused-not-in-your-list = Cette partie n’est pas dans votre liste.
refused-undo-asked = C’est déjà demandé.
refused-undo-not-asked = Personne ne demande à reprendre un coup.
refused-undo-lapsed = La question à laquelle vous répondez n’est plus posée.
refused-undo-not-yours = C’est aux autres de répondre.
refused-unreadable-text = On ne peut pas dire cela ici : il n’y a rien à lire.
refused-out-of-turn = Ce n’est pas à vous de jouer.
refused-luck-without-pledge = Une contribution répond à une promesse : demandez-en une d’abord.
refused-luck-lapsed = Cette promesse de hasard a expiré ou a déjà servi. Demandez-en une autre.
refused-luck-settled = Le hasard de cette partie est fixé : on ne peut plus rien y ajouter.
refused-luck-given = Vous avez déjà apporté votre part au hasard de cette partie.
refused-no-hints = Plusieurs personnes jouent ici, et cette table n’autorise pas les conseils.
refused-hint-failed = Aucun conseil n’a pu être trouvé cette fois. Redemandez.
refused-not-of-bot = Le coup { $move } n’a pas été joué par un robot à sa propre place.
refused-reason-is-secret = Ce que pense un robot se dit une fois la partie finie : avant, cela montrerait ses cartes.
refused-still-open = Une partie se revoit et se rejoue une fois terminée.
refused-played-alone = Ce jeu se joue en solitaire. Un bilan dit comment une victoire s’est décidée.
refused-still-secret = Le journal s’ouvre à tout le monde une fois la partie finie.
refused-daily-undo = Dans une partie du jour, un tour terminé ne se reprend pas.
refused-daily-hints = Dans une partie du jour, il n’y a pas de conseils.
refused-daily-leave = Aucun robot ne joue une partie du jour à votre place. Elle attend votre retour.
refused-daily-log = D’autres ont encore la même partie à jouer aujourd’hui. Son journal s’ouvre demain.
refused-daily-over = C’était le coup d’un autre jour. Rechargez la page.
refused-daily-answered = Vous avez déjà choisi votre coup d’aujourd’hui.
refused-tournament-undo = Dans un tournoi, un tour terminé ne se reprend pas.
refused-tournament-hints = Dans un tournoi, il n’y a pas de conseils.
refused-no-such-tournament = Ce tournoi n’existe plus, ou le lien est tronqué.
refused-too-many-tournaments = Vous avez { $most } tournois en cours. Terminez-en un d’abord.
refused-round-robin-of-two = Quand chacun rencontre tout le monde, on joue à deux par table. Pour être plus nombreux, choisissez le système suisse.
refused-host-only = Seule la personne qui organise le tournoi peut faire cela.
refused-tournament-begun = Le tournoi a commencé : on ne peut plus s’y inscrire.
refused-tournament-over = Le tournoi est terminé.
refused-tournament-full = Ce tournoi est complet : { $most } personnes y participent.
refused-tournament-too-few = Il faut au moins { $least } participants pour commencer.
refused-no-such-entrant = Personne ne participe sous ce numéro.
refused-round-begun = Cette ronde a déjà commencé.
refused-round-not-over = Une partie de la ronde précédente n’est pas terminée.

empty-chair = Chaise vide
# The name of people of whom nothing is kept.
somebody = quelqu’un
learner = Vous

bot-unready = se prépare, joue comme { $usual } en attendant
bot-given-up = n’a pas pu se préparer ici, joue comme { $usual }
stand-in-unready = { $name } ({ $bot }) se prépare : { $usual } joue en attendant.
stand-in-late = { $name } ({ $bot }) a pris trop de temps : { $usual } a joué à sa place.
stand-in-crashed = { $name } ({ $bot }) est en panne : { $usual } a joué à sa place.
stand-in-illegal = { $name } ({ $bot }) a choisi un coup interdit : { $usual } a joué à sa place.

## Comment une partie a fini. $second suivent la personne qui gagne, $margin est dans les unités du jeu

sheet-round = Manche { $round }
sheet-end = Fin de la partie
# $you dit si la personne qui lit suit seule.
decided-close = { $you ->
    [yes] Il vous a manqué { $margin }.
   *[no] Il a manqué { $margin } à { $second }.
}
decided-clear = { $you ->
    [yes] Vous suivez, { $margin } derrière.
   *[no] Ensuite : { $second }, { $margin } derrière.
}
# $row est une sorte de ligne de score : Stégosaure.
decided-row = Une ligne a tout décidé : { $row }, { $more } contre { $less }.
rematch-first = { $lots ->
    [yes] { $name } aura la première place, et le sort décidera qui commence.
   *[no] { $name } aura la première place.
}
rematch-begins = { $name } commencera la revanche.
rematch-same-moment = La revanche commence au même moment, avec les mêmes places.

hinted = { $name } a demandé un conseil.

notice-turn = À vous de jouer : { $game }

# People, as those a game was played against.
level-people = Des humains

# Badges: the name, and what each is earned with.
badge-first-win = Première victoire
    .how = Gagnez une partie.
badge-every-box = Les quatre boîtes
    .how = Finissez une partie d’un jeu de chacune des quatre boîtes.
badge-three-wins = Trois de suite
    .how = Gagnez trois parties l’une après l’autre.
badge-five-wins = Cinq de suite
    .how = Gagnez cinq parties l’une après l’autre.
badge-several-people = Devant les autres
    .how = Gagnez contre au moins deux autres personnes.
badge-beat-rex = Plus fort que Rex
    .how = Gagnez une partie où joue Rex.
badge-beat-rex-everywhere = Maître des boîtes
    .how = Gagnez contre Rex à un jeu de chacune des quatre boîtes.
badge-beat-meteor = Après l’impact
    .how = Gagnez une partie où joue Meteor.
badge-hundred-games = Cent parties
    .how = Finissez cent parties.
badge-seven-days = Une semaine
    .how = Finissez une partie ou cherchez le coup du jour sept jours de suite.
badge-thirty-days = Un mois
    .how = Finissez une partie ou cherchez le coup du jour trente jours de suite.
badge-ten-moves = L’œil juste
    .how = Trouvez dix fois le meilleur coup du jour.
badge-cubosaurs-no-negative = Un troupeau sans brebis galeuse
    .how = Gagnez une partie de Cubosaurs, avec une manche sans aucune ligne négative dans votre score.
badge-cubosaurs-from-behind = Réveil tardif
    .how = Gagnez une partie de Cubosaurs après avoir été seul dernier avant la dernière manche.
badge-trex-full-nest = Un nid bien plein
    .how = Gagnez une partie de T-Rex avec cinq œufs d’une même couleur.
badge-trex-last-egg = Le dernier œuf
    .how = Gagnez une partie de T-Rex alors que quelqu’un était devant vous avant la dernière manche.
badge-cubitos-no-bust = La main sûre
    .how = Gagnez une course de Cubitos sans trébucher.
badge-cubitos-many-busts = Tombé, relevé
    .how = Gagnez une course de Cubitos malgré trois chutes.
badge-cubitos-champion = Le titre
    .how = Gagnez un championnat de Cubitos.
badge-puzzle-at-par = Dans le par
    .how = Reconstituez une image du puzzle de Cub’ano sans dépasser son par.
badge-puzzle-under-par = Plus court que prévu
    .how = Reconstituez une image du puzzle de Cub’ano en moins de coups que son par.
badge-naval-unsunk = Tous à flot
    .how = Gagnez la bataille navale aux dés sans que l’autre ne coule un de vos bateaux.

## Pourquoi un serveur ne démarre pas. $file est l’endroit où devrait être sa base de données

database-foreign = { $file } n’est pas une base de données de Cubarium. Rien n’a été changé. Indiquez un autre dossier avec --data.
database-damaged = { $file } est endommagé ({ $what }). Rien n’a été changé. Restaurez une copie avec cubarium restore.
database-newer = { $file } a été écrit par un Cubarium plus récent (schéma { $version } ; celui-ci connaît { $known }). Rien n’a été changé. Lancez la version plus récente, ou restaurez une copie plus ancienne avec cubarium restore.
