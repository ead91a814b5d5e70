### Words of the naval battle of dice, in English. The other language has the same messages, attributes and
### variables.
###
### $ship is a name with its article ("the carrier") in actions, prompts, events and refusals, a bare title in
### score lines. $player and $owner are names of players: who acts, and the other one. $square is a square like
### b3, $squares a list of them. $you is "yes" when the reader is $player and "target" when it is the other one.
### $colour is the name of a colour. $mines and $hole are "mines" or "islands". All other variables are numbers.

game = Cub’ano: naval battle of dice
game-tagline = Sink three ships with two dice, and correct your aim.

## Counted things, used inside other messages


## Ships

ship-carrier = Carrier
    .with-the = the carrier
    .letter = C
ship-escort = Escort
    .with-the = the escort
    .letter = E
ship-submarine = Submarine
    .with-the = the submarine
    .letter = S

## Rules, by the titles of the rules document

rule-6-1 = Two halves
rule-6-2 = Dice and holes
rule-6-3 = Islands or mines
rule-6-4 = Where mines may lie
rule-6-5 = The fleet
rule-6-6 = Order of setting up
rule-6-7 = First throw
rule-6-8 = Second throw
rule-6-9 = Third throw: correcting
rule-6-10 = Addition only
rule-6-11 = Hit and miss
rule-6-12 = Striking a mine
rule-6-13 = One shot a turn
rule-6-14 = End, victory and points
rule-6-15 = Colours

## Options

option-players = Players
    .help = Always 2.
option-mines = Mines
    .help = The holes are mines instead of islands, and harm whoever fires at them.
option-addition-only = Addition only
    .help = Whose corrections only add, for those who are learning to count.
    .value-0 = Nobody
    .value-1 = Both

## Variants

variant-islands = Islands
    .help = The holes are harmless.
variant-mines = Mines
    .help = Whoever fires at a hole loses a ship cube°.
variant-learners = Learners
    .help = Islands, and corrections only add for both players.

## Actions

action-colour = Choose { $colour }
action-remove = Take out the cube on { $square }
action-place = Begin { $ship } on { $square }
action-to = End { $ship } on { $square }
action-throw = Throw both dice
action-fire = Fire at { $square }
action-correct = Correct from { $square }: throw the digit again
action-reroll = Throw again the die that shows { $face }
action-plus = Add { $shift }
action-minus = Subtract { $shift }
action-lose = Lose the cube on { $square }

## What the reader has to do

prompt-choosing = Choose the colour of your half.
prompt-holes =
    { $hole ->
        [mines] Take out a cube as a die. Its square becomes a mine.
       *[islands] Take out a cube as a die. Its square becomes an island.
    }
prompt-ship =
    { $length ->
        [one] Choose the square of { $ship }.
       *[other] Choose where { $ship } begins: { $length } squares in a straight line.
    }
prompt-ship-end = Choose where { $ship } ends.
prompt-throw = Throw your dice.
prompt-aim = Fire, or correct the digit.
prompt-reroll = No die gives a letter. Choose which one to throw again.
prompt-shift = Add or subtract, and fire.
prompt-lose =
    { $count ->
        [one] You have struck a mine. Choose a cube of your ships to lose.
       *[other] You have struck a mine. Choose { $count } cubes of your ships to lose, one by one.
    }
waiting = { $player } is choosing a move.

## Events

event-begins =
    { $you ->
        [yes] You set up and throw first.
       *[other] { $player } sets up and throws first.
    } { $mines ->
        [mines] The holes are mines.
       *[islands] The holes are islands.
    }
event-chooses =
    { $you ->
        [yes] You choose { $colour } for your half.
       *[other] { $player } chooses { $colour }.
    }
event-removes =
    { $you ->
        [yes] You take out { $square }
       *[other] { $player } takes out { $square }
    }, { $mines ->
        [mines] now a mine.
       *[islands] now an island.
    }
event-places =
    { $you ->
        [yes] You place { $ship } on { $squares }.
       *[other] { $player } places { $ship } on { $squares }.
    }
event-throws =
    { $you ->
        [yes] You throw { $first } and { $second }.
       *[other] { $player } throws { $first } and { $second }.
    }
event-rerolls =
    { $you ->
        [yes] You throw the { $face } again: { $value }.
       *[other] { $player } throws the { $face } again: { $value }.
    }
event-no-letter = That is no letter. The turn is lost.
event-corrects =
    { $you ->
        [yes] You correct from { $square } and throw { $value }.
       *[other] { $player } corrects from { $square } and throws { $value }.
    }
event-hits =
    { $you ->
        [yes] You fire at { $square } and hit { $ship }.
        [target] { $player } fires at { $square } and hits your ship: { $ship }.
       *[other] { $player } fires at { $square } and hits { $ship }.
    }
event-sinks =
    { $you ->
        [yes] You lose a ship: { $ship } is sunk.
       *[other] { $player } loses a ship: { $ship } is sunk.
    }
event-misses =
    { $you ->
        [yes] You fire at { $square } and miss.
       *[other] { $player } fires at { $square } and misses.
    }
event-island =
    { $you ->
        [yes] You fire at { $square } and hit an island.
       *[other] { $player } fires at { $square } and hits an island.
    }
event-off-board =
    { $you ->
        [yes] Your shot leaves the board.
       *[other] The shot of { $player } leaves the board.
    }
event-mine =
    { $you ->
        [yes] You fire at { $square } and strike a mine.
       *[other] { $player } fires at { $square } and strikes a mine.
    }
event-loses =
    { $you ->
        [yes] You lose the cube on { $square } of { $ship }.
       *[other] { $player } loses the cube on { $square } of { $ship }.
    }
event-game-ends = The game is over.
event-final =
    { $you ->
        [yes] You have taken out { score }.
       *[other] { $player } has taken out { score }.
    }
event-wins =
    { $you ->
        [yes] You win: { $owner } has no ship left.
        [target] { $player } wins: you have no ship left.
       *[other] { $player } wins: { $owner } has no ship left.
    }

## How it ends

score =
    { $score ->
        [one] { $score } enemy cube
       *[other] { $score } enemy cubes
    }

## Score lines

line-cubes =
    { $count ->
        [one] { $ship }: { $count } cube
       *[other] { $ship }: { $count } cubes
    }

## The sheet of all players side by side, and what decided the game

decided-left =
    { $you ->
        [yes] You
       *[no] { $second }
    } had { $count ->
        [one] { $count } ship cube
       *[other] { $count } ship cubes
    } left to hit.

## Why a move is refused

refuse-colour-first = Choose the colour of your half first.
refuse-colour-taken = { $player } has chosen this colour.
refuse-colour-chosen = Colours are chosen once, at the start.
refuse-holes-first = Take out your two dice first.
refuse-ships-first = Place your ships first.
refuse-end-first = Choose first where the ship ends.
refuse-throw-first = Throw your dice first.
refuse-aim-first = Fire or correct first.
refuse-reroll-first = Throw one of your dice again first.
refuse-shift-first = Add or subtract first.
refuse-lose-first = Choose first which cube you lose.
refuse-hole-there = There is a hole on { $square }.
refuse-ship-there = There is a ship on { $square }.
refuse-mine-with-choice = No mine may lie on { $square }: its dice could be read in the other order.
refuse-no-room = From { $square } there is no room for { $ship }.
refuse-not-a-line = That is not a free straight line for { $ship } from { $square }.
refuse-dice-say-otherwise = The dice do not give { $square }.
refuse-letter-there = A die already gives a letter, so none is thrown again. You may correct the digit.
refuse-no-cube-to-lose = You have no ship cube on { $square }.

## Statistics

order-first = fires first
order-second = fires second

## The table in the terminal

table-header = { $game } · { $mines ->
        [mines] mines
       *[islands] islands
    }
table-cubes =
    { $count ->
        [one] { $count } cube afloat
       *[other] { $count } cubes afloat
    }
table-colour = in { $colour }
table-adds = only adds
table-dice = Dice
table-correcting = Correcting { $square } by { $shift }
table-legend-ships = { ship-carrier.letter } carrier   { ship-escort.letter } escort   { ship-submarine.letter } submarine   × lost cube
table-legend-islands = ○ island   [ ] in question
table-legend-mines = * mine   [ ] in question
table-hit = hits { $ship }
table-miss = miss
table-lost-already = miss: lost already
table-island = miss: island
table-mine = strikes a mine
table-off-board = leaves the board
table-to = { $square }: { $what }
table-lose =
    { $left ->
        [0] { $ship }, sunk by it
       *[other] { $ship }, { $left } left
    }
table-reach-none = no throw hits
table-reach =
    { $count ->
        [one] hits with { $throws }: { $count } throw of 6
       *[other] hits with { $throws }: { $count } throws of 6
    }
table-reach-mines = mines with { $throws }
table-values-ship = { $ship }, { $length ->
        [one] { $length } cube
       *[other] { $length } cubes
    }
table-values-mine =
    { $count ->
        [one] A mine costs { $count } ship cube{ $mark }.
       *[other] A mine costs { $count } ship cubes{ $mark }.
    }
