# Comment s’appellent les valeurs des composants ; les noms des cartes, tuiles et autres sont dans les textes des jeux.

# $owner est ce qui a la valeur, comme « Tuile 1 », et $key ce que dit la valeur, comme « coût ».
value-name = { $owner } : { $key }
numbered = { $kind } { $number }
value-yes = oui
value-no = non
value-nothing = rien
value-drawing =
    { $lines ->
        [one] un dessin d’une ligne
       *[other] un dessin de { $lines } lignes
    }

## Tables

table-card = Carte
    .many = Cartes
table-circuit = Circuit
    .many = Circuits
table-colour = Couleur
    .many = Couleurs
table-die = Dé
    .many = Dés
table-egg = Œuf
    .many = Œufs
table-fans = Piste des fans
    .many = Piste des fans
table-fleet = Flotte
    .many = Flotte
table-game = Partie
    .many = La partie dans son ensemble
table-join = Grand Final
    .many = Grand Final
table-mine = Mine
    .many = Mines
table-pattern = Image
    .many = Images
table-race = Course
    .many = Courses
table-tile = Tuile
    .many = Tuiles
table-type = Type
    .many = Types de cartes

## Ce qui n’a pas de nom propre à la table

entry-card-egg-trex = Œuf de T-Rex
entry-card-egg-stego = Œuf de stégosaure
entry-card-egg-bronto = Œuf de brontosaure
entry-card-egg-ptero = Œuf de ptérodactyle
entry-card-egg-penta = Œuf de pentaceratops
entry-card-egg-raptor = Œuf de vélociraptor
entry-colour-brown = Marron
entry-colour-red = Rouge
entry-colour-orange = Orange
entry-colour-yellow = Jaune
entry-colour-green = Vert
entry-colour-blue = Bleu
entry-die-light-gray = Dés gris clair
entry-die-dark-gray = Dés gris foncé
entry-die-red = Dés rouges
entry-die-orange = Dés orange
entry-die-yellow = Dés jaunes
entry-die-green = Dés verts
entry-die-blue = Dés bleus
entry-die-purple = Dés violets
entry-die-brown = Dés marron
entry-die-white = Dés blancs
entry-die-first-player = Dé de premier joueur
entry-egg-yellow = Œufs jaunes
entry-egg-blue = Œufs bleus
entry-egg-brown = Œufs marron
entry-egg-green = Œufs verts
entry-egg-red = Œufs rouges

## Clés

key-beyond = crédits au-delà du bout
key-bonus = bonus
key-cards = cartes
key-carrier = cases du porte-avions
key-circuit = circuit
key-coins = pièces
key-coins-per-foot = pièces pour un pied
key-colour = couleur
key-cost = coût
key-count = nombre
key-counts = types comptés
key-credits = crédits
key-dark-gray = dés gris foncé au départ
key-dealt = cartes distribuées à chaque personne
key-deck-per-player = cartes de la pioche par personne
key-dice = dés
key-draw-amount = dés piochés par manche
key-entries = cases avant l’arrivée
key-escort = cases de l’escorteur
key-exit-squares = cases nécessaires pour partir
key-exits = cases après le départ
key-faces = faces
key-fans-credits = crédits de chaque case
key-fans-tokens = jetons de pioche de chaque case
key-feet = pieds
key-flip-lap = premier tour où l’on retourne des cases
key-group = combien sont utilisés ensemble
key-hand = cartes en main
key-icon = icône ADN
key-interaction = agit sur un adversaire
key-islands = îles
key-join-feet = pieds d’un circuit à l’autre
key-laps = tours
key-light-gray = dés gris clair au départ
key-limits = coûts maximaux des dés gagnés
key-links = raccourcis
key-lonely = points seul
key-loss = cubes de navire perdus
key-market-extra = tuiles du marché en plus d’une par personne
key-messages = messages cachés
key-moment = quand elle compte
key-moves = coups jusqu’à la fin
key-number = numéro
key-pair = points en paire
key-par = par
key-penalty = points sans majorité
key-points = points
key-purchases = achats par manche
key-reward = points avec la majorité
key-risk-from = nombre de dés actifs à partir duquel un lancer est risqué
key-rounds = manches
key-rounds-for-two = manches à deux
key-rows = dessin
key-second-bonus = deuxième bonus
key-solvency = pénalités qu’il faut pouvoir payer
key-standard = barres pour sa propre couleur
key-standard-value = barres pour un cube
key-strokes = coups de pinceau d’une nouvelle image
key-submarine = cases du sous-marin
key-symbol = symbole
key-tie-break = qui gagne une égalité
key-tokens = jetons ADN dans la boîte
key-tokens-per-point = jetons pour un point
key-type-points = points d’une série
key-unit = ce qu’elle donne
key-value = valeur en barres
key-water = pieds palmés
key-worth = pièces d’une face pièce
key-zones = lignes rouges derrière chaque case

## Choix

choice-ability = compétence
choice-blank = vide
choice-coin = pièce
choice-coins = pièces
choice-credit = crédit
choice-credits = crédits
choice-draw-1 = pioche 1
choice-draw-2 = pioche 2
choice-draw-3 = pioche 3
choice-end = au décompte
choice-feet = pieds
choice-first-player = premier joueur
choice-foot = pied
choice-instant = aussitôt
choice-meteor = météorite
choice-none = personne
choice-power = pouvoir
