### Words of T-Rex, in English. The other language has the same messages, attributes and variables.
###
### Forms: a bare name ("Blue 7") is a title; its .inside form ("blue 7", "the Meteor shower") stands inside a
### sentence. $card and the items of $cards are inside forms. $colour, $old, $high, $low, $left and
### $right are colours inside a sentence, except in score lines and table headings. $player and $owner are
### names of players. $you is "yes" when the reader is $player and "target" when the reader is $owner.
### $points, $count, $wanted, $place, $round, $rounds, $number, $total and $draw are numbers.

game = T-Rex
game-tagline = Show the highest card when the meteors fall, and collect eggs of one colour.

## Counted things, used inside other messages

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cards-counted =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Colours and cards

colour-yellow = Yellow
    .inside = yellow
colour-blue = Blue
    .inside = blue
colour-brown = Brown
    .inside = brown
colour-green = Green
    .inside = green
colour-red = Red
    .inside = red

# $colour in either form gives the card in the same form.
card-numbered = { $colour } { $number }
    .inside = { $colour } { $number }
card-chamaelosaurus = Chamaelosaurus
    .inside = the Chamaelosaurus
card-shower = Meteor shower
    .inside = the Meteor shower

symbol-meteor = meteor
symbol-draw = draw { $draw }

## Rules, by the titles of the rules document

rule-1-1 = Dinosaur cards
rule-1-2 = Symbols
rule-1-3 = Number of players
rule-1-4 = Two players
rule-1-5 = Eggs
rule-1-6 = Colour cards
rule-1-7 = First hand
rule-1-8 = First starter
rule-2-1 = The colour comes first
rule-2-2 = Middle colours are equal
rule-2-3 = Then the number
rule-2-4 = Then the time
rule-2-5 = Cards without value
rule-2-6 = Only the top card counts
rule-3-1 = Playing a card
rule-3-2 = The next turn
rule-3-3 = Empty hand
rule-3-4 = No card at all
rule-3-5 = Drawing cards
rule-3-6 = No hand limit
rule-3-7 = Chamaelosaurus
rule-3-8 = The Chamaelosaurus copies no symbol
rule-3-9 = Chamaelosaurus without a dinosaur
rule-3-10 = Meteor shower
rule-4-1 = The first meteor
rule-4-2 = One more card each
rule-4-3 = A higher meteor
rule-4-4 = A lower meteor
rule-4-5 = The highest meteor
rule-4-6 = The closing card
rule-4-7 = A leader without cards
rule-4-8 = Nobody can play
rule-5-1 = The order of things
rule-5-2 = The first egg
rule-5-3 = The second egg
rule-5-4 = Removing a card
rule-5-5 = Removing with an empty draw pile
rule-5-6 = The Meteor shower leaves the game
rule-5-7 = Played piles go under
rule-5-8 = Hands stay
rule-5-9 = The colour change
rule-5-10 = Colours never trade places
rule-5-11 = The next round
rule-5-12 = The last round
rule-6-1 = Twelve rounds
rule-6-2 = Points for eggs
rule-6-3 = Victory
rule-6-4 = Tie
rule-6-5 = Shared victory
rule-7-1 = Hands are secret
rule-7-2 = Draw piles are face down
rule-7-3 = Played cards are known
rule-7-4 = Drawing known cards
rule-7-5 = Removed cards
rule-7-6 = Eggs and colours

## Options

option-players = Players
    .help = 3 to 5 by the rules. With 2, our own variant is played.
option-first = Who begins
    .help = By the rules the oldest player begins: choose that player, or let lots be drawn.
    .value-0 = Drawn by lot

## Variants

variant-standard = T-Rex
    .help = 12 rounds, 24 eggs.

## Actions

action-play = Play { $card }
action-egg = Take the { $colour } egg
action-remove-played = Remove { $card }, the top of your played pile
action-remove-unseen = Remove the top card of your draw pile, unseen
action-remove-known = Remove { $card }, the top of your draw pile
action-colour-keep = Keep both colours
action-colour-high = Make { $colour } the high colour instead of { $old }
action-colour-low = Make { $colour } the low colour instead of { $old }

## What the reader has to do

prompt-play = Play a card.
prompt-last-lap = Play a card. It is your last, unless a higher meteor falls.
prompt-closing = Play the card that closes the round.
prompt-egg = You are highest: take one of the two eggs.
prompt-remove = Remove one card from the game.
prompt-colour = You are lowest: change one colour card, or keep both.
waiting = { $player } is choosing a move.

## Events

event-colours-laid = The high colour is { $high }, the low colour is { $low }.
event-dealt =
    { $you ->
        [yes] You take { cards-counted }.
       *[other] { $player } takes { cards-counted }.
    }
event-hand =
    { $you ->
        [yes] Your first hand: { $cards }.
       *[other] First hand of { $player }: { $cards }.
    }
event-round-begins =
    Round { $round }: { $you ->
        [yes] you start.
       *[other] { $player } starts.
    }
event-eggs-shown = The eggs: { $left } on the left, { $right } on the right.
event-plays =
    { $you ->
        [yes] You play { $card }.
       *[other] { $player } plays { $card }.
    }
event-plays-blind =
    { $you ->
        [yes] Your hand is empty: you play { $card } from your draw pile.
       *[other] { $player } has no hand left and plays { $card } from the draw pile.
    }
event-copies = The Chamaelosaurus counts as { $card }.
event-copies-nothing = The Chamaelosaurus has no dinosaur to copy and no value.
event-meteor-falls =
    { $you ->
        [yes] You begin the last lap with { $card }. Everybody else plays once more, then you close the round.
       *[other] { $player } begins the last lap with { $card }.
    }
event-meteor-tops =
    { $you ->
        [yes] With { $card } you top the meteor of { $owner }. The last lap begins anew.
        [target] { $player } tops your meteor with { $card }. The last lap begins anew.
       *[other] { $player } tops the meteor of { $owner } with { $card }. The last lap begins anew.
    }
event-meteor-too-low =
    { $you ->
        [target] This meteor is too low: { $card } does not top yours.
       *[other] This meteor is too low: { $card } does not top that of { $owner }.
    }
event-meteor-after-all = The round is closed: { $card } starts no other lap.
event-draws =
    { $you ->
        [yes] You draw
       *[other] { $player } draws
    } { $count ->
        [0] nothing: the draw pile is empty.
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-draws-short =
    { $you ->
        [yes] You draw
       *[other] { $player } draws
    } { cards-counted } instead of { $wanted }: the draw pile is empty now.
event-drawn =
    { $you ->
        [yes] New in your hand: { $cards }.
       *[other] New in the hand of { $player }: { $cards }.
    }
event-drawn-known =
    { $you ->
        [yes] Everybody knows that you now hold { $cards }.
       *[other] Everybody knows that { $player } now holds { $cards }.
    }
event-cannot-play =
    { $you ->
        [yes] You have no card to play and are skipped.
       *[other] { $player } has no card to play and is skipped.
    }
event-round-ends = Round { $round } ends.
event-ranks =
    { $you ->
        [yes] You come
       *[other] { $player } comes
    } { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $card }.
event-ranks-no-value =
    { $you ->
        [yes] You come
       *[other] { $player } comes
    } { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with a card without value.
event-ranks-later =
    { $you ->
        [yes] You come
       *[other] { $player } comes
    } { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $card }: as high as { $you ->
        [target] yours
       *[other] the card of { $owner }
    }, but played later.
event-ranks-no-value-later =
    { $you ->
        [yes] You come
       *[other] { $player } comes
    } { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with a card without value, played later than { $you ->
        [target] yours
       *[other] the card of { $owner }
    }.
event-takes-egg =
    { $you ->
        [yes] You take the { $colour } egg.
       *[other] { $player } takes the { $colour } egg.
    }
event-gets-egg =
    { $you ->
        [yes] You get the other egg, { $colour }.
       *[other] { $player } gets the other egg, { $colour }.
    }
event-removes-played =
    { $you ->
        [yes] You remove { $card } from your played pile.
       *[other] { $player } removes { $card } from the played pile.
    }
event-removes-known =
    { $you ->
        [yes] You remove { $card } from your draw pile.
       *[other] { $player } removes { $card } from the draw pile.
    }
event-removes-unseen =
    { $you ->
        [yes] You remove a card from your draw pile, unseen.
       *[other] { $player } removes a card from the draw pile, unseen.
    }
event-removes-shower =
    { $you ->
        [yes] You have to remove { $card }.
       *[other] { $player } has to remove { $card }.
    }
event-keeps-colours =
    { $you ->
        [yes] You keep both colours.
       *[other] { $player } keeps both colours.
    }
event-changes-high =
    { $you ->
        [yes] You make { $colour } the high colour instead of { $old }.
       *[other] { $player } makes { $colour } the high colour instead of { $old }.
    }
event-changes-low =
    { $you ->
        [yes] You make { $colour } the low colour instead of { $old }.
       *[other] { $player } makes { $colour } the low colour instead of { $old }.
    }
event-game-ends = The game is over.
event-final =
    { $you ->
        [yes] You have { points }.
       *[other] { $player } has { points }.
    }
event-remains =
    { $you ->
        [yes] Your remaining cards add up to { $total }.
       *[other] The remaining cards of { $player } add up to { $total }.
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
tie-cards-left =
    { $all } tie with { $score }. { $above } { $leaders ->
        [one] ranks
       *[other] rank
    } higher: the numbers on the remaining cards add up to more ({ $more } to { $less }).
tie-shared =
    { $all } tie with { $score }, and their remaining cards add up to { $left } each. They are equal in everything and share { $place ->
        [1] the victory
       *[other] their place
    }.

## Score lines

line-eggs =
    { $count ->
        [one] { $colour }, { $count } egg: { points }
       *[other] { $colour }, { $count } eggs: { points }
    }

## The sheet of all players side by side, and what decided the game

# $colour is an .inside form.
row-eggs = Eggs ({ $colour })

## Why a move is refused

refuse-not-in-hand = This card is not in your hand: { $card }.
refuse-play-first = Play a card first.
refuse-egg-first = Take one of the two eggs first.
refuse-remove-first = Remove a card from the game first.
refuse-colours-first = Change a colour card or keep both first.
refuse-same-colour = This colour already has that place: { $colour }.
refuse-colours-trade = High and low do not trade places, and { $colour } is one of them.

## The table

table-header =
    { $game } · round { $round } of { $rounds } · { $you ->
        [yes] you started
       *[other] { $player } started
    }
table-high = high
table-middle = between
table-low = low
table-special = special
table-eggs = Eggs:
table-left = left
table-right = right
table-taken = taken
table-stacks = face down:
table-shows = shows
table-place = place
table-hand-size = hand
table-pile-size = draw pile
table-eggs-won = eggs
table-points = points
table-played =
    { $count ->
        [one] { $count } played
       *[other] { $count } played
    }
table-removed = removed
table-leads = leads
table-last-lap =
    { $you ->
        [yes] Last lap: you lead with { $card }. Your next card closes the round.
       *[other] Last lap: { $player } leads with { $card } and will close the round.
    }
table-hand =
    { $you ->
        [yes] Your hand, { cards-counted }:
       *[other] The hand of { $player }, { cards-counted }:
    }
table-known = All know
table-known-pile = draw pile, top first
table-known-hand = in hand
table-known-removed = out of the game
table-legend = * meteor · +2 draws 2 · ?×3 cards nobody has seen · ° our own value, type v

table-place-now = place { $place } of { $count }
table-draws = draws { $count }
table-meteor-falls = begins the last lap
table-meteor-tops = tops the meteor
table-meteor-too-low = too low to lead
table-meteor-after-all = its meteor has no effect
table-holding = in hand: { $colour } { $count }, { $old } { $total }

table-values-chamaelosaurus = { card-chamaelosaurus }: takes the colour and the number of the card beneath it, not its symbol
table-values-shower = { card-shower }: the highest meteor, but counts 0 as a card; it leaves the game after the round
table-values-eggs = Eggs in the game:
table-values-squares = 1 to 6 eggs of one colour give { $squares } points.

# Two letters for each colour and special card.
table-letters-yellow = YE
table-letters-blue = BL
table-letters-brown = BR
table-letters-green = GR
table-letters-red = RE
table-letters-chamaelosaurus = CH
table-letters-shower = MS
