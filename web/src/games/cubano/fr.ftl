### Les mots communs aux plateaux de Cub’ano, en français. Mêmes messages et variables qu’en anglais.

you = Vous
zone-board = Damier
zone-seats = Joueurs et joueuses
zone-choice = Votre choix

## Places

winner = victoire
seat-turn-you = à vous
seat-turn = choisit
seat-away = un robot joue à sa place
seat-bot = robot : { $bot }
suite = suite
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
laid =
    { $laid ->
        [one] { $laid } posée
       *[other] { $laid } posées
    } sur { $edges }
laid-bars =
    { $laid ->
        [one] { $laid } barrette posée
       *[other] { $laid } barrettes posées
    } sur { $edges }
square-empty = { $square } : vide
square-formed = { $square } : formée et libre
square-cube = { $square } : { $colour }
square-suite = { $square } : { $colour }, dans la plus grande suite de cette couleur, de { $size }
legend-suite = plus grande suite, avec sa taille
legend-formed = formée, libre pour un cube
legend-wanted = couleur à mettre
legend-way = case à couvrir, avec les points de sa couleur
legend-wrong = couleur à changer
legend-swing = meilleures cases : + votre suite, − une autre
legend-lit = change une case ou une suite
view-flat = De dessus
view-sideways = En volume
square-does = Ce que devient la case choisie
square-put = Former et occuper
square-left = Former et laisser libre
press-board = Touchez un endroit du damier.
press-board-keys = Choisissez un endroit du damier. Les flèches vont de case en case, Ctrl et les flèches d’arête en arête.

## Dés

free-colour = à personne
die = Dé

## Ce qu’est une pièce

tell-colour = Cette couleur vaut { $value }.
tell-die = Un cube à six couleurs. Celle du dessus compte.
tell-bars = Une barrette ferme un côté des deux cases entre lesquelles elle est posée.
tell-cubes = Un cube montre la couleur de qui occupe la case.
tell-edge = Une barrette ici ferme un côté des cases voisines.
tell-square-empty = Une case est formée quand chacun de ses côtés est le bord du damier ou porte une barrette.
tell-square-formed = Tous ses côtés sont fermés : elle peut recevoir un cube.
tell-square-cube = Des cases d’une même couleur qui se touchent par leurs côtés forment une suite. La plus grande compte.
tell-square-placed = Un cube est posé ici.
