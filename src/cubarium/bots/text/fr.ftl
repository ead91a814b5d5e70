# Who bots are, in the words of somebody who chooses one.

bot-hatchling = Bébé dino
    .help = Débute, et laisse passer des choses.
bot-raptor = Raptor
    .help = Joue avec un peu de bon sens.
bot-rex = Rex
    .help = Essaie chaque coup dans sa tête.
bot-meteor = Météore
    .help = A appris de très nombreuses parties.
# What the raptor was called at older tables.
bot-greedy = Raptor
    .help = Joue avec un peu de bon sens.
bot-random = Hasard
    .help = Joue n’importe quel coup.
