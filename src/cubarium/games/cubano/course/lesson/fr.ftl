title = Apprendre Cub’ano Course
goal = C’est une course. Couvrez vos 32 cases, soit la moitié du damier, avant votre adversaire.

throw = Vous jouez en orange et partez du coin a8. La couleur lancée dit combien de cubes vous posez : marron 1, rouge 2, orange 3, jaune 4, vert 5, bleu 6. Lancez le dé.
    .done = Orange : trois cubes. Le premier va dans votre coin, et seule b7 touche cette case par un angle : le deuxième va donc là. Les deux sont déjà posés. À vous de poser le troisième.

branch = On avance d’angle en angle, comme le fou aux échecs. Un cube va sur une case libre qui touche une des vôtres par un angle. Ici, c’est a6, c6 ou c8. Allez vers le milieu : posez-le en c6.
    .done = Puis c’est à Nour. Elle joue en bleu et part du coin h8. Le rouge lui apporte deux cubes.
    .wrong = C’est tout aussi bien, car chaque case compte autant. Mais allons vers le milieu : posez-le en c6.

brown = De nouveau à vous. Lancez.
    .done = Le marron n’apporte qu’un cube. Cela arrive : jusqu’où vous allez dépend de la chance du dé.

touch = Le nouveau cube n’a pas à toucher le dernier. N’importe laquelle de vos cases convient : bifurquez où vous voulez. Cette fois, posez le cube en d5.
    .done = Regardez les cases de Nour : elles sont sur d’autres diagonales. Aucune case n’est ouverte à vous deux. Vous ne serez jamais à court de chemin, et personne ne peut vous barrer la route.
    .wrong = C’est permis aussi, et tout aussi bien. Mais pour l’instant, posez-le en d5.

colour = Voici comment une course commence : chacun choisit d’abord une couleur. Ici, Nour a commencé et pris le bleu. Choisissez une des autres.
    .done = La couleur que vous jouez ne change rien à la course. Ce qui compte, c’est celle que vous lancez. Puis viennent les coins : Nour prend h8.

corner = Maintenant votre coin. Il vous en reste deux : ceux qui partagent un côté du damier avec h8. Depuis a1, vous atteindriez les mêmes cases que Nour. Choisissez.
    .done = D’ici, vous pouvez atteindre 32 cases, et Nour les 32 autres depuis son coin. La course peut commencer.

last = L’arrivée est proche. Vous avez couvert 27 cases, il vous en manque 5. Nour en a couvert 29, il ne lui en manque que 3. C’est à vous : lancez.
    .done = Bleu, six cubes. Cinq suffisent, et le sixième est perdu. Vous avez couvert vos 32 cases avant Nour : vous avez gagné.

end = Vous savez tout. Le sort décide qui commence. En option, si la personne qui a commencé finit d’abord, l’autre a droit à un dernier lancer.
