### Words of Cub'ano Course, in French. The other language has the same messages, attributes and variables.
###
### Variables: see the head of the English catalogue. No "de" or "que" stands before a name, because it would
### have to be elided before a vowel.

game = Cub’ano Course
game-tagline = Courez sur les diagonales et couvrez en premier la moitié du damier.

## Rules, by the titles of the rules document

rule-4-1 = Mise en place
rule-4-2 = Les couleurs
rule-4-3 = Les coins
rule-4-4 = Le lancer
rule-4-5 = Angle contre angle
rule-4-6 = Le premier cube
rule-4-7 = Cubes en trop
rule-4-8 = Victoire
rule-4-9 = Les dés comme derniers cubes
rule-4-10 = Le dernier lancer équitable

## Options

option-players = Nombre de personnes
    .help = Toujours 2.
option-fair-last-turn = Dernier lancer équitable
    .help = Si la personne qui a commencé finit d’abord, l’autre lance encore une fois.

## Variants

variant-standard = Standard
    .help = La première personne à couvrir 32 cases gagne.
variant-fair = Dernier lancer équitable
    .help = Si la personne qui a commencé finit d’abord, l’autre lance encore une fois.

## Values in reports

order-first = commence
order-second = suit

## Actions

action-throw = Lancer le dé
action-colour = Jouer en { $colour }
action-corner = Partir du coin { $square }
action-place = Poser un cube en { $square }

## What the reader has to do

prompt-colour = Choisissez votre couleur.
prompt-corner = Choisissez votre coin.
prompt-throw = Lancez le dé.
prompt-place =
    { $count ->
        [one] Posez 1 cube.
       *[other] Posez un cube, { $count } en tout.
    }
waiting = { $player } choisit son coup.

## Events

event-starts =
    { $you ->
        [yes] Vous commencez.
       *[other] { $player } commence.
    }
event-chooses =
    { $you ->
        [yes] Vous jouez en { $colour }.
       *[other] { $player } joue en { $colour }.
    }
event-takes-corner =
    { $you ->
        [yes] Vous partez du coin { $square }.
       *[other] { $player } part du coin { $square }.
    }
event-throws =
    { $you ->
        [yes] Vous lancez le dé :
       *[other] { $player } lance le dé :
    } { $colour }, { $count ->
        [one] { $count } cube.
       *[other] { $count } cubes.
    }
event-places =
    { $you ->
        [yes] Vous couvrez { $square }.
       *[other] { $player } couvre { $square }.
    }
event-uses-die =
    { $you ->
        [yes] Il ne reste plus de cube : vous prenez le dé à { $owner }.
        [target] Il ne reste plus de cube : { $player } prend votre dé.
       *[other] Il ne reste plus de cube : { $player } prend le dé à { $owner }.
    }
event-uses-die-own =
    { $you ->
        [yes] Il ne reste plus de cube : vous posez votre dé.
       *[other] Il ne reste plus de cube : { $player } pose son dé.
    }
event-surplus =
    { $count ->
        [one] { $count } cube du lancer est de trop et se perd.
       *[other] { $count } cubes du lancer sont de trop et se perdent.
    }
event-last-throw =
    { $you ->
        [yes] Vous avez droit à un dernier lancer.
       *[other] { $player } a droit à un dernier lancer.
    }
event-game-ends = La partie est finie.
event-final =
    { $you ->
        [yes] Vous avez couvert
       *[other] { $player } a couvert
    } { $points ->
        [one] { $points } case.
       *[other] { $points } cases.
    }
event-wins =
    { $you ->
        [yes] Vous gagnez la course avec { $points } cases.
       *[other] { $player } gagne la course avec { $points } cases.
    }
event-shares =
    { $you ->
        [yes] Vous partagez la victoire avec { $points } cases.
       *[other] { $player } partage la victoire avec { $points } cases.
    }

## La fin : $all ont le même $score, $above sont les $leaders d’entre eux qui passent devant, à la place $place

score =
    { $score ->
        [one] { $score } case
       *[other] { $score } cases
    }
tie-shared =
    { $all } ont couvert { $score }. Rien d’autre ne départage : c’est { $place ->
        [1] une victoire partagée
       *[other] une place partagée
    }.

## Score lines

line-covered =
    { $points ->
        [one] Couverte : { $points } case
       *[other] Couvertes : { $points } cases
    }

## La feuille de tous les scores côte à côte, et ce qui a décidé la partie

row-covered = Cases couvertes
decided-left =
    { $you ->
        [yes] Vous aviez encore
       *[no] { $second } avait encore
    } { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } à couvrir.

## Why a move is refused

refuse-colour-taken = { $player } joue cette couleur.
refuse-colour-first = Choisissez d’abord votre couleur.
refuse-colour-chosen = La couleur se choisit une fois, au début.
refuse-corner = Votre coin doit partager un côté du damier avec { $square }.
refuse-corner-first = Choisissez d’abord votre coin.
refuse-corner-chosen = Le coin se choisit une fois, au début.
refuse-throw-first = Lancez d’abord le dé.
refuse-place-first = Posez d’abord les cubes de votre lancer.
refuse-covered = { $square } est déjà couverte.
refuse-other-half = { $square } n’est pas sur les diagonales de votre coin.
refuse-not-touching = { $square } ne touche aucune de vos cases par un angle.

## The drawing

table-heap =
    { $cubes ->
        [one] Dans le tas : { $cubes } cube
       *[other] Dans le tas : { $cubes } cubes
    }
table-corner = depuis { $square }
table-to-place =
    { $count ->
        [one] { $count } cube à poser
       *[other] { $count } cubes à poser
    }
table-goal = sur { $goal }
table-covered-change = { $before } → { $after } sur { $goal }
table-legend = [ ] coins · les losanges sont les cases libres, toutes les barrettes sont posées
table-values = Un lancer apporte
