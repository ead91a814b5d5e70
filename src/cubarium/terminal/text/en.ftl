### Sentences of the terminal, in English. The other language has the same messages, attributes and variables.

yes = yes
no = no
you = You
bot-getting-ready = { $bot } is getting ready for this game. It takes up to two minutes, once.

## Before a game

welcome = Welcome to Cubarium.
enter-hint = Press Enter to take the answer in brackets.
ask-resume = Go on with a game?
saved-at = saved { $time }
new-game = A new game
ask-game = Which game?
ask-players = How many players, you included? From { $low } to { $high }; bots take the other seats.
ask-variant = Which variant?
ask-mistakes = May a piece that was laid by mistake be taken back?
ask-bots = Against whom?
ask-name = Your name? [{ $default }]
# $number is 0 when only one seat needs it.
default-name =
    { $number ->
        [0] Player
       *[other] Player { $number }
    }
answer-yes-or-no = “{ $answer }” is neither yes nor no.
answer-not-listed = “{ $answer }” is not in the list. Type a number from 1 to { $count }.
answer-not-a-number = “{ $answer }” does not fit. Type a number from { $low } to { $high }.
answer-no-name = A name has at most { $most } characters, without control characters.

## A turn

turn-yours = Your turn. { $prompt }
turn-of = { $player }: { $prompt }
first-hint = Type a number, h for a hint, or ? for help. On the right: what a move changes.
hand-over = { $player } has to decide, and has secrets. Give them the screen, then press Enter.{ " " }
type-a-number = Type a number from 1 to { $count }, or ? for help.
no-such-command = “{ $answer }” is neither a move nor a command. ? lists what you can type.
no-such-move = “{ $answer }” is not a move in this game.
no-such-rule = There is no rule { $rule }.
move-allowed = { $move } is allowed now.
# Stands behind the sentence of a move that was the only legal one.
forced = forced: no other move was legal
by-rule = Rule { $rule }: { $title }. Type ? { $number } to read it.
earlier-news =
    { $count ->
        [one] One earlier event, l shows it.
       *[other] { $count } earlier events, l shows them.
    }

## Commands

command-move = 1, 2, 3 …
    .help = make the move with that number; Enter is enough if there is only one
command-move-text = { $example }
    .help = the same move in words
command-explain-move = ? { $example }
    .help = say whether a move is allowed, and if not, why
command-explain-rule = ? 3.2
    .help = show a rule by its number
command-hint = h
    .help = a hint: what a bot would do, and why
command-undo = u
    .help = take back the last decision
command-score = s
    .help = show the score sheets, line by line
command-values = v
    .help = show what everything pays and costs
command-table = t
    .help = show the table again
command-log = l
    .help = show everything that has happened
command-save = save NAME
    .help = keep a copy of the game as it stands
command-quit = q
    .help = leave; the game is saved

## A hint

# $won and $doubt are whole numbers.
hint-won = { $won } of 100, ± { $doubt }
hint-close = about as good

## Taking back

undo-yours = Your last decision is taken back.
undo-of = The last decision of { $player } is taken back.
undo-nothing = Nothing has been decided at this terminal yet.
undo-laid = Laid is laid at this table: by rule { $rule }, what lies on the board is not taken back.
laid-is-laid = Laid is laid at this table (rule { $rule }): there is no way back for what lies on the board.
undo-revealed = Something has been turned up since, and what was seen cannot be unseen.

## Saving

cannot-save = The game cannot be saved: { $reason }
save-done = Saved as { $name }.
save-taken = There is already a game called { $name }. Choose another name.
save-bad-name = Type save and a name: letters, digits, spaces, dots and hyphens.
left = The game is saved. To go on with it:
goodbye = Until next time.
log-lies = The log of the game: { $path }
ask-again = Another game at this table?

## Score sheets

sheet-now = If the scoring were now

## Lists and logs

players = { $low } to { $high } players
players-fixed =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
games-variants = variants
games-options = options
games-only-with = Only with { $places }.
games-or = {" "}or{" "}
log-sound =
    { $count ->
        [one] The log is sound: { $count } action, legal and unchanged.
       *[other] The log is sound: { $count } actions, all of them legal and unchanged.
    } { $state ->
        [over] The game is over.
       *[open] The game is not over.
    }

## House values

house-legend = ° our own value: the printed one is not known

## The table of Cubosaurs

cubosaurs-header =
    { $game } · round { $round } of { $rounds }, { $direction ->
       *[clockwise] clockwise ↻
        [counterclockwise] counterclockwise ↺
    } · deck { $deck }, set aside { $aside }
cubosaurs-now = now
cubosaurs-total = total
cubosaurs-unseen = { $count } unseen
cubosaurs-pays = 1 2 3 4+ pay
cubosaurs-hand =
    { $count ->
        [0] No Hand
        [1] The Hand:
       *[other] The Hand, { $count } cards:
    }
cubosaurs-tokens = { $count } DNA
cubosaurs-market = Market, supply { $supply } DNA
cubosaurs-can-buy =
    { $state ->
        [yes] can buy
        [short] { $missing } DNA short
       *[no] not now
    }
cubosaurs-legend = now: points if the round ended here · ° our own value, type v for all values
cubosaurs-values-series = Copies of a type
cubosaurs-values-raptors = { $type }, in a pair/alone: { $values }
cubosaurs-values-egg = { $egg }: { $reward } if nobody has more of this dinosaur, else { $penalty }
cubosaurs-values-tile = #{ $number } { $tile }, { $cost }: { $effect }
cubosaurs-values-icons = Cards with a DNA icon: { $cards }

# Two letters for each type of cards; the raptor egg counts both colours.
cubosaurs-letters-trex = TR
cubosaurs-letters-stego = ST
cubosaurs-letters-bronto = BR
cubosaurs-letters-ptero = PT
cubosaurs-letters-penta = PE
cubosaurs-letters-grey = GR
cubosaurs-letters-black = BL
cubosaurs-letters-egg = EG
cubosaurs-letters-raptor = RA

# The server

serving = Cubarium is at { $address } and keeps everything in { $place }. Ctrl-C ends it.
bots-move-here = The bots of all tables in { $place } now move here. Ctrl-C ends this.
serving-pack = Tables of { $game } are set up with { $pack }: { $count ->
    [0] no value differs
    [one] 1 value differs
   *[other] { $count } values differ
} from ours.
already-serving = Cubarium is already running at { $address }.
open-it-yourself = Open { $address } in a browser.
backed-up = { $tables ->
    [one] 1 table is
   *[other] { $tables } tables are
} now also in { $file }.
copy-by-postgresql = PostgreSQL makes copies itself: { $command }
kept-beside = What was there is kept in { $file }.
restored = { $tables ->
    [one] 1 table is
   *[other] { $tables } tables are
} back from { $file }.
