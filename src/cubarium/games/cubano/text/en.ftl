### Words that all Cub'ano games share, in English. The other language has the same messages and variables.
### $count is a number; $one and $other are names of squares, such as c4.

## Colours, inside a sentence

colour-brown = brown
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue

## Places

edge = between { $one } and { $other }

## Counted things

bars =
    { $count ->
        [one] { $count } bar
       *[other] { $count } bars
    }
cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
nothing = nothing

## What a move changes

suite-change = suite { $before } → { $after }
closes = closes { $squares }
opens = opens { $squares }

## Rules of chapter 1, by the titles of the rules document

rule-1-1 = The board
rule-1-2 = The bars
rule-1-3 = The cubes
rule-1-4 = Colours and their values
rule-1-5 = The standard value
rule-1-6 = Formed squares
rule-1-7 = Suites
rule-1-8 = The largest suite wins
rule-1-9 = Equal suites
rule-1-10 = Who starts
rule-1-11 = Open information
