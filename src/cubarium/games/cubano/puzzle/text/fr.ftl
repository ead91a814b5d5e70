### Les mots du puzzle de Cub’ano, en français. Mêmes messages, attributs et variables qu’en anglais.
###
### $place, $first et $last sont des noms d’arêtes ou de cases, $colour celui d’une couleur, $pattern celui d’une
### image, $player celui de la personne. $you vaut « yes » quand c’est $player qui lit.
### $count, $right, $moves, $par, $limit, $move et $points sont des nombres.

game = Cub’ano : puzzle
game-tagline = Refaites une image avec des barrettes et des cubes, en aussi peu de coups que possible.

## Choses comptées, dans d’autres messages

moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
bars =
    { $count ->
        [one] { $count } barrette
       *[other] { $count } barrettes
    }
squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }

## Règles, avec les titres du document

rule-7-1 = L’image
rule-7-2 = Le tas
rule-7-3 = Un coup est un trait droit
rule-7-4 = Une ligne de barrettes
rule-7-5 = Où vont les barrettes
rule-7-6 = Une rangée de cubes
rule-7-7 = Des cubes dans des cases formées
rule-7-8 = Cases qui restent vides
rule-7-9 = Les deux bouts changent quelque chose
rule-7-10 = Rien ne retourne au tas
rule-7-11 = Fin de la partie
rule-7-12 = Score
rule-7-13 = Par
rule-7-14 = Dix images, et de nouvelles

## Options

option-players = Nombre de personnes
    .help = Toujours 1.
option-pattern = Image
    .help = De 1 à 10, ou 0 pour une nouvelle.

## Variantes

variant-heart = Cœur
    .help = Une seule couleur pour commencer. Par { $par }.
variant-boat = Bateau
    .help = Une voile, une coque et la mer. Par { $par }.
variant-house = Maison
    .help = Avec une porte et deux fenêtres. Par { $par }.
variant-rings = Anneaux
    .help = Des carrés dans des carrés. Par { $par }.
variant-rug = Tapis
    .help = Tissé : ce qui est dessous vient d’abord. Par { $par }.
variant-tree = Pommier
    .help = Quatre pommes à poser. Par { $par }.
variant-sunset = Coucher de soleil
    .help = Les 64 cases. Par { $par }.
variant-fish = Poisson
    .help = Rayé, avec une queue. Par { $par }.
variant-trex = T-Rex
    .help = Bras courts, longues lignes. Par { $par }.
variant-flower = Fleur
    .help = Petite et sinueuse. Par { $par }.
variant-new = Nouvelle image
    .help = Dessinée pour cette partie, la même à gauche et à droite.

## Actions

action-bars = Poser une ligne de barrettes
action-colour = Poser ou tourner des cubes : { $colour }
action-first = De { $place }
action-last = Jusqu’à { $place }
action-stop = S’arrêter là

## Ce qu’il y a à faire

prompt-choose = Coup { $move } : choisissez les barrettes ou une couleur.
prompt-first-bars = Choisissez l’arête où commence la ligne de barrettes.
prompt-last-bars = La ligne commence en { $first }. Choisissez l’arête où elle finit.
prompt-first-cubes = Choisissez la case où commence la ligne de cubes.
prompt-last-cubes = La ligne commence en { $first }. Choisissez la case où elle finit.
waiting = { $player } choisit son coup.

## Événements

event-begins = L’image : { $pattern }. Par { $par }, { $limit } coups au plus.
event-lays =
    { $you ->
        [yes] Vous posez
       *[other] { $player } pose
    } { bars } de { $first } à { $last }.
event-lays-one =
    { $you ->
        [yes] Vous posez une barrette en { $first }.
       *[other] { $player } pose une barrette en { $first }.
    }
event-paints =
    { $you ->
        [yes] Vous mettez
       *[other] { $player } met
    } { squares } en { $colour } de { $first } à { $last }.
event-paints-one =
    { $you ->
        [yes] Vous mettez { $first } en { $colour }.
       *[other] { $player } met { $first } en { $colour }.
    }
event-stops =
    { $you ->
        [yes] Vous vous arrêtez après { moves }.
       *[other] { $player } s’arrête après { moves }.
    }
event-no-moves = Les { $limit } coups sont joués.
event-game-ends = La partie est finie.
event-final =
    { $you ->
        [yes] Vous avez { $score }.
       *[other] { $player } a { $score }.
    }
event-solved =
    { $you ->
        [yes] Vous avez refait
       *[other] { $player } a refait
    } l’image en { moves }. Le par est de { $par }.
event-unsolved = L’image n’est pas finie : { $right } sur { squares } en place.

## La fin : $count compte des coups, $solved et $played des images

score =
    { $score ->
        [one] { $score } case en place
       *[other] { $score } cases en place
    }
score-rebuilt =
    { $count ->
        [one] l’image entière et { $count } coup restant
       *[other] l’image entière et { $count } coups restants
    }
# $how is under, same or over.
against-par =
    { $how ->
        [same] dans le par
        [under] { $count ->
            [one] { $count } coup sous le par
           *[other] { $count } coups sous le par
        }
       *[over] { $count ->
            [one] { $count } coup au-dessus du par
           *[other] { $count } coups au-dessus du par
        }
    }
average =
    { $played ->
        [one] { $solved } image refaite sur { $played }
       *[other] { $solved } images refaites sur { $played }
    }

## Lignes du score

line-picture = L’image entière
line-moves-left =
    { $count ->
        [one] { $count } coup restant
       *[other] { $count } coups restants
    }
line-squares = { $right } sur { squares } en place

## La feuille de tous les scores côte à côte, et ce qui a décidé la partie

row-picture = L’image entière
row-moves-left = Coups restants
row-squares = Cases en place
decided-solved =
    { $count ->
        [0] L’image est complète, au dernier coup.
        [one] L’image est complète, avec { $count } coup d’avance.
       *[other] L’image est complète, avec { $count } coups d’avance.
    }
decided-missing =
    { $count ->
        [one] Il manque { $count } case.
       *[other] Il manque { $count } cases.
    }

## Pourquoi un coup est refusé

refuse-tool-first = Choisissez d’abord les barrettes ou une couleur.
refuse-run-begun = Choisissez d’abord les deux bouts de ce coup, ou reprenez-le.
refuse-stop-later = On peut s’arrêter après { $par } coups, et vous en avez joué { $moves }.
refuse-all-bars-lie = Toutes les barrettes de l’image sont déjà posées.
refuse-no-square-for = Aucune case formée ne peut passer en { $colour } maintenant.
refuse-not-an-edge = Une barrette va sur une arête, et { $place } est une case.
refuse-not-a-square = Un cube va dans une case, et { $place } est une arête.
refuse-edge-stays-free = Pas de barrette en { $place } : les deux cases voisines restent vides.
refuse-stays-empty = { $place } reste vide dans l’image.
refuse-not-formed = { $place } n’est pas formée : il manque une barrette.
refuse-bar-lies = Il y a déjà une barrette en { $place }.
refuse-same-colour = { $place } est déjà en { $colour }.
refuse-not-in-line = { $first } et { $place } ne sont pas sur une même ligne droite.

## Le dessin au terminal

table-header = { $game }. { $pattern } : coup { $move } sur { $limit }, par { $par }
table-header-over = { $game }. { $pattern } : { moves }, par { $par }
table-picture = L’image
table-board = Votre damier
table-progress =
    En place : { $right } sur { squares }. Au tas : { $bars ->
        [one] { $bars } barrette
       *[other] { $bars } barrettes
    }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
table-legend = ◇ formée et libre   [ ] autre couleur   { $sign } début du coup   ° valeur maison
table-gain = { $count } de plus en place
table-loss = { $count } de moins en place
table-values = L’image entière vaut { $whole } points, plus 1 par coup restant sur { $limit }. Sinon, 1 par case en place.
table-value-par = { $number } { $name } : par { $par }
