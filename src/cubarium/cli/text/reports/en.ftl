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

## Checks

check-compiling = Compiling the rules
check-checking = Checking
check-line = { $options }: { $games } games, { $moves } moves, longest { $longest }, { $looked } states looked into, { $compared } compared with compiled rules; compiled { $compiled } games, { $steps } moves, longest { $high }
check-passed =
    { $count ->
        [one] One setting passed.
       *[other] All { $count } settings passed.
    }
