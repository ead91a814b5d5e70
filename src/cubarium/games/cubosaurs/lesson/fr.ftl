title = Apprendre Cubosaurs
goal = Réunissez des dinosaures qui valent quelque chose ensemble, et laissez les autres à vos adversaires. Le plus grand total gagne.

keep = Voici vos quatre cartes. Au milieu se trouve la Main : un Brontosaure. Vous en avez déjà un. Un seul Brontosaure coûte 3 points, deux en rapportent 2. Gardez la Main.
    .done = De −3 à +2. Tout ce qui est devant vous compte à la fin de la manche. La petite ligne de chaque carte dit ce que valent 1, 2, 3 ou 4 dinosaures de son espèce.
    .wrong = C’est permis. Mais un deuxième Brontosaure vous rapporterait 5 points de plus que maintenant. Gardez la Main.

pass = La Main est maintenant un T-Rex. Un T-Rex rapporte 4 points, deux n’en rapportent que 1 : mieux vaut ne pas le prendre. Ajoutez plutôt une de vos cartes à la Main et passez les deux à Nour. Votre Ptérodactyle coûte toujours un point : donnez-lui celui-là.
    .done = Nour doit prendre les deux cartes, ou en ajouter une et vous en repasser trois.
    .wrong = Vous n’auriez plus le T-Rex. Mais la carte que vous donnez vous rapporte. Le Ptérodactyle, non : passez-le.
    .wrong-keep = Deux T-Rex valent 1 point, le vôtre seul en vaut 4. Passez la Main avec votre Ptérodactyle.

new-type = La Main a grandi. On ne peut y ajouter qu’une espèce qui n’y est pas encore : votre Stégosaure est exclu, il y en a déjà un. Passez la Main avec votre Pentaceratops, qui coûte 3 points tant qu’il est seul.
    .done = Nour vous la repasse. Cela arrive : une Main peut faire plusieurs tours, et elle grandit à chaque fois.
    .wrong-keep = Vous auriez deux cartes de plus qui coûtent des points. Passez la Main avec votre Pentaceratops.
    .wrong-pass-trex-1 = Votre T-Rex rapporte 4 points. Gardez-le, et passez votre Pentaceratops.

must-keep = Regardez la Main : toutes vos espèces y sont, vous ne pouvez donc rien ajouter. Alors il faut la garder, entière.
    .done = Quatre cartes, et presque aucune n’était bienvenue. Avant de passer, regardez ce que les autres peuvent encore ajouter.

series = Certaines espèces ne valent la peine qu’en nombre. Trois Stégosaures coûtent 2 points, quatre en rapportent 8. La Main se garde entière ou pas du tout : le Ptérodactyle vient avec. Gardez-la quand même.
    .done = Les quatre valent maintenant 8 points, et le Ptérodactyle en coûte 1. Une bonne affaire.
    .wrong = Le quatrième Stégosaure rapporte 10 points de plus que trois. Prenez-le, et le Ptérodactyle avec lui.

raptors = Les Vélociraptors sont gris ou noirs. Seul, chacun coûte des points. Un gris et un noir forment une paire, et les deux en rapportent. Vous avez un gris : gardez le noir.
    .done = Une paire. Chacun des deux rapporte maintenant le premier de ses nombres, au lieu de coûter le second.
    .wrong = Votre Vélociraptor gris est seul, et cela coûte des points. Le noir de la Main ferait une paire : gardez-le.

egg = Les œufs sont des paris. Un œuf rapporte si personne n’a plus de dinosaures de son espèce que vous, sinon il coûte. Vous avez trois Pentaceratops, Nour en a un. Gardez l’œuf.
    .done = Tant que personne ne vous dépasse, cet œuf rapporte. L’égalité suffit.
    .wrong = Vous avez le plus de Pentaceratops, cet œuf vous rapporte donc des points. Gardez-le.

poisoned = Encore un œuf, de T-Rex cette fois. Nour en a deux, vous aucun : il vous coûterait des points. Passez-le, avec la carte qui vous manquera le moins.
    .done = Exactement. À Nour de jouer, et pour elle cet œuf vaut quelque chose. On ne peut pas tout avoir.
    .wrong = L’œuf serait parti, mais aussi une carte qui vous rapporte des points, ou le fera bientôt. Passez le Ptérodactyle.
    .wrong-keep = Vous n’avez aucun T-Rex, et Nour en a deux : pour vous, cet œuf ne fait que coûter. Passez-le, avec le Ptérodactyle.

last = La dernière manche. La pioche est vide, et la partie finit dès que quelqu’un doit piocher. Nour a beaucoup d’avance, mais la réponse est dans la Main : un quatrième Pentaceratops. Gardez-le.
    .done = La manche est comptée, les totaux sont faits, et vous avez gagné.
    .wrong = Quatre Pentaceratops valent 7 points, trois n’en valent que 3. Sans le quatrième, vous perdez. Gardez-le.

end = Vous savez l’essentiel. Dans une vraie partie, chacun commence avec quatre cartes, et l’on joue deux manches, ou trois à deux.
