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

sets-compiling = Compiling the rules
lab-compiling = Compiling both packs
lab-written = The report is in { $file }.
