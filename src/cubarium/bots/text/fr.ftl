# Who bots are, in the words of somebody who chooses one.

bot-hatchling = Bébé dino
    .help = Débute, et laisse passer des choses.
bot-raptor = Raptor
    .help = Joue avec un peu de bon sens.
bot-rex = Rex
    .help = Essaie chaque coup dans sa tête.
bot-meteor = Météore
    .help = A appris au fil de très nombreuses parties.
# What the raptor was called at older tables.
bot-greedy = Raptor
    .help = Joue avec un peu de bon sens.
bot-random = Hasard
    .help = Joue n’importe quel coup.

# As measured by the arena.
bot-record = a gagné { $won } parties sur { $games } contre { $other }

## Why a move

advice-only = Aucun autre coup n’est permis.
# $why is never, unready, late, crashed or illegal.
advice-sense =
    { $why ->
        [never] { $adviser }, qui essaie les coups dans sa tête, n’est pas encore prêt pour ce jeu ; une partie contre lui y suffit. En attendant, voici ce que jouerait { $usual }, avec un peu de bon sens.
        [unready] { $adviser }, qui essaie les coups dans sa tête, se prépare pour ce jeu. En attendant, voici ce que jouerait { $usual }, avec un peu de bon sens.
       *[other] { $adviser } n’a pas trouvé de réponse cette fois. Voici donc ce que jouerait { $usual }, avec un peu de bon sens.
    }
# $won and $doubt are whole numbers.
advice-won = Dans les parties que { $bot } imagine après ce coup, il en gagne { $won } sur 100, à { $doubt } près.
# $score is what the game calls a score: 12 points.
advice-alone = Les parties que { $bot } imagine après ce coup finissent en moyenne avec { $score }.
# $how is less, points, close or better; $value is a number of games or a score.
advice-next =
    { $how ->
        [better] En y repensant, il choisirait plutôt « { $move } », { $value }.
        [close] À peu près aussi bon : « { $move } », { $value }. L’écart peut être dû au hasard.
        [points] Ensuite : « { $move } ». Ce coup gagne à peu près aussi souvent, avec moins de points.
       *[less] Ensuite : « { $move } », { $value }.
    }
