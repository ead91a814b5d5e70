### Words of the T-Rex board, in English. The other language has the same messages and variables.

you = You
zone-centre = Colours, eggs and meteor
zone-seats = Players
zone-hand = Your hand
zone-choice = Your choice

## Colours

ranking = Colour ranking
round = Round { $number }
high = High
middle = Middle
low = Low
high-note = beats all
middle-note = by number
low-note = below all

## Eggs

eggs = Eggs on offer
eggs-left = { $count } left in the stacks
eggs-rule = The highest top card chooses, the second highest gets the other egg.
eggs-taken = Both eggs are taken. Still in the stacks:
egg-count =
    { $count ->
        [0] you have none
       *[other] you have { $count }
    }
eggs-of = { $colour }: { $count }

## The meteor and the end of a round

meteor = Meteor in the lead
meteor-none = No meteor yet.
meteor-none-note = The first one begins the last lap.
meteor-leads = { $name }, { $card }
meteor-leads-you = You, { $card }
meteor-note = Every other player plays one more card, then { $name } closes the round.
meteor-note-you = Every other player plays one more card, then you close the round.
order = The round is over
order-removed = card removed
order-now = removes a card
order-over = Final order

## Seats

place =
    { $kind ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
place-none = no card yet
seat-turn-you = your turn
seat-turn = is choosing
seat-bot-name = bot: { $bot }
seat-away = away, a bot plays
seat-starter = started
hand = Hand
pile = Draw pile
played = Played
role-first = picks an egg
role-second = gets the other
role-last = may change a colour
role-second-last = gets the other egg, may change a colour
leads = leads
no-top = no card
lies-on = on { $card }
winner = winner
points =
    { $count ->
        [one] pt
       *[other] pts
    }
no-eggs = no eggs yet
show-known = { $name }, { $place }. What is known of their cards
show-known-you = You, { $place }. What everybody knows of your cards

## What is known of a seat

known-title = { $name }: what everybody knows
known-played = Played this round, in order
known-hand = In hand
known-hand-rest =
    { $count ->
        [0] and no other card
        [one] and 1 other card
       *[other] and { $count } other cards
    }
known-pile = Draw pile, the next card first
known-pile-unseen =
    { $count ->
        [one] 1 unseen card, then
       *[other] { $count } unseen cards, then
    }
known-removed = Removed from the game
known-removed-unseen =
    { $count ->
        [one] and 1 card unseen
       *[other] and { $count } cards unseen
    }
known-none = none
known-score = Points as they stand

## The hand

hand-count =
    { $count ->
        [0] No card left.
        [one] 1 card.
       *[other] { $count } cards.
    }
hand-play = The place is the one your pile would have right now.
house-note = ° house value: we do not know the printed one.
house-short = house value

## What a piece is

tell-number = Its colour counts before its number, and only while it lies on top.
tell-meteor = A meteor: the first of a round begins the last lap, and one that ranks higher begins it anew.
tell-draw =
    { $count ->
        [one] Whoever plays it draws 1 card.
       *[other] Whoever plays it draws { $count } cards.
    }
tell-chamaelosaurus = It takes the colour and the number of the card under it, but not its symbol.
tell-shower = The highest of all meteors. As a top card it is worth nothing, and after the round it leaves the game.
tell-high = Every card of this colour beats every card of any other.
tell-middle = These colours are equal: between their cards the number decides.
tell-low = Every card of this colour loses to every card of any other.
egg-name = Egg: { $colour }
tell-egg = Eggs of one colour are worth their number times itself: 1 point, then 4, 9, 16. There are { $count } of this colour.
