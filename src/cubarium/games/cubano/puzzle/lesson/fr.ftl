title = Apprendre le puzzle de Cub’ano
goal = Refaites une image sur le damier, en aussi peu de coups que possible.

bars = L’image est un champignon, et il est presque fini sur votre damier. Il manque l’herbe et une rangée du chapeau. Une case ne reçoit un cube que si tous ses côtés ont une barrette, et il n’y en a pas encore sous l’herbe. Choisissez les barrettes.
    .done = Les barrettes vont dans les rainures entre les cases. Vous choisissez maintenant où la ligne commence.
    .wrong = Les cases de l’herbe ne sont pas encore fermées : aucun cube ne peut y aller. D’abord les barrettes.

line = Un coup est une ligne droite, et vous en choisissez les deux bouts. L’herbe est dans la rangée 2, de b à g. Commencez à gauche, sur l’arête entre b1 et b2.
    .done = Voilà un bout de la ligne.
    .wrong = Il faut aussi une barrette là. Mais depuis le milieu, une ligne n’atteint qu’un seul bout. Commencez entre b1 et b2.
    .wrong-g1-g2 = De là, ce serait tout aussi bien, dans l’autre sens. Mais commençons à gauche, entre b1 et b2.

line-end = Maintenant l’autre bout. Les six arêtes sous l’herbe ont besoin d’une barrette : finissez la ligne entre g1 et g2.
    .done = Six barrettes, et cela compte pour un seul coup. Plus vos lignes sont longues, moins il vous faut de coups. Toutes les cases de l’herbe sont maintenant formées.
    .wrong = C’est permis, mais il manquerait des barrettes, et ce serait un coup de plus. Continuez jusqu’à l’arête entre g1 et g2.

colour = Les cubes se posent aussi en ligne droite, une couleur à la fois. Choisissez la couleur de l’herbe : le vert.
    .done = Vous choisissez de nouveau les deux bouts, cette fois dans une rangée de cases.
    .wrong = Dans l’image, l’herbe est verte. Choisissez le vert.
    .wrong-red = Le chapeau a besoin de rouge, et son tour viendra. D’abord l’herbe : choisissez le vert.

run = L’herbe va de b2 à g2. Commencez en b2.
    .done = Une ligne de cubes suit une rangée ou une colonne, et ne passe que par des cases formées. Ce qui est vide dans l’image reste vide.
    .wrong = Ce n’est pas là que le vert commence. Commencez en b2, au bout gauche de l’herbe.
    .wrong-g2 = De là, ce serait tout aussi bien, dans l’autre sens. Mais commençons à gauche, en b2.

run-end = Maintenant, finissez en g2.
    .done = Six cubes, un seul coup. Il ne reste que le chapeau.
    .wrong = C’est permis, mais le reste de l’herbe coûterait un autre coup. Finissez en g2.

over = La rangée 6 du chapeau est rouge, avec un point jaune en c6. Vous avez choisi le rouge et commencé en b6. Un cube posé peut encore être tourné pour changer de couleur. Ne vous arrêtez donc pas au point : passez dessus, jusqu’à g6.
    .done = Toute la rangée est rouge, en un coup. Sans passer sur le point, il aurait fallu un coup pour le rouge d’avant et un autre pour le rouge d’après.
    .wrong = Il manquerait du rouge, et ce serait un coup de plus. Passez sur le point, jusqu’à g6.

yellow = Un cube n’a pas la bonne couleur, et le damier l’encadre : c6. Tournez-le. Choisissez le jaune.
    .done = Maintenant, la case.
    .wrong = Dans l’image, le point est jaune. Choisissez le jaune.

dot = Seul le cube en c6 est à tourner. Commencez là.
    .done = Une ligne peut aussi n’avoir qu’une seule case.
    .wrong = Cette case est bonne comme elle est. Seule c6 doit être jaune : commencez là.

last = Pour une seule case, la ligne finit où elle commence : choisissez c6 encore une fois.
    .done = L’image est complète, en 27 coups. C’est le par : autant que dans notre solution. Chaque image a le sien, et l’on peut parfois faire mieux.
    .wrong = D’autres cubes deviendraient jaunes aussi. Pour le point seul, choisissez c6 encore une fois.

end = Vous savez l’essentiel. Une vraie partie commence sur un damier vide : d’abord les barrettes, puis les grandes surfaces de couleur, enfin les détails par-dessus. Vous avez 60 coups au plus, et vous pouvez vous arrêter quand le par est atteint.
