### Words of the naval battle of messages, in French. The other language has the same messages, attributes and
### variables.
###
### Forms and variables: see the head of the English catalogue. No "de" or "que" stands before a variable,
### because it would have to be elided before a vowel ("d’Odile").

game = Cub’ano : bataille navale aux messages
game-tagline = Cachez vos messages sous les cubes et trouvez ceux de l’adversaire.

## Counted things, used inside other messages


## Rules, by the titles of the rules document

rule-5-1 = Deux moitiés
rule-5-2 = Cacher en secret
rule-5-3 = Nombre de messages
rule-5-4 = Qui commence
rule-5-5 = Désigner une case
rule-5-6 = Jamais deux fois la même case
rule-5-7 = Fin et victoire
rule-5-8 = Points
rule-5-9 = Couleurs

## Options

option-players = Nombre de personnes
    .help = Toujours 2.
option-messages = Messages
    .help = De 1 à 16. La règle laisse le nombre libre : { $usual }° si vous ne convenez de rien.

## Variants

variant-usual = Bataille habituelle
    .help = { $usual }° messages par personne.
variant-short = Bataille courte
    .help = 3 messages par personne.
variant-long = Bataille longue
    .help = 10 messages par personne.

## Actions

action-hide = Cacher un message sous { $square }
action-colour = Choisir la couleur { $colour }
action-name = Désigner { $square } chez { $owner }

## What the reader has to do

prompt-colour = Choisissez la couleur de votre moitié.
prompt-hide =
    { $left ->
        [one] Cachez votre dernier message sous un cube de votre moitié.
       *[other] Cachez un message sous un cube de votre moitié. Il en reste { $left }.
    }
prompt-name = Désignez une case chez { $owner }.
waiting =
    { $count ->
        [one] { $player } choisit.
       *[other] { $player } choisissent.
    }

## Events

event-begins =
    { $messages ->
        [one] Chaque camp cache { $messages } message.
       *[other] Chaque camp cache { $messages } messages.
    } { $you ->
        [yes] Vous désignerez la première case.
       *[other] { $player } désignera la première case.
    }
event-chooses =
    { $you ->
        [yes] Vous choisissez la couleur { $colour } pour votre moitié.
       *[other] { $player } choisit la couleur { $colour }.
    }
event-hides =
    { $you ->
        [yes] Vous cachez un message sous { $square }.
       *[other] { $player } cache un message sous { $square }.
    }
event-ready =
    { $you ->
        [yes] Vous avez caché tous vos messages.
       *[other] { $player } a caché tous ses messages.
    }
event-misses =
    { $you ->
        [yes] Vous désignez { $square } : rien.
        [target] { $player } désigne { $square } chez vous : rien.
       *[other] { $player } désigne { $square } : rien.
    }
event-finds =
    { $you ->
        [yes] Vous désignez { $square } et trouvez un message.
        [target] { $player } désigne { $square } chez vous et trouve un message.
       *[other] { $player } désigne { $square } et trouve un message.
    } { $left ->
        [0] C’était le dernier.
       *[other] Reste à trouver : { $left }.
    }
event-game-ends = La partie est finie.
event-final =
    { $you ->
        [yes] Vous avez trouvé { score }.
       *[other] { $player } a trouvé { score }.
    }
event-wins =
    { $you ->
        [yes] Vous gagnez : tous les messages sont trouvés chez { $owner }.
        [target] { $player } gagne : tous vos messages sont trouvés.
       *[other] { $player } gagne : tous les messages sont trouvés chez { $owner }.
    }

## La fin

score =
    { $score ->
        [one] { $score } message
       *[other] { $score } messages
    }

## Score lines

line-found =
    { $count ->
        [one] { $count } message trouvé
       *[other] { $count } messages trouvés
    }

## La feuille de tous les scores côte à côte, et ce qui a décidé la partie

row-found = Messages trouvés
decided-left =
    { $you ->
        [yes] Vous aviez encore
       *[no] { $second } avait encore
    } { $count ->
        [one] { $count } message
       *[other] { $count } messages
    } à trouver.

## Why a move is refused

refuse-all-hidden = Tous les messages sont cachés. Désignez une case adverse.
refuse-not-your-half = { $square } n’est pas dans votre moitié.
refuse-message-there = Il y a déjà un message sous { $square }.
refuse-colour-first = Choisissez d’abord la couleur de votre moitié.
refuse-colour-taken = { $player } a choisi cette couleur.
refuse-colour-chosen = La couleur se choisit une fois, au début.
refuse-hide-first = Cachez d’abord vos messages.
refuse-your-own-half = { $square } est dans votre propre moitié. Désignez une case adverse.
refuse-named-before = { $square } a déjà été désignée.

## Statistics

order-first = désigne en premier
order-second = désigne en second

## The table in the terminal

table-header-choosing = { $game } · choix des couleurs
table-header-hiding = { $game } · cachettes
table-header-seeking = { $game } · recherche
table-header-over = { $game } · fin
table-hidden =
    { $count ->
        [one] { $count } caché sur { $messages }
       *[other] { $count } cachés sur { $messages }
    }
table-found =
    { $count ->
        [one] { $count } trouvé sur { $messages }
       *[other] { $count } trouvés sur { $messages }
    }
table-colour = en { $colour }
table-legend = m message caché   M message trouvé   ○ désignée, rien   · pas encore désignée
table-left =
    { $squares ->
        [one] { $left } à trouver dans { $squares } case
       *[other] { $left } à trouver dans { $squares } cases
    }
table-values-messages = Messages par personne : { $count }{ $mark }
