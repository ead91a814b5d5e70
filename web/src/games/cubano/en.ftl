### Words that all Cub'ano boards share, in English. The other language has the same messages and variables.

you = You
zone-board = Board
zone-seats = Players
zone-choice = Your choice

## Seats

winner = winner
seat-turn-you = your turn
seat-turn = is choosing
seat-away = away, a bot plays
seat-bot = bot: { $bot }
suite = suite
largest-suite = largest suite
suites =
    { $count ->
        [0] no square yet
        [one] { $squares } in 1 suite
       *[other] { $squares } in { $count } suites: { $sizes }
    }
squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
bars =
    { $count ->
        [one] { $count } bar
       *[other] { $count } bars
    }

## The board

in-heap = in the heap
laid = { $laid } of { $edges } laid
laid-bars = { $laid } of { $edges } bars laid
square-empty = { $square }: empty
square-formed = { $square }: formed and free
square-cube = { $square }: { $colour }
square-suite = { $square }: { $colour }, in this colour’s largest suite, of { $size }
legend-suite = largest suite, with its size
legend-formed = formed, free for a cube
legend-wanted = colour to put
legend-way = square to cover, with the pips of its colour
legend-wrong = colour to change
legend-swing = best squares: + your suite, − another’s
legend-lit = changes a square or a suite
view-flat = Flat view
view-sideways = Side view
square-does = What comes of a square you press
square-put = Form and fill
square-left = Form and leave free
press-board = Press a place on the board.
press-board-keys = Press a place on the board. Arrows go from square to square, Ctrl and arrows from edge to edge.

## Dice

free-colour = nobody’s
die = Die

## What a piece is

tell-colour = This colour is worth { $value }.
tell-die = A cube with six colours. The one on top counts.
tell-bars = A bar closes one side of the two squares it lies between.
tell-cubes = A cube shows the colour of whoever has the square.
tell-edge = A bar here closes one side of the squares beside it.
tell-square-empty = A square is formed once each of its sides is the rim of the board or carries a bar.
tell-square-formed = All its sides are closed: it may take a cube.
tell-square-cube = Squares of one colour that touch by their sides are a suite. The largest one counts.
tell-square-placed = A cube stands here.
