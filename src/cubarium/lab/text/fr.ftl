# Ce que le laboratoire dit d’une expérience.

lab-range = { $mean } (de { $low } à { $high })
lab-share-range = { $mean } % (de { $low } à { $high } %)
lab-named = { $kind } { $name }
lab-title = Le laboratoire : { $game }
lab-played =
    { $games ->
        [one] { $games } partie avec chaque série de valeurs, jouée
       *[other] { $games } parties avec chaque série de valeurs, jouées
    } par « { $bots } ». { $chance ->
        [own] Chaque série a eu son propre hasard.
       *[common] Le hasard était le même pour les deux, partie par partie.
    }
lab-played-once =
    { $games ->
        [one] { $games } partie, jouée
       *[other] { $games } parties, jouées
    } par « { $bots } ».
lab-identity-once = graine { $seed } ; { $blocks } blocs ; composants { $before }, somme de contrôle { $first }
lab-identity = graine { $seed } ; { $blocks } blocs ; avant : composants { $before }, somme de contrôle { $first } ; après : composants { $after }, somme de contrôle { $second }
lab-values = Ce qui a été changé
lab-value = { $name } { $before } → { $after }
lab-no-values = Aucune valeur ne diffère de celles du jeu.
lab-play = Pour jouer avec ces valeurs : { $command }
lab-changes = Ce que cela fait
lab-same = Chaque partie s’est déroulée exactement comme avant : cela ne change rien.
lab-nothing =
    { $figures ->
        [0] Aucun chiffre ne diffère.
       *[other] Sur { $figures } chiffres, aucun n’a changé plus que le hasard ne l’explique.
    }
lab-flagged =
    Sur { $figures } chiffres, { $flagged ->
        [one] un seul a changé
       *[other] { $flagged } ont changé
    } plus que le hasard ne l’explique.
lab-order = D’abord vient ce qui concerne les composants, à commencer par ce qui a le plus bougé.
lab-points = { $what } : rapporte { $after } points l’unité, contre { $before } avant : { $by } (de { $low } à { $high }).
lab-bought = { $what } : les acheteurs gagnent { $after } % des parties, contre { $before } % avant, soit, en points de pourcentage, { $by } (de { $low } à { $high }).
lab-kept = { $what } : avec cela en main à la fin, on gagne { $after } % des parties, contre { $before } % avant, soit, en points de pourcentage, { $by } (de { $low } à { $high }).
lab-taken = { $what } : { $after } % de tous les achats, contre { $before } % avant, soit, en points de pourcentage, { $by } (de { $low } à { $high }).
lab-figure = { $what } : { $after }, contre { $before } avant, soit { $by } (de { $low } à { $high }).
lab-more =
    { $count ->
        [one] { $count } autre chiffre a changé.
       *[other] { $count } autres chiffres ont changé.
    }
lab-seat-row = Place { $seat }
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
   *[even] c’est une part égale, pour autant que le hasard permette d’en juger.
}
lab-seats-differ = Des robots différents occupaient les places : ces parts disent aussi qui joue mieux, pas seulement ce que vaut une place.
lab-worths = Ce que valent les composants
lab-worth-component = composant
lab-worth-points = Les points que rapporte chaque unité à qui la possède.
lab-worth-bought = La part des parties que gagnent les acheteurs, comptée pour chaque achat. Une part égale est de { $even } %.
lab-worth-kept = La part des parties que gagne qui l’a encore à la fin. Une part égale est de { $even } %. Moins que cela est un signe de force là où se servir d’une chose, c’est la perdre.
lab-who = Cela montre qui prend une chose autant que ce qu’elle fait, et seulement comme ces robots s’en servent.
lab-must-have = « { $what } » est incontournable : ses acheteurs gagnent bien plus que leur part.
lab-dominated = Ces robots ne choisissent presque jamais « { $what } » : { $taken } de tous les achats, quand une part égale est de { $usual }.
lab-balanced = Aucun choix n’est délaissé et aucun n’est incontournable, pour autant que le hasard permette d’en juger.
lab-game = La partie dans son ensemble
lab-length = Une partie dure { $after } coups ; avant, elle en durait { $before }.
lab-length-now = Une partie dure { $after } coups.
lab-shared = { $share } des parties sont des victoires partagées.
lab-lead = Le vainqueur devance le joueur suivant de { $lead } points.
lab-skill = Seul contre d’autres joués par « { $weaker } », « { $stronger } » gagne { $after } des parties, contre { $before } % avant ; une part égale est de { $even } %. { $degree ->
    [much] L’habileté décide surtout.
    [some] L’habileté compte, le hasard aussi.
    [little] Le hasard décide surtout.
   *[unknown] Ce n’est pas nettement plus qu’une part égale : ces parties ne montrent pas jusqu’où l’habileté décide.
}
lab-skill-now = Seul contre d’autres joués par « { $weaker } », « { $stronger } » gagne { $after } des parties ; une part égale est de { $even } %. { $degree ->
    [much] L’habileté décide surtout.
    [some] L’habileté compte, le hasard aussi.
    [little] Le hasard décide surtout.
   *[unknown] Ce n’est pas nettement plus qu’une part égale : ces parties ne montrent pas jusqu’où l’habileté décide.
}
lab-leads = La tête change de joueur { $changes } fois par partie, d’après { $games ->
    [one] { $games } partie comptée comme si elle finissait
   *[other] { $games } parties comptées comme si chacune finissait
} après chaque coup.
lab-comebacks = Dans { $share } de ces parties gagnées sans partage, quelqu’un d’autre était seul en tête à mi-partie.
lab-method = Entre parenthèses sont les intervalles à 95 % : dans 95 expériences sur 100, ils contiennent le vrai chiffre pour ces robots. Qui regarde beaucoup de chiffres en trouve qui bougent par hasard ; une mesure plus sévère (la méthode de Holm) décide donc de ce qui s’appelle un changement : si rien n’a changé, une expérience sur 100 au plus en annonce un.
lab-column-score-mean = score
lab-column-lead-mean = avance du vainqueur
lab-column-shared-share = victoires partagées
lab-table-seats = Places
lab-table-games = La partie
lab-before = avant
lab-after = après
lab-now = valeur

## La carte des séries de cartes

sets-title = Toutes les séries de cartes : { $game }
sets-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $players ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $players }
}, { $games ->
    [one] jouée
   *[other] jouées
} par « { $bot } », renseignent sur { $sets } séries.
sets-identity = graine { $seed } ; somme de contrôle { $checksum }
sets-command = La même carte une nouvelle fois : { $command }
sets-trust = Ce que valent ces prévisions
sets-trust-how = Comparées à { $tried } séries jamais vues. Le hasard des parties est écarté de ces chiffres.
sets-error = { $what } : les prévisions rendent compte de { $explained } des écarts entre séries, les cartes seules de { $alone }. Elles se trompent de { $off }, là où les séries diffèrent de { $between }.
sets-cards = Les cartes qui ajoutent et qui retirent le plus, dans toutes les séries où elles sont.
sets-set = { $cards } : { $mean } (de { $low } à { $high }), prévu { $predicted }
sets-name-variety = Choix des couleurs
sets-title-variety = Le choix des couleurs
sets-about-variety = Tant de couleurs sont achetées, celles qui le sont rarement comptant en partie : { $mean } en moyenne de toutes les séries. Quand ce nombre est élevé, aucune carte n’est indispensable et peu restent sur la table : ce sont les meilleures séries de ce point de vue.
sets-highest-variety = Les dix meilleures séries : le choix le plus large
sets-lowest-variety = Les dix moins bonnes : le choix le plus étroit
sets-name-rounds = Durée
sets-title-rounds = La durée d’une course
sets-about-rounds = Une course dure { $mean } manches en moyenne de toutes les séries.
sets-highest-rounds = Les dix plus longues
sets-lowest-rounds = Les dix plus courtes
sets-name-together = Arrivées serrées
sets-title-together = Les arrivées serrées
sets-about-together = Dans { $mean } des courses, en moyenne de toutes les séries, plus d’un coureur arrive à la dernière manche.
sets-highest-together = Les dix plus serrées
sets-lowest-together = Les dix moins serrées
sets-name-busts = Faux pas
sets-title-busts = Les faux pas
sets-about-busts = Un coureur trébuche { $mean } fois par course en moyenne de toutes les séries.
sets-highest-busts = Les dix plus risquées
sets-lowest-busts = Les dix plus sûres
sets-method = { $learned } séries tirées au sort ont été jouées. Un modèle y a appris ce que fait chaque carte et chaque paire de cartes, et a prévu toutes les autres. Les séries citées ici ont ensuite été jouées elles-mêmes, avec leur propre hasard : le nombre est ce qui a été joué, son intervalle à 95 % est entre parenthèses. De séries qui diffèrent par moins de trois cartes, seule la première est citée. Qui prend les plus hautes de millions de prévisions en prend qui sont trop hautes : c’est donc le jeu qui compte. Cela vaut pour ces robots, qui ne comprennent pas toutes les cartes.
