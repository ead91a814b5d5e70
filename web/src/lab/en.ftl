### Sentences of the laboratory.

title = The laboratory
title-of = The laboratory: { $game }
lead = Change what is printed, and see what it does to the game.
about = Choose a game and change the cost of a tile or the points of a card. Bots play thousands of games with the printed values and as many with yours, and you read what has changed beyond luck.
examine = Examine this game
all-games = All games
try-again = Try again

changed-title = What you have changed
changed-none = Nothing yet. The games are played with the printed values, and the report says what the game is like.
# $before and $after are values in words.
changed = { $name }, { $before } → { $after }
# $what is the sentence before.
take-back = Take back: { $what }
take-all-back = Take everything back

values = The values of the game
search = Find a value, such as “cost”
found =
    { $count ->
        [one] One value
       *[other] { $count } values
    }
count =
    { $count ->
        [one] one value
       *[other] { $count } values
    }
nothing-found = No value is called so.
printed = Printed: { $value }
ours = Ours: { $value }
house = house value
now = now { $value }
yes = yes
no = no
nothing = nothing
item = { $name }, number { $number }
one-more-of = One more: { $name }
one-less-of = One less: { $name }
reasons = Why some values are ours
# $key says which value, and $reason is a sentence.
because = { $key }: { $reason }
drawing = Drawings cannot be changed here. The command cubarium components export { $game } FOLDER writes them to files you can edit.

files = Load the files of a component pack
files-note = The command cubarium components export { $game } FOLDER writes them. What you have changed in them takes the place of what is changed here.
files-choose = Choose files ending in .toml
taken =
    { $count ->
        [0] These files change nothing.
        [one] One changed value was loaded.
       *[other] { $count } changed values were loaded.
    }

drawn = a drawing of yours
placed = places of yours

setting = The games
players = Number of players
games = How many games
bound = They are played beside the tables of this server, one experiment after the other, for { $minutes } minutes at most. What is not done by then is stopped: begin with few games.
play = Let the bots play
stop = Stop

# $place says how many come before it.
waiting =
    { $place ->
        [0] Waiting. It begins in a moment.
        [one] Waiting. One experiment comes before this one.
       *[other] Waiting. { $place } experiments come before this one.
    }
compiling = Getting the rules ready with these values. That can take a minute or two.
playing = Playing: { $share } %
interrupted = It was interrupted and began again.
may-leave = You may leave this page and come back with the same link.
failed-too-long = This would have taken longer than { $minutes } minutes and was stopped. Choose fewer games.
failed-broken = This experiment could not be played. You can try it again.
other = You have changed something since. Play again to see what it does; below is the report from before.

report = The report
play-variant = Play this variant
save = Save the report
command = The same on your own machine
what = What
interval = 95 % interval
even = even share
as-table = The same numbers in a table
