# What the server says to people.

refused-malformed = This message cannot be read: { $what }.
refused-too-large = This is too large.
refused-too-many = Too fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-many-sockets = Your network has { $most } tables open here already. When one of them is closed, this one opens by itself.
refused-broken = Something went wrong here. Nothing was changed.
refused-refused-before = This was refused while your connection was lost. Look at the table, and try again.
refused-storage-away = The server cannot reach its saved games just now. Nothing was changed; please try again in a moment.
refused-storage-unsure = The server lost touch with its saved games just as it was saving this. Look whether it was done before you try again.
refused-other-site = This request comes from another site.
refused-other-host = Nothing is served here under the name { $host }. Whoever runs this server can allow it: --host-name.
refused-database-busy = The database has not answered in time.
refused-database-refuses = The database takes nothing: { $what }.
refused-not-signed-in = Say who you are first.
refused-wrong-password = This name and password do not go together.
refused-too-many-sign-ins = Very many people are signing in just now. Try again in a moment.
refused-banned = You cannot come in here with this account. Reason: { $reason }
refused-no-account = You have no account yet, and so no password.
refused-wrong-old-password = This is not your current password.
refused-no-such-session = This session has ended already.
refused-has-account = You already have an account.
refused-account-taken = Somebody already has this name.
refused-no-such-page = There is nothing here.
refused-no-such-table = This table is gone, or the link is incomplete.
refused-no-such-person = Nobody has played here under this address.
refused-unreadable-name = Others could not read this name. Letters, digits and emoji are welcome; characters that cannot be seen are not.
refused-mixed-name = This name has letters of several alphabets in one word, and could be taken for another name. Write each word in one alphabet.
refused-reserved-name = With this name you could be taken for a bot, or for whoever runs this server. Please choose another.
refused-bad-endpoint = We do not know this browser’s notification service.
refused-no-such-game = There is no game { $game }.
refused-no-lesson = There is no lesson for { $game } yet. You can read its rules.
refused-no-such-experiment = This experiment is not kept here any more, or the link is incomplete. You can play it again.
refused-too-many-experiments = { $most } of your experiments are under way already. Wait until one is done, or stop one.
refused-laboratory-full = { $most } experiments are waiting already. Please try again later.
refused-no-such-variant = There is no variant { $variant }.
refused-impossible-values = These values cannot be played with:
    { $problems }
refused-values-too-long = So many changed values are too long for a link: together they may have at most { $most } characters.
refused-too-many-changed = Many games with changed values are waiting for their bots just now. Choose a weaker bot, which needs no preparation, or try again in a few minutes.
refused-no-such-bot = There is no bot { $bot }.
refused-bot-knows-not = The bot { $bot } has not learned this game.
refused-no-such-seat = There is no seat { $seat }; the table has { $seats }.
refused-no-such-move = There is no move { $move }; the game has { $last ->
    [one] 1 move
   *[other] { $last } moves
}.
refused-no-such-position = This is no position of the game. The link may be incomplete.
refused-impossible-position = No game can come to this position.
refused-not-asked = In this position, seat { $seat } has nothing to decide.
refused-other-components = This table of { $game } is played with a component pack that this server does not have ({ $digest }). It goes on once the server is started with that pack: --components.
refused-wrong-seats = Seats named: { $given }. The table has { $seats }.
refused-name-of-another = Chair { $seat } is not on your screen: whoever sits there has a name of their own.
refused-nobody-to-meet = This game is played alone: there is nobody to meet.
refused-bad-options = The table cannot be set like this: { $what }.
refused-clock-without-time = A clock needs at least one second.
refused-nothing-is-laid = No rule of { $game } says that what is laid stays.
refused-no-championship = There is no championship of { $game }.
refused-no-such-championship = This championship is gone, or the link is incomplete.
refused-not-to-watch = This table is not open to spectators.
refused-owner-only = Only the person who set the table may do this.
refused-seat-taken = Chair { $seat } is taken.
refused-seat-free = Chair { $seat } is already free.
refused-has-a-seat = You already have a chair.
refused-no-seat = You have no chair here.
refused-not-your-seat = This is not your chair.
refused-seats-are-free = Somebody must sit on every chair first.
refused-has-begun = The game has begun.
refused-too-late = Chair { $seat } was kept for somebody late, but nobody can join the game any more.
refused-not-begun = The game has not begun.
refused-is-over = The game is over.
refused-not-over = The game is not over.
refused-is-away = A bot plays for you. Take your chair back first.
refused-not-away = You are not away.
refused-is-here = Somebody sits on chair { $seat }, or left it only a moment ago.
refused-clock-decides = Time is counted here: nobody may give chair { $seat } to a bot before its clock has run out.
refused-moved-on = The table has moved on. This is move { $move }.
refused-undo-impossible = This cannot be taken back: something was drawn or shown.
refused-laid-is-laid = Laid is laid at this table: by rule { $rule }, what lies on the board is not taken back.
refused-tournament-abort = In a tournament a game is played to its end. The host can take somebody out.
refused-daily-abort = The game of the day is played to its end: it stands beside those of everybody else.
refused-championship-abort = A race of a championship is run to its end.
refused-abort-asked = Somebody has already asked whether to stop this game.
refused-abort-not-asked = Nobody asks to stop this game.
refused-abort-lapsed = This question is out of date: the game has gone on.
refused-sent-away = The host has taken you from this table. You can sit down again if they invite you.
refused-not-sent-away = This person has not been sent away from the table.
refused-not-welcome = You cannot sit down at this table.
refused-mark-yourself = This is you.
refused-too-many-marks = You have hidden or blocked { $most } people already. Take somebody off the list first.
refused-no-such-line = This line is not there any more.
refused-not-at-this-table = This person is not at this table.
refused-open-only = Only a table where the game has not begun can be taken away.
refused-not-in-your-list = This game is not in your list.
refused-undo-asked = This has already been asked.
refused-undo-not-asked = Nobody asks to take a move back.
refused-undo-lapsed = The question you answered is no longer open.
refused-undo-not-yours = This is for the others to answer.
refused-unreadable-text = This cannot be said here: there is nothing to read in it.
refused-out-of-turn = It is not your turn.
refused-luck-without-pledge = A contribution needs the pledge it answers: ask for one first.
refused-luck-lapsed = This pledge of luck has lapsed or has been used. Ask for a new one.
refused-luck-settled = The luck of this game is settled: nothing can be added to it now.
refused-luck-given = You have already contributed to the luck of this game.
refused-no-hints = Several people play here, and this table allows no hints.
refused-hint-failed = No hint could be found this time. Ask again.
refused-not-of-bot = Move { $move } was not made by a bot in its own chair.
refused-reason-is-secret = What a bot thinks is told once the game is over: until then it would show its cards.
refused-still-open = A game can be reviewed and played on once it is over.
refused-played-alone = This game is played alone. A review tells how a victory was decided.
refused-still-secret = The log is open to everybody once the game is over.
refused-daily-undo = In a game of the day, a finished turn cannot be taken back.
refused-daily-hints = In a game of the day there are no hints.
refused-daily-leave = No bot plays a game of the day for you. It waits until you come back.
refused-daily-log = Others are still to play the same game today. Its log opens tomorrow.
refused-daily-over = This was the move of another day. Load the page again.
refused-daily-answered = You have already chosen your move for today.
refused-tournament-undo = In a tournament, a finished turn cannot be taken back.
refused-tournament-hints = In a tournament there are no hints.
refused-no-such-tournament = This tournament is gone or the link is cut short.
refused-too-many-tournaments = You have { $most } tournaments that are not over. End one of them first.
refused-round-robin-of-two = In a round robin two sit at each table. For more, choose Swiss.
refused-host-only = Only the host of the tournament may do this.
refused-tournament-begun = The tournament has begun: nobody can join it any more.
refused-tournament-over = The tournament is over.
refused-tournament-full = This tournament is full: { $most } take part.
refused-tournament-too-few = At least { $least } must take part before it begins.
refused-no-such-entrant = Nobody with this number takes part.
refused-round-begun = This round has begun already.
refused-round-not-over = A game of the round before is still being played.

empty-chair = Empty chair
# The name of people of whom nothing is kept.
somebody = somebody
learner = You

bot-unready = getting ready, plays as { $usual } until then
bot-given-up = could not get ready here, plays as { $usual }
stand-in-unready = { $name } ({ $bot }) is getting ready: { $usual } moves until then.
stand-in-late = { $name } ({ $bot }) took too long: { $usual } moved instead.
stand-in-crashed = { $name } ({ $bot }) broke down: { $usual } moved instead.
stand-in-illegal = { $name } ({ $bot }) chose a move that is not legal: { $usual } moved instead.

## How a game ended. $second are who came next after the winner, $margin is in the units of the game

sheet-round = Round { $round }
sheet-end = End of the game
# $you tells whether the reader alone came next.
decided-close = { $you ->
    [yes] You fell { $margin } short.
   *[no] { $second } fell { $margin } short.
}
decided-clear = { $you ->
    [yes] You came next, { $margin } behind.
   *[no] { $second } came next, { $margin } behind.
}
# $row is a kind of score line: Stegosaurus.
decided-row = One line decided it: { $row }, { $more } to { $less }.
rematch-first = { $lots ->
    [yes] Next time { $name } has the first seat, and who begins is drawn.
   *[no] Next time { $name } has the first seat.
}
rematch-begins = { $name } begins next time.
rematch-same-moment = The rematch begins at the same moment, with the same seats.

hinted = { $name } asked for a hint.

notice-turn = Your turn at { $game }

# People, as those a game was played against.
level-people = People

# Badges: the name, and what each is earned with.
badge-first-win = First victory
    .how = Win a game.
badge-every-box = All four boxes
    .how = Finish a game of each of the four boxes.
badge-three-wins = Three in a row
    .how = Win three games one after the other.
badge-five-wins = Five in a row
    .how = Win five games one after the other.
badge-several-people = First among people
    .how = Win against at least two other people.
badge-beat-rex = Stronger than Rex
    .how = Win a game in which Rex plays.
badge-beat-rex-everywhere = Master of the boxes
    .how = Win against Rex in a game of each of the four boxes.
badge-beat-meteor = After the impact
    .how = Win a game in which Meteor plays.
badge-hundred-games = A hundred games
    .how = Finish a hundred games.
badge-seven-days = A week
    .how = Finish a game or look for the move of the day on seven days in a row.
badge-thirty-days = A month
    .how = Finish a game or look for the move of the day on thirty days in a row.
badge-ten-moves = A good eye
    .how = Find the best move of the day ten times.
badge-cubosaurs-no-negative = A herd without a black sheep
    .how = Win a game of Cubosaurs, with a round in which no line of your score is below zero.
badge-cubosaurs-from-behind = Late bloomer
    .how = Win a game of Cubosaurs after being alone in last place before the last round.
badge-trex-full-nest = A full nest
    .how = Win a game of T-Rex with five eggs of one colour.
badge-trex-last-egg = The last egg
    .how = Win a game of T-Rex although somebody was ahead of you before the last round.
badge-cubitos-no-bust = A steady hand
    .how = Win a race of Cubitos without a bust.
badge-cubitos-many-busts = Fallen, and up again
    .how = Win a race of Cubitos in spite of three busts.
badge-cubitos-champion = Champion
    .how = Win a championship of Cubitos.
badge-puzzle-at-par = On par
    .how = Rebuild a picture of the Cub’ano puzzle in no more moves than its par.
badge-puzzle-under-par = Shorter than known
    .how = Rebuild a picture of the Cub’ano puzzle in fewer moves than its par.
badge-naval-unsunk = All still afloat
    .how = Win the naval battle of dice without losing a ship to the other.

## Why a server does not start. $file is where its database should be

database-foreign = { $file } is no database of Cubarium. Nothing was changed. Name another folder with --data.
database-damaged = { $file } is damaged ({ $what }). Nothing was changed. Bring a copy back with cubarium restore.
database-newer = { $file } was written by a newer Cubarium (schema { $version }; this one knows { $known }). Nothing was changed. Start the newer version, or bring an older copy back with cubarium restore.
