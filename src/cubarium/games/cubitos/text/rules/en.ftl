### Titles of the rules of Cubitos, in English, as in the rules document. A card's rule has its name.

## 1 Set-up

rule-1-1 = Players and dice
rule-1-2 = Races
rule-1-3 = What you begin with
rule-1-4 = The supply
rule-1-5 = What can run out
rule-1-6 = Runners at the start
rule-1-7 = First player
rule-1-8 = What stays
rule-1-9 = Open information
rule-1-10 = The first-player die

## 2 The round

rule-2-1 = Two phases
rule-2-2 = Nobody runs ahead
rule-2-3 = What is fixed at the start
rule-2-4 = Who decides first
rule-2-5 = Three orders of the Roll phase
rule-2-6 = The Run phase goes step by step
rule-2-7 = First come, first served
rule-2-8 = How long effects last
rule-2-9 = Up to, and exactly
rule-2-10 = Abilities are offers

## 3 The Roll phase

rule-3-1 = Drawing
rule-3-2 = The draw amount
rule-3-3 = Dice left over
rule-3-4 = Empty Draw zone
rule-3-5 = Dice that do not count
rule-3-6 = Champion replaces the draw
rule-3-7 = The throw
rule-3-8 = Throws at risk
rule-3-9 = Free throws are safe
rule-3-10 = Misses only
rule-3-11 = Hits become active
rule-3-12 = Push or Pass
rule-3-13 = The course of a Push
rule-3-14 = Bust
rule-3-15 = After a bust
rule-3-16 = What a bust leaves you

## 4 Abilities, swords, totals

rule-4-1 = Step 4 in three parts
rule-4-2 = Number faces
rule-4-3 = Counting swords
rule-4-4 = Most swords
rule-4-5 = The most stays the most
rule-4-6 = The red card acts once
rule-4-7 = Totals

## 5 Movement

rule-5-1 = Feet and steps
rule-5-2 = Neighbouring spaces
rule-5-3 = Runners do not block
rule-5-4 = Buying feet
rule-5-5 = Water
rule-5-6 = Stopping in water
rule-5-7 = Special moves
rule-5-8 = Shortcuts
rule-5-9 = Jet pack
rule-5-10 = Special spaces
rule-5-11 = Start and Finish
rule-5-12 = Completing a lap
rule-5-13 = The round-start space
rule-5-14 = Step 5b
rule-5-15 = Staying counts as ending

## 6 Buying

rule-6-1 = Two dice, two colours
rule-6-2 = Where bought dice go
rule-6-3 = Gained dice do not count
rule-6-4 = Order of buying
rule-6-5 = What is left after buying

## 7 The end of the round

rule-7-1 = Clearing up
rule-7-2 = Is the race over?
rule-7-3 = The first-player die moves on

## 8 The fan track

rule-8-1 = Fans
rule-8-2 = Rewards
rule-8-3 = The end of the track
rule-8-4 = Draw tokens

## 9 Losing and gaining dice, free throws

rule-9-1 = Losing a die
rule-9-2 = Losing an active die
rule-9-3 = Mandatory losses
rule-9-4 = Nothing to lose
rule-9-5 = Gaining a die
rule-9-6 = Which die may be gained
rule-9-7 = Dice on loan
rule-9-8 = Free throws
rule-9-9 = Free throws of other dice
rule-9-10 = Free throws in the Run phase

## 10 The end of the game

rule-10-1 = The last lap
rule-10-2 = Victory
rule-10-3 = Farthest
rule-10-4 = Still level
rule-10-5 = Several laps
rule-10-6 = The Grand Finale
rule-10-7 = Round limit
rule-10-8 = Stopping early

## 11 When abilities act

rule-11-1 = Three windows
rule-11-2 = Used symbols
rule-11-3 = Immediate abilities
rule-11-4 = A forced Push
rule-11-5 = Active, at any time
rule-11-6 = Active, before a Push
rule-11-7 = Active, at every Push
rule-11-8 = Active, after a Push without bust
rule-11-9 = Bust responses
rule-11-10 = Run abilities
rule-11-11 = Power faces
rule-11-12 = What the table collects
rule-11-13 = Conditions
rule-11-14 = Several copies

## 15 The circuits

rule-15-1 = Four circuits
rule-15-2 = One way round
rule-15-3 = Lines are crossed in order
