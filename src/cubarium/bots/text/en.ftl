# Who bots are, in the words of somebody who chooses one.

bot-hatchling = Hatchling
    .help = New to the game, overlooks things.
bot-raptor = Raptor
    .help = Plays with some common sense.
bot-rex = Rex
    .help = Tries every move in its head.
bot-meteor = Meteor
    .help = Has learned from a great many games.
# What the raptor was called at older tables.
bot-greedy = Raptor
    .help = Plays with some common sense.
bot-random = Chance
    .help = Plays any move at all.

# As measured by the arena.
bot-record = won { $won } of { $games } games against { $other }

## Why a move

advice-only = No other move is legal.
# $why is never, unready, late, crashed or illegal.
advice-sense =
    { $why ->
        [never] { $adviser }, which tries moves in its head, is not ready for this game yet; one game against it is enough. Until then, here is what { $usual } would do, with some common sense.
        [unready] { $adviser }, which tries moves in its head, is getting ready for this game. Until then, here is what { $usual } would do, with some common sense.
       *[other] { $adviser } found no answer this time. So here is what { $usual } would do, with some common sense.
    }
# $won and $doubt are whole numbers.
advice-won = In the games { $bot } imagines after this move, it wins { $won } of 100, give or take { $doubt }.
# $score is what the game calls a score: 12 points.
advice-alone = The games { $bot } imagines after this move end with { $score } on average.
# $how is less, points, close or better; $value is a number of games or a score.
advice-next =
    { $how ->
        [better] Thinking again, it would rather choose “{ $move }”, { $value }.
        [close] About as good: “{ $move }”, { $value }. The difference may be luck.
        [points] Next best: “{ $move }”. It wins about as often, by fewer points.
       *[less] Next best: “{ $move }”, { $value }.
    }
