### Words of the naval battle of dice, in French. The other language has the same messages, attributes and
### variables.
###
### Forms and variables: see the head of the English catalogue. No "de" or "que" stands before a variable,
### because it would have to be elided or contracted ("d’Odile", "du porte-avions").

game = Cub’ano : bataille navale aux dés
game-tagline = Coulez trois navires avec deux dés, et rectifiez votre tir.

## Counted things, used inside other messages


## Ships

ship-carrier = Porte-avions
    .with-the = le porte-avions
    .letter = P
ship-escort = Escorteur
    .with-the = l’escorteur
    .letter = E
ship-submarine = Sous-marin
    .with-the = le sous-marin
    .letter = S

## Rules, by the titles of the rules document

rule-6-1 = Deux moitiés
rule-6-2 = Dés et trous
rule-6-3 = Îles ou mines
rule-6-4 = Où poser les mines
rule-6-5 = La flotte
rule-6-6 = Ordre de la mise en place
rule-6-7 = Premier lancer
rule-6-8 = Deuxième lancer
rule-6-9 = Troisième lancer : rectifier
rule-6-10 = Addition seulement
rule-6-11 = Touché ou manqué
rule-6-12 = Toucher une mine
rule-6-13 = Un tir par tour
rule-6-14 = Fin, victoire et points
rule-6-15 = Couleurs

## Options

option-players = Nombre de personnes
    .help = Toujours 2.
option-mines = Mines
    .help = Les trous sont des mines au lieu d’îles, et nuisent à qui tire dessus.
option-addition-only = Addition seulement
    .help = Qui ne rectifie qu’en ajoutant, pour apprendre à compter.
    .value-0 = Personne
    .value-1 = Les deux

## Variants

variant-islands = Îles
    .help = Les trous sont sans danger.
variant-mines = Mines
    .help = Qui tire sur un trou perd un cube de navire°.
variant-learners = Apprentissage
    .help = Des îles, et les deux camps ne rectifient qu’en ajoutant.

## Actions

action-colour = Choisir la couleur { $colour }
action-remove = Retirer le cube en { $square }
action-place = Commencer { $ship } en { $square }
action-to = Terminer { $ship } en { $square }
action-throw = Lancer les deux dés
action-fire = Tirer en { $square }
action-correct = Rectifier depuis { $square } : relancer le chiffre
action-reroll = Relancer le dé qui montre { $face }
action-plus = Ajouter { $shift }
action-minus = Retrancher { $shift }
action-lose = Perdre le cube en { $square }

## What the reader has to do

prompt-choosing = Choisissez la couleur de votre moitié.
prompt-holes =
    { $hole ->
        [mines] Retirez un cube qui servira de dé. Sa case devient une mine.
       *[islands] Retirez un cube qui servira de dé. Sa case devient une île.
    }
prompt-ship =
    { $length ->
        [one] Choisissez la case pour { $ship }.
       *[other] Choisissez où commence { $ship } : { $length } cases en ligne droite.
    }
prompt-ship-end = Choisissez où finit { $ship }.
prompt-throw = Lancez vos dés.
prompt-aim = Tirez, ou rectifiez le chiffre.
prompt-reroll = Aucun dé ne donne de lettre. Choisissez celui à relancer.
prompt-shift = Ajoutez ou retranchez, et tirez.
prompt-lose =
    { $count ->
        [one] Vous avez touché une mine. Choisissez un cube de vos navires à perdre.
       *[other] Vous avez touché une mine. Choisissez { $count } cubes de vos navires à perdre, un par un.
    }
waiting = { $player } choisit son coup.

## Events

event-begins =
    { $you ->
        [yes] Vous préparez votre flotte et lancez les dés en premier.
       *[other] { $player } prépare sa flotte et lance les dés en premier.
    } { $mines ->
        [mines] Les trous sont des mines.
       *[islands] Les trous sont des îles.
    }
event-chooses =
    { $you ->
        [yes] Vous choisissez la couleur { $colour } pour votre moitié.
       *[other] { $player } choisit la couleur { $colour }.
    }
event-removes =
    { $you ->
        [yes] Vous retirez { $square }
       *[other] { $player } retire { $square }
    }, { $mines ->
        [mines] désormais une mine.
       *[islands] désormais une île.
    }
event-places =
    { $you ->
        [yes] Vous placez { $ship } en { $squares }.
       *[other] { $player } place { $ship } en { $squares }.
    }
event-throws =
    { $you ->
        [yes] Vous lancez { $first } et { $second }.
       *[other] { $player } lance { $first } et { $second }.
    }
event-rerolls =
    { $you ->
        [yes] Vous relancez le { $face } : { $value }.
       *[other] { $player } relance le { $face } : { $value }.
    }
event-no-letter = Ce n’est pas une lettre. Le tour est perdu.
event-corrects =
    { $you ->
        [yes] Vous rectifiez depuis { $square } et lancez { $value }.
       *[other] { $player } rectifie depuis { $square } et lance { $value }.
    }
event-hits =
    { $you ->
        [yes] Vous tirez en { $square } et touchez { $ship }.
        [target] { $player } tire en { $square } et touche un de vos navires : { $ship }.
       *[other] { $player } tire en { $square } et touche { $ship }.
    }
event-sinks =
    { $you ->
        [yes] Vous perdez un navire : { $ship } est coulé.
       *[other] { $player } perd un navire : { $ship } est coulé.
    }
event-misses =
    { $you ->
        [yes] Vous tirez en { $square } : manqué.
       *[other] { $player } tire en { $square } : manqué.
    }
event-island =
    { $you ->
        [yes] Vous tirez en { $square } et touchez une île.
       *[other] { $player } tire en { $square } et touche une île.
    }
event-off-board =
    { $you ->
        [yes] Vous tirez hors du damier.
       *[other] { $player } tire hors du damier.
    }
event-mine =
    { $you ->
        [yes] Vous tirez en { $square } et touchez une mine.
       *[other] { $player } tire en { $square } et touche une mine.
    }
event-loses =
    { $you ->
        [yes] Vous perdez le cube en { $square } ({ $ship }).
       *[other] { $player } perd le cube en { $square } ({ $ship }).
    }
event-game-ends = La partie est finie.
event-final =
    { $you ->
        [yes] Vous avez éliminé { score }.
       *[other] { $player } a éliminé { score }.
    }
event-wins =
    { $you ->
        [yes] Vous gagnez : { $owner } n’a plus de navire.
        [target] { $player } gagne : vous n’avez plus de navire.
       *[other] { $player } gagne : { $owner } n’a plus de navire.
    }

## La fin

score =
    { $score ->
        [one] { $score } cube adverse
       *[other] { $score } cubes adverses
    }

## Score lines

line-cubes =
    { $count ->
        [one] { $ship } : { $count } cube
       *[other] { $ship } : { $count } cubes
    }

## La feuille de tous les scores côte à côte, et ce qui a décidé la partie

decided-left =
    { $you ->
        [yes] Vous aviez encore
       *[no] { $second } avait encore
    } { $count ->
        [one] { $count } cube de navire
       *[other] { $count } cubes de navire
    } à toucher.

## Why a move is refused

refuse-colour-first = Choisissez d’abord la couleur de votre moitié.
refuse-colour-taken = { $player } a choisi cette couleur.
refuse-colour-chosen = La couleur se choisit une fois, au début.
refuse-holes-first = Retirez d’abord vos deux dés.
refuse-ships-first = Placez d’abord vos navires.
refuse-end-first = Choisissez d’abord où finit le navire.
refuse-throw-first = Lancez d’abord vos dés.
refuse-aim-first = Tirez ou rectifiez d’abord.
refuse-reroll-first = Relancez d’abord un de vos dés.
refuse-shift-first = Ajoutez ou retranchez d’abord.
refuse-lose-first = Choisissez d’abord le cube que vous perdez.
refuse-hole-there = Il y a un trou en { $square }.
refuse-ship-there = Il y a un navire en { $square }.
refuse-mine-with-choice = Pas de mine en { $square } : ses dés pourraient se lire dans l’autre ordre.
refuse-no-room = Depuis { $square }, il n’y a pas de place pour { $ship }.
refuse-not-a-line = Ce n’est pas une ligne droite et libre pour { $ship } depuis { $square }.
refuse-dice-say-otherwise = Les dés ne donnent pas { $square }.
refuse-letter-there = Un dé donne déjà une lettre : on n’en relance aucun. Vous pouvez rectifier le chiffre.
refuse-no-cube-to-lose = Vous n’avez pas de cube de navire en { $square }.

## Statistics

order-first = tire en premier
order-second = tire en second

## The table in the terminal

table-header = { $game } · { $mines ->
        [mines] mines
       *[islands] îles
    }
table-cubes =
    { $count ->
        [one] { $count } cube à flot
       *[other] { $count } cubes à flot
    }
table-colour = en { $colour }
table-adds = ajoute seulement
table-dice = Dés
table-correcting = { $square } à rectifier de { $shift }
table-legend-ships = { ship-carrier.letter } porte-avions   { ship-escort.letter } escorteur   { ship-submarine.letter } sous-marin   × cube perdu
table-legend-islands = ○ île   [ ] en question
table-legend-mines = * mine   [ ] en question
table-hit = touche { $ship }
table-miss = manqué
table-lost-already = manqué, déjà perdu
table-island = manqué, une île
table-mine = touche une mine
table-off-board = sort du damier
table-to = { $square } : { $what }
table-lose =
    { $left ->
        [0] { $ship }, alors coulé
       *[other] { $ship }, reste { $left }
    }
table-reach-none = aucun lancer ne touche
table-reach =
    { $count ->
        [one] touche avec { $throws } : { $count } lancer sur 6
       *[other] touche avec { $throws } : { $count } lancers sur 6
    }
table-reach-mines = mine avec { $throws }
table-values-ship = { $ship }, { $length ->
        [one] { $length } cube
       *[other] { $length } cubes
    }
table-values-mine =
    { $count ->
        [one] Une mine coûte { $count } cube de navire{ $mark }.
       *[other] Une mine coûte { $count } cubes de navire{ $mark }.
    }
