### Words of the Cubosaurs board, in English. The other language has the same messages and variables.

others = The others
everybody = The players
hand = The Hand
market = Market
collection = Your collection
deck = Deck
choices = What you can do
result = Final scores

cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points-word = { $count ->
    [one] pt
   *[other] pts
}
points-said = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
hand-empty = Empty. The next card comes from the deck.
hand-yours = in front of you
hand-theirs = in front of { $name }
collection-empty = No cards yet. What you keep comes here.
collection-nothing = No cards yet
collection-lifted = Lifted cards may be played.

in-turn = to play
next = next
bot = bot: { $bot }
away = away, a bot plays
before = { $points } before
dna-count = { $count ->
    [one] { $count } DNA token
   *[other] { $count } DNA tokens
}
seat-said = { $name }: { $points }
score-sheet = Score of { $name } as it stands
score-sheet-yours = Your score as it stands
score-empty = Nothing counts yet.

round = Round { $round } of { $rounds }
clockwise = clockwise
counter-clockwise = counterclockwise
supply = Supply
destroyed = { $count ->
    [one] { $count } card destroyed
   *[other] { $count } cards destroyed
}

pair = pair
alone = alone
most = most
else = else
has-dna = DNA icon
ladder-said = worth { $values }
ladder-now = now { $points }
times = { $count } of them
card-in-hand = in the Hand

keep = { $count ->
    [one] Keep the card
    [2] Keep both cards
   *[other] Keep all { $count }
}
pass-to = Pass to { $name }
pass-how = first choose one of your cards

do-pass = add & pass
do-1 = add & pass
do-2 = destroy
do-3 = destroy
do-4 = take
do-5 = give away
do-7 = take
do-8 = give in return
do-pick = choose

buy = Buy
tile-number = Tile { $number }
at-end = end of round
dna-missing = { $count ->
    [one] { $count } more DNA
   *[other] { $count } more DNA
}
not-now = not now
market-empty = No tiles left.

why-type = already in the Hand
why-type-said = { $card }: this type is already in the Hand.
why-dna-said = { $tile } costs { $cost } DNA. You have { $tokens }.
why-not = { $card } cannot be played now.

house = House value: we chose it, because we do not know the printed one
house-legend = ° house value, chosen by us
winner = wins
round-short = R{ $round }
rest-column = DNA
total = Total
player = Player

## What a piece is

tell-series = Points for 1, 2, 3, and 4 or more of them: { $values }.
tell-raptor = A grey and a black one make a pair. In a pair this card counts { $pair }, alone { $alone }.
tell-egg = Counts { $most } if nobody has more cards of the dinosaur it shows than you, else { $else }.
tell-dna = It has DNA: when it comes to you, you get a DNA token.
tell-tile = It costs { $cost } DNA.
tell-deck = Whoever gets no Hand draws the next card from here. When it is empty, the round ends.
