### Words of Cubosaurs, in English. The other language has the same messages, attributes and variables.
###
### Forms: a bare name ("T-Rex egg") is a title; its .with-a form ("a T-Rex egg") stands inside a sentence.
### $card, $given, $type and the items of $cards are .with-a forms in actions, events and refusals, titles in
### score lines. $tile is a tile name, $player, $owner and $next are names of players.
### $you is "yes" when the reader is $player and "target" when the reader is $owner or $next.
### $points, $count, $cost, $tokens, $own, $best, $pair, $lonely, $round and $number are numbers.

game = Cubosaurs
game-tagline = Keep the whole Hand, or add a card and pass it on.

## Counted things, used inside other messages

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cost =
    { $cost ->
        [one] { $cost } DNA token
       *[other] { $cost } DNA tokens
    }
tokens =
    { $tokens ->
        [one] { $tokens } DNA token
       *[other] { $tokens } DNA tokens
    }

## Cards

type-trex = T-Rex
    .many = T-Rexes
    .with-a = a T-Rex
type-stego = Stegosaurus
    .many = Stegosauruses
    .with-a = a Stegosaurus
type-bronto = Brontosaurus
    .many = Brontosauruses
    .with-a = a Brontosaurus
type-ptero = Pterodactyl
    .many = Pterodactyls
    .with-a = a Pterodactyl
type-penta = Pentaceratops
    .many = Pentaceratops
    .with-a = a Pentaceratops
type-grey = Grey Velociraptor
    .many = Grey Velociraptors
    .with-a = a Grey Velociraptor
type-black = Black Velociraptor
    .many = Black Velociraptors
    .with-a = a Black Velociraptor
type-egg = Egg
    .many = eggs
    .with-a = an egg

# Both colours together, as the raptor egg counts them.
type-raptor = Velociraptor
    .many = Velociraptors
# $one and $many are the two forms of a type.
counted-type =
    { $count ->
        [one] { $count } { $one }
       *[other] { $count } { $many }
    }

card-egg-trex = T-Rex egg
    .with-a = a T-Rex egg
card-egg-stego = Stegosaurus egg
    .with-a = a Stegosaurus egg
card-egg-bronto = Brontosaurus egg
    .with-a = a Brontosaurus egg
card-egg-ptero = Pterodactyl egg
    .with-a = a Pterodactyl egg
card-egg-penta = Pentaceratops egg
    .with-a = a Pentaceratops egg
card-egg-raptor = Raptor egg
    .with-a = a raptor egg
# $type in either form gives the card in the same form.
card-raptor = { $type } { $pair }/{ $lonely }
card-icon-suffix = { " " }(DNA)

## Tiles

tile-1 = Variety
    .effect = At the end of the round, get { points } for each type in your collection.
tile-2 = Nest
    .effect = At the end of the round, get { points } more for each of your eggs.
tile-3 = Extra card
    .effect = Draw 1 card into the Hand, whatever its type.
tile-4 = Free pass
    .effect = Pass the Hand without adding a card.
tile-5 = Twin
    .effect = Pass the Hand with one of your cards whose type is already in it.
tile-6 = Farewell
    .effect = Destroy 1 card of your collection.
tile-7 = Meteor
    .effect = Destroy 1 card of an opponent.
tile-8 = Theft
    .effect = Take 1 card of an opponent into your collection.
tile-9 = Gift
    .effect = Give 1 of your cards to an opponent.
tile-10 = Swap
    .effect = Take 1 card of an opponent and give 1 of yours in return.

## Rules, by the titles of the rules document

rule-1-1 = Cards and types
rule-1-2 = The deck
rule-1-3 = First cards
rule-1-4 = First starter
rule-1-5 = Open information
rule-1-6 = Number of players
rule-2-1 = A passed Hand is yours
rule-2-2 = Drawing the Hand
rule-2-3 = Keeping
rule-2-4 = Passing
rule-2-5 = Only a new type may be added
rule-2-6 = Forced keep
rule-2-7 = All or nothing
rule-2-8 = What counts as one type
rule-2-9 = The next turn
rule-2-10 = Keeping is always allowed
rule-2-11 = A Hand may come back
rule-3-1 = End of the round
rule-3-2 = Series
rule-3-3 = Long and empty series
rule-3-4 = Raptor pairs
rule-3-5 = Lone raptors
rule-3-6 = Best pairing
rule-3-7 = Egg with the majority
rule-3-8 = Egg without the majority
rule-3-9 = Raptor egg
rule-3-10 = Egg of an absent type
rule-3-11 = Adding up
rule-4-1 = Number of rounds
rule-4-2 = A fresh set-up
rule-4-3 = Next starter
rule-4-4 = The direction turns
rule-4-5 = Victory
rule-4-6 = Tie
rule-4-7 = Shared victory
rule-5-1 = Tiles and tokens
rule-5-2 = Without direct interaction
rule-5-3 = Gaining DNA
rule-5-4 = Empty supply
rule-5-5 = Nothing to take
rule-5-6 = Order of gains
rule-5-7 = Leaving and coming back
rule-5-8 = Base game
rule-6-1 = One tile per turn
rule-6-2 = Moment of purchase
rule-6-3 = Paying
rule-6-4 = The effect is part of the purchase
rule-6-5 = No refill
rule-6-6 = Bought tiles
rule-6-7 = No turn, no purchase
rule-6-8 = Tiles and tokens in the next round
rule-6-9 = Tokens at the end of the game
rule-6-10 = Targets
rule-7-1 = Tile 1: Variety
rule-7-2 = Tile 2: Nest
rule-7-3 = Tile 3: Extra card
rule-7-4 = Tile 4: Free pass
rule-7-5 = Tile 5: Twin
rule-7-6 = Tile 6: Farewell
rule-7-7 = Tile 7: Meteor
rule-7-8 = Tile 8: Theft
rule-7-9 = Tile 9: Gift
rule-7-10 = Tile 10: Swap

## Options

option-players = Players
    .help = From 2 to 5.
option-rounds = Rounds
    .help = Usually 2, or 3 with two players.
option-advanced = Advanced game
    .help = DNA tokens and Evolution tiles.
option-direct-interaction = Tiles of direct interaction
    .help = Tiles that destroy, steal, give or swap cards of other players.

## Variants

variant-base = Base game
    .help = Collect, keep and pass. The best start.
variant-advanced = Advanced game
    .help = With DNA tokens that buy Evolution tiles.
variant-peaceful = Peaceful advanced game
    .help = Without the tiles that act on the cards of others.

## Actions

action-keep = Keep the Hand: { $cards }
action-done = End the turn
action-pass = Add { $card } and pass to { $next }
action-buy = Buy tile { $number }, { $tile }, for { cost }
action-pick-destroy-own = Destroy { $card }
action-pick-destroy-other = Destroy { $card } in { $owner }’s collection
action-pick-steal = Steal { $card } from { $owner }
action-pick-give = Give away { $card }
action-pick-swap-take = Take { $card } from { $owner }
action-pick-swap-give = Give { $card } in return
action-seat-give = Give the card to { $player }
action-seat-token = Take 1 DNA token from { $player }

## What the reader has to do

prompt-decide =
    { $count ->
        [1] Keep the card, or add one of yours and pass the Hand to { $next }.
        [2] Keep both cards, or add one of yours and pass the Hand to { $next }.
       *[other] Keep all { $count } cards, or add one of yours and pass the Hand to { $next }.
    }
prompt-forced-keep = Keep the Hand: none of your cards may be added to it.
# Follows one of the two above when a tile can be bought.
prompt-may-buy = You may also buy a tile.
prompt-after = Buy a tile or end the turn.
prompt-pass-forbidden = Add one of your cards whose type is already in the Hand.
prompt-destroy-own = Choose which of your cards to destroy.
prompt-destroy-other = Choose which card of an opponent to destroy.
prompt-steal = Choose which card to steal from an opponent.
prompt-give = Choose which of your cards to give away.
prompt-give-to = Choose who receives the card.
prompt-swap-take = Choose which card to take from an opponent.
prompt-swap-give = Choose which of your cards to give in return.
prompt-token = Choose whom to take 1 DNA token from: the supply is empty.
waiting = { $player } is choosing a move.

## Events

event-round-begins =
    Round { $round }: { $you ->
        [yes] you start
       *[other] { $player } starts
    }, play goes { $direction ->
       *[clockwise] clockwise
        [counterclockwise] counterclockwise
    }.
event-dealt =
    { $you ->
        [yes] Your first cards: { $cards }.
       *[other] First cards for { $player }: { $cards }.
    }
event-draws =
    { $you ->
        [yes] You draw { $card }.
       *[other] { $player } draws { $card }.
    }
event-keeps =
    { $you ->
        [yes] You keep the Hand: { $cards }.
       *[other] { $player } keeps the Hand: { $cards }.
    }
event-passes =
    { $you ->
        [yes] You add { $card } and pass the Hand to { $next }.
        [target] { $player } adds { $card } and passes you the Hand.
       *[other] { $player } adds { $card } and passes the Hand to { $next }.
    }
event-passes-nothing =
    { $you ->
        [yes] You pass the Hand to { $next } without adding a card.
        [target] { $player } passes you the Hand without adding a card.
       *[other] { $player } passes the Hand to { $next } without adding a card.
    }
event-buys =
    { $you ->
        [yes] You buy { $tile } for { cost }.
       *[other] { $player } buys { $tile } for { cost }.
    }
event-draws-extra =
    { $you ->
        [yes] You draw { $card } into the Hand.
       *[other] { $player } draws { $card } into the Hand.
    }
event-destroys =
    { $you ->
        [yes] You destroy { $card } in { $owner }’s collection.
        [target] { $player } destroys { $card } in your collection.
       *[other] { $player } destroys { $card } in { $owner }’s collection.
    }
event-destroys-own =
    { $you ->
        [yes] You destroy { $card } in your own collection.
       *[other] { $player } destroys { $card } in their own collection.
    }
event-steals =
    { $you ->
        [yes] You steal { $card } from { $owner }.
        [target] { $player } steals { $card } from you.
       *[other] { $player } steals { $card } from { $owner }.
    }
event-gives =
    { $you ->
        [yes] You give { $card } to { $owner }.
        [target] { $player } gives you { $card }.
       *[other] { $player } gives { $card } to { $owner }.
    }
event-swaps =
    { $you ->
        [yes] You take { $card } from { $owner } and give { $given } in return.
        [target] { $player } takes { $card } from you and gives { $given } in return.
       *[other] { $player } takes { $card } from { $owner } and gives { $given } in return.
    }
event-gains =
    { $you ->
        [yes] You gain
       *[other] { $player } gains
    } { $count ->
        [one] { $count } DNA token.
       *[other] { $count } DNA tokens.
    }
event-takes-token =
    { $you ->
        [yes] The supply is empty: you take 1 DNA token from { $owner }.
        [target] The supply is empty: { $player } takes 1 DNA token from you.
       *[other] The supply is empty: { $player } takes 1 DNA token from { $owner }.
    }
event-no-token =
    { $you ->
        [yes] You gain no DNA token: the supply is empty and no opponent has one.
       *[other] { $player } gains no DNA token: the supply is empty and no opponent has one.
    }
event-market = In the market: { $tiles }.
event-round-ends = Round { $round } ends: the deck is empty and a card has to be drawn.
event-round-score =
    { $you ->
        [yes] You score { points } in this round.
       *[other] { $player } scores { points } in this round.
    }
event-game-ends = The game is over.
event-token-points =
    { $you ->
        [yes] You have { tokens } left, worth { points }.
       *[other] { $player } has { tokens } left, worth { points }.
    }
event-final =
    { $you ->
        [yes] You have { points } in total.
       *[other] { $player } has { points } in total.
    }
event-wins =
    { $you ->
        [yes] You win with { points }.
       *[other] { $player } wins with { points }.
    }
event-shares =
    { $you ->
        [yes] You share the victory with { points }.
       *[other] { $player } shares the victory with { points }.
    }

## How it ends: $all are players with the same $score, $above the $leaders of them who rank higher, at $place

score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tie-last-round =
    { $all } tie with { $score }. { $above } { $leaders ->
        [one] ranks
       *[other] rank
    } higher with more points in the last round ({ $more } to { $less }).
tie-shared =
    { $all } tie with { $score } in all and { $last } in the last round. They are equal in everything and share { $place ->
        [1] the victory
       *[other] their place
    }.

## Score lines

line-series = { $type } ×{ $count }: { points }
line-raptor-pair = Raptor pair ({ $grey } + { $black }): { points }
line-raptor-alone = Raptor alone ({ $card }): { points }
# $kind is what the egg counts in one's own collection, as in "3 T-Rexes".
line-egg-most = { $card } (with { $kind }, nobody has more): { points }
line-egg-not =
    { $best ->
        [0] { $card } (nobody has this dinosaur): { points }
       *[other] { $card } (with { $kind }, somebody has { $best }): { points }
    }
line-tile-types =
    { $count ->
        [one] { tile-1 } ({ $count } type): { points }
       *[other] { tile-1 } ({ $count } types): { points }
    }
line-tile-eggs =
    { $count ->
        [one] { tile-2 } ({ $count } egg): { points }
       *[other] { tile-2 } ({ $count } eggs): { points }
    }
line-tokens = { tokens } left: { points }

## The sheet of all players side by side, and what decided the game

row-raptors = Velociraptors
row-eggs = Eggs
row-tiles = Tiles
row-dna = DNA left
# $type is a title; $copies is how many of it lie there, 2 to 4.
decided-copy = The { $copies ->
    [2] second
    [3] third
   *[4] fourth
} { $type } decided it.

## Why a move is refused

refuse-not-in-collection = This card is not in your collection: { $card }.
refuse-type-in-hand = There is already { $type } in the Hand. Add a card of another type, or keep the Hand.
refuse-type-not-in-hand = { tile-5 } asks for a type that is already in the Hand, and you chose { $type }. Choose a card of a type that is there.
refuse-no-hand = { $tile } needs the Hand, which you have already kept or passed. Buy the tile before you decide.
refuse-already-kept = You have already kept or passed the Hand in this turn.
refuse-already-bought = You have already bought a tile in this turn.
refuse-not-in-market = { $tile } is not in the market.
refuse-too-dear = { $tile } costs { cost } and you have { $tokens }.
refuse-base-game = Tiles belong to the advanced game.
refuse-deck-empty = The deck is empty: there is no card for { $tile } to draw.
refuse-no-card-of-others = No opponent has a card for { $tile }.
refuse-no-card-to-add = Your collection is empty, so there is no card to add with { $tile }. You can keep the Hand.
refuse-no-twin = None of your cards has a type that is already in the Hand, as { $tile } asks. You can pass the Hand with any of your cards without this tile, or keep the Hand.
refuse-keep-first = Your collection is empty, and { $tile } needs one of your cards. Keep the Hand first, then you can buy the tile.
refuse-own-card-needed = Your collection is empty, and { $tile } needs one of your cards.
refuse-answer-first = Answer the question first.
refuse-nothing-asked = You have no question to answer at the moment.
refuse-no-tokens = { $player } has no DNA token.
refuse-yourself = Choose an opponent, not yourself.
refuse-same-as-another = Identical cards are offered once, and there is already { $card } in the list.
refuse-not-playing = Nobody is playing at that seat.
refuse-decide-first = Keep or pass the Hand first.
refuse-choose-own = This card is not in your collection: { $card }. Choose one of your own.
refuse-choose-theirs = No opponent has this card: { $card }. Choose a card of an opponent.

# The table

table-gain = +{ $count } DNA
