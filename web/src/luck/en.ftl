### Sentences about luck that anyone can check.

line = Luck anyone can check
about = Before the first roll, the table fixed a secret and published a commitment to it, below. Everybody who plays may add randomness of their own, which their browser does by itself. Dice and cards come from both together, so nobody could choose them, and after the game the secret is told: then every roll can be worked out again.
commitment = Commitment of the table
who = Who has added to it
who-person = { $name } has.
who-bot = { $name } is a bot: its part comes from the secret.
who-none = { $name } has not.
first-seen = Your browser has noted this commitment.

title = Luck of the game: { $game }
title-plain = Luck of the game
to-table = To the table
lead = Your browser works out every die and every card again, without asking the server.
working = Working out the draws…
good =
    { $count ->
        [0] Nothing was left to chance in this game.
        [one] All is well: the one draw of this game is what luck gave.
       *[other] All is well: each of the { $count } draws is what luck gave.
    }
bad-unsound = This log was changed: line { $line } does not fit the one before.
bad-other-secret = The luck does not hold: the table told another secret than the one it had fixed.
bad-other-outcome = The luck does not hold: on line { $line } of the log, draw { $place } is not what luck gave.
bad-other-draws = The log is not complete: the draws on line { $line } cannot be worked out.
bad-other-commitment = The luck does not hold: before the game, your browser noted another commitment.
bad-other-contribution = The luck does not hold: what your browser added is missing.
bad-not-over = The log does not tell the whole game: it ends with line { $line }.
seed = The luck of this game came from a seed that was fixed beforehand, as in games of the day: everybody is to have the same. There is nothing to compare here; cubarium verify can work the draws out again.
step-log = Every line of the log fits the one before.
step-secret = The secret is the one the table had committed to.
step-noted = It is the commitment that your browser noted first.
step-not-noted = Your browser saw this table for the first time after the game: it cannot tell whether the commitment was there before. Ask somebody who played.
step-given = What your browser added is part of the luck.
position = The game began from a moment of another one. How that moment came about is not checked here.
rules = Whether the rules ask for just these draws is checked by the command cubarium verify, with the log.
log = Download the log
parts = Whose luck it is
draws = Every draw
drawn-note = “3 of 6” is the third of six possibilities, such as the faces of a die or the cards of a pile.
draws-most = The first { $count } are shown.
deal = The first deal
move = Move { $move }
draw = { $told } of { $sides }
draw-holds = { $told } of { $sides }, worked out again
draw-differs = { $told } of { $sides }, but luck gave { $drawn }
