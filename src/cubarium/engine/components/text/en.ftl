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
key-count = number
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
key-lonely = points alone
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
