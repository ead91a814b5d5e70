### Les mots communs aux plateaux de Cub’ano, en français. Mêmes messages et variables qu’en anglais.

you = Vous
zone-board = Damier
zone-seats = Joueurs et joueuses
zone-choice = Votre choix

## Places

winner = victoire
seat-turn-you = à vous
seat-turn = choisit
seat-away = absence, un robot joue
seat-bot = robot : { $bot }
largest-suite = plus grande suite
suites =
    { $count ->
        [0] aucune case pour l’instant
        [one] { $squares } en 1 suite
       *[other] { $squares } en { $count } suites : { $sizes }
    }
squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
bars =
    { $count ->
        [one] { $count } barrette
       *[other] { $count } barrettes
    }

## Le damier

in-heap = au tas
laid = { $laid } sur { $edges } sont posées
laid-bars = { $laid } barrettes posées sur { $edges }
square-empty = { $square } : vide
square-formed = { $square } : formée et libre
square-cube = { $square } : { $colour }
square-suite = { $square } : { $colour }, dans une plus grande suite de { $size }
legend-suite = plus grande suite, avec sa taille
legend-formed = formée, libre pour un cube
legend-wrong = autre couleur que l’image
legend-lit = apporte quelque chose
view-flat = De dessus
view-sideways = En volume
press-board = Touchez un endroit du damier.
press-board-keys = Choisissez un endroit du damier. Les flèches vont de case en case, Ctrl et les flèches de bord en bord.

## Dés

free-colour = à personne
