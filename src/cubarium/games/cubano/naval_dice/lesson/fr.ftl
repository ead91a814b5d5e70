title = Apprendre la bataille navale aux dés
goal = Coulez les trois navires de Nour avant qu’elle ne coule les vôtres.

throw = Ici, rien n’est caché. Votre flotte est à gauche, celle de Nour à droite : un porte-avions de trois cubes, un escorteur de deux, un sous-marin d’un seul. Deux dés disent où tombe un tir. Lancez-les.
    .done = Un 2 et un 6. Un dé qui montre 4 ou moins peut donner la lettre : 1 pour a, 2 pour b, 3 pour c, 4 pour d. L’autre donne le chiffre. C’est donc b6.

fire = La case b6 de Nour est dans votre viseur, et son porte-avions s’y trouve. Tirez en b6.
    .done = Touché : un cube de moins à flot. Un navire est coulé quand tous ses cubes sont touchés. Puis Nour a lancé un 1 et un 6, mais en a6, vous n’avez que de l’eau. On n’a qu’un tir par tour, même quand on touche.
    .wrong = Vous pouvez viser de nouveau avant de tirer. Mais en b6, vous touchez à coup sûr. Tirez en b6.

order = Un 2 et un 4. Les deux peuvent donner la lettre, c’est donc vous qui choisissez : 2 et 4 font b4, 4 et 2 font d2. En d2 se trouve son sous-marin. Tirez en d2.
    .done = Le sous-marin n’a que ce cube : il est coulé. Il reste deux navires.
    .wrong = Vous pouvez viser de nouveau avant de tirer. Mais en d2, vous touchez à coup sûr. Tirez en d2.
    .wrong-fire-b4 = En b4, il n’y a que de l’eau. Lisez les dés dans l’autre ordre : tirez en d2.

correct = Un 3 et un 5 font c5, et il n’y a là que de l’eau. Mais vous pouvez rectifier : vous relancez le dé du chiffre, puis ajoutez ce qu’il montre au 5 ou l’en retranchez. La lettre ne change pas. Nour a des cubes en c2, c3 et c6. Rectifiez depuis c5.
    .done = Un 3. Depuis c5, vous arrivez en c8 ou en c2.
    .wrong = En c5, il n’y a que de l’eau. Si vous rectifiez, un 1, un 2 ou un 3 vous mène à un de ses navires. Rectifiez depuis c5.

minus = 5 plus 3 font 8, et c8 n’est qu’une île. 5 moins 3 font 2, et en c2 se trouve son escorteur. Retranchez 3 et tirez en c2.
    .done = Touché. Après une rectification, on ne lance plus rien. Avec un chiffre au-dessous de 1 ou au-dessus de 8, le tir aurait manqué.
    .wrong = Il y a une île en c8, et votre tir serait perdu. Retranchez 3 : en c2 se trouve son escorteur.

letter = Un 5 et un 6 : aucun dé ne donne de lettre. Vous en relancez un pour la lettre, et l’autre donne le chiffre. Dans la rangée 5, Nour n’a rien, dans la rangée 6 deux cubes de son porte-avions. Relancez le 5 et gardez le 6.
    .done = Un 3 : c’est la lettre c. Sur un 5 ou un 6, votre tour aurait été perdu.
    .wrong = Le 5 serait alors le chiffre, et dans la rangée 5 il n’y a que de l’eau. Gardez le 6 et relancez le 5.

sight = Maintenant, c6 est dans votre viseur. Tirez.
    .done = Encore touché. Il reste un cube à son porte-avions, en a6.
    .wrong = Vous pourriez aussi rectifier. Mais en c6, vous touchez à coup sûr. Tirez en c6.

ship = Voici comment une partie commence : chacun retire deux cubes de sa moitié. Ils deviennent ses dés et laissent des îles. Puis on place ses navires. Nour a fini. Au tour de votre porte-avions : trois cases en rangée, en colonne ou en diagonale. Aucun dé ne montre 7 ni 8 : on ne touche ces rangées qu’en rectifiant. Commencez en a8.
    .done = Depuis a8, il y a de la place pour trois cases vers la droite, vers le bas et en diagonale.
    .wrong = Il pourrait commencer là. Mais dans les rangées 7 et 8, on ne touche un navire qu’en rectifiant. Commencez en a8.

ship-end = Mettez-le tout entier dans la rangée 8 : terminez-le en c8.
    .done = L’escorteur et le sous-marin se placent de la même façon. Les navires peuvent se toucher, mais ne vont pas sur les îles.
    .wrong = Son bout serait dans la rangée 6, où le premier lancer peut le toucher. La rangée 8 est plus sûre : terminez-le en c8.

mine = On peut aussi jouer avec des mines au lieu des îles. Qui tire sur une mine perd un cube de ses propres navires. Un 4 et un 5 font d5, et il y a là une mine. Ne tirez pas : rectifiez.
    .done = Un 3 : depuis d5, vous arrivez en d8 ou en d2, et en d2 se trouve son sous-marin.
    .wrong = Il y a une mine en d5 : un tir vous coûterait un cube de vos propres navires. Rectifiez depuis d5.

last = Près de la fin, il reste un cube à chacun. Vous avez rectifié depuis b4 et lancé un 3 : votre tir peut tomber en b7 ou en b1. Son dernier cube est en b7. Ajoutez 3 et tirez en b7.
    .done = Son porte-avions était le dernier navire, et il est coulé : vous avez gagné.
    .wrong = En b1, il n’y a que de l’eau, et ce serait ensuite à Nour. Ajoutez 3 : son dernier cube est en b7.

end = Vous savez l’essentiel. Avant tout, chacun choisit une couleur, et le sort décide qui commence. Pour qui apprend à compter, une table peut convenir qu’on ne rectifie qu’en ajoutant.
