### Phrases du laboratoire.

title = Le laboratoire
title-of = Le laboratoire : { $game }
lead = Changez ce qui est imprimé, et voyez ce que cela fait au jeu.
about = Choisissez un jeu, changez le coût d’une tuile ou les points d’une carte. Des robots jouent des milliers de parties avec les valeurs imprimées et autant avec les vôtres, et vous lisez ce qui a changé au-delà du hasard.
examine = Examiner ce jeu
all-games = Tous les jeux
try-again = Réessayer

changed-title = Ce que vous avez changé
changed-none = Rien encore. Les parties se jouent avec les valeurs imprimées, et le rapport décrit le jeu tel qu’il est.
# $before et $after sont des valeurs en mots.
changed = { $name }, { $before } → { $after }
# $what est la phrase d’avant.
take-back = Annuler : { $what }
take-all-back = Tout annuler

values = Les valeurs du jeu
search = Trouver une valeur, par exemple « coût »
found =
    { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    }
count =
    { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    }
nothing-found = Aucune valeur ne s’appelle ainsi.
printed = Imprimé : { $value }
ours = La nôtre : { $value }
house = valeur maison
now = à présent { $value }
yes = oui
no = non
nothing = rien
item = { $name }, numéro { $number }
one-more-of = Un de plus : { $name }
one-less-of = Un de moins : { $name }
reasons = Pourquoi certaines valeurs sont les nôtres
# $key dit quelle valeur, et $reason est une phrase.
because = { $key } : { $reason }
drawing = Les dessins ne se changent pas ici. La commande cubarium components export { $game } DOSSIER les écrit dans des fichiers que vous pouvez modifier.

files = Charger les fichiers d’un paquet de matériel
files-note = La commande cubarium components export { $game } DOSSIER les écrit. Ce que vous y avez changé remplace ce qui est changé ici.
files-choose = Choisir des fichiers .toml
taken =
    { $count ->
        [0] Ces fichiers ne changent rien.
        [one] { $count } valeur modifiée a été chargée.
       *[other] { $count } valeurs modifiées ont été chargées.
    }

drawn = votre dessin
placed = vos endroits

setting = Les parties
players = Nombre de joueurs
games = Combien de parties
bound = Elles se jouent à côté des tables de ce serveur, une expérience après l’autre, pendant { $minutes } minutes au plus. Ce qui n’est pas fini à ce moment-là est arrêté : commencez par peu de parties.
play = Lancer les parties
stop = Arrêter

# $place dit combien passent avant.
waiting =
    { $place ->
        [0] En attente. Cela commence dans un instant.
        [one] En attente. Une expérience passe avant celle-ci.
       *[other] En attente. { $place } expériences passent avant celle-ci.
    }
compiling = Les règles se préparent avec ces valeurs. Cela peut prendre une minute ou deux.
playing = En train de jouer : { $share } %
interrupted = Le travail a été interrompu et a recommencé.
may-leave = Vous pouvez quitter cette page et revenir par le même lien.
failed-too-long = Cela aurait pris plus de { $minutes } minutes et a été arrêté. Choisissez moins de parties.
failed-broken = Cette expérience n’a pas pu être jouée. Vous pouvez réessayer.
other = Vous avez changé quelque chose depuis. Jouez à nouveau pour voir ce que cela fait ; le rapport précédent se trouve plus bas.

report = Le rapport
play-variant = Jouer cette variante
save = Enregistrer le rapport
command = La même chose sur votre machine
what = Quoi
interval = intervalle à 95 %
even = part égale
as-table = Les mêmes chiffres en tableau
