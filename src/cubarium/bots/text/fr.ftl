# Who bots are, in the words of somebody who chooses one.

bot-hatchling = Bébé dino
    .help = Débute, et laisse passer des choses.
bot-raptor = Raptor
    .help = Joue avec un peu de bon sens.
bot-rex = Rex
    .help = Essaie chaque coup dans sa tête.
# What the raptor was called at older tables.
bot-greedy = Raptor
    .help = Joue avec un peu de bon sens.
bot-random = Hasard
    .help = Joue n’importe quel coup.
