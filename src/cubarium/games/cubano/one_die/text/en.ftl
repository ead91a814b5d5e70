### Words of Cub'ano 1 die, in English. The other language has the same messages, attributes and variables.
###
### $colour is the name of a colour, $square that of a square, $edge tells between which squares an edge lies.
### $player and $owner are names of players. $you is "yes" when the reader is $player, "target" when the reader
### is $owner. $count, $due, $points and $squares are numbers.

game = Cub’ano 1 die
game-tagline = Lay the bars your die brings, close squares and grow the largest suite.

## Rules, by the titles of the rules document

rule-3-1 = Set-up
rule-3-2 = A colour for each player
rule-3-3 = The throw
rule-3-4 = A free colour
rule-3-5 = Your own colour
rule-3-6 = The colour of another player
rule-3-7 = The flip
rule-3-8 = Laying the bars
rule-3-9 = Formed squares are occupied
rule-3-10 = When the cubes run out
rule-3-11 = Without a die
rule-3-12 = The last bars
rule-3-13 = Victory
rule-3-14 = Attentive table: the colour of another player
rule-3-15 = Attentive table: your own colour
rule-3-16 = Contested calls

## Options

option-players = Players
    .help = From 2 to 6.
option-attentive = Attentive table
    .help = Colours must be called: a flip before the first bar is laid, your own colour before the next throw.

## Variants

variant-standard = Standard
    .help = As the rule sheet says.
variant-attentive = Attentive table
    .help = As in the spoken game, you say COLOUR in time or miss what it brings.

## Actions

action-throw = Throw the die
action-call = COLOUR: call a flip on { $player }
action-call-own = COLOUR: call your colour
action-renounce = Leave { $player }’s squares as they are
action-colour = Play { $colour }
action-lay = Lay a bar { $edge }
action-flip = Flip { $square } to { $colour }

## What the reader has to do

prompt-colour = Choose your colour.
prompt-throw = Throw the die.
prompt-lay =
    { $count ->
        [one] Lay 1 bar on a free edge.
       *[other] Lay a bar on a free edge, { $count } in all.
    }
prompt-claim = { $player } threw your colour. Flip one of the { $colour } squares, or renounce.
prompt-call = { $player } threw your colour. Say COLOUR before a bar is laid, or renounce.
prompt-call-own = You threw your colour. Say COLOUR before { $player } throws.
prompt-lay-open =
    { $count ->
        [one] Lay 1 bar on a free edge. Until then { $player } may call.
       *[other] Lay a bar on a free edge, { $count } in all. Until the first lies, { $player } may call.
    }
waiting = { $player } is choosing a move.

## Events

event-starts =
    { $you ->
        [yes] You start
       *[other] { $player } starts
    }, play goes clockwise.
event-chooses =
    { $you ->
        [yes] You play { $colour }.
       *[other] { $player } plays { $colour }.
    }
event-throws =
    { $you ->
        [yes] You throw { $colour }.
       *[other] { $player } throws { $colour }.
    }
event-calls =
    { $you ->
        [yes] You say “COLOUR” to flip a square of { $owner }.
        [target] { $player } says “COLOUR” to flip one of your squares.
       *[other] { $player } says “COLOUR” to flip a square of { $owner }.
    }
event-calls-own =
    { $you ->
        [yes] You say “COLOUR”.
       *[other] { $player } says “COLOUR”.
    }
event-flip-missed =
    { $you ->
        [yes] A bar lies: you did not call in time and flip nothing.
        [target] Your bar lies: { $player } did not call in time and flips nothing.
       *[other] A bar lies: { $player } did not call in time and flips nothing.
    }
event-colour-missed =
    { $you ->
        [yes] You did not call your colour in time: no bars, and no further throw.
       *[other] { $player } did not call in time: no bars, and no further throw.
    }
event-flips =
    { $you ->
        [yes] You flip { $square }, a square of { $owner }.
        [target] { $player } flips your square { $square }.
       *[other] { $player } flips { $square }, a square of { $owner }.
    }
event-renounces =
    { $you ->
        [yes] You leave { $owner }’s squares as they are.
        [target] { $player } leaves your squares as they are.
       *[other] { $player } leaves { $owner }’s squares as they are.
    }
event-takes-bars =
    { $you ->
        [yes] You take
       *[other] { $player } takes
    } { $count ->
        [one] { $count } bar.
       *[other] { $count } bars.
    }
event-takes-last =
    { $you ->
        [yes] You take
       *[other] { $player } takes
    } { $count ->
        [one] the last bar
       *[other] the last { $count } bars
    } and { $you ->
        [yes] close
       *[other] closes
    } every square that is left.
event-lays =
    { $you ->
        [yes] You lay a bar { $edge }.
       *[other] { $player } lays a bar { $edge }.
    }
event-occupies =
    { $you ->
        [yes] You occupy { $square }.
       *[other] { $player } occupies { $square }.
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
event-again =
    { $you ->
        [yes] It was your own colour: you throw again.
       *[other] It was their own colour: { $player } throws again.
    }
event-no-die =
    { $you ->
        [yes] You have no die and cannot throw.
       *[other] { $player } has no die and cannot throw.
    }
event-game-ends = The game is over: the last bar is laid.
event-final =
    { $points ->
        [0] { $you ->
            [yes] You have no square.
           *[other] { $player } has no square.
        }
        [one] { $you ->
            [yes] Your largest suite has { $points } square.
           *[other] The largest suite of { $player } has { $points } square.
        }
       *[other] { $you ->
            [yes] Your largest suite has { $points } squares.
           *[other] The largest suite of { $player } has { $points } squares.
        }
    }
event-wins =
    { $you ->
        [yes] You win with a suite of { $points }.
       *[other] { $player } wins with a suite of { $points }.
    }
event-shares =
    { $you ->
        [yes] You share the victory with a suite of { $points }.
       *[other] { $player } shares the victory with a suite of { $points }.
    }

## How it ends: $all are players with the same $score, $above the $leaders of them who rank higher, at $place

score =
    { $score ->
        [0] no square
        [one] a suite of { $score } square
       *[other] a suite of { $score } squares
    }
tie-suite =
    { $all } tie with { $score }. { $above } { $leaders ->
        [one] ranks
       *[other] rank
    } higher with the { $suite ->
        [2] second
        [3] third
       *[other] { $suite }th
    } largest suite ({ $more } to { $less }).
tie-shared =
    { $all } tie with { $score }, and their other suites are equal too. They share { $place ->
        [1] the victory
       *[other] their place
    }.
tie-blank = { $all } have no square and share { $place ->
        [1] the victory
       *[other] their place
    }.

## Score lines

line-largest =
    { $points ->
        [one] Largest suite: { $points } square
       *[other] Largest suite: { $points } squares
    }
line-suite =
    { $squares ->
        [one] Another suite: { $squares } square
       *[other] Another suite: { $squares } squares
    }

## The sheet of all players side by side, and what decided the game

row-largest = Largest suite
row-suites = Other suites

## Why a move is refused

refuse-colour-taken = { $player } plays this colour.
refuse-colour-first = Choose your colour first.
refuse-colour-chosen = Colours are chosen once, at the start.
refuse-throw-first = Throw the die first.
refuse-lay-first = Lay the bars of your throw first.
refuse-answer-first = Flip a square first, or renounce.
refuse-call-first = Say COLOUR first, or renounce.
refuse-call-colour-first = Call your colour first.
refuse-no-call = There is nothing to call at the moment.
refuse-no-claim = You have nothing to flip at the moment.
refuse-bar-there = There is already a bar { $edge }.
refuse-square-empty = There is no cube in { $square }.
refuse-not-theirs = { $square } is not one of { $player }’s squares.

## The drawing

table-heaps =
    In the heap: { $bars ->
        [one] { $bars } bar
       *[other] { $bars } bars
    }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
table-lap = lap { $lap }
table-suite = suite
table-squares = squares
table-no-die = no die
table-thrown = thrown
table-to-lay =
    { $count ->
        [one] { $count } bar to lay
       *[other] { $count } bars to lay
    }
table-legend = [ ] largest suites · opens: leaves a square a single bar short
table-values = A throw brings
table-value-own = Your own colour: { $count } bars, and another throw
table-value-flips = Flips from lap { $lap } on
