### Sentences of tournaments, in French.

title = Tournois
lead = Ouvrez-en un, envoyez son lien, et chacun joue à de vraies tables. Sans compte.
open = Ouvrir un tournoi

## The list

mine = Vos tournois
none = Vous n’organisez aucun tournoi et ne participez à aucun.
hosted = vous l’organisez
row-open =
    { $entrants ->
        [0] Personne d’inscrit pour l’instant
        [one] 1 personne inscrite
       *[other] { $entrants } personnes inscrites
    }
row-playing = Ronde { $round } sur { $rounds }
row-over = Terminé

## Opening one

name = Nom du tournoi
name-missing = Donnez un nom au tournoi.
name-unreadable = Ce nom ne convient pas : il contient des signes invisibles, ou en contient trop.
seats = Joueurs à chaque table
format = Qui rencontre qui
round-robin = Chacun rencontre tous les autres
round-robin-help = À deux par table. À huit, on joue sept rondes.
swiss = Ceux qui se valent se rencontrent
swiss-help = Le système suisse : peu de rondes suffisent pour beaucoup de monde, et personne n’est éliminé.
rounds = Rondes du tournoi
rounds-usual = autant qu’il en faut
rounds-hint = Trois d’ordinaire, cinq pour trente personnes.
bots = Des robots prennent les chaises vides
bots-hint = Sinon, qui se retrouve sans adversaire passe la ronde, ce qui compte comme une victoire.
follows = Les rondes s’enchaînent
follows-hint = Sinon, vous lancez chaque ronde.
open-it = Ouvrir le tournoi

## A tournament

kind = Tournoi
facts-round-robin = Chacun rencontre tous les autres
facts-swiss = Système suisse
facts-seats = { $seats } par table
facts-host = organisé par { $name }
facts-bots = des robots prennent les chaises vides
before = Avant le début
join-ask =
    { $entrants ->
        [0] Personne d’inscrit pour l’instant. Lancez-vous.
        [one] 1 personne inscrite. Inscrivez-vous avant le début.
       *[other] { $entrants } personnes inscrites. Inscrivez-vous avant le début.
    }
joined =
    { $entrants ->
        [one] Vous participez, sans personne d’autre pour l’instant. { $host } donnera le départ.
       *[other] Vous participez, avec { $others } autres. { $host } donnera le départ.
    }
joined-host =
    { $entrants ->
        [0] Personne d’inscrit pour l’instant. Envoyez le lien.
        [one] 1 personne inscrite. Commencez quand tout le monde est là.
       *[other] { $entrants } personnes inscrites. Commencez quand tout le monde est là.
    }
too-few = Il faut au moins { $least } participants.
full = { $most } personnes participent : c’est complet.
join = S’inscrire
leave = Quitter le tournoi
begin = Commencer le tournoi
begin-round = Lancer la ronde { $round }
round-of = Ronde { $round } sur { $rounds }
ready = Votre table est prête.
go = À votre table
bye = Vous n’avez pas d’adversaire dans cette ronde. Cela compte comme une victoire.
wait-others = Votre partie est terminée. La ronde suivante commence quand les autres ont fini.
wait-last = Votre partie est terminée. Le classement sera définitif quand les autres auront fini.
wait-host = La ronde est terminée. { $host } lance la suivante.
is-out = Vous ne jouez plus dans les rondes suivantes.
watching = Les parties sont en cours.
over = Le tournoi est terminé
winner = { $name } remporte le tournoi.
winners = { $names } se partagent la victoire.
no-winner = Il s’est arrêté avant de commencer.
invite = Inviter
invite-note = Ce lien suffit pour s’inscrire. { $most } personnes peuvent participer.

## Standings

standings = Classement
standings-final = Classement final
place-head = Rang
name-head = Nom
games-head = Parties
points-head = Points
opponents-head = Points des adversaires
direct-head = Entre ex æquo
you = vous
out = hors tournoi
decided-opponents = départage par les points des adversaires
decided-direct = départage par les parties entre ex æquo
shared = rang partagé
how-points =
    { $seats ->
        [2] Une victoire rapporte 1 point, une égalité ½.
       *[other] Vous gagnez 1 point pour chaque personne de votre table que vous devancez, et ½ pour chacune avec qui vous partagez votre place.
    }
how-ties = À égalité de points, ceux de tous les adversaires départagent ; une ronde sans adversaire, ou contre un robot, compte pour ses propres points. S’ils sont aussi égaux, les parties entre ex æquo départagent, si tous se sont rencontrés. Sinon, le rang est partagé.
drop = Retirer
drop-of = Retirer { $name }
drop-title = Retirer { $name } ?
drop-text-open = { $name } pourra se réinscrire avec le lien.
drop-text = { $name } ne joue plus dans les rondes suivantes. La partie en cours continue, avec un robot si { $name } n’est pas à la table.
leave-title = Quitter le tournoi ?
leave-text = Un robot finit votre partie. Vous ne jouez plus dans les rondes suivantes.
leave-text-open = Vous pouvez vous réinscrire avec le lien jusqu’au début.
end = L’arrêter plus tôt
end-title = Arrêter le tournoi ?
end-text = Les parties de cette ronde vont jusqu’au bout, puis il n’y a plus d’autre ronde.
end-text-open = Personne n’a encore joué. Le tournoi est fermé.

## Entrants and rounds

entrants = Qui participe
nobody = Personne pour l’instant.
round = Ronde { $round }
watch = Regarder
play-on = Continuer
look = Revoir la partie
game-of = { $verb } : { $names }
bye-of = { $name } n’a pas d’adversaire
place = { $place }.
still-playing = en cours
back = Tous les tournois
