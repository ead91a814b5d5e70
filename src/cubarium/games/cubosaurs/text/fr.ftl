### Words of Cubosaurs, in French. The other language has the same messages, attributes and variables.
###
### Forms and variables: see the head of the English catalogue. No "de" or "que" stands before a variable,
### because it would have to be elided before a vowel ("d'un T-Rex", "d'Odile").

game = Cubosaurs
game-tagline = Gardez toute la Main, ou passez-la avec une carte de plus.

## Counted things, used inside other messages

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cost =
    { $cost ->
        [one] { $cost } jeton ADN
       *[other] { $cost } jetons ADN
    }
tokens =
    { $tokens ->
        [one] { $tokens } jeton ADN
       *[other] { $tokens } jetons ADN
    }

## Cards

type-trex = T-Rex
    .many = T-Rex
    .with-a = un T-Rex
type-stego = Stégosaure
    .many = Stégosaures
    .with-a = un Stégosaure
type-bronto = Brontosaure
    .many = Brontosaures
    .with-a = un Brontosaure
type-ptero = Ptérodactyle
    .many = Ptérodactyles
    .with-a = un Ptérodactyle
type-penta = Pentaceratops
    .many = Pentaceratops
    .with-a = un Pentaceratops
type-grey = Vélociraptor gris
    .many = Vélociraptors gris
    .with-a = un Vélociraptor gris
type-black = Vélociraptor noir
    .many = Vélociraptors noirs
    .with-a = un Vélociraptor noir
type-egg = Œuf
    .many = œufs
    .with-a = un œuf

# Both colours together, as the raptor egg counts them.
type-raptor = Vélociraptor
    .many = Vélociraptors
# $one and $many are the two forms of a type.
counted-type =
    { $count ->
        [one] { $count } { $one }
       *[other] { $count } { $many }
    }

card-egg-trex = Œuf de T-Rex
    .with-a = un œuf de T-Rex
card-egg-stego = Œuf de Stégosaure
    .with-a = un œuf de Stégosaure
card-egg-bronto = Œuf de Brontosaure
    .with-a = un œuf de Brontosaure
card-egg-ptero = Œuf de Ptérodactyle
    .with-a = un œuf de Ptérodactyle
card-egg-penta = Œuf de Pentaceratops
    .with-a = un œuf de Pentaceratops
card-egg-raptor = Œuf de raptor
    .with-a = un œuf de raptor
# $type in either form gives the card in the same form.
card-raptor = { $type } { $pair }/{ $lonely }
card-icon-suffix = { " " }(ADN)

## Tiles

tile-1 = Variété
    .effect = À la fin de la manche, recevez { points } par type présent dans votre collection.
tile-2 = Nid
    .effect = À la fin de la manche, recevez { points } de plus pour chacun de vos œufs.
tile-3 = Carte en plus
    .effect = Piochez 1 carte et placez-la dans la Main, quel que soit son type.
tile-4 = Laissez-passer
    .effect = Passez la Main sans ajouter de carte.
tile-5 = Jumeau
    .effect = Passez la Main avec une de vos cartes dont le type y est déjà.
tile-6 = Adieu
    .effect = Détruisez 1 de vos cartes.
tile-7 = Météorite
    .effect = Détruisez 1 carte dans une collection adverse.
tile-8 = Larcin
    .effect = Faites passer 1 carte adverse dans votre collection.
tile-9 = Cadeau
    .effect = Donnez 1 de vos cartes à un adversaire.
tile-10 = Échange
    .effect = Prenez 1 carte à un adversaire et donnez-lui 1 des vôtres en retour.

## Rules, by the titles of the rules document

rule-1-1 = Cartes et types
rule-1-2 = La pioche
rule-1-3 = Premières cartes
rule-1-4 = Première personne à jouer
rule-1-5 = Tout est visible
rule-1-6 = Nombre de personnes
rule-2-1 = Une Main passée est à vous
rule-2-2 = Piocher la Main
rule-2-3 = Garder
rule-2-4 = Passer
rule-2-5 = On n’ajoute qu’un type nouveau
rule-2-6 = Obligation de garder
rule-2-7 = Tout ou rien
rule-2-8 = Ce qui compte comme un type
rule-2-9 = Le tour suivant
rule-2-10 = Garder est toujours permis
rule-2-11 = Une Main peut revenir
rule-3-1 = Fin de la manche
rule-3-2 = Séries
rule-3-3 = Série longue, série vide
rule-3-4 = Paires de raptors
rule-3-5 = Raptors seuls
rule-3-6 = Meilleures paires
rule-3-7 = Œuf avec la majorité
rule-3-8 = Œuf sans la majorité
rule-3-9 = Œuf de raptor
rule-3-10 = Œuf d’un type absent
rule-3-11 = Addition
rule-4-1 = Nombre de manches
rule-4-2 = Nouvelle mise en place
rule-4-3 = Qui commence ensuite
rule-4-4 = Le sens change
rule-4-5 = Victoire
rule-4-6 = Égalité
rule-4-7 = Victoire partagée
rule-5-1 = Tuiles et jetons
rule-5-2 = Sans interaction directe
rule-5-3 = Gagner de l’ADN
rule-5-4 = Réserve vide
rule-5-5 = Rien à prendre
rule-5-6 = Ordre des gains
rule-5-7 = Partir et revenir
rule-5-8 = Partie de base
rule-6-1 = Une tuile par tour
rule-6-2 = Moment de l’achat
rule-6-3 = Payer
rule-6-4 = L’effet fait partie de l’achat
rule-6-5 = Marché sans réassort
rule-6-6 = Tuiles achetées
rule-6-7 = Pas de tour, pas d’achat
rule-6-8 = Tuiles et jetons à la manche suivante
rule-6-9 = Jetons en fin de partie
rule-6-10 = Cibles
rule-7-1 = Tuile 1 : Variété
rule-7-2 = Tuile 2 : Nid
rule-7-3 = Tuile 3 : Carte en plus
rule-7-4 = Tuile 4 : Laissez-passer
rule-7-5 = Tuile 5 : Jumeau
rule-7-6 = Tuile 6 : Adieu
rule-7-7 = Tuile 7 : Météorite
rule-7-8 = Tuile 8 : Larcin
rule-7-9 = Tuile 9 : Cadeau
rule-7-10 = Tuile 10 : Échange

## Options

option-players = Nombre de personnes
    .help = De 2 à 5.
option-rounds = Manches
    .help = D’ordinaire 2, ou 3 quand on joue à deux.
option-advanced = Partie avancée
    .help = Jetons ADN et tuiles Évolution.
option-direct-interaction = Tuiles d’interaction directe
    .help = Les tuiles qui détruisent, volent, donnent ou échangent des cartes chez les autres.

## Variants

variant-base = Partie de base
    .help = Collectionner, garder, passer. Le mieux pour commencer.
variant-advanced = Partie avancée
    .help = Avec des jetons ADN qui achètent des tuiles Évolution.
variant-peaceful = Partie avancée paisible
    .help = Sans les tuiles qui agissent sur les cartes des autres.

## Actions

action-keep = Garder la Main : { $cards }
action-done = Terminer le tour
action-pass = Ajouter { $card } et passer à { $next }
action-buy = Acheter la tuile { $number }, { $tile }, pour { cost }
action-pick-destroy-own = Détruire { $card }
action-pick-destroy-other = Détruire { $card } chez { $owner }
action-pick-steal = Voler { $card } à { $owner }
action-pick-give = Céder { $card }
action-pick-swap-take = Prendre { $card } à { $owner }
action-pick-swap-give = Donner { $card } en retour
action-seat-give = Donner la carte à { $player }
action-seat-token = Prendre 1 jeton ADN à { $player }

## What the reader has to do

prompt-decide =
    { $count ->
        [1] Gardez la carte, ou ajoutez une des vôtres et passez la Main à { $next }.
       *[other] Gardez les { $count } cartes, ou ajoutez une des vôtres et passez la Main à { $next }.
    }
prompt-forced-keep = Gardez la Main : aucune de vos cartes ne peut y être ajoutée.
# Follows one of the two above when a tile can be bought.
prompt-may-buy = Vous pouvez aussi acheter une tuile.
prompt-after = Achetez une tuile ou terminez le tour.
prompt-pass-forbidden = Ajoutez une de vos cartes dont le type est déjà dans la Main.
prompt-destroy-own = Choisissez une de vos cartes à détruire.
prompt-destroy-other = Choisissez une carte adverse à détruire.
prompt-steal = Choisissez une carte à voler à un adversaire.
prompt-give = Choisissez une de vos cartes à céder.
prompt-give-to = Choisissez qui reçoit la carte.
prompt-swap-take = Choisissez une carte à prendre à un adversaire.
prompt-swap-give = Choisissez une de vos cartes à donner en retour.
prompt-token = Choisissez à qui prendre 1 jeton ADN : la réserve est vide.
waiting = { $player } choisit son coup.

## Events

event-round-begins =
    Manche { $round } : { $you ->
        [yes] vous commencez
       *[other] { $player } commence
    }, on tourne dans le sens { $direction ->
       *[clockwise] horaire
        [counterclockwise] antihoraire
    }.
event-dealt =
    { $you ->
        [yes] Vos premières cartes : { $cards }.
       *[other] Premières cartes pour { $player } : { $cards }.
    }
event-draws =
    { $you ->
        [yes] Vous piochez { $card }.
       *[other] { $player } pioche { $card }.
    }
event-keeps =
    { $you ->
        [yes] Vous gardez la Main : { $cards }.
       *[other] { $player } garde la Main : { $cards }.
    }
event-passes =
    { $you ->
        [yes] Vous ajoutez { $card } et passez la Main à { $next }.
        [target] { $player } ajoute { $card } et vous passe la Main.
       *[other] { $player } ajoute { $card } et passe la Main à { $next }.
    }
event-passes-nothing =
    { $you ->
        [yes] Vous passez la Main à { $next } sans ajouter de carte.
        [target] { $player } vous passe la Main sans ajouter de carte.
       *[other] { $player } passe la Main à { $next } sans ajouter de carte.
    }
event-buys =
    { $you ->
        [yes] Vous achetez la tuile { $tile } pour { cost }.
       *[other] { $player } achète la tuile { $tile } pour { cost }.
    }
event-draws-extra =
    { $you ->
        [yes] Vous piochez { $card } et l’ajoutez à la Main.
       *[other] { $player } pioche { $card } et l’ajoute à la Main.
    }
event-destroys =
    { $you ->
        [yes] Vous détruisez { $card } chez { $owner }.
        [target] { $player } détruit { $card } chez vous.
       *[other] { $player } détruit { $card } chez { $owner }.
    }
event-destroys-own =
    { $you ->
        [yes] Vous détruisez { $card } dans votre propre collection.
       *[other] { $player } détruit { $card } dans sa propre collection.
    }
event-steals =
    { $you ->
        [yes] Vous volez { $card } à { $owner }.
        [target] { $player } vous vole { $card }.
       *[other] { $player } vole { $card } à { $owner }.
    }
event-gives =
    { $you ->
        [yes] Vous donnez { $card } à { $owner }.
        [target] { $player } vous donne { $card }.
       *[other] { $player } donne { $card } à { $owner }.
    }
event-swaps =
    { $you ->
        [yes] Vous prenez { $card } à { $owner } et donnez { $given } en retour.
        [target] { $player } vous prend { $card } et vous donne { $given } en retour.
       *[other] { $player } prend { $card } à { $owner } et donne { $given } en retour.
    }
event-gains =
    { $you ->
        [yes] Vous gagnez
       *[other] { $player } gagne
    } { $count ->
        [one] { $count } jeton ADN.
       *[other] { $count } jetons ADN.
    }
event-takes-token =
    { $you ->
        [yes] La réserve est vide : vous prenez 1 jeton ADN à { $owner }.
        [target] La réserve est vide : { $player } vous prend 1 jeton ADN.
       *[other] La réserve est vide : { $player } prend 1 jeton ADN à { $owner }.
    }
event-no-token =
    { $you ->
        [yes] Vous ne gagnez pas de jeton ADN : la réserve est vide et aucun adversaire n’en a.
       *[other] { $player } ne gagne pas de jeton ADN : la réserve est vide et aucun adversaire n’en a.
    }
event-market = Au marché : { $tiles }.
event-round-ends = La manche { $round } est finie : la pioche est vide et il faudrait piocher.
event-round-score =
    { $you ->
        [yes] Vous marquez { points } dans cette manche.
       *[other] { $player } marque { points } dans cette manche.
    }
event-game-ends = La partie est finie.
event-token-points =
    { $you ->
        [yes] Il vous reste { tokens }, pour { points }.
       *[other] Il reste { tokens } à { $player }, pour { points }.
    }
event-final =
    { $you ->
        [yes] Vous avez { points } au total.
       *[other] { $player } a { points } au total.
    }
event-wins =
    { $you ->
        [yes] Vous gagnez avec { points }.
       *[other] { $player } gagne avec { points }.
    }
event-shares =
    { $you ->
        [yes] Vous partagez la victoire avec { points }.
       *[other] { $player } partage la victoire avec { points }.
    }

## La fin : $all ont le même $score, $above sont les $leaders d’entre eux qui passent devant, à la place $place

score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tie-last-round =
    { $all } sont à égalité avec { $score }. { $above } { $leaders ->
        [one] passe
       *[other] passent
    } devant avec plus de points à la dernière manche ({ $more } contre { $less }).
tie-shared =
    { $all } sont à égalité en tout, avec { $score } dont { $last } à la dernière manche, et partagent { $place ->
        [1] la victoire
       *[other] leur place
    }.

## Score lines

line-series = { $type } ×{ $count } : { points }
line-raptor-pair = Paire de raptors ({ $grey } + { $black }) : { points }
line-raptor-alone = Raptor seul ({ $card }) : { points }
# $kind est ce que l’œuf compte dans sa propre collection, comme « 3 T-Rex ».
line-egg-most = { $card } (avec { $kind }, personne n’en a davantage) : { points }
line-egg-not =
    { $best ->
        [0] { $card } (personne n’a ce dinosaure) : { points }
       *[other] { $card } (avec { $kind }, quelqu’un en a { $best }) : { points }
    }
line-tile-types =
    { $count ->
        [one] { tile-1 } ({ $count } type) : { points }
       *[other] { tile-1 } ({ $count } types) : { points }
    }
line-tile-eggs =
    { $count ->
        [one] { tile-2 } ({ $count } œuf) : { points }
       *[other] { tile-2 } ({ $count } œufs) : { points }
    }
line-tokens =
    { $tokens ->
        [one] { tokens } restant : { points }
       *[other] { tokens } restants : { points }
    }

## La feuille de tous les scores côte à côte, et ce qui a décidé la partie

row-raptors = Vélociraptors
row-eggs = Œufs
row-tiles = Tuiles
row-dna = ADN restant
# $type est un titre ; $copies dit combien il y en a, de 2 à 4.
decided-copy = Le { $copies ->
    [2] deuxième
    [3] troisième
   *[4] quatrième
} { $type } a tout décidé.

## Why a move is refused

refuse-not-in-collection = Cette carte n’est pas dans votre collection : { $card }.
refuse-type-in-hand = Il y a déjà { $type } dans la Main. Ajoutez une carte d’un autre type, ou gardez la Main.
refuse-type-not-in-hand = La tuile { tile-5 } demande un type déjà présent dans la Main, et vous proposez { $type }. Choisissez une carte d’un type présent.
refuse-no-hand = La tuile { $tile } a besoin de la Main, que vous avez déjà gardée ou passée. Achetez la tuile avant de décider.
refuse-already-kept = Vous avez déjà gardé ou passé la Main pendant ce tour.
refuse-already-bought = Vous avez déjà acheté une tuile pendant ce tour.
refuse-not-in-market = La tuile { $tile } n’est pas au marché.
refuse-too-dear = La tuile { $tile } coûte { cost } et vous en avez { $tokens }.
refuse-base-game = Les tuiles appartiennent à la partie avancée.
refuse-deck-empty = La pioche est vide : il n’y a plus de carte à piocher avec la tuile { $tile }.
refuse-no-card-of-others = Aucun adversaire n’a de carte pour la tuile { $tile }.
refuse-no-card-to-add = Votre collection est vide : la tuile { $tile } n’a aucune carte à ajouter. Vous pouvez garder la Main.
refuse-no-twin = Aucune de vos cartes n’a un type déjà présent dans la Main, comme le demande la tuile { $tile }. Vous pouvez passer la Main avec n’importe laquelle de vos cartes, sans cette tuile, ou garder la Main.
refuse-keep-first = Votre collection est vide, et la tuile { $tile } demande une de vos cartes. Gardez d’abord la Main, vous pourrez ensuite acheter la tuile.
refuse-own-card-needed = Votre collection est vide, et la tuile { $tile } demande une de vos cartes.
refuse-answer-first = Répondez d’abord à la question posée.
refuse-nothing-asked = Aucune question ne vous est posée en ce moment.
refuse-no-tokens = { $player } n’a pas de jeton ADN.
refuse-yourself = Choisissez un adversaire, pas vous-même.
refuse-same-as-another = Une seule des cartes identiques est proposée : il y a déjà { $card } dans la liste.
refuse-not-playing = Personne ne joue à cette place.
refuse-decide-first = Gardez ou passez d’abord la Main.
refuse-choose-own = Cette carte n’est pas dans votre collection : { $card }. Choisissez une des vôtres.
refuse-choose-theirs = Aucun adversaire n’a cette carte : { $card }. Choisissez une carte adverse.

# La table

table-gain = +{ $count } ADN
