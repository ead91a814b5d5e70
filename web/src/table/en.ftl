### Sentences of the table page.

guest-name = Guest
you-named = { $name } (you)
seat-not-here = not connected
table-private = Private
# $kind is none, move or bank; $seconds and $increment are whole numbers.
clock-facts =
    { $kind ->
        [none] No clock
        [move] { $seconds } s per move
       *[bank] { $seconds } s in all, { $increment } s more with each move
    }
begin = Begin
sit-here = Sit here
sit-late = Sit down on chair { $number }
seat-owner = set the table
fill-with-bots =
    { $count ->
        [one] Let a bot fill in
       *[other] Let bots fill in
    }
waits-take =
    { $count ->
        [one] One chair is free. Take it to play.
       *[other] { $count } chairs are free. Take one to play.
    }
waits-meet =
    { $count ->
        [one] Waiting for somebody to play with. The game begins as soon as they sit down, or a bot can fill in.
       *[other] Waiting for { $count } people to play with. The game begins as soon as they sit down, or bots can fill in.
    }
waits-invite =
    { $count ->
        [one] Waiting for one more person. Send them the link, or let a bot fill in.
       *[other] Waiting for { $count } more people. Send them the link, or let bots fill in.
    }
waits-more =
    { $count ->
        [one] Waiting for one more person.
       *[other] Waiting for { $count } more people.
    }
# $names is a list of people: Ada and Blaise.
waits-gone =
    { $count ->
        [one] { $names } is not connected. You can wait, or begin.
       *[other] { $names } are not connected. You can wait, or begin.
    }
waits-you = Everybody is here. You can begin.
waits-owner = Every chair is taken. Waiting for { $name } to begin.
waits-setter = Every chair is taken. Waiting for whoever set the table to begin.
add-bot = Add a bot
clear-chair = Free the chair
stand-up = Stand up
qr = The link as a QR code

your-turn = Your turn
turn-of = { $name } to move
waiting = Others to move
you-watch = You are watching
seen-from = Whose side you see the table from
seen-from-name = View: { $name }
sound-offer = Sound?
sound-on = On
sound-off = Off
looking-back = Looking back at move { $move }
# $status is a few words: Your turn, Others move.
title-status = { $status } — { $game }
game-over = Finished
connection-lost = Connection lost. Your move is safe, trying again.
read-the-rule = Read the rule
back-to-now = Back to now
skip-to-now = Skip to now
round-over = Round { $number } is over
round-gained = This round
round-total = In all
round-your-turn = It is your turn.
go-on = Go on
hint = Hint
hint-thinking = Rex is trying your moves in its head…
hint-numbers = How the moves compare
# $won and $doubt are whole numbers.
hint-won = { $won } of 100, ± { $doubt }
hint-close = about as good
hint-play = Play it
hint-close-panel = Close
why = Why this move?
why-of = Why { $name } did this
why-thinking = The bot is thinking it over again…
undo = Undo
undo-asked = The others are asked whether you may take it back.
# $names is a list of people: Ada and Blaise.
waits-undo = You would like to take a move back. Waiting for { $names } to agree; the next move ends the request.
question-undo = { $name } would like to take a move back.
agree = Agree
refuse = Refuse
come-back = Take my chair back
let-bot-play = Let a bot play for { $name }
absent = { $name } is not connected. A bot may play for them in a moment.
absent-clock = { $name } is not connected. A bot may play for them once their clock has run out.
hints-allowed = Hints for everybody
laid-is-laid = Laid is laid
leave = Leave, a bot plays on
curtain = Pass the screen to { $name }.
uncover = I am { $name }, show my cards
no-board = This game has no board in the browser yet. Play it in the terminal: ./cubarium terminal
show-result = Show the result
confirm-title = Play this move?
confirm = Play
days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
time-left = { $time } left

side = Log, chat and rules
views = Views
view-table = Table
view-log = Log
view-chat = Chat
view-rules = Rules
unread =
    { $count ->
        [one] 1 new line
       *[other] { $count } new lines
    }
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-empty = Nothing has happened yet.
# $you tells whether it is the reader.
log-throws =
    { $you ->
        [yes] You throw { $count } times, and nothing comes of it.
       *[no] { $name } throws { $count } times, and nothing comes of it.
    }
log-steps =
    { $you ->
        [yes] You run { $count } spaces to { $place }.
       *[no] { $name } runs { $count } spaces to { $place }.
    }
log-forced = forced
log-forced-help = No other move was legal.
chat-older = Earlier messages
chat-hidden = { $count ->
    [one] One message is hidden, from somebody you do not want to hear.
   *[other] { $count } messages are hidden, from people you do not want to hear.
}
person-menu = Hide, block or report { $name }
spectator = watching
mute = Hide messages
mute-hint = You no longer see what this person writes, at any table. They are not told.
block = Block
block-hint = This person cannot sit down at your tables, and you are never brought together. They are not told.
report = Report
report-hint = Say what is wrong. Whoever runs this server reads it, with the messages around it.
report-send = Send the report
report-sent = Thank you. Your report has been sent.
invite-again = Let { $name } sit down again
somebody = the person you sent away
remove-table = Remove the table
ends-on = { $status ->
    [open] If nobody does anything here, this table is removed on { $date }.
   *[other] If nobody plays, this game ends without a result on { $date }.
}
stop-game = Stop the game
question-abort = { $name } would like to stop the game, without a result.
waits-abort = You would like to stop the game. Waiting for { $names } to agree; the next move ends the request.
ended-agreed = This game was stopped. It counts for nobody.
ended-idle = Nobody played here for a long time, so this game was ended. It counts for nobody.
ended-operator = Whoever runs this server ended this game. It counts for nobody.
chat-empty = Nobody has said anything.
say-something = Say something
send = Send
moves = Moves
first-move = First move
move-back = One move back
move-on = One move on
last-move = Back to now
move-now = Move { $move } · now
move-of = Move { $move } of { $last }
share-move = Copy a link to this move
move-copied = The link to move { $move } is copied.
watching =
    { $count ->
        [0] Nobody is watching.
        [one] 1 person is watching.
       *[other] { $count } people are watching.
    }

end-you-win = You win with { $score }.
end-wins = { $name } wins with { $score }.
end-shared = { $names } share the victory with { $score }.
end-alone = The game is over: { $score }.
# $names is a list of people: Ada and Blaise.
with-hints = With hints: { $names }.
rematch = Rematch
to-rematch = To the rematch
new-game = Play again
to-new-game = To the new game
# In the top bar: which race of a championship it is.
race-of = Race { $race } of { $races }
next-race = Next race
to-next-race = To the next race
new-championship = Another championship
to-new-championship = To the new championship
look-back = Look back
review = Review
luck = Check the luck
play-on = Play on from here
played-on-from = Played on from move { $move }
began-with-position = Began with a position
position-does-not-count = This game began with a position. It does not count in statistics.
does-not-count = This game was played on from a moment of another. It does not count in statistics.
daily-game = The game of the day
daily-picture = The picture of the day
daily-again = You have already played the game of this day, so this one does not count.
daily-results = The results of the day
tournament-round = Tournament, round { $round }
tournament-of = Tournament, round { $round }: { $name }
tournament-back = Back to the tournament
game-log = Log of the game
share = Share
share-failed = The picture could not be made.
sheet = Score sheet
sheet-rounds = Rounds
sheet-row = What counts
sheet-total = Total
sheet-score = Score
# What a seat had when a game that is played on from a moment began.
sheet-before = Before this game
sheet-best = best at the table
sheet-none = nothing
sheet-yes = yes
sheet-copies = ×n is how many there are.
sheet-underlined = Underlined: best at the table on that line.
sheet-yours = Your score, line by line
sheet-of = Score of { $name }, line by line
no-lines = There is nothing to count.
end-board = The board at the end
press-a-line = Press a line to read the rule it follows.
