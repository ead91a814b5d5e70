### Ce qui aide à apprendre : buts, introductions, exemples, les règles à côté de la table.

rules-panel = Règles de { $game }
how-it-goes = Le jeu en bref
how-it-goes-at = { $game } en bref
learn-it = Apprendre en cinq minutes
got-it = Compris
all-rules = Les règles sur leur propre page
examples = Le jeu en images
examples-failed = Les dessins n’ont pas pu être chargés. Le texte à côté dit la même chose.

## Les trois cartes de chaque jeu. Le but reste affiché à côté de la table : une seule phrase courte.

card-goal = Le but
card-turn = Votre tour
card-end = La fin

goal-cubosaurs = Réunissez des dinosaures qui rapportent des points ensemble, et laissez les autres à vos voisins.
turn-cubosaurs = Une Main de cartes est devant vous. Gardez-la entière, ou ajoutez-y une de vos cartes et passez-la.
end-cubosaurs = Quand la pioche est vide, chacun compte ce qu’il a. Le plus grand total, toutes manches réunies, gagne.

goal-trex = Gagnez des œufs, et le plus possible de la même couleur.
turn-trex = Jouez une carte sur votre pile. Seule celle du dessus compte : d’abord la couleur, puis le numéro. La première météorite ouvre le dernier tour de table.
end-trex = Chacune des 12 manches donne deux œufs, aux deux cartes les plus fortes. Dans chaque couleur, 1 œuf vaut 1 point, 2 en valent 4, 3 en valent 9.

goal-cubitos = Bouclez le circuit avant les autres.
turn-cubitos = Lancez vos dés, aussi souvent que vous l’osez. Les pieds font avancer votre coureur, les pièces achètent de meilleurs dés. Un lancer sans succès peut tout vous coûter.
end-cubitos = La course finit avec la manche où un coureur atteint l’Arrivée. Le coureur allé le plus loin gagne.

goal-cubano-2-dice = Formez la plus grande suite : des cases de votre couleur qui se touchent par leurs côtés.
turn-cubano-2-dice = Lancez deux dés. Les autres couleurs apportent des barrettes ; la vôtre permet de piocher, ou de former une case et d’y mettre un cube.
end-cubano-2-dice = Quand les deux tas sont épuisés, on sort l’un après l’autre. À la fin, seule la plus grande suite compte.

goal-cubano-1-die = Fermez des cases avec vos barrettes et formez la plus grande suite de votre couleur.
turn-cubano-1-die = Lancez le dé et posez autant de barrettes que vaut sa couleur. Chaque case que vous fermez est à vous. Si d’autres lancent votre couleur, vous pouvez retourner une de leurs cases.
end-cubano-1-die = La partie finit avec la dernière barrette. La plus grande suite gagne : des cases d’une même couleur qui se touchent par leurs côtés.

goal-cubano-course = Couvrez vos 32 cases, la moitié du damier, avant votre adversaire.
turn-cubano-course = Lancez le dé et posez autant de cubes que vaut sa couleur, chacun touchant un des vôtres par un angle.
end-cubano-course = C’est une course. Qui couvre en premier ses 32 cases gagne aussitôt.

goal-cubano-naval-messages = Trouvez tous les messages de l’autre moitié avant qu’on ne trouve les vôtres.
turn-cubano-naval-messages = Cachez d’abord vos messages sous vos cubes. Puis désignez à chaque tour une case de l’autre moitié.
end-cubano-naval-messages = La partie finit dès que tous les messages d’une personne sont trouvés. Cette personne a perdu.

goal-cubano-naval-dice = Coulez l’autre flotte avant que la vôtre ne soit coulée.
turn-cubano-naval-dice = Lancez deux dés : l’un donne la lettre, l’autre le chiffre de la case visée. Vous pouvez relancer une fois pour rectifier le chiffre.
end-cubano-naval-dice = Qui n’a plus aucun cube de navire a perdu : le porte-avions en a 3, l’escorteur 2, le sous-marin 1.

goal-cubano-puzzle = Refaites l’image en aussi peu de coups que possible.
turn-cubano-puzzle = Choisissez les barrettes ou une couleur, puis où commence et finit une ligne droite. Une ligne entière compte pour un seul coup. Les cubes vont dans des cases fermées par des barrettes.
end-cubano-puzzle = Une image finie rapporte des points, et chacun des 60 coups dont vous n’avez pas eu besoin en rapporte un de plus.

## Des exemples, chacun dessiné d’après un moment d’une leçon

example-cubosaurs-keep = Garder ou passer : un Brontosaure coûte 3 points et deux en rapportent 2. Ici, garder la Main vaut bien la peine.
example-cubosaurs-new-type = Pour passer, on ajoute une carte d’un type qui n’est pas encore dans la Main. Une carte d’un type déjà présent reste à plat.
example-cubosaurs-raptors = Un Vélociraptor gris et un noir forment une paire, et les deux rapportent. Seul, chacun coûte des points.
example-cubosaurs-egg = Un œuf rapporte si personne n’a plus de cartes que vous du dinosaure qu’il montre.

example-trex-colour = Le bleu est fort et bat toutes les autres couleurs, le rouge est faible et perd contre toutes. Entre les trois du milieu, le numéro décide.
example-trex-egg = Chaque manche offre deux œufs. La carte la plus forte choisit, la deuxième reçoit l’autre.
example-trex-meteor = La première météorite ouvre le dernier tour de table : les autres jouent encore une carte, puis la personne en tête ferme la manche.
example-trex-remove = Après les œufs, chacun retire une carte pour le reste de la partie : celle du dessus de sa pile jouée, ou une carte cachée de sa pioche.

example-cubitos-push = Les dés qui réussissent sont actifs. Les autres restent dans la zone de Lancers, et Foncer les relance.
example-cubitos-move = Un pied, c’est un pas ; les nombres les comptent. Une case agit si le coureur s’y arrête. Pour chaque ligne rouge de retard sur la tête, vous piochez un dé de plus.
example-cubitos-buy = Pièces et crédits achètent jusqu’à deux dés de couleurs différentes. Chaque couleur a une carte, qui dit ce que fait son symbole.
example-cubitos-risk = À partir de trois dés actifs, un lancer sans aucun succès fait Trébucher : tous sont perdus pour cette manche. La jauge en dit le risque.

example-cubano-1-die-corner = 1 dé : une case est formée quand une barrette ou le bord du damier ferme chaque côté. Elle reçoit aussitôt un cube de votre couleur.
example-cubano-1-die-suite = Des cases d’une même couleur qui se touchent par leurs côtés forment une suite. La plus grande compte, et le drapeau dit sa taille.
example-cubano-2-dice-fill = 2 dés : pour placer un cube, posez toutes les barrettes qui manquent à sa case. Ce qui est posé reste sur le damier.
example-cubano-course-branch = Course : chaque cube touche un des vôtres par un angle, comme le fou avance aux échecs.
example-cubano-naval-messages-left = Bataille navale aux messages : une case désignée montre si un message se trouvait sous son cube. Aucune n’est désignée deux fois.
example-cubano-naval-dice-correct = Bataille navale aux dés : pour rectifier un tir, on relance le dé du chiffre, et on l’ajoute ou le retranche. La lettre ne change pas.
example-cubano-puzzle-over = Puzzle : une ligne passe sur ce qui est posé et compte pour un seul coup. Un cadre marque ce qui ne montre pas encore sa couleur.
