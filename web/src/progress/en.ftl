### Sentences of championships, in English. The other language has the same messages and variables.

## A championship

championship = Championship
championship-of = Championship of { $game }
championships = Championships
lead = The same players run every race, and each place brings points.
run =
    { $run ->
        [0] No race is over yet
        [one] 1 race of { $races } is over
       *[other] { $run } races of { $races } are over
    }
# $points is a list: 10°, 6°, 4° and 3°.
points = Points by place: { $points }. ° our own values: the rulebook has no championship. With equal points, whoever won more races is ahead.
standings = Standings
rank-head = Rank
name-head = Name
won-head = Races won
points-head = Points
# A column of the standings.
race-head = Race { $race }
you = you
nobody = The standings begin with the end of the first race.
champion-you = You are the champion.
champion = { $name } is the champion.
champions = { $names } share the title.
# Under a column of the podium.
total = { $name } · { $points }
leads-you =
    { $points ->
        [one] You lead with 1 point.
       *[other] You lead with { $points } points.
    }
leads =
    { $points ->
        [one] { $name } leads with 1 point.
       *[other] { $name } leads with { $points } points.
    }
lead-shared = { $names } lead together.

## Its races

races = Races
won-by = Won by { $names }
going-on = Going on
open = Not begun
to-come = To come
next-race = Next race
go-on = Go on
look = Look at it
another = Another championship
all = See the championship

## Badges

badges = Badges
badges-count = { $earned } of { $all }
badge-locked = Not yet
# $when is like "yesterday" or a date.
badge-earned = Earned { $when }
badge-game = The game
new-badges = New badges
new-badge = New: { $badge }
all-badges = All your badges
days = Days in a row

## Statistics

recent = The last { $count } games
recent-places = How each game ended: the taller the block, the more players you beat
recent-places-label = { $count } games, { $won } won. The higher a block, the more players were behind you.
recent-share = Share of these games won so far
recent-share-head = Won so far
recent-first = Oldest
recent-last = Newest
recent-said = Game { $number } of { $count }, { $game }: place { $place } of { $players } with { $score }. Won so far: { $share }.
against = Against
share-head = Share
lately = Average of the last ten
before = Before that
