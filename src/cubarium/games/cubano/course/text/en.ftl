### Words of Cub'ano Course, in English. The other language has the same messages, attributes and variables.
###
### $colour is the name of a colour, $square that of a square. $player and $owner are names of players. $you is
### "yes" when the reader is $player, "target" when the reader is $owner. $count and $points are numbers.

game = Cub’ano Course
game-tagline = Race over the diagonals and be the first to cover half of the board.

## Rules, by the titles of the rules document

rule-4-1 = Set-up
rule-4-2 = Colours
rule-4-3 = Corners
rule-4-4 = The throw
rule-4-5 = Corner to corner
rule-4-6 = The first cube
rule-4-7 = Cubes too many
rule-4-8 = Victory
rule-4-9 = Dice as the last cubes
rule-4-10 = The fair last throw

## Options

option-players = Players
    .help = Always 2.
option-fair-last-turn = Fair last throw
    .help = If the starter is done first, the other player throws once more.

## Variants

variant-standard = Standard
    .help = The first to cover 32 squares wins.
variant-fair = Fair last throw
    .help = If the starter is done first, the other player throws once more.

## Values in reports

order-first = begins
order-second = follows

## Actions

action-throw = Throw the die
action-colour = Play { $colour }
action-corner = Start from { $square }
action-place = Place a cube on { $square }

## What the reader has to do

prompt-colour = Choose your colour.
prompt-corner = Choose your corner.
prompt-throw = Throw the die.
prompt-place =
    { $count ->
        [one] Place 1 cube.
       *[other] Place a cube, { $count } in all.
    }
waiting = { $player } is choosing a move.

## Events

event-starts =
    { $you ->
        [yes] You start.
       *[other] { $player } starts.
    }
event-chooses =
    { $you ->
        [yes] You play { $colour }.
       *[other] { $player } plays { $colour }.
    }
event-takes-corner =
    { $you ->
        [yes] You start from { $square }.
       *[other] { $player } starts from { $square }.
    }
event-throws =
    { $you ->
        [yes] You throw
       *[other] { $player } throws
    } { $colour }: { $count ->
        [one] { $count } cube.
       *[other] { $count } cubes.
    }
event-places =
    { $you ->
        [yes] You cover { $square }.
       *[other] { $player } covers { $square }.
    }
event-uses-die =
    { $you ->
        [yes] No cube is left: you use { $owner }’s die.
        [target] No cube is left: { $player } uses your die.
       *[other] No cube is left: { $player } uses { $owner }’s die.
    }
event-uses-die-own =
    { $you ->
        [yes] No cube is left: you use your own die.
       *[other] No cube is left: { $player } uses their own die.
    }
event-surplus =
    { $count ->
        [one] { $count } cube of the throw is too many and is lost.
       *[other] { $count } cubes of the throw are too many and are lost.
    }
event-last-throw =
    { $you ->
        [yes] You have one last throw.
       *[other] { $player } has one last throw.
    }
event-game-ends = The game is over.
event-final =
    { $you ->
        [yes] You have covered
       *[other] { $player } has covered
    } { $points ->
        [one] { $points } square.
       *[other] { $points } squares.
    }
event-wins =
    { $you ->
        [yes] You win the race with { $points } squares.
       *[other] { $player } wins the race with { $points } squares.
    }
event-shares =
    { $you ->
        [yes] You share the victory with { $points } squares.
       *[other] { $player } shares the victory with { $points } squares.
    }

## How it ends: $all are players with the same $score, $above the $leaders of them who rank higher, at $place

score =
    { $score ->
        [one] { $score } square
       *[other] { $score } squares
    }
tie-shared =
    { $all } have covered { $score } each. Nothing else is compared, so they share { $place ->
        [1] the victory
       *[other] their place
    }.

## Score lines

line-covered =
    { $points ->
        [one] Covered: { $points } square
       *[other] Covered: { $points } squares
    }

## The sheet of all players side by side, and what decided the game

row-covered = Squares covered
decided-left =
    { $you ->
        [yes] You
       *[no] { $second }
    } had { $count ->
        [one] { $count } square
       *[other] { $count } squares
    } left to cover.

## Why a move is refused

refuse-colour-taken = { $player } plays this colour.
refuse-colour-first = Choose your colour first.
refuse-colour-chosen = Colours are chosen once, at the start.
refuse-corner = Your corner must share a side of the board with { $square }.
refuse-corner-first = Choose your corner first.
refuse-corner-chosen = Corners are chosen once, at the start.
refuse-throw-first = Throw the die first.
refuse-place-first = Place the cubes of your throw first.
refuse-covered = { $square } is already covered.
refuse-other-half = { $square } is not on the diagonals of your corner.
refuse-not-touching = { $square } touches none of your squares by a corner.

## The drawing

table-heap =
    { $cubes ->
        [one] In the heap: { $cubes } cube
       *[other] In the heap: { $cubes } cubes
    }
table-corner = from { $square }
table-to-place =
    { $count ->
        [one] { $count } cube to place
       *[other] { $count } cubes to place
    }
table-goal = of { $goal }
table-covered-change = { $before } → { $after } of { $goal }
table-legend = [ ] corners · diamonds are free squares, all bars are laid
table-values = A throw brings
