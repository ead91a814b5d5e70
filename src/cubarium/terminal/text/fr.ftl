### Sentences of the terminal, in French. The other language has the same messages, attributes and variables.

yes = oui
no = non
you = Vous
bot-getting-ready = { $bot } se prépare pour ce jeu. Cela prend jusqu’à deux minutes, une seule fois.

## Before a game

welcome = Bienvenue sur Cubarium.
enter-hint = Entrée prend la réponse entre crochets.
ask-resume = Reprendre une partie ?
saved-at = sauvegarde du { $time }
new-game = Une nouvelle partie
ask-game = Quel jeu ?
ask-players = À combien jouez-vous, vous compris ? De { $low } à { $high } ; des robots prennent les autres places.
ask-variant = Quelle variante ?
ask-mistakes = Une pièce posée par erreur peut-elle être reprise ?
ask-bots = Contre qui ?
ask-name = Votre nom ? [{ $default }]
# $number is 0 when only one seat needs it.
default-name =
    { $number ->
        [0] Joueur
       *[other] Joueur { $number }
    }
answer-yes-or-no = « { $answer } » n’est ni oui ni non.
answer-not-listed = « { $answer } » n’est pas dans la liste. Tapez un nombre de 1 à { $count }.
answer-not-a-number = « { $answer } » ne convient pas. Tapez un nombre de { $low } à { $high }.
answer-no-name = Un nom a au plus { $most } caractères, sans caractère de contrôle.

## A turn

turn-yours = À vous. { $prompt }
turn-of = { $player } : { $prompt }
first-hint = Tapez un nombre, h pour un conseil, ou ? pour l’aide. À droite : ce que change un coup.
hand-over = { $player } doit décider, et a des secrets. Laissez-lui l’écran, puis appuyez sur Entrée.{ " " }
type-a-number = Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
no-such-command = « { $answer } » n’est ni un coup ni une commande. ? montre ce que l’on peut taper.
no-such-move = « { $answer } » n’est pas un coup de ce jeu.
no-such-rule = Il n’y a pas de règle { $rule }.
move-allowed = { $move } est permis maintenant.
# Suit la phrase d’un coup qui était le seul permis.
forced = imposé : aucun autre coup n’était permis
by-rule = Règle { $rule } : { $title }. Tapez ? { $number } pour la lire.
earlier-news =
    { $count ->
        [one] Un événement plus ancien, l le montre.
       *[other] { $count } événements plus anciens, l les montre.
    }

## Commands

command-move = 1, 2, 3 …
    .help = jouer le coup de ce numéro ; Entrée suffit s’il n’y en a qu’un
command-move-text = { $example }
    .help = le même coup en toutes lettres
command-explain-move = ? { $example }
    .help = dire si un coup est permis et, sinon, pourquoi
command-explain-rule = ? 3.2
    .help = montrer une règle par son numéro
command-hint = h
    .help = un conseil : ce que ferait un robot, et pourquoi
command-undo = u
    .help = reprendre la dernière décision
command-score = s
    .help = montrer les feuilles de score, ligne par ligne
command-values = v
    .help = montrer ce que tout rapporte et coûte
command-table = t
    .help = montrer la table encore une fois
command-log = l
    .help = montrer tout ce qui s’est passé
command-save = save NOM
    .help = garder une copie de la partie telle qu’elle est
command-quit = q
    .help = partir ; la partie est sauvegardée

## A hint

# $won and $doubt are whole numbers.
hint-won = { $won } sur 100, ± { $doubt }
hint-close = à peu près aussi bon

## Taking back

undo-yours = Votre dernière décision est reprise.
undo-of = La dernière décision est reprise : c’est à { $player } de jouer.
undo-nothing = Rien n’a encore été décidé à ce terminal.
undo-laid = À cette table, posé, c’est posé : selon la règle { $rule }, ce qui est sur le damier ne se reprend pas.
laid-is-laid = À cette table, posé, c’est posé (règle { $rule }) : ce qui est sur le damier y reste.
undo-revealed = Quelque chose a été révélé depuis, et ce qui a été vu reste vu.

## Saving

cannot-save = La partie ne peut pas être sauvegardée : { $reason }
save-done = Sauvegardée sous le nom { $name }.
save-taken = Une partie s’appelle déjà { $name }. Choisissez un autre nom.
save-bad-name = Tapez save et un nom : lettres, chiffres, espaces, points et traits d’union.
left = La partie est sauvegardée. Pour la reprendre :
goodbye = À la prochaine.
log-lies = Le journal de la partie : { $path }
ask-again = Une autre partie à cette table ?

## Score sheets

sheet-now = Si l’on comptait maintenant

## Lists and logs

players = de { $low } à { $high } personnes
players-fixed =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
games-variants = variantes
games-options = options
games-only-with = Seulement avec { $places }.
games-or = {" "}ou{" "}
log-sound =
    { $count ->
        [one] Le journal est intact : { $count } coup, permis et inchangé.
       *[other] Le journal est intact : { $count } coups, tous permis et inchangés.
    } { $state ->
        [over] La partie est finie.
       *[open] La partie n’est pas finie.
    }

## House values

house-legend = ° valeur maison : celle qui est imprimée n’est pas connue

## The table of Cubosaurs

cubosaurs-header =
    { $game } · manche { $round } sur { $rounds }, sens { $direction ->
       *[clockwise] horaire ↻
        [counterclockwise] antihoraire ↺
    } · pioche { $deck }, écartées { $aside }
cubosaurs-now = vaut
cubosaurs-total = total
cubosaurs-unseen = { $count } non vues
cubosaurs-pays = 1 2 3 4+ font
cubosaurs-hand =
    { $count ->
        [0] Pas de Main
        [1] La Main :
       *[other] La Main, { $count } cartes :
    }
cubosaurs-tokens = { $count } ADN
cubosaurs-market = Marché, réserve { $supply } ADN
cubosaurs-can-buy =
    { $state ->
        [yes] possible
        [short] manque { $missing } ADN
       *[no] pas maintenant
    }
cubosaurs-legend = vaut : points si la manche finissait là · ° valeur maison, v montre tout
cubosaurs-values-series = Nombre de cartes d’un type
cubosaurs-values-raptors = { $type }, en paire/seul : { $values }
cubosaurs-values-egg = { $egg } : { $reward } si personne n’a davantage de ce dinosaure, sinon { $penalty }
cubosaurs-values-tile = #{ $number } { $tile }, { $cost } : { $effect }
cubosaurs-values-icons = Cartes avec une icône ADN : { $cards }

# Two letters for each type of cards; the raptor egg counts both colours.
cubosaurs-letters-trex = TR
cubosaurs-letters-stego = ST
cubosaurs-letters-bronto = BR
cubosaurs-letters-ptero = PT
cubosaurs-letters-penta = PE
cubosaurs-letters-grey = GR
cubosaurs-letters-black = NO
cubosaurs-letters-egg = ŒU
cubosaurs-letters-raptor = RA

# Le serveur

serving = Cubarium est à l’adresse { $address } et garde tout dans { $place }. Ctrl-C l’arrête.
bots-move-here = Les robots de toutes les tables de { $place } jouent désormais ici. Ctrl-C y met fin.
serving-pack = Les tables de { $game } sont ouvertes avec { $pack } : { $count ->
    [0] aucune valeur ne diffère
    [one] 1 valeur diffère
   *[other] { $count } valeurs diffèrent
} des nôtres.
already-serving = Cubarium tourne déjà à l’adresse { $address }.
open-it-yourself = Ouvrez { $address } dans un navigateur.
backed-up = { $tables ->
    [one] { $tables } table est copiée
   *[other] { $tables } tables sont copiées
} dans { $file }.
copy-by-postgresql = PostgreSQL fait lui-même ses copies : { $command }
kept-beside = Ce qui s’y trouvait est gardé dans { $file }.
restored = { $tables ->
    [one] { $tables } table est rétablie
   *[other] { $tables } tables sont rétablies
} depuis { $file }.
