## Looking after a server

admin-tables =
    { $count ->
        [one] One table.
       *[other] { $count } tables.
    }
admin-table-ends = The table ends: in a few seconds if the server runs, else when it starts.
admin-reports =
    { $count ->
        [one] One report.
       *[other] { $count } reports.
    }
admin-report-closed = The report is closed.

## Simulations

sim-compiling = Compiling the rules
sim-playing = Playing
sim-head =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $moves } moves in { $seconds } s: { $speed } moves a second ({ $backend })
sim-identity = seed { $seed }, components { $components }, checksum { $checksum }
sim-shared =
    { $count ->
        [one] One victory was shared; it counts in parts.
       *[other] { $count } victories were shared; they count in parts.
    }
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-share = share
sim-interval = 95 % interval
sim-score = mean score
sim-what = distribution of
sim-picture = lowest to highest
sim-low = low
sim-quartiles = quartiles
sim-high = high
sim-deviation = deviation
sim-score-of = score of seat { $seat }
sim-length = moves in a game
sim-title-card-types = How each type of card pays
sim-note-card-types = Measured in the last round of each game, by player.
sim-title-tiles = How each tile pays
sim-note-tiles = The margin is the buyer’s round score less the table’s mean. It shows who buys, not only what the tile does.
sim-column-type = type
sim-column-copies-mean = copies
sim-column-held-share = held by
sim-column-points-mean = points
sim-column-points-per-card = points a card
sim-column-tile = tile
sim-column-cost = cost
sim-column-bought-per-round = bought a round
sim-column-margin-mean = margin
sim-column-win-share = wins of buyers

## T-Rex

sim-title-eggs = How eggs of each colour pay
sim-note-eggs = By player, at the end of the game.
sim-column-colour = colour
sim-column-eggs-mean = eggs
sim-column-points-per-egg = points an egg
sim-column-winner-eggs = eggs of winners
sim-title-cards-left = Cards left at the end
sim-note-cards-left = Who keeps a card, not only what it does.
sim-column-card = card
sim-column-left-share = left
sim-column-keeper-win-share = wins of keepers

## Cub'ano

sim-title-endings = How players end
sim-note-endings = By player, at the end of the game.
sim-title-phases = The phase games end in
sim-note-phases = Squares are those filled on the board.
sim-title-colours = What each colour is worth
sim-note-colours = By player, at the end of the game.
sim-title-order = What playing first is worth
sim-note-order = Means of a game.
sim-title-naming-order = What naming first is worth
sim-note-naming-order = Means of a game.
sim-title-firing-order = What firing first is worth
sim-note-firing-order = Points are ship cubes the opponent has lost.
sim-title-ships = How the ships fare
sim-note-ships = By fleet, at the end of the game.
sim-title-pictures = How well the picture is rebuilt
sim-note-pictures = Moves and par are means over rebuilt pictures.
sim-column-ending = ending
sim-column-players-share = players
sim-column-squares-mean = squares
sim-column-phase = phase
sim-column-games-share = games
sim-column-played-share = played
sim-column-won-share = wins
sim-column-order = order
sim-column-squares-named = squares named
sim-column-messages-found = messages found
sim-column-ship = ship
sim-column-cubes-lost = cubes lost
sim-column-sunk-share = sunk
sim-column-pattern = picture
sim-column-solved-share = rebuilt
sim-column-right-share = squares right
sim-column-moves-mean = moves
sim-column-par-mean = par

## Arenas

arena-file = Results are kept in { $file }; --resume with this file goes on if the arena is stopped.
arena-stopped = Stopped. What has been played is in { $file }; --resume with this file goes on.
arena-written = Written: { $page } and { $ratings }.
arena-head =
    { $players } players, seed { $seed }; each pairing plays { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } in every rotation of the seats
arena-bot = bot
arena-rating = rating
arena-interval = 95 % interval
arena-time = ms a choice
arena-late = over budget
arena-against = against
arena-share = wins
arena-verdict = at least { $wanted } %
arena-verdict-holds = yes
arena-verdict-fails = no
arena-verdict-open = not sure yet
arena-cross = Wins of the row against the column
arena-cross-many = Wins of one of the row against { $others } of the column; by luck alone { $luck } %
arena-options = Unusual settings: { $options }.
arena-ceiling = * It sees what is hidden and the luck to come, so it is not a player: it shows what knowing everything is worth against raptor, choice by choice.
arena-note = Ratings begin at 1500; 400 points mean ten victories to one. They cannot be compared between games.

## Checks

check-compiling = Compiling the rules
check-checking = Checking
check-line = { $options }: { $games } games, { $moves } moves, longest { $longest }, { $guided } games more with sensible choices, { $looked } states looked into, { $compared } compared with compiled rules; compiled { $compiled } games, { $steps } moves, longest { $high }
check-coverage = What happened how often in all these games:
check-uncovered = never seen in all these games: { $things }
check-passed =
    { $count ->
        [one] One setting passed.
       *[other] All { $count } settings passed.
    }

## Cubitos

sim-title-length = How long races are
sim-note-length = Rounds of a race. Fans and busts are means of a runner.
sim-column-rounds-mean = rounds
sim-column-rounds-low = 5 %
sim-column-rounds-middle = median
sim-column-rounds-high = 95 %
sim-column-stopped-share = stopped
sim-column-fans-mean = fans
sim-column-busts-mean = busts
sim-title-starters = What beginning is worth
sim-note-starters = In order from the first player of the first round, with the 95 % interval of the wins.
sim-column-low-share = from
sim-column-high-share = to
sim-title-purchases = What it means to buy a die of each card
sim-note-purchases = The change is how much more often buyers win than the others, with its 95 % interval. It shows who buys, too.
sim-column-bought-mean = bought
sim-column-buyers-share = buyers
sim-column-change-share = change
sim-column-change-low-share = from
sim-column-change-high-share = to
sim-title-dice = What runners own at the end
sim-note-dice = Dice of a runner, and of the winners.
sim-column-dice-mean = dice
sim-column-winner-dice = of winners
sim-title-races = The races
sim-note-races = Rounds: mean, and the lengths that 5 %, 50 % and 95 % of the races do not exceed. Wins are those of the first player of the first round.
sim-column-race = race
sim-column-starter-share = wins

## Agents

agent-sits = { $name } sits on chair { $seat }: { $game }.
agent-reason = { $action }: { $reason }
agent-lost = The connection is gone, trying again.
agent-back = The connection is back.
agent-over = The game is over: place { $place }, { $score }.

## Positions

position-forced = Without a choice: { $what }
position-changed = Changed by this: { $fields }
position-asked =
    { $count ->
        [one] { $player } is asked and can do one thing.
       *[other] { $player } is asked and can do { $count } things.
    }
position-over = The game is over.

## Reviews

review-playing = Playing out
review-head =
    { $moves ->
        [one] One move
       *[other] { $moves } moves
    }; every position was played out { $playouts ->
        [one] once
       *[other] { $playouts } times
    }.{ $state ->
        [open] { " " }The game is not over, so its end is an estimate.
       *[over] { "" }
    }
review-column-player = player
review-column-start = start
review-column-luck = luck
review-column-own = own choices
review-column-others = others’ choices
review-column-end = end
review-note = In percentage points of the chances of winning. Sums are rounded to tenths and parts are their differences, so every row adds up. After ± stands the standard error.
review-chart = chances of winning, from the first move to the last
review-worst = What { $player } could have done better
review-lucky = The best luck of { $player }
review-none = Nothing that stands out.
review-mistake = Move { $move }: { $done }. Better: { $better } (+{ $loss } ± { $error }).
review-luck = Move { $move }: { $what } (+{ $gain })
review-deal = The deal.
review-meaning = Luck and choices are measured against the simple bot of the game, which plays on for every seat and is not perfect. What would have been better is judged by what the player could know.

## Verifying luck

verify-sound =
    The log is whole: { $moves ->
        [one] its one move follows
       *[other] its { $moves } moves follow
    } the rules.
verify-draws =
    { $draws ->
        [0] Nothing was left to chance in this game.
        [one] One draw was worked out again, and it is the one that luck gave.
       *[other] { $draws } draws were worked out again, and every one is what luck gave.
    }
verify-commitment = Before the game the table had committed to: { $commitment }
verify-by-person = Seat { $seat }, { $name }, gave { $given }…
verify-by-bot = Seat { $seat }, { $name }, is a bot: its part comes from the table’s secret.
verify-by-none = Seat { $seat }, { $name }, gave nothing.
verify-seed = The luck came from a seed, as in games of the day and at the terminal. Nobody at the table added to it: whoever chose the seed could know it all.
verify-position = The game began from a moment of another one. How that moment came about is not part of this log.
verify-noted =
    { $noted ->
        [both] Commitment and contribution are the ones you noted.
        [commitment] The commitment is the one you noted.
        [some] What you noted was contributed.
       *[none] Did you note the commitment before the game? Then compare it, or give it with --commitment: only so can you tell that the table did not choose its secret later.
    }
verify-unsound = This file is no sound log. Nothing in it can be relied on:
verify-not-over =
    The log stops after { $move ->
        [one] one move
       *[other] { $move } moves
    }, and the game was not over then. Something is missing.
verify-other-secret = The luck does not hold: the table told another secret than the one it had committed to.
verify-other-outcome = The luck does not hold: on line { $line }, draw { $place } is { $told } in the log, and luck gave { $drawn }.
verify-other-draws = The luck does not hold: on line { $line } the log tells of other draws than those the rules ask for.
verify-other-commitment = The luck does not hold: the commitment of this log is not the one you noted.
verify-other-contribution = The luck does not hold: what you noted for seat { $seat } is not part of it.

## Those who run a server

# Words that stand for nothing: none, never.
admin-person = { $id }  { $name }{ $account ->
    [none] , a guest
   *[other] , account { $account }
}, here since { $made }, last seen { $seen ->
    [never] long ago
   *[other] { $seen }
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}{ $ban ->
    [none] { "" }
   *[other] , BANNED: { $ban }
}
admin-nobody = Nobody was found.
admin-no-such-person = There is nobody with the id or the account { $person }. List people with: cubarium admin people
admin-banned = { $person } can no longer come in. Connections that are open end within seconds.
admin-unbanned = { $person } may come in again.
admin-session = { $browser ->
    [none] A program or an unknown browser
   *[other] { $browser }
}, since { $opened }, last seen { $seen }
admin-no-session = No session is open.
admin-exported = Everything that is kept of { $person } is now in { $file }.
admin-erase-sure = Erase { $person } for good? Name, account and words go; games stay for the others.
admin-erased = { $person } is erased. Copies made before still hold everything.
admin-no-server = There is no database in { $folder }. Name the folder of the server with --data.
admin-other-version = The database in { $place } is that of another version of Cubarium. Start the server with this version once.

dataset-written =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $rows } rows: { $file }
dataset-restored =
    { $games ->
        [one] One game is played again, its log is
       *[other] { $games } games are played again, their logs are
    } in { $folder }

## The laboratory

lab-compiling = Compiling both packs
lab-range = { $mean } ({ $low } to { $high })
lab-share-range = { $mean } % ({ $low } to { $high } %)
lab-named = { $kind } { $name }
lab-title = The laboratory: { $game }
lab-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } under each pack, played by { $bots }, in { $blocks } blocks. { $chance ->
        [own] Each pack had luck of its own.
       *[common] Both had the same luck, game by game.
    }
lab-identity = seed { $seed }; before: components { $before }, checksum { $first }; after: components { $after }, checksum { $second }
lab-values = What was changed
lab-value = { $name }: { $before } → { $after }
lab-no-values = No value differs from the pack of the game.
lab-play = To play with these values: { $command }
lab-changes = What that does
lab-same = Every game went exactly as before: this changes nothing.
lab-nothing = Of { $figures } figures, none changed more than luck can explain.
lab-flagged =
    Of { $figures } figures, { $flagged ->
        [one] one changed
       *[other] { $flagged } changed
    } more than luck can explain. What concerns single components comes first, by how far it moved.
lab-points = { $what }: brings { $after } points each, { $before } before: { $by } ({ $low } to { $high }).
lab-bought = { $what }: those who buy it win { $after } % of games, { $before } % before: { $by } percentage points ({ $low } to { $high }).
lab-kept = { $what }: those who still have it at the end win { $after } % of games, { $before } % before: { $by } percentage points ({ $low } to { $high }).
lab-taken = { $what }: is { $after } % of all that is bought, { $before } % before: { $by } percentage points ({ $low } to { $high }).
lab-figure = { $what }: { $after }, { $before } before: { $by } ({ $low } to { $high }).
lab-more =
    { $count ->
        [one] One more figure changed; --json tells it.
       *[other] { $count } more figures changed; --json tells them.
    }
lab-seats = The seats
lab-seat = { $seat ->
    [1] The first seat
    [2] The second seat
    [3] The third seat
    [4] The fourth seat
    [5] The fifth seat
   *[other] Seat { $seat }
} wins { $share } of games for { $players ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $players }
}: { $advantage ->
    [more] it has an advantage.
    [less] it has a disadvantage.
   *[even] that is an even share, as far as luck lets us see.
}
lab-seats-differ = Different bots sat in the seats, so these shares say who plays better as well as what a seat is worth.
lab-worths = What components are worth
lab-worth-component = component
lab-worth-before = before
lab-worth-after = after
lab-worth-points = Points that each one brings to those who have it.
lab-worth-bought = Share of games won by those who buy it, counted for each time it is bought. An even share is { $even } %.
lab-worth-kept = Share of games won by those who still have it at the end. An even share is { $even } %. Less than that is a sign of strength where using a thing means to lose it.
lab-who = It shows who takes a thing as well as what the thing does, and only as these bots use it.
lab-must-have = { $what } is a must-have: its buyers win far more than their share.
lab-dominated = { $what } is hardly ever taken by these bots: it is { $taken } of all that is bought, where an even part is { $usual }.
lab-balanced = No option is hardly ever taken, and none is a must-have.
lab-game = The game as a whole
lab-length = A game takes { $after } moves; before it took { $before }.
lab-length-now = A game takes { $after } moves.
lab-shared = { $share } of games are shared victories.
lab-lead = The winner is ahead of the next player by { $lead } points.
lab-skill = One { $stronger } bot among { $weaker } bots wins { $after } of games, { $before } % before; an even share is { $even } %. { $degree ->
    [much] Skill decides most.
    [some] Skill counts, and so does luck.
   *[little] Luck decides most.
}
lab-skill-now = One { $stronger } bot among { $weaker } bots wins { $after } of games; an even share is { $even } %. { $degree ->
    [much] Skill decides most.
    [some] Skill counts, and so does luck.
   *[little] Luck decides most.
}
lab-leads = The lead changes { $changes } times a game, counted in { $games ->
    [one] one game
   *[other] { $games } games
} as if it ended after each move.
lab-comebacks = In { $share } of these games that one player won alone, somebody else was alone in the lead halfway.
lab-method = Numbers in brackets are 95 % intervals: in 95 of 100 runs they hold the true number for these bots. What is flagged is corrected by Holm’s method for looking at many figures: where nothing has changed, something is flagged in one of 100 runs at most.
lab-column-score-mean = score
lab-column-lead-mean = lead of the winner
lab-column-shared-share = shared victories
lab-table-seats = Seats
lab-table-games = The game
lab-before = before
lab-after = after
lab-written = The report is in { $file }.
