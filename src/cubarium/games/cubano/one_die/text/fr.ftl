### Words of Cub'ano 1 die, in French. The other language has the same messages, attributes and variables.
###
### Variables: see the head of the English catalogue. No "de" or "que" stands before a name, because it would
### have to be elided before a vowel.

game = Cub’ano 1 dé
game-tagline = Posez les barrettes du dé, fermez des cases et formez la plus grande suite.

## Rules, by the titles of the rules document

rule-3-1 = Mise en place
rule-3-2 = Une couleur pour chacun
rule-3-3 = Le lancer
rule-3-4 = Une couleur libre
rule-3-5 = Votre couleur
rule-3-6 = La couleur d’une autre personne
rule-3-7 = La retourne
rule-3-8 = Poser les barrettes
rule-3-9 = Une case formée est occupée
rule-3-10 = Quand les cubes manquent
rule-3-11 = Sans dé
rule-3-12 = Les dernières barrettes
rule-3-13 = Victoire
rule-3-14 = Table attentive : la couleur d’une autre personne
rule-3-15 = Table attentive : votre couleur
rule-3-16 = Annonces contestées

## Options

option-players = Nombre de personnes
    .help = De 2 à 6.
option-attentive = Table attentive
    .help = Les couleurs s’annoncent : une retourne avant la première barrette, sa propre couleur avant le lancer suivant.

## Variants

variant-standard = Standard
    .help = Selon la feuille de règles.
variant-attentive = Table attentive
    .help = Comme dans le jeu parlé, dites COULEUR à temps ou manquez ce qu’elle apporte.

## Actions

action-throw = Lancer le dé
action-call = COULEUR : annoncer une retourne à { $player }
action-call-own = COULEUR : annoncer votre couleur
action-renounce = Ne rien retourner chez { $player }
action-colour = Jouer en { $colour }
action-lay = Poser une barrette { $edge }
action-flip = Retourner { $square } en { $colour }

## What the reader has to do

prompt-colour = Choisissez votre couleur.
prompt-throw = Lancez le dé.
prompt-lay =
    { $count ->
        [one] Posez 1 barrette sur une arête libre.
       *[other] Posez une barrette sur une arête libre, { $count } en tout.
    }
prompt-claim = { $player } a lancé votre couleur. Retournez une case { $colour }, ou renoncez.
prompt-call = { $player } a lancé votre couleur. Dites COULEUR avant qu’une barrette ne soit posée, ou renoncez.
prompt-call-own = Vous avez lancé votre couleur. Dites COULEUR avant le prochain lancer, par { $player }.
prompt-lay-open =
    { $count ->
        [one] Posez 1 barrette sur une arête libre. D’ici là, { $player } peut faire une annonce.
       *[other] Posez une barrette sur une arête libre, { $count } en tout. Avant la première, { $player } peut faire une annonce.
    }
waiting = { $player } choisit son coup.

## Events

event-starts =
    { $you ->
        [yes] Vous commencez
       *[other] { $player } commence
    }, on tourne dans le sens horaire.
event-chooses =
    { $you ->
        [yes] Vous jouez en { $colour }.
       *[other] { $player } joue en { $colour }.
    }
event-throws =
    { $you ->
        [yes] Vous lancez le dé : { $colour }.
       *[other] { $player } lance le dé : { $colour }.
    }
event-calls =
    { $you ->
        [yes] Vous dites « COULEUR » pour une retourne chez { $owner }.
        [target] { $player } dit « COULEUR » pour une retourne chez vous.
       *[other] { $player } dit « COULEUR » pour une retourne chez { $owner }.
    }
event-calls-own =
    { $you ->
        [yes] Vous dites « COULEUR ».
       *[other] { $player } dit « COULEUR ».
    }
event-flip-missed =
    { $you ->
        [yes] Une barrette est posée : faute d’annonce, vous ne retournez rien.
        [target] Votre barrette est posée : faute d’annonce, { $player } ne retourne rien.
       *[other] Une barrette est posée : faute d’annonce, { $player } ne retourne rien.
    }
event-colour-missed =
    { $you ->
        [yes] Vous n’avez pas annoncé votre couleur à temps : ni barrettes, ni autre lancer.
       *[other] { $player } n’a pas annoncé sa couleur à temps : ni barrettes, ni autre lancer.
    }
event-flips =
    { $you ->
        [yes] Vous retournez { $square } chez { $owner }.
        [target] { $player } retourne votre case { $square }.
       *[other] { $player } retourne { $square } chez { $owner }.
    }
event-renounces =
    { $you ->
        [yes] Vous ne retournez rien chez { $owner }.
        [target] { $player } ne retourne rien chez vous.
       *[other] { $player } ne retourne rien chez { $owner }.
    }
event-takes-bars =
    { $you ->
        [yes] Vous prenez
       *[other] { $player } prend
    } { $count ->
        [one] { $count } barrette.
       *[other] { $count } barrettes.
    }
event-takes-last =
    { $you ->
        [yes] Vous prenez
       *[other] { $player } prend
    } { $count ->
        [one] la dernière barrette
       *[other] les { $count } dernières barrettes
    } et { $you ->
        [yes] fermez
       *[other] ferme
    } toutes les cases qui restent.
event-lays =
    { $you ->
        [yes] Vous posez une barrette { $edge }.
       *[other] { $player } pose une barrette { $edge }.
    }
event-occupies =
    { $you ->
        [yes] Vous occupez { $square }.
       *[other] { $player } occupe { $square }.
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
event-again =
    { $you ->
        [yes] C’était votre couleur : vous relancez le dé.
       *[other] C’était sa couleur : { $player } relance le dé.
    }
event-no-die =
    { $you ->
        [yes] Vous n’avez plus de dé à lancer.
       *[other] { $player } n’a plus de dé à lancer.
    }
event-game-ends = La partie est finie : la dernière barrette est posée.
event-final =
    { $points ->
        [0] { $you ->
            [yes] Vous n’avez aucune case.
           *[other] { $player } n’a aucune case.
        }
        [one] { $you ->
            [yes] Votre plus grande suite compte { $points } case.
           *[other] { $player } a { $points } case dans sa plus grande suite.
        }
       *[other] { $you ->
            [yes] Votre plus grande suite compte { $points } cases.
           *[other] { $player } a { $points } cases dans sa plus grande suite.
        }
    }
event-wins =
    { $you ->
        [yes] Vous gagnez avec une suite de { $points }.
       *[other] { $player } gagne avec une suite de { $points }.
    }
event-shares =
    { $you ->
        [yes] Vous partagez la victoire avec une suite de { $points }.
       *[other] { $player } partage la victoire avec une suite de { $points }.
    }

## La fin : $all ont le même $score, $above sont les $leaders d’entre eux qui passent devant, à la place $place

score =
    { $score ->
        [0] aucune case
        [one] une suite de { $score } case
       *[other] une suite de { $score } cases
    }
tie-suite =
    { $all } sont à égalité avec { $score }. { $above } { $leaders ->
        [one] passe
       *[other] passent
    } devant grâce à la { $suite ->
        [2] deuxième
        [3] troisième
       *[other] { $suite }e
    } plus grande suite ({ $more } contre { $less }).
tie-shared =
    { $all } sont à égalité avec { $score }, et leurs autres suites sont égales aussi : c’est { $place ->
        [1] une victoire partagée
       *[other] une place partagée
    }.
tie-blank = { $all } n’ont aucune case et partagent { $place ->
        [1] la victoire
       *[other] leur place
    }.

## Score lines

line-largest =
    { $points ->
        [one] Plus grande suite : { $points } case
       *[other] Plus grande suite : { $points } cases
    }
line-suite =
    { $squares ->
        [one] Autre suite : { $squares } case
       *[other] Autre suite : { $squares } cases
    }

## La feuille de tous les scores côte à côte, et ce qui a décidé la partie

row-largest = Plus grande suite
row-suites = Autres suites

## Why a move is refused

refuse-colour-taken = { $player } joue cette couleur.
refuse-colour-first = Choisissez d’abord votre couleur.
refuse-colour-chosen = La couleur se choisit une fois, au début.
refuse-throw-first = Lancez d’abord le dé.
refuse-lay-first = Posez d’abord les barrettes de votre lancer.
refuse-answer-first = Retournez d’abord une case, ou renoncez.
refuse-call-first = Dites d’abord COULEUR, ou renoncez.
refuse-call-colour-first = Annoncez d’abord votre couleur.
refuse-no-call = Il n’y a rien à annoncer pour le moment.
refuse-no-claim = Vous n’avez rien à retourner pour le moment.
refuse-bar-there = Il y a déjà une barrette { $edge }.
refuse-square-empty = Il n’y a pas de cube en { $square }.
refuse-not-theirs = La case { $square } n’est pas à { $player }.

## The drawing

table-heaps =
    Dans les tas : { $bars ->
        [one] { $bars } barrette
       *[other] { $bars } barrettes
    }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
table-lap = tour { $lap } de table
table-suite = suite
table-squares = cases
table-no-die = sans dé
table-thrown = lancé
table-to-lay =
    { $count ->
        [one] { $count } barrette à poser
       *[other] { $count } barrettes à poser
    }
table-legend = [ ] plus grandes suites · ouvre : laisse une case à fermer d’une seule barrette
table-values = Un lancer apporte
table-value-own = Votre propre couleur : { $count } barrettes, et un autre lancer
table-value-flips = On retourne à partir du tour de table { $lap }
