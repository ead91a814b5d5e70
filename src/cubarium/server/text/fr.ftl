# Ce que le serveur dit aux gens.

problem-malformed = Ce message est illisible : { $what }.
problem-too-large = C’est trop long.
problem-too-many = Trop vite. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-broken = Quelque chose s’est mal passé ici. Rien n’a changé.
problem-other-site = Cette demande vient d’un autre site.
problem-not-signed-in = Dites d’abord qui vous êtes.
problem-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
problem-has-account = Vous avez déjà un compte.
problem-account-taken = Quelqu’un porte déjà ce nom.
problem-no-such-page = Il n’y a rien ici.
problem-no-such-table = Cette table n’existe plus, ou le lien est tronqué.
problem-no-such-person = Personne de cette adresse n’a joué ici.
problem-bad-endpoint = Le service de notifications de ce navigateur n’est pas connu ici.
problem-no-such-game = Il n’y a pas de jeu { $game }.
problem-no-such-variant = Il n’y a pas de variante { $variant }.
problem-no-such-bot = Il n’y a pas de robot { $bot }.
problem-no-such-seat = Il n’y a pas de place { $seat } ; la table en a { $seats }.
problem-no-such-moment = Il n’y a pas de moment { $moment } ; la partie a { $last } coups.
problem-wrong-seats = { $given } places nommées pour une table de { $seats }.
problem-bad-options = On ne peut pas dresser la table ainsi : { $what }.
problem-clock-without-time = Une pendule a besoin d’au moins une seconde.
problem-not-to-watch = Cette table n’est pas ouverte au public.
problem-owner-only = Seule la personne qui a dressé la table peut le faire.
problem-seat-taken = La place { $seat } est prise.
problem-seat-free = La place { $seat } est déjà libre.
problem-has-a-seat = Vous avez déjà une place.
problem-no-seat = Vous n’avez pas de place ici.
problem-not-your-seat = Ce n’est pas votre place.
problem-seats-are-free = Il faut d’abord quelqu’un à chaque place.
problem-has-begun = La partie a commencé.
problem-not-begun = La partie n’a pas commencé.
problem-is-over = La partie est finie.
problem-not-over = La partie n’est pas finie.
problem-is-away = Un robot joue pour vous. Reprenez d’abord votre place.
problem-not-away = Vous n’êtes pas absent.
problem-is-here = La place { $seat } est occupée, ou ne l’est plus que depuis un instant.
problem-moved-on = La partie a avancé. C’est le coup { $moment }.
problem-undo-impossible = On ne peut pas revenir là-dessus : quelque chose a été tiré ou montré.
problem-undo-asked = C’est déjà demandé.
problem-undo-not-asked = Personne ne demande à reprendre un coup.
problem-undo-not-yours = C’est aux autres de répondre.
problem-unreadable-text = On ne peut pas dire cela ici : il n’y a rien à lire.
problem-out-of-turn = Ce n’est pas à vous de jouer.
problem-still-secret = Le journal s’ouvre à tous une fois la partie finie.

notice-turn = À vous de jouer : { $game }
