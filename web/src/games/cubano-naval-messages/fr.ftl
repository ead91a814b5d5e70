### Les mots de la bataille navale aux messages, en français. Mêmes messages et variables qu’en anglais.

## Une moitié

hidden =
    { $count ->
        [one] { $count } caché sur { $messages }
       *[other] { $count } cachés sur { $messages }
    }
found =
    { $count ->
        [one] { $count } trouvé sur { $messages }
       *[other] { $count } trouvés sur { $messages }
    }
still-hidden =
    { $count ->
        [one] { $count } encore caché
       *[other] { $count } encore cachés
    }
is-hidden = votre message
is-found = message trouvé
is-empty = désignée, rien ici
is-unnamed = pas encore désignée
named-as = numéro { $number }
read-hidden = Cachés : { $squares }
read-found = Trouvés : { $squares }
read-empty = Désignées, rien : { $squares }

## À côté des moitiés

phase-choosing = Choix des couleurs
phase-hiding = Cachettes
phase-seeking = Recherche
phase-over = Fin
stock =
    { $count ->
        [0] Tous vos messages sont cachés.
        [one] 1 message à cacher
       *[other] { $count } messages à cacher
    }
finds-you = Vous avez trouvé
finds = { $name } a trouvé
tally = { $count } sur { $messages }
odds =
    { $unnamed ->
        [one] Encore { $left } à trouver, dans la dernière case.
       *[other] Encore { $left } à trouver dans { $unnamed } cases : { $percent } % pour chacune.
    }
secret = Personne d’autre ne voit vos papiers.
house = { $count } messages par personne, c’est notre choix° : la règle laisse ce nombre libre.

## Signes

sign-slip = votre message caché
sign-found = message trouvé
sign-empty = rien
order = Les nombres donnent l’ordre des cases désignées.

## Ce qu’est une pièce

tell-found = Le message sous ce cube a été trouvé.
tell-empty = Cette case a été désignée, et aucun message n’y était.
tell-hidden = Votre adversaire ne voit pas ce papier.
tell-unnamed = Personne n’a encore désigné cette case. Un message peut se trouver sous son cube.
