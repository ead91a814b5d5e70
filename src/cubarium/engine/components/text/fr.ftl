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
value-places =
    { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
# Chacune relie deux endroits.
value-places-links =
    { $count ->
        [one] { $count } paire d’endroits
       *[other] { $count } paires d’endroits
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
table-fans = Piste des supporters
    .many = Piste des supporters
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
key-lonely = points sans paire
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

## Pourquoi des valeurs sont ce qu’elles sont ; chaque raison porte le nom de la première valeur qui l’a

reason-cubosaurs-card-trex-1-icon = On ne sait pas quelles cartes la portent. Elle aide les cartes les plus faibles, et avec 16 cartes, 40 jetons suffisent.
reason-cubosaurs-card-grey-1-pair = Seuls des exemples sont connus : 2 et 3 dans une paire. Les nôtres font 2 en moyenne, pareil dans les deux couleurs.
reason-cubosaurs-card-grey-1-lonely = Seuls des exemples sont connus : −2 et −1. Nous y lisons la valeur de la paire avec un signe moins, le plus simple.
reason-cubosaurs-card-egg-trex-reward = Comme les deux œufs connus : 4 si avoir la majorité coûte des points, 3 si on la veut ou si elle coûte peu.
reason-cubosaurs-card-egg-trex-penalty = Comme les deux œufs connus : les deux coûtent 3.
reason-cubosaurs-tile-1-cost = Aucun coût n’est connu. Environ 1 jeton pour chaque point que la tuile rapporte dans des parties de robots simples.
reason-cubosaurs-tile-1-interaction = Déduit de l’effet : l’icône de la main marque les tuiles qui agissent sur les cartes d’un adversaire.
reason-trex-card-yellow-1-symbol = Cinq sont connus et concordent : impair est une météorite, pair pioche. 6 des 8 cartes impaires sont des météorites, toutes sauf 1 et 15.
reason-trex-egg-yellow-count = On connaît le vert, et qu’il y a 30 œufs de cinq couleurs : 6 de chaque, aux couleurs des dinosaures.
reason-cubitos-card-mr-soldier-cost = Aucun coût imprimé n’est connu. Les nôtres vont avec ce que rapporte une manche, ce que conseille la règle et des essais par simulation.
reason-cubitos-card-mr-soldier-tie-break = La règle dit que la carte l’indique. Le dé de premier joueur départage d’autres égalités, donc celle-ci aussi.
reason-cubitos-card-mr-soldier-coins = La règle donne les nombres, pas ce qui est gagné. Partout ailleurs, elle nomme les pièces avant les pieds.
reason-cubitos-card-supah-general-unit = La règle donne le nombre, pas ce qui est gagné. Les pièces paient les dés comme les pieds.
reason-cubitos-card-el-bandito-unit = La règle donne le nombre, pas ce qui est gagné. Deux dés gratuits de Jacques Couteau valent environ un pied.
reason-cubitos-card-mr-bats-coins = L’unité n’est pas connue. Des pièces ou des pieds en font un vrai choix.
reason-cubitos-card-the-babe-coins = L’unité n’est pas connue. Cinq pieds vaudraient mieux que tout dé violet.
reason-cubitos-card-reckless-cheese-feet = Le nombre de cases n’est pas connu ; le texte parle d’un seul pas.
reason-cubitos-card-stinky-cheese-feet = L’unité n’est pas connue. La course 4 manque de mouvement.
reason-cubitos-card-bad-cheese-feet = L’unité n’est pas connue. Le jaune est une couleur de mouvement dans la course 5.
reason-cubitos-card-bad-cheese-coins = L’unité n’est pas connue.
reason-cubitos-card-the-cheese-stands-alone-feet = L’unité n’est pas connue. Le jaune est une couleur de mouvement.
reason-cubitos-card-cheese-boy-feet = L’unité n’est pas connue. Elle va avec un effet qui fait perdre des dés.
reason-cubitos-card-up-to-11-feet = La règle nomme cet effet sans dire ce qu’il donne. Deux pieds conviennent à un dé vert.
reason-cubitos-card-llama-rama-coins = L’unité n’est pas connue. Trois pieds et un supporter seraient trop forts.
reason-cubitos-card-bahama-llama-coins = L’unité n’est pas connue. Le pied à côté l’est, et les pièces sont nommées avant les pieds.
reason-cubitos-card-llama-shaman-feet = L’unité n’est pas connue ; des pièces sont aussi probables.
reason-cubitos-card-wikiwiki-dinosaur-feet = Le rapport n’est pas connu. Avec trois à cinq couleurs, c’est proche de Diplodocube.
reason-cubitos-card-pronto-bronto-group = Seul l’exemple est connu : cinq lignes donnent deux pieds.
reason-cubitos-fans-credits = Seules la case 1 (rien) et la fin (6 crédits) sont connues. Entre elles, les crédits montent régulièrement.
reason-cubitos-fans-tokens = La boîte a six jetons de pioche par personne : un toutes les deux cases.
reason-cubitos-circuit-nothing-goes-right-rows = Deux dessins diffèrent sur (21,0) et (20,9) : nous gardons les deux.
reason-cubitos-circuit-ahead-of-the-curve-rows = Inconnu. Le nom parle d’épingles ; ses courses favorisent les supporters et les pieds palmés.
reason-cubitos-circuit-ahead-of-the-curve-zones = Les circuits imprimés ne sont pas connus, sauf un. Redessinés d’après leurs noms et d’après celui-là.
reason-cubitos-circuit-testing-the-waters-rows = Inconnu. Le nom parle d’un peu d’eau ; son départ peut toucher l’arrivée d’un autre plateau.
reason-cubitos-circuit-still-waters-run-deep-rows = Inconnu. Le nom parle d’eau profonde ; la course 4 récompense qui traverse à la nage.
reason-cubano-naval-messages-game-messages = Les règles laissent le nombre au choix. 5 cases sur 32 font une partie d’environ 25 tours chacun.
reason-cubano-naval-dice-mine-loss = Les règles disent seulement que les mines abîment les navires du tireur. 1 cube est ce que coûte une touche.
reason-cubano-puzzle-pattern-1-rows = La feuille de règles ne montre aucune image. Dessinées par nous, de quelques grandes formes à beaucoup de petites.
reason-cubano-puzzle-pattern-1-par = Les coups de la meilleure solution que nous connaissons, qu’un test rejoue.
reason-cubano-puzzle-game-moves = Environ le double de nos propres solutions : de quoi chercher, et une fin pour qui s’est perdu.
reason-cubano-puzzle-game-strokes = Donne des images de 10 à 60 cases, ni vides ni confuses.
