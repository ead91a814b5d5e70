title = Apprendre Cubitos
goal = Une course autour du circuit. Les dés donnent des pieds, qui font avancer votre coureur, et des pièces, qui achètent de meilleurs dés. Atteignez l’Arrivée avant les autres.

push = Vous avez lancé neuf dés. Deux montrent une pièce : ils sont maintenant actifs. Les sept autres ne montrent rien, et vous pouvez Foncer, c’est-à-dire les relancer. Avec moins de trois dés actifs, rien ne peut mal tourner. Foncez.
    .done = Deux pièces de plus et un pied. Les dés qui réussissent deviennent actifs, les autres restent dans la zone de Lancers.
    .wrong = On peut s’arrêter quand on veut. Mais avec deux dés actifs seulement, Foncer est sans risque. Foncez.

pass = Cinq dés actifs. À partir de trois, un lancer sans aucun succès vous fait Trébucher, et les dés actifs sont perdus pour cette manche. Avec les quatre dés qui restent, cela arrive presque quatre fois sur dix. Mieux vaut s’arrêter : Passez.
    .done = Vous recevez ce que montrent vos dés : 4 pièces et 1 pied. Puis vient la course.
    .wrong = Presque quatre fois sur dix, vous perdriez tout. Quatre pièces et un pied sont un bon début. Passez.

move = Un pied, c’est un pas. L’eau est fermée aux pieds ordinaires. Juste devant le Départ, au bord de l’eau, une case donne 2 crédits. Allez-y.
    .done = Une telle case agit si vous vous y arrêtez, pas si vous ne faites qu’y passer.
    .wrong = C’est permis. Mais la case aux 2 crédits est tout aussi près, et les crédits valent des pièces. Allez-y.
    .wrong-convert = Quatre pièces font un deuxième pied. Mais elles vont bientôt vous acheter un dé. Allez sur la case aux 2 crédits.
    .wrong-done = Les pieds qui restent sont perdus. Allez sur la case aux 2 crédits.

stop = Votre pied est dépensé. Quatre pièces en achèteraient un autre, mais elles serviront pour un dé. Arrêtez-vous ici, et les 2 crédits sont à vous.
    .done = Les pièces disparaissent à la fin de la manche. Les crédits restent jusqu’à ce que vous les dépensiez.
    .wrong = Il ne vous resterait plus de pièces pour acheter un dé. Arrêtez-vous ici et prenez les crédits.

buy = Vous pouvez maintenant acheter des dés : jusqu’à deux, de couleurs différentes. La carte de chaque couleur dit son prix et ce qu’elle fait. Les dés blancs donnent des pieds, et vos pièces et crédits suffisent tout juste pour un. Achetez le dé blanc.
    .done = Les nouveaux dés vont à la défausse, comme ceux qui ont servi. Votre pioche était vide, et toute la défausse vient d’y passer : vous pouvez maintenant piocher le dé blanc.
    .wrong = Un bon dé aussi. Mais vos dés gris donnent rarement un pied, et c’est une course. Achetez le dé blanc.
    .wrong-done = Les pièces qui restent disparaissent à la fin de la manche. Achetez le dé blanc.

draw = Quelques manches plus tard. Vous piochez neuf dés, et un de plus par ligne rouge entre vous et le coureur de tête. Nour a une ligne d’avance : vous en piochez donc dix, à votre choix. Neuf sont déjà dans la zone de Lancers. Piochez le dé blanc.
    .done = Les dix sont lancés aussitôt. Une pièce, un pied, et sur le dé blanc le symbole de sa carte : Smelly Cat donne 2 pieds.
    .wrong = Un dé gris clair réussit avec une face sur six, un dé blanc avec trois. Piochez le dé blanc.

risk = Trois dés actifs : désormais, un lancer sans succès vous fait Trébucher. Avec les sept dés qui restent, cela arrive moins d’une fois sur cinq, et chaque succès est bon à prendre. Prenez le risque : Foncez.
    .done = Sept faces vides, vous Trébuchez. Vos dés actifs vont à la défausse, et vous ne recevez rien de ce qu’ils montraient.
    .wrong = Passer est sûr, et souvent sage. Mais un petit risque en vaut parfois la peine. Cette fois, Foncez.

leave = Il y a une consolation : chaque fois qu’on Trébuche, on gagne un supporter. Le premier n’apporte rien, les suivants apportent des crédits et parfois une plus grande pioche. Vous pouvez défausser des dés de la zone de Lancers. Ceux qui restent seront lancés à la prochaine manche. Gardez-les.
    .done = Vous avez votre premier supporter. Sans dé actif, il n’y avait rien à recevoir, et une nouvelle manche a commencé.
    .wrong = C’est utile si de meilleurs dés attendent dans votre pioche. Mais il n’y a là qu’un gris clair. Gardez vos dés.

use = Les dés de couleur savent faire plus : leur carte dit quoi. Le symbole orange est celui du Fabricant de gradins, et il agit aussitôt : lancez trois dés de votre pioche. C’est un lancer gratuit : vous ne pouvez pas Trébucher. Utilisez-le.
    .done = Les deux dés blancs réussissent : 2 pieds pour Smelly Cat, 1 pied pour l’autre face. Le dé violet a échoué et va dans la zone de Lancers.
    .wrong = Vous renonceriez à un lancer de trois dés sans aucun risque. Utilisez le Fabricant de gradins.

convert = Le dernier virage est passé. L’Arrivée est à un pas, et vous n’avez plus de pied. Mais quatre pièces ou crédits en font un, à tout moment de la course. Changez quatre de vos pièces.
    .done = Quatre pièces de moins, un pied de plus. C’est tout ce qu’il faut.
    .wrong = Vous pourriez vous arrêter ici. Mais Nour arrive, et vous avez cinq pièces. Changez-en quatre contre un pied.

finish = Le pas sur l’Arrivée termine le tour, et cette course n’en a qu’un. Courez.
    .done = Votre coureur est arrivé, pas celui de Nour : vous avez gagné la course.
    .wrong = C’est permis, même en arrière. Mais un seul pas mène à l’Arrivée. Faites celui-là.
    .wrong-done = Vous avez un pied, et l’Arrivée est à un pas. Courez.

end = Vous savez l’essentiel. Dans une vraie course, tout le monde lance en même temps, les dés rouges se battent à l’épée, et chaque course a ses cartes. Si plusieurs arrivent dans la même manche, c’est la personne allée le plus loin qui gagne.
