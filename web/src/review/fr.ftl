### Phrases du bilan d’une partie terminée.

title = Bilan : { $game }
title-plain = Bilan
to-table = À la table
# $count est un nombre écrit.
played = Chaque position a été rejouée { $count } fois.
working = Le premier bilan se prépare.
improving = Chaque position a été rejouée { $count } fois pour l’instant. Le bilan s’affine pendant que vous regardez.
queued = Une autre partie est à l’étude. Celle-ci vient ensuite.
preparing = Les règles de ce jeu se préparent. La première fois, cela prend une minute ou deux.
interrupted = Le calcul a été interrompu et a recommencé.
failed = Ce bilan n’a pas pu être établi.
try-again = Réessayer

chances = Chances de gagner
chart = Chances de gagner après chaque coup
axis-first = Donne
axis-last = Coup { $move }
share-of = { $name } { $share }
# $shares est une liste : Ada 62 % et Nour 38 %. $text dit ce que le coup a fait et peut être vide.
moment =
    { $move ->
        [0] Après la donne : { $shares }. { $text }
       *[other] Après le coup { $move } : { $shares }. { $text }
    }
after-move =
    { $move ->
        [0] Après la donne.
       *[other] Après le coup { $move }.
    }
back = Un coup en arrière
on = Un coup en avant
see-board = Voir le plateau
play-on = Rejouer d’ici
fan = Rejouer 1 000 fois
table = Tous les coups en tableau
column-move = Coup
column-luck = Chance
column-loss = Perdu
luck-of = { $name } { $points }

parts = Chance et choix
parts-note = En points de pourcentage des chances de gagner. Chaque barre commence où finit la précédente : départ, chance et choix s’ajoutent jusqu’à la fin. Les choix sont comparés à ceux du robot simple : choisir comme lui compte 0.
step-start = Départ
step-luck = Chance
step-own = Ses choix
step-others = Choix des autres
step-end = Fin
plus-minus = ± { $error }

mistakes = Ce qui valait mieux
mistakes-note = Les choix qui ont fait perdre le plus par rapport au meilleur coup trouvé, d’après ce que chacun pouvait savoir. Touchez-en un pour voir le plateau.
mistake-by = Coup { $move }, { $name }
done = Joué :
better = Mieux :
show-all = Montrer les { $count }
no-mistakes = Aucun choix n’était nettement moins bon qu’un autre.
not-judged = Les choix sont à l’étude.
luck = La chance de la partie
luck-note = Les lancers et les tirages qui ont le plus changé les chances, en bien ou en mal. Touchez-en un pour le voir dans le graphique.
luck-at = Coup { $move }, pour { $name }
deal-for = La donne, pour { $name }
no-luck = Rien de marquant.
meaning = Chance et choix sont mesurés par rapport au robot simple du jeu, qui rejoue toutes les places depuis chaque position et n’est pas parfait. Après ± vient l’erreur type.

fan-title =
    { $move ->
        [0] À partir de la donne
       *[other] À partir du coup { $move }
    }
fan-note = Rejoué { $count } fois par le robot simple, chaque fois avec une chance nouvelle.
fan-working = La suite se rejoue.
fan-failed = Cela n’a pas pu être calculé.
fan-wins = gagne { $share }
histogram = { $name } : de { $low } à { $high }, valeur du milieu { $middle }
scores-between = De { $low } à { $high }, valeur du milieu { $middle }

play-on-title =
    { $move ->
        [0] Rejouer à partir de la donne
       *[other] Rejouer à partir du coup { $move }
    }
play-on-position = Rejouer à partir de cette position
play-on-note = Une nouvelle table commence dans cette position. La chance est nouvelle à partir d’ici, et le résultat ne compte pas dans les statistiques.
play-on-seat = Votre place
play-on-bots = Les autres places sont jouées par
play-on-begin = Commencer

judged = Ce que dit le bilan
judged-done = { $name } a choisi : { $action }
judged-better = Mieux : { $action }
judged-loss = Ce choix a fait perdre { $loss } points de pourcentage des chances de gagner.
judged-doubt = Un premier bilan le disait. À y regarder de plus près, ce n’est plus si clair.
judged-nothing = Le bilan ne reproche rien au coup suivant.
to-review = Au bilan
