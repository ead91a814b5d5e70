### Sentences of tournaments, in English.

title = Tournaments
lead = Open one, send its link, and everybody plays at real tables. No account needed.
open = Open a tournament

## The list

mine = Your tournaments
none = You host no tournament, and take part in none.
hosted = you host it
row-open =
    { $entrants ->
        [0] Nobody has joined yet
        [one] 1 has joined
       *[other] { $entrants } have joined
    }
row-playing = Round { $round } of { $rounds }
row-over = Over

## Opening one

name = Name of the tournament
name-missing = Give the tournament a name.
name-unreadable = This name cannot be used: it has signs that cannot be seen, or too many.
seats = Players at each table
format = Who meets whom
round-robin = Everybody meets everybody
round-robin-help = Two at each table. Eight people play seven rounds.
swiss = Those who stand alike meet
swiss-help = The Swiss system: few rounds are enough for many people, and nobody is sent home.
rounds = Rounds of the tournament
rounds-usual = as many as it takes
rounds-hint = Usually three, five for thirty people.
bots = Bots fill empty chairs
bots-hint = Otherwise whoever is left over has nobody to meet, which counts as a victory.
follows = Rounds follow by themselves
follows-hint = Otherwise you begin each round.
open-it = Open the tournament

## A tournament

kind = Tournament
facts-round-robin = Everybody meets everybody
facts-swiss = Swiss
facts-seats = { $seats } at each table
facts-host = hosted by { $name }
facts-bots = bots fill empty chairs
before = Before the beginning
join-ask =
    { $entrants ->
        [0] Nobody has joined yet. Be the first.
        [one] 1 has joined. Join before it begins.
       *[other] { $entrants } have joined. Join before it begins.
    }
joined =
    { $entrants ->
        [one] You take part, the first of all. It begins when { $host } says so.
       *[other] You take part, with { $others } more. It begins when { $host } says so.
    }
joined-host =
    { $entrants ->
        [0] Nobody has joined yet. Send the link.
        [one] 1 has joined. Begin when all are there.
       *[other] { $entrants } have joined. Begin when all are there.
    }
too-few = At least { $least } must take part.
full = { $most } take part, and no more can.
join = Join
leave = Leave the tournament
begin = Begin the tournament
begin-round = Begin round { $round }
round-of = Round { $round } of { $rounds }
ready = Your table is ready.
go = To your table
bye = You have nobody to meet in this round. It counts as a victory.
wait-others = Your game is over. The next round begins when the others have finished.
wait-last = Your game is over. The standings are final when the others have finished.
wait-host = The round is over. { $host } begins the next one.
is-out = You play in no further round.
watching = The games are being played.
over = The tournament is over
winner = { $name } wins the tournament.
winners = { $names } share the victory.
no-winner = It ended before it began.
invite = Invite
invite-note = This link is enough to join. { $most } can take part.

## Standings

standings = Standings
standings-final = Final standings
place-head = Place
name-head = Name
games-head = Games
points-head = Points
opponents-head = Opponents’ points
direct-head = Against equals
you = you
out = out
decided-opponents = ahead or behind by the opponents’ points
decided-direct = ahead or behind by the games between equals
shared = shares the place
how-points =
    { $seats ->
        [2] A victory brings 1 point, a draw ½.
       *[other] You get 1 point for everybody at your table you come out ahead of, and ½ for everybody you share a place with.
    }
how-ties = With the same points, the points of all one’s opponents decide; a round with nobody to meet, or a bot, counts as one’s own. If these are the same too, the games between equals decide, where all of them have met. Otherwise they share the place.
drop = Take out
drop-of = Take out { $name }
drop-title = Take { $name } out?
drop-text-open = { $name } can join again by the link.
drop-text = { $name } plays in no further round. The game under way goes on, with a bot if { $name } is not at the table.
leave-title = Leave the tournament?
leave-text = A bot plays your game to its end. You play in no further round.
leave-text-open = You can join again by the link until it begins.
end = End it early
end-title = End the tournament?
end-text = The games of this round are played to the end, and then no further round follows.
end-text-open = Nobody has played yet. The tournament is closed.

## Entrants and rounds

entrants = Who takes part
nobody = Nobody yet.
round = Round { $round }
watch = Watch
play-on = Play on
look = Look at the game
game-of = { $verb }: { $names }
bye-of = { $name } has nobody to meet
place = { $place }.
still-playing = is being played
back = All tournaments
