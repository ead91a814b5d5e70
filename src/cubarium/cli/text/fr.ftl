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
sim-title-card-types = Ce que rapporte chaque type de carte
sim-note-card-types = Mesuré à la dernière manche de chaque partie, par joueur.
sim-title-tiles = Ce que rapporte chaque tuile
sim-note-tiles = L’avance est le score de manche de l’acheteur moins la moyenne de la table. Elle dit aussi qui achète, pas seulement ce que fait la tuile.
sim-column-type = type
sim-column-copies-mean = exemplaires
sim-column-held-share = possédé par
sim-column-points-mean = points
sim-column-points-per-card = points par carte
sim-column-tile = tuile
sim-column-cost = coût
sim-column-bought-per-round = achats par manche
sim-column-margin-mean = avance
sim-column-win-share = victoires des acheteurs

## T-Rex

sim-title-eggs = Ce que rapportent les œufs de chaque couleur
sim-note-eggs = Par personne, en fin de partie.
sim-column-colour = couleur
sim-column-eggs-mean = œufs
sim-column-points-per-egg = points par œuf
sim-column-winner-eggs = œufs des gagnants
sim-title-cards-left = Cartes restantes à la fin
sim-note-cards-left = Qui garde une carte, pas seulement ce qu’elle fait.
sim-column-card = carte
sim-column-left-share = restante
sim-column-keeper-win-share = victoires avec

## Cub’ano

sim-title-endings = Comment chacun finit
sim-note-endings = Par personne, en fin de partie.
sim-title-phases = La phase où finissent les parties
sim-note-phases = Les cases sont celles occupées sur le damier.
sim-title-colours = Ce que vaut chaque couleur
sim-note-colours = Par personne, en fin de partie.
sim-title-order = Ce que vaut de jouer en premier
sim-note-order = Moyennes par partie.
sim-title-naming-order = Ce que vaut de désigner en premier
sim-note-naming-order = Moyennes par partie.
sim-title-firing-order = Ce que vaut de tirer en premier
sim-note-firing-order = Les points sont les cubes de navire perdus par l’adversaire.
sim-title-ships = Le sort des navires
sim-note-ships = Par flotte, à la fin de la partie.
sim-title-pictures = Comment l’image est refaite
sim-note-pictures = Coups et par : moyennes des images refaites.
sim-column-ending = fin
sim-column-players-share = personnes
sim-column-squares-mean = cases
sim-column-phase = phase
sim-column-games-share = parties
sim-column-played-share = jouée
sim-column-won-share = victoires
sim-column-order = ordre
sim-column-squares-named = cases désignées
sim-column-messages-found = messages trouvés
sim-column-ship = navire
sim-column-cubes-lost = cubes perdus
sim-column-sunk-share = coulé
sim-column-pattern = image
sim-column-solved-share = refaites
sim-column-right-share = cases en place
sim-column-moves-mean = coups
sim-column-par-mean = par

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

## Cubitos

sim-title-length = La longueur des courses
sim-note-length = Les manches d’une course. Supporters et chutes sont des moyennes par coureur.
sim-column-rounds-mean = manches
sim-column-rounds-low = 5 %
sim-column-rounds-middle = médiane
sim-column-rounds-high = 95 %
sim-column-stopped-share = arrêtées
sim-column-fans-mean = supporters
sim-column-busts-mean = chutes
sim-title-starters = Ce que vaut l’ouverture
sim-note-starters = Dans l’ordre à partir du premier joueur de la première manche, avec l’intervalle à 95 % des victoires.
sim-column-low-share = de
sim-column-high-share = à
sim-title-purchases = Ce que change l’achat d’un dé de chaque carte
sim-note-purchases = L’écart dit combien les acheteurs gagnent plus souvent que les autres, avec son intervalle à 95 %. Il montre aussi qui achète.
sim-column-bought-mean = achats
sim-column-buyers-share = acheteurs
sim-column-change-share = écart
sim-column-change-low-share = de
sim-column-change-high-share = à
sim-title-dice = Ce que les coureurs possèdent à la fin
sim-note-dice = Les dés d’un coureur, et ceux des gagnants.
sim-column-dice-mean = dés
sim-column-winner-dice = des gagnants
sim-title-races = Les courses
sim-note-races = Manches : moyenne, et longueurs que 5 %, 50 % et 95 % des courses ne dépassent pas. Les victoires sont celles du premier joueur de la première manche.
sim-column-race = course
sim-column-starter-share = victoires

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

lab-compiling = Compilation des deux jeux de composants
lab-range = { $mean } (de { $low } à { $high })
lab-share-range = { $mean } % (de { $low } à { $high } %)
lab-named = { $kind } { $name }
lab-title = Le laboratoire : { $game }
lab-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avec chaque jeu de composants, par { $bots }, en { $blocks } blocs. { $chance ->
        [own] Chacun a eu son propre hasard.
       *[common] Le hasard était le même pour les deux, partie par partie.
    }
lab-identity = graine { $seed } ; avant : composants { $before }, somme de contrôle { $first } ; après : composants { $after }, somme de contrôle { $second }
lab-values = Ce qui a été changé
lab-value = { $name } : { $before } → { $after }
lab-no-values = Aucune valeur ne diffère de celles du jeu.
lab-play = Pour jouer avec ces valeurs : { $command }
lab-changes = Ce que cela fait
lab-same = Chaque partie s’est déroulée exactement comme avant : cela ne change rien.
lab-nothing = Sur { $figures } chiffres, aucun n’a changé plus que le hasard ne l’explique.
lab-flagged =
    Sur { $figures } chiffres, { $flagged ->
        [one] { $flagged } a changé
       *[other] { $flagged } ont changé
    } plus que le hasard ne l’explique. D’abord vient ce qui concerne les composants, à commencer par ce qui a le plus bougé.
lab-points = { $what } : rapporte { $after } points l’unité, contre { $before } avant : { $by } (de { $low } à { $high }).
lab-bought = { $what } : les acheteurs gagnent { $after } % des parties, contre { $before } % avant, soit { $by } en points de pourcentage (de { $low } à { $high }).
lab-kept = { $what } : avec cela en main à la fin, on gagne { $after } % des parties, contre { $before } % avant, soit { $by } en points de pourcentage (de { $low } à { $high }).
lab-taken = { $what } : { $after } % de tous les achats, contre { $before } % avant, soit { $by } en points de pourcentage (de { $low } à { $high }).
lab-figure = { $what } : { $after }, contre { $before } avant, soit { $by } (de { $low } à { $high }).
lab-more =
    { $count ->
        [one] { $count } autre chiffre a changé ; --json le dit.
       *[other] { $count } autres chiffres ont changé ; --json les dit.
    }
lab-seats = Les places
lab-seat = { $seat ->
    [1] La première place
    [2] La deuxième place
    [3] La troisième place
    [4] La quatrième place
    [5] La cinquième place
   *[other] La place { $seat }
} gagne { $share } des parties à { $players ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $players }
} : { $advantage ->
    [more] elle a un avantage.
    [less] elle a un désavantage.
   *[even] c’est une part égale, pour autant que le hasard laisse voir.
}
lab-seats-differ = Des robots différents occupaient les places : ces parts disent aussi qui joue mieux, pas seulement ce que vaut une place.
lab-worths = Ce que valent les composants
lab-worth-component = composant
lab-worth-before = avant
lab-worth-after = après
lab-worth-points = Les points que rapporte chaque unité à qui la possède.
lab-worth-bought = La part des parties que gagnent les acheteurs, comptée pour chaque achat. Une part égale est de { $even } %.
lab-worth-kept = La part des parties que gagne qui l’a encore à la fin. Une part égale est de { $even } %. Moins que cela est un signe de force là où se servir d’une chose, c’est la perdre.
lab-who = Cela montre qui prend une chose autant que ce qu’elle fait, et seulement comme ces robots s’en servent.
lab-must-have = « { $what } » est incontournable : ses acheteurs gagnent bien plus que leur part.
lab-dominated = Ces robots ne choisissent presque jamais « { $what } » : { $taken } de tous les achats, quand une part égale est de { $usual }.
lab-balanced = Aucun choix n’est délaissé, et aucun n’est incontournable.
lab-game = La partie dans son ensemble
lab-length = Une partie dure { $after } coups ; avant, elle en durait { $before }.
lab-length-now = Une partie dure { $after } coups.
lab-shared = { $share } des parties sont des victoires partagées.
lab-lead = Le vainqueur devance le joueur suivant de { $lead } points.
lab-skill = Un robot { $stronger } parmi des robots { $weaker } gagne { $after } des parties, contre { $before } % avant ; une part égale est de { $even } %. { $degree ->
    [much] L’habileté décide surtout.
    [some] L’habileté compte, le hasard aussi.
   *[little] Le hasard décide surtout.
}
lab-skill-now = Un robot { $stronger } parmi des robots { $weaker } gagne { $after } des parties ; une part égale est de { $even } %. { $degree ->
    [much] L’habileté décide surtout.
    [some] L’habileté compte, le hasard aussi.
   *[little] Le hasard décide surtout.
}
lab-leads = Le premier change { $changes } fois par partie, d’après { $games ->
    [one] { $games } partie comptée
   *[other] { $games } parties comptées
} comme si elle finissait après chaque coup.
lab-comebacks = Dans { $share } de ces parties gagnées sans partage, quelqu’un d’autre était seul en tête à mi-partie.
lab-method = Entre parenthèses sont les intervalles à 95 % : dans 95 séries sur 100, ils contiennent le vrai chiffre pour ces robots. Ce qui est signalé est corrigé par la méthode de Holm, car beaucoup de chiffres sont regardés : si rien n’a changé, quelque chose est signalé dans une série sur 100 au plus.
lab-column-score-mean = score
lab-column-lead-mean = avance du vainqueur
lab-column-shared-share = victoires partagées
lab-table-seats = Places
lab-table-games = La partie
lab-before = avant
lab-after = après
lab-written = Le rapport est dans { $file }.
