## Simulations

sim-compiling = Compilation des règles
sim-playing = Parties en cours
sim-head =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $moves } coups en { $seconds } s : { $speed } coups par seconde ({ $backend })
sim-identity = graine { $seed }, composants { $components }, somme de contrôle { $checksum }
sim-shared =
    { $count ->
        [one] { $count } victoire a été partagée ; elle compte par parts.
       *[other] { $count } victoires ont été partagées ; elles comptent par parts.
    }
sim-seat = place
sim-bot = robot
sim-wins = victoires
sim-share = part
sim-interval = intervalle à 95 %
sim-score = score moyen
sim-what = répartition
sim-picture = du plus bas au plus haut
sim-low = min.
sim-quartiles = quartiles
sim-high = max.
sim-deviation = écart type
sim-score-of = score de la place { $seat }
sim-length = coups par partie
sim-title-card-types = Ce que rapporte chaque type de carte
sim-note-card-types = Mesuré à la dernière manche de chaque partie, par joueur.
sim-title-tiles = Ce que rapporte chaque tuile
sim-note-tiles = L’avance est le score de manche de l’acheteur moins la moyenne de la table. Elle dit aussi qui achète, pas seulement ce que fait la tuile.
sim-column-type = type
sim-column-copies-mean = exemplaires
sim-column-held-share = possédé par
sim-column-points-mean = points
sim-column-points-per-card = points par carte
sim-column-tile = tuile
sim-column-cost = coût
sim-column-bought-per-round = achats par manche
sim-column-margin-mean = avance
sim-column-win-share = victoires des acheteurs

## Vérifications

check-compiling = Compilation des règles
check-checking = Vérification
check-line = { $options } : { $games } parties, { $moves } coups, la plus longue { $longest }, { $looked } états examinés, { $compared } comparés aux règles compilées ; { $compiled } parties compilées, { $steps } coups, la plus longue { $high }
check-passed =
    { $count ->
        [one] { $count } réglage a réussi.
       *[other] Les { $count } réglages ont tous réussi.
    }
