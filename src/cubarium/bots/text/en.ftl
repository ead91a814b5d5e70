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
