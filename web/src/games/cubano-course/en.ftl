### Words of the board of Cub'ano Course, in English. The other language has the same messages and variables.

of-goal = of { $goal } squares
corner = from { $square }, { $left } to go
to-place =
    { $count ->
        [one] cube to place
       *[other] cubes to place
    }
to-place-other =
    { $count ->
        [one] cube for { $name } to place
       *[other] cubes for { $name } to place
    }
values = What colours bring, in cubes
