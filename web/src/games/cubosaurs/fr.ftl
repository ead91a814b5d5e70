### Mots du plateau de Cubosaurs, en français.

others = Les autres
everybody = Les joueurs
hand = La Main
market = Marché
collection = Votre collection
deck = Pioche
choices = Ce que vous pouvez faire
result = Scores finaux

cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points-word = { $count ->
    [one] pt
   *[other] pts
}
points-said = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
hand-empty = Vide. La prochaine carte vient de la pioche.
hand-yours = devant vous
hand-theirs = devant { $name }
collection-empty = Pas encore de carte. Ce que vous gardez vient ici.
collection-nothing = Pas encore de carte
collection-lifted = Les cartes soulevées peuvent être jouées.

in-turn = joue
next = ensuite
bot = robot : { $bot }
away = un robot joue à sa place
before = { $points } avant
dna-count = { $count ->
    [one] { $count } jeton ADN
   *[other] { $count } jetons ADN
}
seat-said = { $name } : { $points }
score-sheet = Score actuel : { $name }
score-sheet-yours = Votre score actuel
score-empty = Rien ne compte encore.

round = Manche { $round } sur { $rounds }
clockwise = sens horaire
counter-clockwise = sens antihoraire
supply = Réserve
destroyed = { $count ->
    [one] { $count } carte détruite
   *[other] { $count } cartes détruites
}

pair = paire
alone = seul
most = max
else = sinon
has-dna = icône ADN
ladder-said = vaut { $values }
ladder-now = maintenant { $points }
times = il y en a { $count }
card-in-hand = dans la Main

keep = { $count ->
    [one] Garder la carte
   *[other] Garder les { $count } cartes
}
pass-to = Passer à { $name }
pass-how = choisissez d’abord une de vos cartes

do-pass = ajouter, passer
do-1 = ajouter, passer
do-2 = détruire
do-3 = détruire
do-4 = prendre
do-5 = donner
do-7 = prendre
do-8 = rendre
do-pick = choisir

buy = Acheter
tile-number = Tuile { $number }
at-end = fin de manche
dna-missing = { $count ->
    [one] encore { $count } ADN
   *[other] encore { $count } ADN
}
not-now = pas maintenant
market-empty = Plus de tuiles.

why-type = déjà dans la Main
why-type-said = { $card } : ce type est déjà dans la Main.
why-dna-said = { $tile } coûte { $cost } ADN. Vous en avez { $tokens }.
why-not = { $card } : impossible pour le moment.

house = Valeur maison : nous l’avons choisie, car nous ne connaissons pas la valeur imprimée
house-legend = ° valeur maison, choisie par nous
winner = gagne
round-short = M{ $round }
rest-column = ADN
total = Total
player = Joueur

## Ce qu’est une pièce

tell-series = Points pour 1, 2, 3, et 4 ou plus : { $values }.
tell-raptor = Un gris et un noir forment une paire. En paire, cette carte compte { $pair }, seule { $alone }.
tell-egg = Compte { $most } si personne n’a plus de cartes que vous du dinosaure qu’il montre, sinon { $else }.
tell-dna = Elle porte de l’ADN : quand elle vient chez vous, vous recevez un jeton ADN.
tell-tile = Elle coûte { $cost } ADN.
tell-deck = Qui ne reçoit pas de Main pioche ici la carte suivante. Quand elle est vide, la manche finit.
