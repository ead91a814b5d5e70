# Who bots are, in the words of somebody who chooses one.

bot-hatchling = Hatchling
    .help = New to the game, overlooks things.
bot-raptor = Raptor
    .help = Plays by simple sense.
bot-rex = Rex
    .help = Tries every move in its head.
bot-meteor = Meteor
    .help = Has learned from a great many games.
# What the raptor was called at older tables.
bot-greedy = Raptor
    .help = Plays by simple sense.
bot-random = Chance
    .help = Plays any move at all.

# As measured by the arena.
bot-record = won { $won } of { $games } games against { $other }

## Why a move

advice-only = No other move is legal.
# $why is never, unready, late, crashed or illegal.
advice-sense =
    { $why ->
        [never] { $adviser }, who tries moves in its head, has not been got ready for this game yet; a game against it does that. Until then: what { $usual } would do, by simple sense.
        [unready] { $adviser }, who tries moves in its head, is getting ready for this game. Until then: what { $usual } would do, by simple sense.
       *[other] { $adviser } came to no answer this time. So this is what { $usual } would do, by simple sense.
    }
# $won and $doubt are whole numbers.
advice-won = { $bot } wins { $won } of 100 games that it imagined after this, give or take { $doubt }.
# $score is what the game calls a score: 12 points.
advice-alone = The games that { $bot } imagined after this end with { $score } on average.
# $how is less, points, close or better; $value is a number of games or a score.
advice-next =
    { $how ->
        [better] Thinking again, it would rather: “{ $move }”, { $value }.
        [close] About as good: “{ $move }”, { $value }. The difference may be luck.
        [points] Next best: “{ $move }”. It wins about as often, by fewer points.
       *[less] Next best: “{ $move }”, { $value }.
    }
