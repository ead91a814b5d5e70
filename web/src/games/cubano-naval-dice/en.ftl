### Words of the naval battle of dice, in English. The other language has the same messages and variables.

## A half

afloat =
    { $count ->
        [one] 1 cube afloat
       *[other] { $count } cubes afloat
    }
is-water = water
is-anchor = the ship begins here
is-mine = mine
is-island = island
is-hit = { $ship }, hit
is-sunk = { $ship }, sunk
fleet = Fleet
ship-state = { $ship }: { $afloat } of { $length } afloat
ship-sunk = { $ship }: sunk
ship-unplaced = { $ship }: not placed
read-ship = { $ship }: { $squares }
read-lost = lost { $squares }
read-mines = Mines: { $squares }
read-islands = Islands: { $squares }

## Beside the halves

dice = Dice
dice-none = Not thrown yet
dice-show = { $first } and { $second }
dice-last = Last throw: { $first } and { $second }
letter = letter { $letter }
correcting = Correcting { $square } by { $shift }
aims = In your sights
aims-other = In the sights
aim-press = Press the square, or { $key }
adds-only = Corrections only add.
adds-only-you = Your corrections only add.
adds-only-other = { $name }’s corrections only add.
mine-cost =
    { $count ->
        [one] A mine costs whoever fires at it 1 ship cube{ $mark }.
       *[other] A mine costs whoever fires at it { $count } ship cubes{ $mark }.
    }

## Signs

sign-hit = cube hit
sign-wreck = ship sunk
sign-mine = mine
sign-island = island
sign-aim = possible shot

## Setting up

sets-up-you = Set up your half
sets-up = { $name } is setting up
step-colour = Choose a colour
step-dice = Take out two cubes as dice: { $count } of 2
step-ship =
    { $length ->
        [one] { $ship }, 1 square
       *[other] { $ship }, { $length } squares in a line
    }
step-done = done

## What a piece is

tell-water = A shot here hits nothing.
tell-anchor = Now choose where the ship ends.
tell-mine = Whoever fires at a mine loses a cube of their own ships, every time.
tell-island = A shot at an island harms nobody.
tell-ship = A cube of a ship that is still afloat.
tell-hit = This cube has been hit. The ship sinks once all its cubes are.
tell-sunk = All cubes of this ship have been hit.
