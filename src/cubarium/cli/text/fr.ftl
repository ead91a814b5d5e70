## Gérer un serveur

admin-tables =
    { $count ->
        [one] { $count } table.
       *[other] { $count } tables.
    }
admin-table-ends = La table va prendre fin : dans quelques secondes si le serveur tourne, sinon à son démarrage.
admin-reports =
    { $count ->
        [one] { $count } signalement.
       *[other] { $count } signalements.
    }
admin-report-closed = Le signalement est classé.

## Simulations

sim-compiling = Compilation des règles
sim-playing = Parties en cours
sim-head =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $moves } coups en { $seconds } s : { $speed } coups par seconde ({ $backend })
sim-identity = graine { $seed }, composants { $components }, somme de contrôle { $checksum }
sim-shared =
    { $count ->
        [one] { $count } victoire a été partagée ; elle compte par parts.
       *[other] { $count } victoires ont été partagées ; elles comptent par parts.
    }
sim-seat = place
sim-bot = robot
sim-wins = victoires
sim-share = part
sim-interval = intervalle à 95 %
sim-score = score moyen
sim-what = répartition
sim-picture = du plus bas au plus haut
sim-low = min.
sim-quartiles = quartiles
sim-high = max.
sim-deviation = écart type
sim-score-of = score de la place { $seat }
sim-length = coups par partie

## Arènes

arena-file = Les résultats sont gardés dans { $file } ; --resume avec ce fichier reprend l’arène si elle est arrêtée.
arena-stopped = Arrêt. Ce qui a été joué est dans { $file } ; --resume avec ce fichier reprend l’arène.
arena-written = Fichiers écrits : { $page } et { $ratings }.
arena-head =
    { $players } joueurs, graine { $seed } ; chaque confrontation compte { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } dans chaque rotation des places
arena-bot = robot
arena-rating = cote
arena-interval = intervalle à 95 %
arena-time = ms par choix
arena-late = hors budget
arena-against = contre
arena-share = victoires
arena-verdict = au moins { $wanted } %
arena-verdict-holds = oui
arena-verdict-fails = non
arena-verdict-open = pas encore sûr
arena-cross = Victoires de la ligne contre la colonne
arena-cross-many = Victoires d’un robot de la ligne contre { $others } de la colonne ; le hasard seul donnerait { $luck } %
arena-options = Réglages inhabituels : { $options }.
arena-ceiling = * Il voit ce qui est caché et le hasard à venir : ce n’est pas un joueur. Il montre ce que vaut, contre raptor et choix par choix, le fait de tout savoir.
arena-note = Les cotes partent de 1500 ; 400 points d’écart font dix victoires contre une. Elles ne se comparent pas d’un jeu à l’autre.

## Vérifications

check-compiling = Compilation des règles
check-checking = Vérification
check-line = { $options } : { $games } parties, { $moves } coups, la plus longue { $longest }, { $guided } parties de plus aux choix sensés, { $looked } états examinés, { $compared } comparés aux règles compilées ; { $compiled } parties compilées, { $steps } coups, la plus longue { $high }
check-coverage = Ce qui s’est produit dans toutes ces parties, et combien de fois :
check-uncovered = jamais vu dans toutes ces parties : { $things }
check-passed =
    { $count ->
        [one] { $count } réglage a réussi.
       *[other] Les { $count } réglages ont tous réussi.
    }

## Agents

agent-sits = { $name } est à la place { $seat } : { $game }.
agent-reason = { $action } : { $reason }
agent-lost = La connexion est coupée, nouvel essai.
agent-back = La connexion est rétablie.
agent-over = La partie est terminée : { $place ->
        [1] 1re place
       *[other] { $place }e place
    }, { $score }.

## Positions

position-forced = Sans choix : { $what }
position-changed = Ce qui a changé ainsi : { $fields }
position-asked =
    { $count ->
        [one] C’est à { $player } de jouer, avec une seule possibilité.
       *[other] C’est à { $player } de jouer, avec { $count } possibilités.
    }
position-over = La partie est terminée.

## Bilans

review-playing = Parties rejouées
review-head =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ; chaque position a été rejouée { $playouts } fois.{ $state ->
        [open] { " " }La partie n’est pas terminée : sa fin est une estimation.
       *[over] { "" }
    }
review-column-player = joueur
review-column-start = départ
review-column-luck = chance
review-column-own = ses choix
review-column-others = choix des autres
review-column-end = fin
review-note = En points de pourcentage des chances de gagner. Les sommes sont arrondies au dixième et les parts sont leurs différences : chaque ligne tombe juste. Après ± vient l’erreur type.
review-chart = chances de gagner, du premier coup au dernier
review-worst = { $player } pouvait faire mieux
review-lucky = { $player } a eu de la chance
review-none = Rien de marquant.
review-mistake = Coup { $move } : { $done }. Mieux : { $better } (+{ $loss } ± { $error }).
review-luck = Coup { $move } : { $what } (+{ $gain })
review-deal = La donne.
review-meaning = Chance et choix sont mesurés par rapport au robot simple du jeu, qui rejoue toutes les places et n’est pas parfait. Ce qui aurait été mieux est jugé d’après ce que chacun pouvait savoir.

## Vérifier le hasard

verify-sound =
    Le journal est entier : { $moves ->
        [one] son seul coup suit
       *[other] ses { $moves } coups suivent
    } les règles.
verify-draws =
    { $draws ->
        [0] Rien n’était laissé au hasard dans cette partie.
        [one] Le seul tirage a été recalculé : c’est bien celui que le hasard a donné.
       *[other] { $draws } tirages ont été recalculés, et chacun est celui que le hasard a donné.
    }
verify-commitment = Avant la partie, la table s’était engagée sur : { $commitment }
verify-by-person = Place { $seat }, { $name } : a donné { $given }…
verify-by-bot = Place { $seat }, { $name } : un robot, dont la part vient du secret de la table.
verify-by-none = Place { $seat }, { $name } : n’a rien donné.
verify-seed = Le hasard venait d’une graine, comme dans les parties du jour et au terminal. Personne à la table n’y a ajouté sa part : qui a choisi la graine pouvait tout savoir.
verify-position = La partie a commencé à un moment d’une autre. Ce journal ne dit pas comment on en était arrivé là.
verify-noted =
    { $noted ->
        [both] L’engagement et la part donnée sont ceux que vous aviez notés.
        [commitment] L’engagement est celui que vous aviez noté.
        [some] Ce que vous aviez noté a bien été donné.
       *[none] Aviez-vous noté l’engagement avant la partie ? Comparez-le, ou donnez-le avec --commitment : c’est le seul moyen de savoir que la table n’a pas choisi son secret plus tard.
    }
verify-unsound = Ce fichier n’est pas un journal intact. On ne peut se fier à rien de ce qu’il contient :
verify-not-over =
    Le journal s’arrête après { $move ->
        [one] un coup
       *[other] { $move } coups
    }, et la partie n’était pas finie. Il manque quelque chose.
verify-other-secret = Le hasard ne tient pas : la table a révélé un autre secret que celui sur lequel elle s’était engagée.
verify-other-outcome = Le hasard ne tient pas : à la ligne { $line }, le tirage { $place } vaut { $told } dans le journal, et le hasard a donné { $drawn }.
verify-other-draws = Le hasard ne tient pas : à la ligne { $line }, le journal raconte d’autres tirages que ceux que demandent les règles.
verify-other-commitment = Le hasard ne tient pas : l’engagement de ce journal n’est pas celui que vous aviez noté.
verify-other-contribution = Le hasard ne tient pas : ce que vous aviez noté pour la place { $seat } n’en fait pas partie.

## Qui tient un serveur

# Mots qui ne disent rien : none, never.
admin-person = { $id }  { $name }{ $account ->
    [none] , sans compte
   *[other] , compte { $account }
}, ici depuis le { $made }, dernière visite { $seen ->
    [never] il y a longtemps
   *[other] le { $seen }
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}{ $ban ->
    [none] { "" }
   *[other] , EXCLUSION : { $ban }
}
admin-nobody = Personne n’a été trouvé.
admin-no-such-person = Personne n’a l’identifiant ou le compte { $person }. Pour la liste : cubarium admin people
admin-banned = { $person } ne peut plus entrer. Les connexions ouvertes se ferment en quelques secondes.
admin-unbanned = { $person } peut de nouveau entrer.
admin-session = { $browser ->
    [none] Un programme ou un navigateur inconnu
   *[other] { $browser }
}, depuis le { $opened }, dernière visite le { $seen }
admin-no-session = Aucune session n’est ouverte.
admin-exported = Tout ce qui est conservé de { $person } se trouve maintenant dans { $file }.
admin-erase-sure = Effacer { $person } pour de bon ? Le nom, le compte et les mots partent ; les parties restent pour les autres.
admin-erased = Ce qui disait qui était { $person } est effacé. Les copies faites auparavant contiennent encore tout.
admin-no-server = Il n’y a pas de base de données dans { $folder }. Indiquez le dossier du serveur avec --data.
admin-other-version = La base de données dans { $place } est celle d’une autre version de Cubarium. Lancez une fois le serveur avec celle-ci.

dataset-written =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } en { $rows } lignes : { $file }
dataset-restored =
    { $games ->
        [one] Une partie a été rejouée, son journal est
       *[other] { $games } parties ont été rejouées, leurs journaux sont
    } dans { $folder }

## Le laboratoire

sets-compiling = Compilation des règles
lab-compiling = Compilation des deux paquets de matériel
lab-written = Le rapport est dans { $file }.
