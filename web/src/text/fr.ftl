### Sentences of the browser table, in French. The other language has the same messages and variables.

## The frame

brand = Cubarium, accueil
nav = Pages
nav-home = Jouer
nav-games = Vos parties
nav-rules = Règles
nav-about = À propos
skip = Aller à la page
page-title = { $page } · Cubarium
close = Fermer
cancel = Annuler
loading = Chargement
server-silent = Le serveur ne répond pas. Veuillez réessayer.
offline = Connexion perdue
offline-title = Vous êtes hors ligne
offline-lead = Vos parties sont à l’abri sur le serveur et reprendront avec la connexion.
offline-again = Réessayer

## The games

game = Jeu
game-cubosaurs = Cubosaurs
game-cubosaurs-lead = Gardez la Main, ou passez-la en y ajoutant une carte.
game-trex = T-Rex
game-trex-lead = Surclassez la météorite, prenez les œufs, faites tourner les couleurs.
game-cubitos = Cubitos
game-cubitos-lead = Lancez de drôles de dés, tentez votre chance, bouclez le tour.
game-cubano = Cub’ano
game-cubano-lead = Fermez des cases, faites la plus grande suite. Cinq jeux et un puzzle.
kind = Quel jeu de { $game }
kind-of = { $game } { $kind }
kind-cubano-2-dice = 2 dés
kind-cubano-1-die = 1 dé
kind-cubano-course = Course
kind-cubano-naval-messages = Bataille navale aux messages
kind-cubano-naval-dice = Bataille navale aux dés
kind-cubano-puzzle = Puzzle
game-facts =
    { $most ->
        [1] 1 joueur
        [2] 2 joueurs
       *[other] { $fewest } à { $most } joueurs
    } · { $minutes } min

## Home

home-page-title = Cubarium : quatre jeux tout en cubes
home-title = Quatre jeux tout en cubes.
home-lab = Que serait un jeu si une carte coûtait moins ?
home-lab-link = Le laboratoire le dit
home-lead = Jouez avec des gens, avec des robots, ou laissez une chaise ouverte aux deux. Sans compte.
home-daily = Aujourd’hui : une partie, une image, un coup
home-tournaments = Tournois
play-now = Jouer
play-now-label = Jouer à { $game } contre des robots
play-alone-label = Jouer à { $game }, en solitaire
play-championship = Championnat
play-championship-label = Championnat : toutes les courses de { $game } contre des robots
learn = Apprendre
learn-label = Apprendre { $game } en cinq minutes
lesson-step = Étape { $step } sur { $count }
lesson-done = Terminé
lesson-next = Continuer
lesson-show = Montrez-moi
lesson-back = Retour
lesson-again = Encore une fois
lesson-rules = Lire les règles
lesson-play = Jouer une partie contre des robots
lesson-play-alone = Jouer une partie
set-table = Ouvrir une table
set-table-label = Ouvrir une table de { $game }
open-tables = Tables ouvertes
no-tables = Aucune table ouverte pour l’instant. Ouvrez-en une : un robot peut la compléter.
chairs-free =
    { $count ->
        [0] en cours
        [one] { $count } chaise libre
       *[other] { $count } chaises libres
    }
join = Rejoindre
meet = Jouer avec quelqu’un qui attend
meet-game = Jeu auquel jouer avec quelqu’un qui attend
meet-any = N’importe quel jeu
table-facts =
    { $names } · { $players } joueurs · { $clock ->
        [none] sans pendule
        [move] temps par coup
       *[bank] temps pour la partie
    }
join-label = Rejoindre { $table }
my-games = Vos parties
my-game = { $game } : { $people }
my-game-your-turn = À vous
my-game-playing = Aux autres de jouer
my-game-open = Pas commencée
my-game-over = Finie
my-game-from = depuis le coup { $move } d’une autre partie
my-game-from-position = depuis une position
my-game-won = Gagnée
my-game-place = { $place } sur { $players }
my-game-score = { $score } contre { $others }
my-game-alone = { $score }
my-game-won-by = Gagnée par { $names }
put-away = Retirer cette partie ({ $game }) de ma liste
all-my-games = Toutes vos parties
games-turn = À vous
games-slow = Sur plusieurs jours, aux autres de jouer
games-playing = Aux autres de jouer
games-open = Pas commencées
games-over = Finies
no-running-games = Aucune partie en cours.
no-finished-games = Aucune de vos parties n’est encore finie.
more-games = Montrer les précédentes
to-statistics = Vos statistiques
notice-turn = À vous de jouer : { $game }
games-awaiting =
    { $count ->
        [one] 1 partie vous attend
       *[other] { $count } parties vous attendent
    }

## Statistics

statistics-mine = Vos statistiques
statistics-of = Statistiques : { $name }
statistics-none = Vous n’avez pas encore fini de partie. Dès la première, les chiffres seront ici.
statistics-none-of = Aucune partie n’est encore finie.
statistics-note = Les parties finies comptent, sauf celles où vous aviez plusieurs chaises sur un même écran. Qui a l’adresse de cette page peut la lire. Les autres n’y voient que des chiffres et des badges, ni tables ni noms.
figure-played = Parties
figure-won = Gagnées
figure-people = Avec des humains
figure-bots = Contre des robots
figure-share =
    { $won ->
        [one] { $won } gagnée, { $share }
       *[other] { $won } gagnées, { $share }
    }
figure-streak = Victoires de suite
figure-longest = record { $count }
figure-streaks = { $now }, record { $longest }
figure-average = Score moyen
figure-margin = Avance moyenne
figure-best = Meilleur score
chart-scores-title = Scores des dernières parties
chart-scores =
    { $count ->
        [one] Le score de la dernière partie est de { $high }.
       *[other] Scores des { $count } dernières parties, de { $low } à { $high }. Le trait pointillé est la moyenne, { $average }.
    }
chart-won = gagnée
chart-not-won = pas gagnée
chart-places-title = Places
chart-places = Places obtenues : { $places }.
chart-place = { $place ->
        [1] 1re
       *[other] { $place }e
    } { $count } fois
chart-table = Les dernières parties en tableau
column-played = Parties
column-won = Gagnées
column-average = Moyenne
column-best = Meilleur
column-when = Quand
column-score = Score
column-place = Place
variant-other = Autre
no-games = Vous n’avez pas encore de partie. « Jouer » en lance une contre des robots.
## Setting a table

few-players-variant = À { $count }, on joue notre propre variante.
options =
    { $changed ->
        [0] Options
        [one] Options, 1 modifiée
       *[other] Options, { $changed } modifiées
    }
less-of = { $name }, moins
more-of = { $name }, plus
option-usual = Comme d’habitude
alone = Vous jouez en solitaire.
chairs = Chaises, de { $fewest } à { $most }
chair = Chaise { $number }
chair-of = Chaise { $number } : { $who }
your-name = Votre nom
name-of-chair = Nom sur la chaise { $number }
player-name = Joueur { $number }
chair-bot = Robot
chair-here = Sur cet écran
chair-open = Ouverte
chair-open-note = pour qui arrive en premier
bot-level = Robot : { $bot }
bot-note = { $bot } : { $note }.
bot-ready = { $bot } est prêt et joue désormais.
bot-of-chair = Robot de la chaise { $number }
add-chair = Ajouter une chaise
remove-chair = Retirer une chaise
bots-are-fair = Les robots ne voient que ce qu’une personne verrait sur leur chaise.
variant = Variante
clock = Pendule
clock-none = Sans pendule
clock-quick = 1 minute par coup
clock-bank = 15 minutes chacun
clock-daily = 1 jour par coup
clock-days =
    { $days ->
        [one] 1 jour par coup
       *[other] { $days } jours par coup
    }
private = Privée
private-hint = Il faut le lien pour la trouver.
may-watch = Public admis
may-watch-hint = Qui n’a pas de chaise voit ce que tout le monde peut voir.
hints = Des conseils pour tout le monde
hints-hint = À votre tour, vous pouvez demander à un robot quoi faire, et le journal le dit. En solitaire ou contre des robots, c’est toujours permis.
misclicks = Protection contre les faux clics
misclicks-hint = Une barrette, un cube ou une retourne peut se reprendre. Sans elle, posé, c’est posé, comme le dit la règle.
as-championship = En championnat
as-championship-hint = Les mêmes joueurs courent { $races } courses, l’une après l’autre, aujourd’hui ou sur des semaines. Chaque place rapporte des points.
in-terminal = Dans le terminal pour l’instant :
open-table = Ouvrir la table

## A table

you = Vous
chair-free = Chaise libre
seat-here = à table
seat-glyph-1 = Place 1, triangle
seat-glyph-2 = Place 2, rond
seat-glyph-3 = Place 3, losange
seat-glyph-4 = Place 4, carré
seat-glyph-5 = Place 5, étoile
seat-glyph-6 = Place 6, croix
points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
table-before = Avant la partie
table-may-begin =
    { $count ->
        [one] La chaise libre est gardée pour qui arrive en retard : la partie peut commencer sans attendre.
       *[other] { $count } chaises libres sont gardées pour qui arrive en retard : la partie peut commencer sans attendre.
    }
read-rules = Lire les règles
invite = Inviter
invite-note = Ce lien suffit pour s’asseoir. Sans compte.
copy = Copier
link-copied = Le lien est copié.
link-not-copied = Le lien n’a pas pu être copié. Veuillez le sélectionner à la main.

## Settings

settings = Réglages
settings-look = Aspect et langue
settings-game = Jeu
settings-kept = Conservés dans ce navigateur.
settings-reset = Revenir aux réglages habituels
setting-language = Langue
language-en = English
language-fr = Français
setting-theme = Lumière
theme-system = Comme le système
theme-light = Jour
theme-dark = Nuit
setting-palette = Couleurs des places
palette-standard = Habituelles
palette-protan = Sans le rouge
palette-deutan = Sans le vert
palette-tritan = Sans le bleu
setting-speed = Mouvement
speed =
    { $speed ->
        [0] Aucun
        [0.5] Rapide
        [1] Habituel
       *[2] Lent
    }
setting-pace = Coups des autres
pace-slow = Lents
pace-normal = Normaux
pace-fast = Rapides
pace-at-once = Aussitôt
setting-pace-hint = Combien de temps chaque coup reste affiché avant le suivant. Aussitôt : rien n’attend, et les manches se terminent sans feuille de score.
setting-confirm = Confirmer chaque coup
setting-confirm-hint = Utile sur un petit écran et en partie lente.
setting-sound = Son
setting-sound-hint = À vous, un coup des autres, un refus, la fin.
setting-notices = Notifications du navigateur
setting-notices-hint = Quand une partie vous attend ailleurs ; si le navigateur le permet, même quand aucune page de Cubarium n’est ouverte.
setting-notices-refused = Votre navigateur n’affiche aucune notification de ce site. Vous pouvez les autoriser dans ses réglages.
setting-volume = Volume
volume = { $volume } sur { $of }
setting-letters = Touches d’une seule lettre
setting-letters-hint = À désactiver si vous dictez ou touchez le clavier par mégarde.

## Keys

help-title = Touches
help-intro = Tout marche sans souris. Les lettres n’agissent jamais pendant que vous écrivez.
help-letters-off = Les touches d’une seule lettre sont désactivées dans vos réglages.
key-zones = zone suivante ; avec Maj, la précédente
key-inside = se déplacer dans une zone
key-play = jouer l’élément choisi ; Espace aussi
key-option = carte ou choix de ce numéro
key-keep = garder la Main (Cubosaurs) ou les couleurs (T-Rex)
key-pass = passer (Cubitos, et Cubosaurs si une seule carte peut être ajoutée)
key-push = foncer (Cubitos)
key-wait = attendre de voir ce que font les autres (Cubitos)
key-claim = réclamer (Cub’ano)
key-renounce = renoncer (Cub’ano)
key-flat = plateau vu d’en haut ou de côté (Cub’ano)
key-edge = d’arête en arête (Cub’ano)
key-done = finir le tour (Cubosaurs, Cub’ano)
key-undo = reprendre un coup dans le tour
key-reset = revenir au début de votre tour
key-hint = un conseil : ce que ferait un robot, et pourquoi
key-skip = aller au présent, pendant que les coups des autres défilent
key-status = relire la ligne d’état
key-board = lire le jeu de la place choisie, sinon le vôtre
key-log = journal
key-chat = discussion
key-rules = règles à côté de la table
key-back = un coup en arrière, hors des zones du plateau
key-on = un coup en avant
key-first = premier coup, dans le journal
key-now = présent, dans le journal
key-help = ce qu’est la pièce choisie ; ailleurs, cette liste
key-close = fermer, revenir au présent

## Name and account

account-title = Nom et compte
account = Compte
account-of = { $name }, nom et compte
you-are-guest = Vous jouez sans compte.
signed-in-as = Session ouverte sous le compte { $account }.
name = Nom
name-hint = C’est ce que les autres voient à la table.
name-missing = Veuillez écrire un nom.
name-unreadable = Les autres ne pourraient pas lire ce nom. Veuillez en choisir un autre.
name-changed = Le nom est changé.
name-asked = Comment vous appelez-vous ?
name-this = Continuer
change-name = Changer le nom
make-account = Créer un compte
make-account-note = Vos parties restent les vôtres. Avec un compte, vous les retrouvez dans n’importe quel navigateur.
sign-in = Se connecter
sign-in-note = Vous retrouvez les parties de votre compte. Celles commencées ici sans compte n’y seront pas ajoutées.
sign-out = Se déconnecter
sign-out-note = Vos parties restent liées à votre compte.
account-name = Nom du compte
account-name-hint = De 3 à 40 caractères : lettres sans accent, chiffres, points, tirets, tirets bas. Les autres ne le voient pas.
account-unfit = Un nom de compte a de 3 à 40 caractères : lettres sans accent, chiffres, points, tirets, tirets bas.
password = Mot de passe
password-hint = Au moins 8 caractères. Un mot de passe perdu ne se retrouve pas.
password-short = Un mot de passe a au moins 8 caractères.
show-password = Montrer le mot de passe
hide-password = Cacher le mot de passe
password-show = Montrer
password-hide = Cacher
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé. Toutes les autres sessions sont terminées.

## Where somebody is signed in

sessions-title = Où votre session est ouverte
session-this = ce navigateur
session-unknown = Navigateur ou programme inconnu
# Both are times as people say them: 2 hours ago.
session-times = Ouverture : { $opened } ; dernière visite : { $seen }
session-end = Terminer
session-end-of = Terminer la session : { $browser }
session-ended = La session est terminée.
sessions-end-others = Terminer toutes les autres sessions
sessions-ended = Toutes les autres sessions sont terminées.

## Rules

rules-of = Règles de { $game }
rules-games = Livrets de règles
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé
        [one] 1 endroit
       *[other] { $count } endroits
    }
rules-contents = Sommaire
rules-nothing = Aucune règle ne contient « { $query } ».
rules-clear = Montrer toutes les règles
rules-failed = Les règles n’ont pas pu être chargées. Veuillez réessayer.
rule-link = Lien vers { $rule }

## About

about-title = À qui l’on doit ces jeux
about-lead = Sur Cubarium, on joue à quatre jeux que d’autres ont inventés, dessinés et édités. Si l’un d’eux vous plaît, achetez-le. Il est encore meilleur avec des gens autour d’une table.
maker-author = de
maker-illustrator = illustré par
maker-publisher = édité par
about-rights = À qui appartient quoi
about-rights-titles = Les titres appartiennent à leurs propriétaires. Cubarium n’est ni fait, ni approuvé, ni soutenu par ces auteurs ou ces éditeurs.
about-rights-art = Nous n’employons ni image, ni logo, ni phrase d’un éditeur. Les règles sont dites avec nos propres mots, et nous avons dessiné chaque image, en cubes.
about-rights-buy = La licence du code ne donne aucun droit sur les jeux.
about-site = Ce site
about-site-private = Aucune page ne demande rien à une autre entreprise : ni traceurs, ni publicité, ni polices venues d’ailleurs. Vos réglages restent dans votre navigateur.
about-lab = Pour les auteurs de jeux et les curieux
about-lab-lead = Changez ce qui est imprimé sur les cartes, les tuiles et les dés, laissez des robots jouer des milliers de parties, et lisez ce que cela fait au jeu.
about-lab-link = Au laboratoire
about-site-code = Cubarium est un logiciel libre sous licence MIT. Les lettres sont en Fira Sans, sous licence SIL Open Font License.
house-title = Valeurs maison
house-lead = Là où une valeur imprimée nous est inconnue, une valeur de notre cru la remplace et s’affiche comme telle. Un paquet de matériel avec vos propres valeurs les remplace.
# The word that marks a house value in the tables of the rulebooks.
source-house = Maison
house-values =
    { $count ->
        [0] { $game } : aucune
        [one] { $game } : 1 valeur
       *[other] { $game } : { $count } valeurs
    }

## A position that a link opens

# $game is the name of the game, $name that of a player, $names of several.
position-of = Position : { $game }
position-turn = Une position de { $game }. C’est à { $name } de jouer, et vous voyez la table de sa place.
position-turns = Une position de { $game }. { $names } décident en même temps.
position-over = Une position de { $game }. La partie est terminée.
position-plain = Position
position-moves =
    { $count ->
        [one] 1 coup possible
       *[other] { $count } coups possibles
    }

## A game with changed values, which a link holds

changed-values = Valeurs modifiées
changed-values-of = Valeurs modifiées de { $table }
changed-lead = Avec des valeurs modifiées. Une telle partie ne compte pas dans les statistiques.
changed-note = Une telle partie ne compte pas dans les statistiques.
changed-none = Ce lien ne modifie rien : le jeu est comme dans sa boîte.
changed-value = Valeur
changed-before = Imprimée
changed-after = Ici
changed-copy = Copier le lien
changed-again = Une autre table comme celle-ci
changed-wrong = Impossible d’y jouer
changed-silent = Chargement impossible
# $game is its name, $count how many values are changed.
changed-table =
    { $count ->
        [one] Une table de { $game } avec 1 valeur modifiée.
       *[other] Une table de { $game } avec { $count } valeurs modifiées.
    }

## Not found

missing-title = Rien ici
missing-page = Cette page n’existe plus, ou le lien est incomplet.
missing-table = Cette table n’existe plus, ou le lien est incomplet.
back-home = Revenir aux jeux
