### Sentences of the browser table, in English. The other language has the same messages and variables.

## The frame

brand = Cubarium, home
nav = Pages
nav-home = Play
nav-games = Your games
nav-rules = Rules
nav-about = About
skip = Skip to the page
page-title = { $page } · Cubarium
close = Close
cancel = Cancel
loading = Loading
server-silent = The server is not answering. Please try again.
offline = Connection lost
offline-title = You are offline
offline-lead = Your games are safe on the server and go on when the connection is back.
offline-again = Try again

## The games

game = Game
game-cubosaurs = Cubosaurs
game-cubosaurs-lead = Keep the cards or pass them on, with one of yours added.
game-trex = T-Rex
game-trex-lead = Outrank the meteor. Take the eggs. Keep the colours turning.
game-cubitos = Cubitos
game-cubitos-lead = Roll a handful of odd dice, push your luck, run the lap.
game-cubano = Cub’ano
game-cubano-lead = Wall in squares, grow the largest suite. Five games and a puzzle.
kind = Which game of { $game }
kind-of = { $game } { $kind }
kind-cubano-2-dice = 2 dice
kind-cubano-1-die = 1 die
kind-cubano-course = Course
kind-cubano-naval-messages = Naval battle of messages
kind-cubano-naval-dice = Naval battle of dice
kind-cubano-puzzle = Puzzle
game-facts =
    { $most ->
        [1] 1 player
        [2] 2 players
       *[other] { $fewest }–{ $most } players
    } · { $minutes } min

## Home

home-page-title = Cubarium: four games made of cubes
home-title = Four games made of cubes.
home-lab = What would a game be if one card were cheaper?
home-lab-link = Find out in the laboratory
home-lead = Play people, play bots, or leave a chair open for either. No account needed.
home-daily = Today: a game, a picture, a move
home-tournaments = Tournaments
play-now = Play now
play-now-label = Play now: { $game } against bots
play-alone-label = Play now: { $game }, alone
play-championship = Championship
play-championship-label = Championship: run all races of { $game } against bots
learn = Learn
learn-label = Learn { $game } in five minutes
lesson-step = Step { $step } of { $count }
lesson-done = Finished
lesson-next = Go on
lesson-show = Show me
lesson-back = Back
lesson-again = Once more
lesson-rules = Read the rules
lesson-play = Play a game against bots
lesson-play-alone = Play a game
set-table = Set a table
set-table-label = Set a table of { $game }
open-tables = Open tables
no-tables = No open table right now. Set one: a bot can fill in.
chairs-free =
    { $count ->
        [0] playing
        [one] { $count } chair free
       *[other] { $count } chairs free
    }
join = Join
meet = Play with whoever is waiting
meet-game = Game to play with whoever is waiting
meet-any = Any game
table-facts =
    { $names } · { $players } players · { $clock ->
        [none] no clock
        [move] time for each move
       *[bank] time for the game
    }
join-label = Join { $table }
my-games = Your games
my-game = { $game }: { $people }
my-game-your-turn = Your turn
my-game-playing = Others to move
my-game-open = Not begun
my-game-over = Finished
my-game-from = from move { $move } of another game
my-game-from-position = from a position
my-game-won = Won
my-game-place = { $place } of { $players }
my-game-score = { $score } to { $others }
my-game-alone = { $score }
my-game-won-by = Won by { $names }
put-away = Remove this game of { $game } from my list
all-my-games = All your games
games-turn = Your turn
games-slow = Over several days, others to move
games-playing = Others to move
games-open = Not begun
games-over = Finished
no-running-games = No game of yours is going on.
no-finished-games = None of your games is finished yet.
more-games = Show older ones
to-statistics = Your statistics
notice-turn = Your turn at { $game }
games-awaiting =
    { $count ->
        [one] 1 game waits for you
       *[other] { $count } games wait for you
    }

## Statistics

statistics-mine = Your statistics
statistics-of = Statistics of { $name }
statistics-none = You have not finished a game yet. Once you have, the numbers are here.
statistics-none-of = No game is finished yet.
statistics-note = Finished games count, except those where you had several chairs on one screen. Anybody with the address of this page can read it. Others see only numbers and badges there, neither tables nor names.
figure-played = Games
figure-won = Won
figure-people = With people
figure-bots = Against bots
figure-share = { $won } won, { $share }
figure-streak = Victories in a row
figure-longest = record { $count }
figure-streaks = { $now }, record { $longest }
figure-average = Average score
figure-margin = Average lead
figure-best = Best score
chart-scores-title = Scores of the last games
chart-scores =
    { $count ->
        [one] The score of the last game was { $high }.
       *[other] Scores of the last { $count } games, from { $low } to { $high }. The dashed line is the average, { $average }.
    }
chart-won = won
chart-not-won = not won
chart-places-title = Places
chart-places = Places reached: { $places }.
chart-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } { $count ->
        [one] once
       *[other] { $count } times
    }
chart-table = The last games as a table
column-played = Games
column-won = Won
column-average = Average
column-best = Best
column-when = When
column-score = Score
column-place = Place
variant-other = Other
no-games = You have no game yet. “Play now” starts one against bots.
## Setting a table

few-players-variant = With { $count } players, our own variant is played.
options =
    { $changed ->
        [0] Options
        [one] Options, 1 changed
       *[other] Options, { $changed } changed
    }
less-of = { $name }, less
more-of = { $name }, more
option-usual = As usual
alone = You play alone.
chairs = Chairs, from { $fewest } to { $most }
chair = Chair { $number }
chair-of = Chair { $number }: { $who }
your-name = Your name
name-of-chair = Name on chair { $number }
player-name = Player { $number }
chair-bot = Bot
chair-here = On this screen
chair-open = Open
chair-open-note = for whoever comes first
bot-level = Bot: { $bot }
bot-note = { $bot }: { $note }.
bot-ready = { $bot } is ready and plays from now on.
bot-of-chair = Bot of chair { $number }
add-chair = Add a chair
remove-chair = Remove a chair
bots-are-fair = Bots see only what a person on their chair would see.
variant = Variant
clock = Clock
clock-none = No clock
clock-quick = 1 minute per move
clock-bank = 15 minutes each
clock-daily = 1 day per move
clock-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
private = Private
private-hint = Only people with the link can find it.
may-watch = People may watch
may-watch-hint = People without a chair see what everybody may see.
hints = Hints for everybody
hints-hint = On your turn you may ask a bot what to do, and the log says so. Alone or against bots you always may.
misclicks = Protection against misclicks
misclicks-hint = A bar, a cube or a flip may be taken back. Without it, laid is laid, as the rules say.
as-championship = As a championship
as-championship-hint = The same players run { $races } races, one after the other, today or over weeks. Each place brings points.
in-terminal = In the terminal for now:
open-table = Open the table

## A table

you = You
chair-free = Free chair
seat-here = here
seat-glyph-1 = Seat 1, triangle
seat-glyph-2 = Seat 2, circle
seat-glyph-3 = Seat 3, diamond
seat-glyph-4 = Seat 4, square
seat-glyph-5 = Seat 5, star
seat-glyph-6 = Seat 6, cross
points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
table-before = Before the game
table-may-begin =
    { $count ->
        [one] The free chair is kept for a latecomer: the game may begin without them.
       *[other] { $count } free chairs are kept for latecomers: the game may begin without them.
    }
read-rules = Read the rules
invite = Invite
invite-note = This link is enough to sit down. No account.
copy = Copy
link-copied = The link is copied.
link-not-copied = The link could not be copied. Please select it by hand.

## Settings

settings = Settings
settings-look = Look and language
settings-game = Playing
settings-kept = Kept in this browser.
settings-reset = Back to the usual settings
setting-language = Language
language-en = English
language-fr = Français
setting-theme = Light
theme-system = Like the system
theme-light = Day
theme-dark = Night
setting-palette = Colours of the seats
palette-standard = Usual
palette-protan = Without red
palette-deutan = Without green
palette-tritan = Without blue
setting-speed = Motion
speed =
    { $speed ->
        [0] None
        [0.5] Quick
        [1] Usual
       *[2] Slow
    }
setting-pace = Moves of others
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-at-once = At once
setting-pace-hint = How long each move stays before the next is shown. At once: nothing waits, and rounds end without a score sheet.
setting-confirm = Confirm each move
setting-confirm-hint = Useful on a small screen and in slow games.
setting-sound = Sound
setting-sound-hint = Your turn, a move by somebody else, a refusal, the end.
setting-notices = Notices from this browser
setting-notices-hint = When a game waits for you elsewhere; where the browser allows it, even when no page of Cubarium is open.
setting-notices-refused = Your browser shows no notices from this site. You can allow them in its own settings.
setting-volume = Volume
volume = { $volume } of { $of }
setting-letters = Single-letter keys
setting-letters-hint = Switch them off if you dictate or press keys by accident.

## Keys

help-title = Keys
help-intro = Everything works without a mouse. Letters never act while you write.
help-letters-off = Single-letter keys are switched off in your settings.
key-zones = next zone; with Shift the one before
key-inside = move inside a zone
key-play = play what is selected; Space does too
key-option = card or option of that number
key-keep = keep the Hand (Cubosaurs) or the colours (T-Rex)
key-pass = pass (Cubitos, and Cubosaurs where only one card can be added)
key-push = push (Cubitos)
key-wait = wait to see what others do (Cubitos)
key-claim = claim (Cub’ano)
key-renounce = renounce (Cub’ano)
key-flat = board from above or from the side (Cub’ano)
key-edge = from edge to edge (Cub’ano)
key-done = end the turn (Cubosaurs, Cub’ano)
key-undo = undo within the turn
key-reset = back to the start of your turn
key-hint = a hint: what a bot would do, and why
key-skip = to now, while moves of others are shown
key-status = read the status line again
key-board = read the board of the selected seat, or else yours
key-log = log
key-chat = chat
key-rules = rules beside the table
key-back = one move back, outside the zones of the board
key-on = one move on
key-first = first move, in the log
key-now = now, in the log
key-help = what the selected piece is; elsewhere, this list
key-close = close, back to now

## Name and account

account-title = Name and account
account = Account
account-of = { $name }, name and account
you-are-guest = You play as a guest.
signed-in-as = You are signed in as { $account }.
name = Name
name-hint = This is what others at the table see.
name-missing = Please write a name.
name-unreadable = Others could not read this name. Please choose another.
name-changed = The name is changed.
name-asked = What is your name?
name-this = Continue
change-name = Change the name
make-account = Make an account
make-account-note = Your games stay yours. With an account you find them again in any browser.
sign-in = Sign in
sign-in-note = You get back to the games of your account. Games you began here as a guest are not added to them.
sign-out = Sign out
sign-out-note = Your games stay with your account.
account-name = Account name
account-name-hint = 3 to 40 characters: letters without accents, digits, dots, hyphens, underscores. Others do not see it.
account-unfit = An account name has 3 to 40 characters: letters without accents, digits, dots, hyphens, underscores.
password = Password
password-hint = At least 8 characters. A lost password cannot be recovered.
password-short = A password has at least 8 characters.
show-password = Show the password
hide-password = Hide the password
password-show = Show
password-hide = Hide
password-old = Current password
password-new = New password
password-change = Change the password
password-changed = The password is changed. All other sessions are ended.

## Where somebody is signed in

sessions-title = Where you are signed in
session-this = this browser
session-unknown = Unknown browser or program
# Both are times as people say them: 2 hours ago.
session-times = Signed in { $opened }, last seen { $seen }
session-end = End
session-end-of = End the session: { $browser }
session-ended = The session is ended.
sessions-end-others = End all other sessions
sessions-ended = All other sessions are ended.

## Rules

rules-of = Rules of { $game }
rules-games = Rulebooks
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] 1 place
       *[other] { $count } places
    }
rules-contents = Contents
rules-nothing = No rule contains “{ $query }”.
rules-clear = Show all rules
rules-failed = The rules could not be fetched. Please try again.
rule-link = Link to { $rule }

## About

about-title = The games and their makers
about-lead = At Cubarium you play four games that other people invented, drew and published. If you like one of them, please buy it. It is even better with people around a table.
maker-author = by
maker-illustrator = drawn by
maker-publisher = published by
about-rights = Who owns what
about-rights-titles = The titles belong to their owners. Cubarium is not made, approved or supported by any of these authors or publishers.
about-rights-art = We use no publisher’s art, logo or sentence. The rules are told in our own words, and every picture is drawn by us, from cubes.
about-rights-buy = The licence of the code gives no right to the games.
about-site = This site
about-site-private = No page asks anything of another company: no trackers, no adverts, no fonts from elsewhere. Your settings stay in your browser.
about-lab = For designers and the curious
about-lab-lead = Change what is printed on cards, tiles and dice, let bots play many thousands of games, and read what it does to the game.
about-lab-link = To the laboratory
about-site-code = Cubarium is free software under the MIT licence. The letters are Fira Sans, under the SIL Open Font License.
house-title = House values
house-lead = Where we do not know a printed value, one of our own takes its place and is shown as such. A component pack with your own values replaces them.
# The word that marks a house value in the tables of the rulebooks.
source-house = House
house-values =
    { $count ->
        [0] { $game }: none
        [one] { $game }: 1 value
       *[other] { $game }: { $count } values
    }

## A position that a link opens

# $game is the name of the game, $name that of a player, $names of several.
position-of = Position: { $game }
position-turn = A position of { $game }. It is { $name }’s turn, and you see the table from that seat.
position-turns = A position of { $game }. { $names } decide at the same time.
position-over = A position of { $game }. The game is over.
position-plain = Position
position-moves =
    { $count ->
        [one] 1 possible move
       *[other] { $count } possible moves
    }

## A game with changed values, which a link holds

changed-values = Changed values
changed-values-of = Changed values of { $table }
changed-lead = With changed values. Such a game does not count in statistics.
changed-note = Such a game does not count in statistics.
changed-none = This link changes nothing: the game is as it lies in the box.
changed-value = Value
changed-before = Printed
changed-after = Here
changed-copy = Copy the link
changed-again = Another table like this
changed-wrong = This cannot be played
changed-silent = Not loaded
# $game is its name, $count how many values are changed.
changed-table =
    { $count ->
        [one] A table of { $game } with 1 changed value.
       *[other] A table of { $game } with { $count } changed values.
    }

## Not found

missing-title = Nothing here
missing-page = This page is gone, or the link is incomplete.
missing-table = This table is gone, or the link is incomplete.
back-home = Back to the games
