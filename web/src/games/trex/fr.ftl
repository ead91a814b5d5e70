### Words of the T-Rex board, in French. The other language has the same messages and variables.

you = Vous
zone-centre = Couleurs, œufs et météorite
zone-seats = Joueurs
zone-hand = Votre main
zone-choice = Votre choix

## Colours

ranking = Ordre des couleurs
round = Manche { $number }
high = Forte
middle = Moyennes
low = Faible
high-note = bat tout
middle-note = au numéro
low-note = sous tout

## Eggs

eggs = Œufs à prendre
eggs-left = { $count } dans les piles
eggs-rule = La carte la plus forte choisit, la deuxième reçoit l’autre œuf.
eggs-taken = Les deux œufs sont pris. Encore dans les piles :
egg-count =
    { $count ->
        [0] vous n’en avez pas
       *[other] vous en avez { $count }
    }
eggs-of = { $colour } : { $count }

## The meteor and the end of a round

meteor = Météorite en tête
meteor-none = Pas encore de météorite.
meteor-none-note = La première ouvre le dernier tour de table.
meteor-leads = { $name }, { $card }
meteor-leads-you = Vous, { $card }
meteor-note = Les autres jouent encore une carte, puis { $name } ferme la manche.
meteor-note-you = Les autres jouent encore une carte, puis vous fermez la manche.
order = La manche est finie
order-removed = carte retirée
order-now = retire une carte
order-over = Classement final

## Seats

place =
    { $kind ->
        [one] { $place }er
       *[other] { $place }e
    }
place-none = pas encore de carte
seat-turn-you = à vous
seat-turn = choisit son coup
seat-bot-name = robot : { $bot }
seat-away = un robot joue à sa place
seat-starter = a commencé
hand = Main
pile = Pioche
played = Jouées
role-first = choisit un œuf
role-second = reçoit l’autre
role-last = peut changer une couleur
role-second-last = reçoit l’autre œuf, peut changer une couleur
leads = en tête
no-top = pas de carte
lies-on = sur { $card }
winner = gagne
points =
    { $count ->
        [one] pt
       *[other] pts
    }
no-eggs = pas encore d’œuf
show-known = { $name }, { $place }. Ce qu’on sait de ses cartes
show-known-you = Vous, { $place }. Ce que tout le monde sait de vos cartes

## What is known of a seat

known-title = { $name } : ce que tout le monde sait
known-played = Jouées dans cette manche, dans l’ordre
known-hand = En main
known-hand-rest =
    { $count ->
        [0] et aucune autre carte
        [one] et 1 autre carte
       *[other] et { $count } autres cartes
    }
known-pile = Pioche, la prochaine carte d’abord
known-pile-unseen =
    { $count ->
        [one] 1 carte inconnue, puis
       *[other] { $count } cartes inconnues, puis
    }
known-removed = Retirées du jeu
known-removed-unseen =
    { $count ->
        [one] et 1 carte inconnue
       *[other] et { $count } cartes inconnues
    }
known-none = aucune
known-score = Points à ce stade

## The hand

hand-count =
    { $count ->
        [0] Plus de carte.
        [one] 1 carte.
       *[other] { $count } cartes.
    }
hand-play = La place est celle que votre pile aurait maintenant.
house-note = ° valeur maison : nous ne connaissons pas la valeur imprimée.
house-short = valeur maison

## Ce qu’est une pièce

tell-number = Sa couleur compte avant son numéro, et seulement tant qu’elle est sur le dessus.
tell-meteor = Une météorite : la première d’une manche ouvre le dernier tour de table, une plus forte le recommence.
tell-draw =
    { $count ->
        [one] Qui la joue pioche 1 carte.
       *[other] Qui la joue pioche { $count } cartes.
    }
tell-chamaelosaurus = Il prend la couleur et le numéro de la carte du dessous, mais pas son symbole.
tell-shower = La plus forte des météorites. Sur le dessus, elle ne vaut rien, et après la manche elle quitte le jeu.
tell-high = Toute carte de cette couleur bat toute carte d’une autre.
tell-middle = Ces couleurs se valent : entre leurs cartes, le numéro décide.
tell-low = Toute carte de cette couleur perd contre toute carte d’une autre.
egg-name = Œuf : { $colour }
tell-egg = Les œufs d’une couleur valent leur nombre multiplié par lui-même : 1 point, puis 4, 9, 16. Il y en a { $count } de cette couleur.
