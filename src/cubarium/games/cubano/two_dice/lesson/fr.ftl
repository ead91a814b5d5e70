title = Apprendre Cub’ano 2 dés
goal = Formez des cases avec des barrettes et occupez-les avec des cubes de votre couleur. La plus grande suite gagne : des cases d’une même couleur qui se touchent par leurs côtés.

enter = Le damier est vide, et personne n’a encore de couleur. Vous en obtenez une par un double, c’est-à-dire deux fois la même couleur. Lancez les dés.
    .done = Deux dés orange : l’orange est à vous pour toute la partie. Nour a le bleu. Dans une vraie partie, cela peut prendre plusieurs tours ; d’ici là, les lancers ne rapportent rien et ne coûtent rien.

bars = Maintenant vos lancers rapportent. Les couleurs qui ne sont pas la vôtre apportent des barrettes, la somme de leurs valeurs : marron 1, rouge 2, orange 3, jaune 4, vert 5, bleu 6. Lancez.
    .done = Marron et vert, 1 et 5 : six barrettes pour votre réserve. Nour a lancé rouge et jaune, et en a six elle aussi.

own = Les barrettes ne suffisent pas : il vous faut aussi des cubes. Pour cela, un dé doit montrer votre couleur. Lancez.
    .done = La voilà : orange sur un dé. Vous avez maintenant le choix entre piocher et poser.

draw = Piocher rapporte 1 cube ou 4 barrettes, et le dé rouge 2 barrettes en plus. Vous avez six barrettes et aucun cube. Piochez un cube.
    .done = Un cube et deux barrettes. La prochaine fois que votre couleur sort, vous pourrez poser.
    .wrong = C’est permis. Mais vous avez des barrettes et pas un seul cube : rien ne pourrait encore être occupé. Piochez un cube.
    .wrong-place = Vous pourriez former une case, mais sans cube elle reste libre, et tout le monde peut l’occuper. Piochez d’abord un cube.

place = Quelques tours plus tard. De nouveau l’orange, et votre réserve compte 3 barrettes et un cube. Vos cases d4 et e4 font une suite de 2. Cette fois, posez.
    .done = Choisissez maintenant une case. Toutes les barrettes qui lui manquent doivent venir de votre réserve d’un seul coup : pas de case à moitié.
    .wrong = Vous pouvez piocher encore. Mais ce qui est dans votre réserve n’est pas encore sur le damier. Posez.
    .wrong-bar = Une seule barrette, c’est quand il n’y a rien de mieux à faire. Vous avez de quoi former et occuper une case entière : posez.

fill = Il faut 2 barrettes dans un coin, 3 le long du bord et 4 ailleurs, moins celles qui sont déjà là. La case d5 a trois de ses côtés, et elle touche votre suite. Formez-la avec une barrette, et occupez-la.
    .done = Trois cases qui se tiennent par leurs côtés. Ce qui est posé sur le damier y reste.
    .wrong = C’est permis. Mais d5 ne demande qu’une barrette et rejoint votre suite. Formez et occupez d5.
    .wrong-form-d5 = Formée mais libre, d5 serait ouverte à Nour : elle pourrait y mettre son cube. Formez-la et occupez-la.

double = Un double de votre couleur est le meilleur des lancers. Vous pouvez piocher deux fois, ou poser autant de cases que possible. Vous avez choisi de poser, avec 4 barrettes et 2 cubes. Entre vos deux suites se trouvent d5 et e5. Formez et occupez d5.
    .done = Deux barrettes et un cube. Une de ces barrettes est aussi un côté de la case e5 : il ne lui en manque plus qu’une.
    .wrong = C’est permis. Mais d5 et e5 relient vos deux suites, et vous avez juste ce qu’il faut pour les deux. Commencez par d5.
    .wrong-fill-e5 = C’est aussi bien, dans l’autre ordre. Ici, commencez par d5.

more = Vous continuez, car c’est un double. Formez et occupez e5.
    .done = Deux suites de 2 en font une de 6. Un double permet plus encore : piocher et poser à la fois, ce qui s’appelle partager, ou sortir du jeu. Vous le verrez à la fin.
    .wrong = Vos deux suites sont encore séparées. Formez et occupez e5.
    .wrong-done = Il vous reste un cube, et les barrettes qu’il faut. Formez et occupez d’abord e5.

claim = Le tas de barrettes est vide : la deuxième phase commence, et la paix est finie. Qui lance votre couleur vous doit quelque chose. Nour a lancé l’orange : prenez un cube ou 4 barrettes dans sa réserve. Vous avez 6 barrettes et aucun cube.
    .done = Une pénalité pour chaque dé qui montre votre couleur : un double en donne deux. Désormais, seule votre couleur fait piocher, un cube par dé.
    .wrong = Vous avez déjà 6 barrettes, et aucun cube à mettre dans une case. Prenez un cube.
    .wrong-renounce = Vous pouvez renoncer, mais pourquoi ? Nour a deux cubes, et vous aucun. Prenez-en un.

flip = Nour a encore lancé l’orange, et sa réserve est vide. Vous retournez alors une de ses cases : elle devient la vôtre. Vos suites de 8 et de 11 touchent toutes deux c5. Retournez c5.
    .done = 8 et 11, et celle du milieu : 20. Et Nour en a une de moins.
    .wrong = Vous pouvez retourner n’importe quelle case bleue. Mais seule c5 relie vos suites, en une de 20. Retournez c5.
    .wrong-renounce = Vous pouvez renoncer, mais c5 relierait vos suites en une de 20. Retournez-la.

shield = Bien sûr, cela vaut aussi pour vous. Votre réserve compte 6 barrettes et un cube. Lancez.
    .done = Bleu : Nour prend votre cube. Mais elle n’a pas pu retourner c5 à son tour, car votre réserve paie d’abord. Les cubes et les barrettes que vous gardez protègent vos cases.

leave = Les deux tas sont vides : c’est la troisième phase. C’est l’expulsion pour qui ne peut pas régler deux pénalités. Mais avec votre double, vous pouvez sortir : cubes et dés vont dans des cases formées et libres, et on ne retourne plus les vôtres. Vos suites ont 11 et 9 cases, celle de Nour 20. Entre les vôtres, trois cases sont libres. Sortez du jeu.
    .done = Votre cube et vos deux dés relient le tout : 23 cases contre 20. Il ne reste que Nour, la partie est donc finie, et vous avez gagné.
    .wrong = Un seul cube ne relie pas vos suites, et vos cases pourraient encore être retournées. Avec les dés, vous occupez les trois cases : sortez du jeu.

end = Vous savez l’essentiel. Première phase : on pioche et on construit en paix. Deuxième : plus de barrettes au tas, les couleurs se paient. Troisième : plus de cubes au tas, il faut sortir à temps. Tout le monde est classé selon sa plus grande suite, qu’on soit sorti ou non.
