### Words of the board of Cub'ano 1 die, in English. The other language has the same messages and variables.

lap = Lap { $lap }
flips-later = Squares are flipped from lap { $lap } on.
flips-now = Whoever’s colour is thrown may flip a square.
no-die = has no die left
to-lay =
    { $count ->
        [one] bar to lay
       *[other] bars to lay
    }
to-lay-other =
    { $count ->
        [one] bar for { $name } to lay
       *[other] bars for { $name } to lay
    }
values = What colours bring, in bars
call-bar =
    { $you ->
        [call] Call before { $other } lays a bar.
        [close] { $name } may call until you lay your first bar.
       *[other] { $name } may call until { $other } lays a bar.
    }
call-throw =
    { $you ->
        [call] Call before { $other } throws.
        [close] { $name } may call until you throw.
       *[other] { $name } may call until { $other } throws.
    }
