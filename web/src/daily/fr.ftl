### Sentences of the day, in French.

title = Aujourd’hui
lead = Une partie, une image et un coup, les mêmes pour tout le monde.
# $time is like "8 heures".
next = La suite dans { $time }.
streak =
    { $days ->
        [one] 1 jour d’affilée
       *[other] { $days } jours d’affilée
    }

## The game and the picture

game = La partie
picture = L’image
# $bot is what people call the bot.
against =
    { $bots ->
        [one] Contre un robot de niveau { $bot }
       *[other] Contre { $bots } robots de niveau { $bot }
    }
game-rules = La première partie compte. Il n’y a pas de conseils, et un tour terminé ne se reprend pas.
picture-rules = La première image compte, et ce qui est posé reste posé. Le par est le nombre de coups d’une solution connue ; il y en a peut-être une plus courte.
par = Par : { $par }
play = Jouer
go-on = Continuer
look = La regarder
again = Rejouer
again-note = Cela ne compte plus.
results-of = Résultats : { $game }
yesterday-game = Hier : { $game }
nobody = Personne n’a encore fini.
nobody-then = Personne ne l’a finie.
you = vous
place = { $place } sur { $players }
place-head = Place à la table
rank-head = Rang
name-head = Nom
score-head = Résultat
more =
    { $played ->
        [one] 1 personne a fini.
       *[other] { $played } personnes ont fini.
    }

## The move

move = Le coup
move-lead = Dans cette partie, un coup vaut nettement mieux que tous les autres.
find = Le trouver
found = Vous l’avez trouvé.
missed = Vous avez choisi un autre coup.
find-again = Le regarder encore
answered =
    { $answered ->
        [0] Personne n’a encore répondu.
       *[other] Trouvé par { $right } sur { $answered } jusqu’ici.
    }
move-title = Trouver le meilleur coup
move-of = { $game } : trouver le meilleur coup
move-ask = Un coup gagne nettement plus souvent que tous les autres. Touchez-le sur le plateau ; votre premier choix compte.
chosen = Votre choix : { $move }
choose = Choisir ce coup
choose-other = Ou touchez-en un autre sur le plateau.
right = C’est le meilleur coup.
wrong = Il y a un meilleur coup.
best = Le meilleur : { $move }
your-choice = votre choix
how = Chaque coup a été joué jusqu’au bout dans { $games } parties, d’après ce que l’on sait à cette place.
to-day = Retour à aujourd’hui
