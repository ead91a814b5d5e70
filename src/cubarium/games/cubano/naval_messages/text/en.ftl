### Words of the naval battle of messages, in English. The other language has the same messages, attributes and
### variables.
###
### $player and $owner are names of players: who acts, and whose half is meant. $square is a square like b3.
### $you is "yes" when the reader is $player and "target" when the reader is the other one.
### $colour is the name of a colour. $left, $count, $points, $messages and $usual are numbers.

game = Cub’ano: naval battle of messages
game-tagline = Hide your messages under the cubes and find those of your opponent.

## Counted things, used inside other messages


## Rules, by the titles of the rules document

rule-5-1 = Two halves
rule-5-2 = Hiding in secret
rule-5-3 = Number of messages
rule-5-4 = Who begins
rule-5-5 = Naming a square
rule-5-6 = No square twice
rule-5-7 = End and victory
rule-5-8 = Points
rule-5-9 = Colours

## Options

option-players = Players
    .help = Always 2.
option-messages = Messages
    .help = From 1 to 16. The rules leave the number open: { $usual }° unless you agree on another.

## Variants

variant-usual = Usual battle
    .help = { $usual }° messages each.
variant-short = Short battle
    .help = 3 messages each.
variant-long = Long battle
    .help = 10 messages each.

## Actions

action-hide = Hide a message under { $square }
action-colour = Choose { $colour }
action-name = Name { $square } in { $owner }’s half

## What the reader has to do

prompt-colour = Choose the colour of your half.
prompt-hide =
    { $left ->
        [one] Hide your last message under a cube of your half.
       *[other] Hide a message under a cube of your half. { $left } are left.
    }
prompt-name = Name a square in { $owner }’s half.
waiting =
    { $count ->
        [one] { $player } is choosing.
       *[other] { $player } are choosing.
    }

## Events

event-begins =
    { $messages ->
        [one] Each player hides { $messages } message.
       *[other] Each player hides { $messages } messages.
    } { $you ->
        [yes] You will name the first square.
       *[other] { $player } will name the first square.
    }
event-chooses =
    { $you ->
        [yes] You choose { $colour } for your half.
       *[other] { $player } chooses { $colour }.
    }
event-hides =
    { $you ->
        [yes] You hide a message under { $square }.
       *[other] { $player } hides a message under { $square }.
    }
event-ready =
    { $you ->
        [yes] You have hidden all your messages.
       *[other] { $player } has hidden all messages.
    }
event-misses =
    { $you ->
        [yes] You name { $square }: nothing there.
        [target] { $player } names your { $square }: nothing there.
       *[other] { $player } names { $square }: nothing there.
    }
event-finds =
    { $you ->
        [yes] You name { $square } and find a message.
        [target] { $player } names your { $square } and finds a message.
       *[other] { $player } names { $square } and finds a message.
    } { $left ->
        [0] It was the last one.
       *[other] { $left } to find.
    }
event-game-ends = The game is over.
event-final =
    { $you ->
        [yes] You have found { score }.
       *[other] { $player } has found { score }.
    }
event-wins =
    { $you ->
        [yes] You win: all messages of { $owner } are found.
        [target] { $player } wins: all your messages are found.
       *[other] { $player } wins: all messages of { $owner } are found.
    }

## How it ends

score =
    { $score ->
        [one] { $score } message
       *[other] { $score } messages
    }

## Score lines

line-found =
    { $count ->
        [one] { $count } message found
       *[other] { $count } messages found
    }

## The sheet of all players side by side, and what decided the game

row-found = Messages found
decided-left =
    { $you ->
        [yes] You
       *[no] { $second }
    } had { $count ->
        [one] { $count } message
       *[other] { $count } messages
    } left to find.

## Why a move is refused

refuse-all-hidden = All messages are hidden. Name a square in your opponent’s half.
refuse-not-your-half = { $square } is not in your half.
refuse-message-there = There is already a message under { $square }.
refuse-colour-first = Choose the colour of your half first.
refuse-colour-taken = { $player } has chosen this colour.
refuse-colour-chosen = Colours are chosen once, at the start.
refuse-hide-first = Hide your messages first.
refuse-your-own-half = { $square } is in your own half. Name a square in your opponent’s.
refuse-named-before = { $square } has already been named.

## Statistics

order-first = names first
order-second = names second

## The table in the terminal

table-header-choosing = { $game } · choosing colours
table-header-hiding = { $game } · hiding
table-header-seeking = { $game } · searching
table-header-over = { $game } · the end
table-hidden = { $count } of { $messages } hidden
table-found = { $count } of { $messages } found
table-colour = in { $colour }
table-legend = m hidden message   M found message   ○ named, nothing there   · not named
table-left =
    { $squares ->
        [one] { $left } to find in { $squares } square
       *[other] { $left } to find in { $squares } squares
    }
table-values-messages = Messages each: { $count }{ $mark }
