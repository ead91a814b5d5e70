### Words of the Cub'ano puzzle, in English. The other language has the same messages, attributes and variables.
###
### $place, $first and $last are names of edges or squares, $colour that of a colour, $pattern that of a picture,
### $player that of the player. $you is "yes" when the reader is $player.
### $count, $right, $moves, $par, $limit, $move and $points are numbers.

game = Cub’ano: puzzle
game-tagline = Rebuild a picture with bars and cubes, in as few moves as you can.

## Counted things, used inside other messages

moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
bars =
    { $count ->
        [one] { $count } bar
       *[other] { $count } bars
    }
squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }

## Rules, by the titles of the rules document

rule-7-1 = The picture
rule-7-2 = The heap
rule-7-3 = A move is a straight run
rule-7-4 = A line of bars
rule-7-5 = Where bars lie
rule-7-6 = A run of cubes
rule-7-7 = Cubes need formed squares
rule-7-8 = Squares that stay empty
rule-7-9 = Both ends change something
rule-7-10 = Nothing goes back
rule-7-11 = End of the game
rule-7-12 = Score
rule-7-13 = Par
rule-7-14 = Ten pictures and new ones

## Options

option-players = Number of players
    .help = Always 1.
option-pattern = Picture
    .help = 1 to 10, or 0 for a new one.

## Variants

variant-heart = Heart
    .help = One colour to begin with. Par { $par }.
variant-boat = Boat
    .help = A sail, a hull and the sea. Par { $par }.
variant-house = House
    .help = With a door and two windows. Par { $par }.
variant-rings = Rings
    .help = Squares inside squares. Par { $par }.
variant-rug = Rug
    .help = Woven: what lies below comes first. Par { $par }.
variant-tree = Apple tree
    .help = Four apples to put in. Par { $par }.
variant-sunset = Sunset
    .help = All 64 squares. Par { $par }.
variant-fish = Fish
    .help = Striped, with a tail. Par { $par }.
variant-trex = T-Rex
    .help = Short arms, long lines. Par { $par }.
variant-flower = Flower
    .help = Small and winding. Par { $par }.
variant-new = New picture
    .help = Drawn for this game, the same left and right.

## Actions

action-bars = Lay a line of bars
action-colour = Place or turn cubes: { $colour }
action-first = From { $place }
action-last = To { $place }
action-stop = Stop here

## What the reader has to do

prompt-choose = Move { $move }: choose bars or a colour.
prompt-first-bars = Choose the edge where the line of bars begins.
prompt-last-bars = The line begins at { $first }. Choose the edge where it ends.
prompt-first-cubes = Choose the square where the run of cubes begins.
prompt-last-cubes = The run begins at { $first }. Choose the square where it ends.
waiting = { $player } is choosing a move.

## Events

event-begins = The picture: { $pattern }. Par { $par }, at most { $limit } moves.
event-lays =
    { $you ->
        [yes] You lay
       *[other] { $player } lays
    } { bars } from { $first } to { $last }.
event-lays-one =
    { $you ->
        [yes] You lay a bar on { $first }.
       *[other] { $player } lays a bar on { $first }.
    }
event-paints =
    { $you ->
        [yes] You make
       *[other] { $player } makes
    } { squares } { $colour } from { $first } to { $last }.
event-paints-one =
    { $you ->
        [yes] You make { $first } { $colour }.
       *[other] { $player } makes { $first } { $colour }.
    }
event-stops =
    { $you ->
        [yes] You stop after { moves }.
       *[other] { $player } stops after { moves }.
    }
event-no-moves = All { $limit } moves are used.
event-game-ends = The game is over.
event-final =
    { $you ->
        [yes] You have { $score }.
       *[other] { $player } has { $score }.
    }
event-solved =
    { $you ->
        [yes] You rebuilt
       *[other] { $player } rebuilt
    } the picture in { moves }. Par is { $par }.
event-unsolved = The picture is not finished: { $right } of { squares } right.

## How it ends: $count is of moves, $solved and $played of pictures

score =
    { $score ->
        [one] { $score } square in place
       *[other] { $score } squares in place
    }
score-rebuilt =
    { $count ->
        [one] the whole picture and { $count } move left
       *[other] the whole picture and { $count } moves left
    }
# $how is under, same or over.
against-par =
    { $how ->
        [same] par
        [under] { $count ->
            [one] { $count } move under par
           *[other] { $count } moves under par
        }
       *[over] { $count ->
            [one] { $count } move over par
           *[other] { $count } moves over par
        }
    }
average =
    { $played ->
        [one] { $solved } of { $played } picture rebuilt
       *[other] { $solved } of { $played } pictures rebuilt
    }

## Score lines

line-picture = The whole picture
line-moves-left =
    { $count ->
        [one] { $count } move left
       *[other] { $count } moves left
    }
line-squares = { $right } of { squares } right

## The sheet of all players side by side, and what decided the game

row-picture = The whole picture
row-moves-left = Moves left
row-squares = Squares in place
decided-solved =
    { $count ->
        [0] The picture is whole, with the last move.
        [one] The picture is whole, with { $count } move to spare.
       *[other] The picture is whole, with { $count } moves to spare.
    }
decided-missing =
    { $count ->
        [one] { $count } square is missing.
       *[other] { $count } squares are missing.
    }

## Why a move is refused

refuse-tool-first = Choose bars or a colour first.
refuse-run-begun = Choose both ends of this move first, or take it back.
refuse-stop-later = You may stop after { $par } moves, and you have made { $moves }.
refuse-all-bars-lie = All the bars of the picture are already laid.
refuse-no-square-for = No formed square can be made { $colour } now.
refuse-not-an-edge = Bars lie on edges, and { $place } is a square.
refuse-not-a-square = Cubes stand in squares, and { $place } is an edge.
refuse-edge-stays-free = No bar goes on { $place }: both squares beside it stay empty.
refuse-stays-empty = { $place } stays empty in the picture.
refuse-not-formed = { $place } is not formed: a bar is missing.
refuse-bar-lies = There is already a bar on { $place }.
refuse-same-colour = { $place } is already { $colour }.
refuse-not-in-line = { $first } and { $place } are not on one straight line.

## The terminal drawing

table-header = { $game }. { $pattern }: move { $move } of { $limit }, par { $par }
table-header-over = { $game }. { $pattern }: { moves }, par { $par }
table-picture = The picture
table-board = Your board
table-progress =
    Right: { $right } of { squares }. In the heap: { $bars ->
        [one] { $bars } bar
       *[other] { $bars } bars
    }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
table-legend = ◇ formed and free   [ ] wrong colour   { $sign } the run begins here   ° house value
table-gain = { $count } more right
table-loss = { $count } fewer right
table-values = A whole picture scores { $whole } points, and 1 for each move left of { $limit }. Otherwise each right square scores 1.
table-value-par = { $number } { $name }: par { $par }
