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
        [call] Faites votre annonce avant la première barrette, à { $other } de la poser.
        [close] { $name } peut faire son annonce jusqu’à votre première barrette.
       *[other] { $name } peut faire son annonce avant la première barrette, à { $other } de la poser.
    }
call-throw =
    { $you ->
        [call] Faites votre annonce avant le prochain lancer, par { $other }.
        [close] { $name } peut faire son annonce jusqu’à votre lancer.
       *[other] { $name } peut faire son annonce avant le prochain lancer, par { $other }.
    }
