### Les mots du plateau de Cub’ano 1 dé, en français. Mêmes messages et variables qu’en anglais.

lap = Tour de table { $lap }
flips-later = On retourne des cases à partir du tour { $lap }.
flips-now = La couleur lancée permet de retourner une case.
no-die = n’a plus de dé
to-lay =
    { $count ->
        [one] barrette à poser
       *[other] barrettes à poser
    }
to-lay-other =
    { $count ->
        [one] barrette à poser par { $name }
       *[other] barrettes à poser par { $name }
    }
values = Ce que rapportent les couleurs, en barrettes
call-bar =
    { $you ->
        [call] Faites votre annonce : { $other } peut poser une barrette.
        [close] { $name } peut faire une annonce jusqu’à votre première barrette.
       *[other] { $name } peut faire une annonce ; { $other } peut poser une barrette.
    }
call-throw =
    { $you ->
        [call] Faites votre annonce : le lancer suivant est à { $other }.
        [close] { $name } peut faire son annonce jusqu’à votre lancer.
       *[other] { $name } peut faire son annonce ; le lancer suivant est à { $other }.
    }
