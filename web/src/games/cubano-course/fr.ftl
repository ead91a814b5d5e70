### Les mots du plateau de Cub’ano Course, en français. Mêmes messages et variables qu’en anglais.

of-goal = cases sur { $goal }
corner = depuis { $square }, encore { $left }
to-place =
    { $count ->
        [one] cube à poser
       *[other] cubes à poser
    }
to-place-other =
    { $count ->
        [one] cube à poser par { $name }
       *[other] cubes à poser par { $name }
    }
values = Ce que rapportent les couleurs, en cubes
