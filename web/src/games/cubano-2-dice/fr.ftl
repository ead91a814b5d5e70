### Les mots du plateau de Cub’ano 2 dés, en français. Mêmes messages et variables qu’en anglais.

## Phases

phases = Phases
phase-1 = Barrettes
phase-1-now = on s’approvisionne en paix
phase-1-over = le tas est vide
phase-2 = Cubes
phase-2-later = les pénalités viendront
phase-2-now = les pénalités comptent
phase-2-over = le tas est vide
phase-3 = Fin de partie
phase-3-later = deux pénalités ou l’expulsion
phase-3-now = il faut pouvoir régler deux pénalités
left = reste { $left }
in-heap = au tas
in-new-heap = dans la nouvelle pioche

## Places

waiting = attend un double
absent = gardée pour qui arrive en retard
out = hors jeu, intouchable
expelled = hors jeu, par expulsion
gave-up = sans couleur
last = en dernier
may-claim =
    { $count ->
        [one] peut réclamer
       *[other] peut réclamer 2 fois
    }
reprieve-half = demi-sursis
reprieve-full = sursis complet

## Pénalités

claimants = Pénalités pour : { $names }.
open-reserve = { $name } : { $stuff } à prendre.
open-flips =
    { $you ->
        [turn] Votre réserve est vide : on retourne vos cases.
       *[other] { $name } n’a plus de réserve : on retourne ses cases.
    }
closes-later =
    { $you ->
        [next] À annoncer avant votre lancer. { $name } joue d’abord.
        [turn] À annoncer avant le prochain lancer. Vous jouez d’abord, puis { $next } lance.
       *[other] À annoncer avant le prochain lancer. { $name } joue d’abord, puis { $next } lance.
    }
closes-next =
    { $you ->
        [next] Votre lancer y mettra fin.
       *[other] Le prochain lancer, par { $next }, y mettra fin.
    }
insolvent = peut régler { $solvency } pénalité sur { $needed }
values = Valeur des couleurs, en barrettes

## Annonces et votes

announce =
    { $you ->
        [turn] Faites votre annonce avant le prochain lancer, par { $next }.
        [next] { $name } peut faire son annonce jusqu’à votre lancer.
       *[other] { $name } peut faire son annonce avant le prochain lancer, par { $next }.
    }
vote-door = Ouvrir la porte de sortie ? { $yes } oui et { $no } non pour l’instant, sur { $voters }.
vote-capot = Arrêter la partie ? { $yes } oui et { $no } non pour l’instant, sur { $voters }.
