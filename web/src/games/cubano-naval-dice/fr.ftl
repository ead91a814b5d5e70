### Les mots de la bataille navale aux dés, en français. Mêmes messages et variables qu’en anglais.

## Une moitié

afloat =
    { $count ->
        [one] { $count } cube à flot
       *[other] { $count } cubes à flot
    }
is-water = eau
is-anchor = le navire commence ici
is-mine = mine
is-island = île
is-hit = { $ship }, touché
is-sunk = { $ship }, coulé
fleet = Flotte
ship-state = { $ship } : { $afloat } sur { $length } à flot
ship-sunk = { $ship } : coulé
ship-unplaced = { $ship } : à placer
read-ship = { $ship } : { $squares }
read-lost = perdu { $squares }
read-mines = Mines : { $squares }
read-islands = Îles : { $squares }

## À côté des moitiés

dice = Dés
dice-none = Pas encore lancés
dice-show = { $first } et { $second }
dice-last = Dernier lancer : { $first } et { $second }
letter = lettre { $letter }
correcting = { $square } à rectifier de { $shift }
aims = Dans votre viseur
aims-other = Dans le viseur
aim-press = Touchez la case, ou { $key }
adds-only = On ne rectifie qu’en ajoutant.
adds-only-you = Vous ne rectifiez qu’en ajoutant.
adds-only-other = { $name } ne rectifie qu’en ajoutant.
mine-cost =
    { $count ->
        [one] Une mine coûte { $count } cube de navire{ $mark } à qui tire dessus.
       *[other] Une mine coûte { $count } cubes de navire{ $mark } à qui tire dessus.
    }

## Signes

sign-hit = cube touché
sign-wreck = navire coulé
sign-mine = mine
sign-island = île
sign-aim = tir possible

## Mise en place

sets-up-you = Préparez votre moitié
sets-up = { $name } prépare sa moitié
step-colour = Choisir une couleur
step-dice = Retirer deux cubes pour dés : { $count } sur 2
step-ship =
    { $length ->
        [one] { $ship }, { $length } case
       *[other] { $ship }, { $length } cases en ligne
    }
step-done = fait

## Ce qu’est une pièce

tell-water = Un tir ici ne touche rien.
tell-anchor = Choisissez maintenant où finit le navire.
tell-mine = Qui tire sur une mine perd un cube de ses propres navires, à chaque fois.
tell-island = Un tir sur une île ne fait de mal à personne.
tell-ship = Un cube d’un navire encore à flot.
tell-hit = Ce cube a été touché. Le navire coule quand tous ses cubes le sont.
tell-sunk = Tous les cubes de ce navire ont été touchés.
