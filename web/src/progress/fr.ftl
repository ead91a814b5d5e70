### Les phrases des championnats, en français. L’autre langue a les mêmes messages et variables.

## A championship

championship = Championnat
championship-of = Championnat de { $game }
championships = Championnats
lead = Les mêmes joueurs courent toutes les courses, et chaque place rapporte des points.
run =
    { $run ->
        [0] Aucune course n’est encore finie
        [one] { $run } course finie sur { $races }
       *[other] { $run } courses finies sur { $races }
    }
# $points is a list: 10°, 6°, 4° and 3°.
points = Points selon la place : { $points }. ° nos propres valeurs : le livret n’a pas de championnat. À points égaux, qui a gagné le plus de courses est devant.
standings = Classement
rank-head = Rang
name-head = Nom
won-head = Courses gagnées
points-head = Points
# A column of the standings.
race-head = Course { $race }
you = vous
nobody = Le classement commence à la fin de la première course.
champion-you = Le titre est à vous.
champion = { $name } remporte le titre.
champions = { $names } se partagent le titre.
# Under a column of the podium.
total = { $name } · { $points }
leads-you =
    { $points ->
        [one] Vous êtes en tête avec { $points } point.
       *[other] Vous êtes en tête avec { $points } points.
    }
leads =
    { $points ->
        [one] { $name } est en tête avec { $points } point.
       *[other] { $name } est en tête avec { $points } points.
    }
lead-shared = { $names } sont en tête ensemble.

## Its races

races = Courses
won-by = Gagnée par { $names }
going-on = En cours
open = Pas commencée
to-come = À venir
next-race = Prochaine course
go-on = Continuer
look = La revoir
another = Un autre championnat
all = Voir le championnat

## Badges

badges = Badges
badges-count = { $earned } sur { $all }
badge-locked = Pas encore
# $when is like "yesterday" or a date.
badge-earned = Obtenu { $when }
badge-game = La partie
new-badges = Nouveaux badges
new-badge = Nouveau : { $badge }
all-badges = Tous vos badges
days = Jours de suite

## Statistics

recent = Les { $count } dernières parties
recent-places = L’issue de chaque partie : plus le bloc est haut, plus vous avez battu de joueurs
recent-places-label = { $count } parties, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }. Plus un bloc est haut, plus il y avait de monde derrière vous.
recent-share = Part de ces parties gagnée jusque-là
recent-share-head = Gagné jusque-là
recent-first = La plus ancienne
recent-last = La plus récente
recent-said = Partie { $number } sur { $count }, { $game } : place { $place } sur { $players } avec { $score }. Gagné jusque-là : { $share }.
against = Contre
share-head = Part
lately = Moyenne des dix dernières
before = Avant cela
