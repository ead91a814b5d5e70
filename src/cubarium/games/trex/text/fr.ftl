### Les mots de T-Rex, en français. L’autre langue a les mêmes messages, attributs et variables.
###
### Formes : un nom seul (« Bleu 7 ») est un titre ; sa forme .inside (« le bleu 7 », « la Pluie de
### météorites ») se place dans une phrase. $card et les éléments de $cards sont des formes .inside.
### $colour, $old, $high, $low, $left et $right sont des couleurs dans une phrase, sauf dans les lignes de
### score et les titres de tableau. $player et $owner sont des noms. $you vaut "yes" si la personne qui lit
### est $player et "target" si elle est $owner.
### $points, $count, $wanted, $place, $round, $rounds, $number, $total et $draw sont des nombres.

game = T-Rex
game-tagline = Montrez la plus forte carte quand tombent les météorites, et collectionnez des œufs d’une couleur.

## Choses comptées, employées dans d’autres messages

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cards-counted =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Couleurs et cartes

colour-yellow = Jaune
    .inside = jaune
colour-blue = Bleu
    .inside = bleu
colour-brown = Marron
    .inside = marron
colour-green = Vert
    .inside = vert
colour-red = Rouge
    .inside = rouge

# $colour, dans l’une ou l’autre forme, donne la carte dans la même forme.
card-numbered = { $colour } { $number }
    .inside = le { $colour } { $number }
card-chamaelosaurus = Chamaelosaure
    .inside = le Chamaelosaure
card-shower = Pluie de météorites
    .inside = la Pluie de météorites

symbol-meteor = météorite
symbol-draw = pioche { $draw }

## Règles, par les titres du document des règles

rule-1-1 = Cartes dinosaures
rule-1-2 = Symboles
rule-1-3 = Nombre de personnes
rule-1-4 = À deux
rule-1-5 = Œufs
rule-1-6 = Cartes couleur
rule-1-7 = Première main
rule-1-8 = Première personne à jouer
rule-2-1 = La couleur d’abord
rule-2-2 = Les couleurs moyennes se valent
rule-2-3 = Puis le numéro
rule-2-4 = Puis le moment
rule-2-5 = Cartes sans valeur
rule-2-6 = Seule la carte du dessus compte
rule-3-1 = Jouer une carte
rule-3-2 = Le tour suivant
rule-3-3 = Main vide
rule-3-4 = Plus aucune carte
rule-3-5 = Piocher des cartes
rule-3-6 = Pas de limite de main
rule-3-7 = Chamaelosaure
rule-3-8 = Le Chamaelosaure ne copie aucun symbole
rule-3-9 = Chamaelosaure sans dinosaure
rule-3-10 = Pluie de météorites
rule-4-1 = La première météorite
rule-4-2 = Encore une carte chacun
rule-4-3 = Une météorite plus forte
rule-4-4 = Une météorite plus faible
rule-4-5 = La météorite la plus forte
rule-4-6 = La carte de clôture
rule-4-7 = En tête et sans carte
rule-4-8 = Personne ne peut jouer
rule-5-1 = L’ordre des choses
rule-5-2 = Le premier œuf
rule-5-3 = Le second œuf
rule-5-4 = Retirer une carte
rule-5-5 = Retirer avec une pioche vide
rule-5-6 = La Pluie de météorites quitte le jeu
rule-5-7 = Les piles jouées passent dessous
rule-5-8 = Les mains restent
rule-5-9 = Le changement de couleur
rule-5-10 = Les couleurs n’échangent pas leurs places
rule-5-11 = La manche suivante
rule-5-12 = La dernière manche
rule-6-1 = Douze manches
rule-6-2 = Points des œufs
rule-6-3 = Victoire
rule-6-4 = Égalité
rule-6-5 = Victoire partagée
rule-7-1 = Les mains sont secrètes
rule-7-2 = Les pioches sont face cachée
rule-7-3 = Les cartes jouées sont connues
rule-7-4 = Piocher des cartes connues
rule-7-5 = Cartes retirées
rule-7-6 = Œufs et couleurs

## Options

option-players = Nombre de personnes
    .help = De 3 à 5 selon la règle. À 2, on joue notre propre variante.
option-first = Qui commence
    .help = Selon la règle, la personne la plus âgée commence : choisissez-la, ou laissez faire le sort.
    .value-0 = Tirage au sort

## Variantes

variant-standard = T-Rex
    .help = 12 manches, 24 œufs.

## Actions

action-play = Jouer { $card }
action-egg = Prendre l’œuf { $colour }
action-remove-played = Retirer { $card }, le dessus de votre pile jouée
action-remove-unseen = Retirer la carte du dessus de votre pioche, sans la voir
action-remove-known = Retirer { $card }, le dessus de votre pioche
action-colour-keep = Garder les deux couleurs
action-colour-high = Couleur forte : le { $colour } au lieu du { $old }
action-colour-low = Couleur faible : le { $colour } au lieu du { $old }

## Ce que doit faire la personne qui lit

prompt-play = Jouez une carte.
prompt-last-lap = Jouez une carte. C’est la dernière, sauf météorite plus forte.
prompt-closing = Jouez la carte qui ferme la manche.
prompt-egg = Votre carte est la plus forte : prenez un des deux œufs.
prompt-remove = Retirez une carte du jeu.
prompt-colour = Votre carte est la plus faible : changez une couleur, ou gardez les deux.
waiting = { $player } choisit son coup.

## Événements

event-colours-laid = La couleur forte est le { $high }, la couleur faible est le { $low }.
event-dealt =
    { $you ->
        [yes] Vous prenez { cards-counted }.
       *[other] { $player } prend { cards-counted }.
    }
event-hand =
    { $you ->
        [yes] Votre première main : { $cards }.
       *[other] Première main pour { $player } : { $cards }.
    }
event-round-begins =
    Manche { $round } : { $you ->
        [yes] vous commencez.
       *[other] { $player } commence.
    }
event-eggs-shown = Les œufs : { $left } à gauche, { $right } à droite.
event-plays =
    { $you ->
        [yes] Vous jouez { $card }.
       *[other] { $player } joue { $card }.
    }
event-plays-blind =
    { $you ->
        [yes] Votre main est vide : vous jouez { $card } depuis votre pioche.
       *[other] { $player } n’a plus de carte en main et joue { $card } depuis sa pioche.
    }
event-copies = Le Chamaelosaure compte comme { $card }.
event-copies-nothing = Le Chamaelosaure n’a pas de dinosaure à copier et reste sans valeur.
event-meteor-falls =
    { $you ->
        [yes] Vous commencez le dernier tour de table avec { $card }. Les autres jouent encore une fois, puis vous fermez la manche.
       *[other] { $player } commence le dernier tour de table avec { $card }.
    }
event-meteor-tops =
    { $you ->
        [yes] Avec { $card }, vous battez la météorite jouée par { $owner }. Le dernier tour de table recommence.
        [target] Avec { $card }, { $player } bat votre météorite. Le dernier tour de table recommence.
       *[other] Avec { $card }, { $player } bat la météorite jouée par { $owner }. Le dernier tour de table recommence.
    }
event-meteor-too-low =
    { $you ->
        [target] Cette météorite est trop faible : { $card } ne bat pas la vôtre.
       *[other] Cette météorite est trop faible : { $card } ne bat pas celle jouée par { $owner }.
    }
event-meteor-after-all = La manche est fermée : { $card } ne lance pas d’autre tour de table.
event-draws =
    { $you ->
        [yes] Vous piochez
       *[other] { $player } pioche
    } { $count ->
        [0] en vain : la pioche est vide.
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
event-draws-short =
    { $you ->
        [yes] Vous piochez
       *[other] { $player } pioche
    } { cards-counted } au lieu de { $wanted } : la pioche est maintenant vide.
event-drawn =
    { $you ->
        [yes] Nouveau dans votre main : { $cards }.
       *[other] Nouveau pour { $player } : { $cards }.
    }
event-drawn-known =
    { $you ->
        [yes] Vous tenez maintenant { $cards }, au su de tous.
       *[other] { $player } tient maintenant { $cards }, au su de tous.
    }
event-cannot-play =
    { $you ->
        [yes] Vous n’avez aucune carte à jouer, votre tour est sauté.
       *[other] { $player } n’a aucune carte à jouer, son tour est sauté.
    }
event-round-ends = La manche { $round } est finie.
event-ranks =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    } pour { $you ->
        [yes] vous
       *[other] { $player }
    } avec { $card }.
event-ranks-no-value =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    } pour { $you ->
        [yes] vous
       *[other] { $player }
    } avec une carte sans valeur.
event-ranks-later =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    } pour { $you ->
        [yes] vous
       *[other] { $player }
    } avec { $card } : aussi fort que { $you ->
        [target] votre carte
       *[other] la carte jouée par { $owner }
    }, mais joué plus tard.
event-ranks-no-value-later =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    } pour { $you ->
        [yes] vous
       *[other] { $player }
    } avec une carte sans valeur, jouée plus tard que { $you ->
        [target] la vôtre
       *[other] celle jouée par { $owner }
    }.
event-takes-egg =
    { $you ->
        [yes] Vous prenez l’œuf { $colour }.
       *[other] { $player } prend l’œuf { $colour }.
    }
event-gets-egg =
    { $you ->
        [yes] Vous recevez l’autre œuf, { $colour }.
       *[other] { $player } reçoit l’autre œuf, { $colour }.
    }
event-removes-played =
    { $you ->
        [yes] Vous retirez { $card } de votre pile jouée.
       *[other] { $player } retire { $card } de sa pile jouée.
    }
event-removes-known =
    { $you ->
        [yes] Vous retirez { $card } de votre pioche.
       *[other] { $player } retire { $card } de sa pioche.
    }
event-removes-unseen =
    { $you ->
        [yes] Vous retirez une carte de votre pioche, sans la voir.
       *[other] { $player } retire une carte de sa pioche, sans la voir.
    }
event-removes-shower =
    { $you ->
        [yes] Vous devez retirer { $card }.
       *[other] { $player } doit retirer { $card }.
    }
event-keeps-colours =
    { $you ->
        [yes] Vous gardez les deux couleurs.
       *[other] { $player } garde les deux couleurs.
    }
event-changes-high =
    { $you ->
        [yes] Vous faites du { $colour } la couleur forte à la place du { $old }.
       *[other] { $player } fait du { $colour } la couleur forte à la place du { $old }.
    }
event-changes-low =
    { $you ->
        [yes] Vous faites du { $colour } la couleur faible à la place du { $old }.
       *[other] { $player } fait du { $colour } la couleur faible à la place du { $old }.
    }
event-game-ends = La partie est finie.
event-final =
    { $you ->
        [yes] Vous avez { points }.
       *[other] { $player } a { points }.
    }
event-remains =
    { $you ->
        [yes] Il vous reste des cartes pour un total de { $total }.
       *[other] Il reste à { $player } des cartes pour un total de { $total }.
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
tie-cards-left =
    { $all } sont à égalité avec { $score }. { $above } { $leaders ->
        [one] passe
       *[other] passent
    } devant : les numéros des cartes restantes font un plus grand total ({ $more } contre { $less }).
tie-shared =
    { $all } sont à égalité en tout, avec { $score } et un total de { $left } pour les cartes restantes, et partagent { $place ->
        [1] la victoire
       *[other] leur place
    }.

## Lignes de score

line-eggs =
    { $count ->
        [one] { $colour }, { $count } œuf : { points }
       *[other] { $colour }, { $count } œufs : { points }
    }

## La feuille de tous les scores côte à côte, et ce qui a décidé la partie

# $colour est une forme .inside.
row-eggs = Œufs ({ $colour })

## Pourquoi un coup est refusé

refuse-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
refuse-play-first = Jouez d’abord une carte.
refuse-egg-first = Prenez d’abord un des deux œufs.
refuse-remove-first = Retirez d’abord une carte du jeu.
refuse-colours-first = Changez d’abord une carte couleur, ou gardez les deux.
refuse-same-colour = Cette couleur a déjà cette place : { $colour }.
refuse-colours-trade = La forte et la faible n’échangent pas leurs places, et le { $colour } est l’une d’elles.

## La table

table-header =
    { $game } · manche { $round } sur { $rounds } · { $you ->
        [yes] vous avez commencé
       *[other] { $player } a commencé
    }
table-high = forte
table-middle = moyennes
table-low = faible
table-special = spéciales
table-eggs = Œufs :
table-left = gauche
table-right = droite
table-taken = pris
table-stacks = face cachée :
table-shows = montre
table-place = place
table-hand-size = main
table-pile-size = pioche
table-eggs-won = œufs
table-points = points
table-played =
    { $count ->
        [one] { $count } jouée
       *[other] { $count } jouées
    }
table-removed = a retiré
table-leads = en tête
table-last-lap =
    { $you ->
        [yes] Dernier tour de table : vous êtes en tête avec { $card }. Votre prochaine carte ferme la manche.
       *[other] Dernier tour de table : { $player } est en tête avec { $card } et fermera la manche.
    }
table-hand =
    { $you ->
        [yes] Votre main, { cards-counted } :
       *[other] { $player } tient { cards-counted } :
    }
table-known = Connu
table-known-pile = pioche, dessus d’abord
table-known-hand = en main
table-known-removed = hors du jeu
table-legend = * météorite · +2 fait piocher 2 · ?×3 jamais vues · ° valeur maison, tapez v

table-place-now = place { $place } sur { $count }
table-draws = pioche { $count }
table-meteor-falls = ouvre le dernier tour
table-meteor-tops = bat la météorite en tête
table-meteor-too-low = trop faible pour mener
table-meteor-after-all = sa météorite est sans effet
table-holding = en main : { $colour } { $count }, { $old } { $total }

table-values-chamaelosaurus = { card-chamaelosaurus } : prend la couleur et le numéro de la carte du dessous, pas son symbole
table-values-shower = { card-shower } : la météorite la plus forte, mais compte 0 comme carte ; quitte le jeu après la manche
table-values-eggs = Œufs du jeu :
table-values-squares = De 1 à 6 œufs d’une couleur donnent { $squares } points.

# Deux lettres pour chaque couleur et chaque carte spéciale.
table-letters-yellow = JA
table-letters-blue = BL
table-letters-brown = MA
table-letters-green = VE
table-letters-red = RO
table-letters-chamaelosaurus = CH
table-letters-shower = PM
