### Sentences of the review of a finished game.

title = Review: { $game }
title-plain = Review
to-table = To the table
# $count is a number as text.
played = Every position was played out { $count } times.
working = The first review is being worked out.
improving = Every position has been played out { $count } times so far. The review gets sharper while you look.
queued = Another game is being reviewed. This one is next.
preparing = The rules of this game are being prepared. The first time takes a minute or two.
interrupted = It was interrupted and has begun again.
failed = This review could not be worked out.
try-again = Try again

chances = Chances of winning
chart = Chances of winning after each move
axis-first = Deal
axis-last = Move { $move }
share-of = { $name } { $share }
# $shares is a list: Ada 62 % and Nour 38 %. $text tells what happened with the move and may be empty.
moment =
    { $move ->
        [0] After the deal: { $shares }. { $text }
       *[other] After move { $move }: { $shares }. { $text }
    }
after-move =
    { $move ->
        [0] After the deal.
       *[other] After move { $move }.
    }
back = One move back
on = One move on
see-board = See the board
play-on = Play on from here
fan = Play out 1,000 times
table = All moves as a table
column-move = Move
column-luck = Luck
column-loss = Given away
luck-of = { $name } { $points }

parts = Luck and skill
parts-note = In percentage points of the chances of winning. Each bar begins where the one before it ends: start, luck and decisions add up to the end. Decisions are compared with those of the simple bot: choosing as it does counts 0.
step-start = Start
step-luck = Luck
step-own = Own decisions
step-others = Others’ decisions
step-end = End
plus-minus = ± { $error }

mistakes = What would have been better
mistakes-note = The decisions that gave away the most compared with the best move found, by what each player could know. Press one to see the board.
mistake-by = Move { $move }, { $name }
done = Played:
better = Better:
show-all = Show all { $count }
no-mistakes = No decision was clearly worse than another.
not-judged = Decisions are being judged.
luck = Luck of the game
luck-note = The throws and draws that changed the most, for better or worse. Press one to see it in the chart.
luck-at = Move { $move }, for { $name }
deal-for = The deal, for { $name }
no-luck = Nothing stands out.
meaning = Luck and decisions are measured against the simple bot of the game, which plays on for every seat from every position and is not perfect. The number after ± is the standard error.

fan-title =
    { $move ->
        [0] From the deal on
       *[other] From move { $move } on
    }
fan-note = Played out { $count } times by the simple bot, each time with fresh luck.
fan-working = It is being played out.
fan-failed = This could not be worked out.
fan-wins = wins { $share }
histogram = { $name }: from { $low } to { $high }, middle value { $middle }
scores-between = { $low } to { $high }, middle value { $middle }

play-on-title =
    { $move ->
        [0] Play on from the deal
       *[other] Play on from move { $move }
    }
play-on-position = Play on from this position
play-on-note = A new table begins with this position. Luck is new from here on, and the result does not count in statistics.
play-on-seat = Your seat
play-on-bots = The other seats are played by
play-on-begin = Begin

judged = What the review says
judged-done = { $name } chose: { $action }
judged-better = Better: { $action }
judged-loss = That gave away { $loss } percentage points of the chances of winning.
judged-doubt = An earlier review said so. On a closer look it is not that clear.
judged-nothing = The review has nothing to say against the next move.
to-review = To the review
