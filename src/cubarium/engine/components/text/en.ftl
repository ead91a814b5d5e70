# What values of component packs are called; names of cards, tiles and the like are in the words of the games.

# $owner is what has the value, such as "Tile 1", and $key what the value means, such as "cost".
value-name = { $owner }: { $key }
numbered = { $kind } { $number }
value-yes = yes
value-no = no
value-nothing = nothing
value-drawing =
    { $lines ->
        [one] a drawing of one line
       *[other] a drawing of { $lines } lines
    }
value-places =
    { $count ->
        [one] one place
       *[other] { $count } places
    }
# Each joins two places.
value-places-links =
    { $count ->
        [one] one pair of places
       *[other] { $count } pairs of places
    }

## Tables

table-card = Card
    .many = Cards
table-circuit = Circuit
    .many = Circuits
table-colour = Colour
    .many = Colours
table-die = Die
    .many = Dice
table-egg = Egg
    .many = Eggs
table-fans = Fan track
    .many = Fan track
table-fleet = Fleet
    .many = Fleet
table-game = Game
    .many = The game as a whole
table-join = Grand Finale
    .many = Grand Finale
table-mine = Mine
    .many = Mines
table-pattern = Picture
    .many = Pictures
table-race = Race
    .many = Races
table-tile = Tile
    .many = Tiles
table-type = Type
    .many = Types of cards

## Entries that have no name of their own at the table

entry-card-egg-trex = T-Rex egg
entry-card-egg-stego = Stegosaurus egg
entry-card-egg-bronto = Brontosaurus egg
entry-card-egg-ptero = Pterodactyl egg
entry-card-egg-penta = Pentaceratops egg
entry-card-egg-raptor = Velociraptor egg
entry-colour-brown = Brown
entry-colour-red = Red
entry-colour-orange = Orange
entry-colour-yellow = Yellow
entry-colour-green = Green
entry-colour-blue = Blue
entry-die-light-gray = Light gray dice
entry-die-dark-gray = Dark gray dice
entry-die-red = Red dice
entry-die-orange = Orange dice
entry-die-yellow = Yellow dice
entry-die-green = Green dice
entry-die-blue = Blue dice
entry-die-purple = Purple dice
entry-die-brown = Brown dice
entry-die-white = White dice
entry-die-first-player = First-player die
entry-egg-yellow = Yellow eggs
entry-egg-blue = Blue eggs
entry-egg-brown = Brown eggs
entry-egg-green = Green eggs
entry-egg-red = Red eggs

## Keys

key-beyond = credits beyond the end
key-bonus = bonus
key-cards = cards
key-carrier = squares of the carrier
key-circuit = circuit
key-coins = coins
key-coins-per-foot = coins for one foot
key-colour = colour
key-cost = cost
key-count = how many there are
key-counts = types it counts
key-credits = credits
key-dark-gray = dark gray dice at the start
key-dealt = cards dealt to each player
key-deck-per-player = cards in the deck for each player
key-dice = dice
key-draw-amount = dice drawn in a round
key-entries = spaces before the Finish
key-escort = squares of the escort
key-exit-squares = squares needed to leave
key-exits = spaces after the Start
key-faces = faces
key-fans-credits = credits on each space
key-fans-tokens = draw tokens on each space
key-feet = feet
key-flip-lap = first lap in which squares are flipped
key-group = how many are used together
key-hand = cards in hand
key-icon = DNA icon
key-interaction = acts on an opponent
key-islands = islands
key-join-feet = feet from one circuit to the next
key-laps = laps
key-light-gray = light gray dice at the start
key-limits = greatest costs of gained dice
key-links = shortcuts
key-lonely = points without a pair
key-loss = ship cubes lost
key-market-extra = tiles in the market beyond one for each player
key-messages = hidden messages
key-moment = when it counts
key-moves = moves until the end
key-number = number
key-pair = points in a pair
key-par = par
key-penalty = points without a majority
key-points = points
key-purchases = purchases in a round
key-reward = points with a majority
key-risk-from = number of active dice from which a throw is a risk
key-rounds = rounds
key-rounds-for-two = rounds with two players
key-rows = drawing
key-second-bonus = second bonus
key-solvency = penalties one must be able to pay
key-standard = bars for one’s own colour
key-standard-value = bars for a cube
key-strokes = brush strokes of a new picture
key-submarine = squares of the submarine
key-symbol = symbol
key-tie-break = who wins a tie
key-tokens = DNA tokens in the box
key-tokens-per-point = tokens for one point
key-type-points = points of a series
key-unit = what it gives
key-value = value in bars
key-water = feet in water
key-worth = coins of a coin face
key-zones = red lines behind each space

## Choices

choice-ability = ability
choice-blank = blank
choice-coin = coin
choice-coins = coins
choice-credit = credit
choice-credits = credits
choice-draw-1 = draw 1
choice-draw-2 = draw 2
choice-draw-3 = draw 3
choice-end = at the scoring
choice-feet = feet
choice-first-player = first player
choice-foot = foot
choice-instant = at once
choice-meteor = meteor
choice-none = nobody
choice-power = power

## Why values are what they are, as their packs say it; each is named by the first value it is said of

reason-cubosaurs-card-trex-1-icon = Which cards bear it is not known. It helps the weakest cards, and with 16 of them 40 tokens suffice.
reason-cubosaurs-card-grey-1-pair = Only examples are known: 2 and 3 in one pair. Ours have a mean of 2, the same in both colours.
reason-cubosaurs-card-grey-1-lonely = Only examples are known: -2 and -1. Read as the pair value with a minus sign, the simplest fit.
reason-cubosaurs-card-egg-trex-reward = Like the two known eggs: 4 if having the most costs points, 3 if it is wanted or costs little.
reason-cubosaurs-card-egg-trex-penalty = Like the two known eggs: both cost 3.
reason-cubosaurs-tile-1-cost = No cost is known. About 1 token for each point the tile brings in games of simple bots.
reason-cubosaurs-tile-1-interaction = Deduced from the effect: the hand icon marks tiles that act on the cards of an opponent.
reason-trex-card-yellow-1-symbol = Five are known and fit: odd is a meteor, even draws. 6 of 8 odd cards are meteors, all but 1 and 15.
reason-trex-egg-yellow-count = Green is known, and that there are 30 eggs in five colours: 6 of each, in the colours of the dinosaurs.
reason-cubitos-card-mr-soldier-cost = No printed cost is known. Ours fit what a round earns, what the rulebook advises, and play-tests by simulation.
reason-cubitos-card-mr-soldier-tie-break = The rulebook says that the card tells it. The first-player die breaks other ties, so it breaks this one.
reason-cubitos-card-mr-soldier-coins = The rulebook gives the numbers, not what is gained. It names coins before feet everywhere else.
reason-cubitos-card-supah-general-unit = The rulebook gives the number, not what is gained. Coins pay for dice and feet alike.
reason-cubitos-card-el-bandito-unit = The rulebook gives the number, not what is gained. Two free dice of Jacques Couteau are worth about one foot.
reason-cubitos-card-mr-bats-coins = The unit is not known. Coins or feet make it a real choice.
reason-cubitos-card-the-babe-coins = The unit is not known. Five feet would beat every purple die.
reason-cubitos-card-reckless-cheese-feet = The number of spaces is not known; the wording is of a single step.
reason-cubitos-card-stinky-cheese-feet = The unit is not known. Race 4 is short of movement.
reason-cubitos-card-bad-cheese-feet = The unit is not known. Yellow is a colour of movement in race 5.
reason-cubitos-card-bad-cheese-coins = The unit is not known.
reason-cubitos-card-the-cheese-stands-alone-feet = The unit is not known. Yellow is a colour of movement.
reason-cubitos-card-cheese-boy-feet = The unit is not known. It goes with an effect that loses dice.
reason-cubitos-card-up-to-11-feet = The rulebook names this effect without saying what it gives. Two feet suit a green die.
reason-cubitos-card-llama-rama-coins = The unit is not known. Three feet and a fan would be too strong.
reason-cubitos-card-bahama-llama-coins = The unit is not known. The foot beside it is, and coins are named before feet.
reason-cubitos-card-llama-shaman-feet = The unit is not known; coins are as likely.
reason-cubitos-card-wikiwiki-dinosaur-feet = The ratio is not known. With three to five colours this is near Rollosaurus.
reason-cubitos-card-pronto-bronto-group = Only the example is known: five lines give two feet.
reason-cubitos-fans-credits = Only space 1 (nothing) and the end (6 credits) are known. Credits rise evenly between them.
reason-cubitos-fans-tokens = The box has six draw tokens for each player: one on every second space.
reason-cubitos-circuit-nothing-goes-right-rows = Two drawings differ on (21,0) and (20,9): both kept.
reason-cubitos-circuit-ahead-of-the-curve-rows = Not known. The name tells of hairpins; its races favour fans and water feet.
reason-cubitos-circuit-ahead-of-the-curve-zones = The printed circuits are not known, but for one. Drawn anew after their names and after that one.
reason-cubitos-circuit-testing-the-waters-rows = Not known. The name tells of some water; its Start can lie at another board’s Finish.
reason-cubitos-circuit-still-waters-run-deep-rows = Not known. The name tells of deep water; race 4 rewards those who swim across.
reason-cubano-naval-messages-game-messages = The rules leave the number to the players. 5 of 32 squares make a game of about 25 turns each.
reason-cubano-naval-dice-mine-loss = The rules only say that mines harm the shooter’s ships. 1 cube is as much as a hit costs.
reason-cubano-puzzle-pattern-1-rows = The rules sheet shows no picture. Drawn by us, from few large shapes to many small ones.
reason-cubano-puzzle-pattern-1-par = The moves of the best solution we know, which a test replays.
reason-cubano-puzzle-game-moves = About twice what our own solutions need: room to search, and an end for those who are lost.
reason-cubano-puzzle-game-strokes = Gives pictures of 10 to 60 squares that are neither bare nor a muddle.
