### Sentences of the day, in English. The other language has the same messages and variables.

title = Today
lead = A game, a picture and a move, the same for everybody.
# $time is like "8 hours".
next = The next ones come in { $time }.
streak =
    { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }

## The game and the picture

game = The game
picture = The picture
# $bot is what people call the bot.
against =
    { $bots ->
        [one] Against a bot at { $bot } level
       *[other] Against { $bots } bots at { $bot } level
    }
game-rules = The first game counts. There are no hints, and a finished turn cannot be taken back.
picture-rules = The first picture counts, and what is laid stays. Par is the number of moves in a solution we know; there may be a shorter one.
par = Par: { $par }
play = Play
go-on = Go on
look = Look at it
again = Play it again
again-note = It no longer counts.
results-of = Results of { $game }
yesterday-game = Yesterday: { $game }
nobody = Nobody has finished yet.
nobody-then = Nobody finished it.
you = you
place = { $place } of { $players }
place-head = Place at the table
rank-head = Rank
name-head = Name
score-head = Result
more =
    { $played ->
        [one] 1 person has finished.
       *[other] { $played } people have finished.
    }

## The move

move = The move
move-lead = In this game, one move is clearly better than any other.
find = Find it
found = You found it.
missed = You chose another move.
find-again = Look at it again
answered =
    { $answered ->
        [0] Nobody has answered yet.
       *[other] Found by { $right } of { $answered } so far.
    }
move-title = Find the best move
move-of = { $game }: find the best move
move-ask = One move wins clearly more often than any other. Press it on the board; your first choice counts.
chosen = Your choice: { $move }
choose = Choose this move
choose-other = Or press another one on the board.
right = That is the best move.
wrong = There is a better move.
best = Best: { $move }
your-choice = your choice
how = Each move was played to the end in { $games } games, from what is known at this seat.
to-day = Back to today
