### Les phrases sur le hasard que tout le monde peut vérifier.

line = Un hasard que chacun peut vérifier
about = Avant le premier jet, la table a fixé un secret et publié l’engagement ci-dessous, qui l’y lie. Chaque personne qui joue peut y ajouter un hasard à elle, ce que son navigateur fait tout seul. Dés et cartes viennent des deux ensemble, si bien que personne n’a pu les choisir ; après la partie, le secret est dévoilé, et chaque jet peut se recalculer.
commitment = Engagement de la table
who = Qui y a ajouté sa part
who-person = { $name } : oui.
who-bot = { $name } : un robot, dont la part vient du secret.
who-none = { $name } : non.
first-seen = Votre navigateur a noté cet engagement.

title = Le hasard de la partie : { $game }
title-plain = Le hasard de la partie
to-table = À la table
lead = Votre navigateur recalcule chaque dé et chaque carte, sans rien demander au serveur.
working = Les tirages sont recalculés…
good =
    { $count ->
        [0] Rien n’était laissé au hasard dans cette partie.
        [one] Tout va bien : le seul tirage de cette partie est celui que le hasard a donné.
       *[other] Tout va bien : chacun des { $count } tirages est celui que le hasard a donné.
    }
bad-unsound = Ce journal a été modifié : la ligne { $line } ne suit pas la précédente.
bad-other-secret = Le hasard ne tient pas : la table a dévoilé un autre secret que celui qu’elle avait fixé.
bad-other-outcome = Le hasard ne tient pas : à la ligne { $line } du journal, le tirage { $place } n’est pas celui que le hasard a donné.
bad-other-draws = Le journal n’est pas complet : les tirages de la ligne { $line } ne peuvent pas se recalculer.
bad-other-commitment = Le hasard ne tient pas : avant la partie, votre navigateur avait noté un autre engagement.
bad-other-contribution = Le hasard ne tient pas : ce que votre navigateur avait ajouté n’y est pas.
bad-not-over = Le journal ne raconte pas toute la partie : il s’arrête à la ligne { $line }.
seed = Le hasard de cette partie venait d’une graine fixée d’avance, comme dans les parties du jour : tout le monde doit avoir le même. Il n’y a rien à comparer ici ; cubarium verify peut recalculer les tirages.
step-log = Chaque ligne du journal suit bien la précédente.
step-secret = Le secret est celui sur lequel la table s’était engagée.
step-noted = C’est l’engagement que votre navigateur avait noté en premier.
step-not-noted = Votre navigateur a vu cette table pour la première fois après la partie : il ne peut pas savoir si l’engagement était là avant. Demandez à quelqu’un qui a joué.
step-given = Ce que votre navigateur a ajouté fait partie du hasard.
position = La partie a commencé à un moment d’une autre. Comment on en était arrivé là n’est pas vérifié ici.
rules = La commande cubarium verify, avec le journal, vérifie que les règles demandent bien ces tirages-là.
log = Télécharger le journal
parts = De qui vient le hasard
draws = Tous les tirages
drawn-note = « 3 sur 6 » est la troisième de six possibilités, comme les faces d’un dé ou les cartes d’une pile.
draws-most = Les { $count } premiers sont affichés.
deal = La première donne
move = Coup { $move }
draw = { $told } sur { $sides }
draw-holds = { $told } sur { $sides }, recalculé
draw-differs = { $told } sur { $sides }, mais le hasard a donné { $drawn }
