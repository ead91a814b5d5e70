title = Apprendre T-Rex
goal = Chaque manche donne deux œufs, aux deux cartes les plus fortes. Réunissez-en beaucoup d’une même couleur : après douze manches, le plus grand total gagne.

colour = Seule compte la carte du dessus de chacun, et sa couleur passe avant son numéro. Le bleu est fort en ce moment : il bat toutes les autres couleurs. Le rouge est faible : il perd contre toutes. Sam montre le vert 14. Jouez le bleu 12.
    .done = Le bleu bat le vert : votre 12 est plus fort que le 14 de Sam. Votre carte est la plus forte de la manche, à vous de choisir un œuf.
    .wrong-play-red-15 = Aucun numéro ne dépasse 15. Mais le rouge est faible : toute carte d’une autre couleur le bat. Jouez le bleu 12.
    .wrong-play-yellow-1 = Le jaune n’est ni fort ni faible, le vert non plus. Alors le numéro décide, et 1 est moins que 14. Jouez le bleu 12.

egg = Il y a un œuf vert et un œuf jaune à prendre. Les œufs d’une couleur valent leur nombre multiplié par lui-même : vos deux verts rapportent 4 points, trois en rapportent 9. Prenez l’œuf vert.
    .done = De 4 points à 9. La deuxième carte reçoit l’œuf que vous laissez : le jaune va à Sam.
    .wrong = Un premier œuf jaune rapporte 1 point, le troisième vert en rapporte 5. Prenez l’œuf vert.

remove = Après chaque manche, chacun retire une carte du jeu : celle du dessus de sa pile jouée, ou celle du dessus de sa pioche, sans la voir. Ce qui reste de votre pile jouée passe sous votre pioche. Gardez le bleu 12 : retirez la carte que personne ne voit.
    .done = Nour avait la carte la plus faible. Elle peut donc changer une des deux couleurs, et elle commence la manche suivante.
    .wrong = C’est permis. Mais le bleu 12 est une des meilleures cartes tant que le bleu est fort. Retirez plutôt la carte de la pioche.

draw = Une nouvelle manche, et vous commencez. Le bleu est fort, le marron est faible. Votre main n’est jamais complétée : vous ne piochez que par les symboles des cartes jouées. Le jaune 6 fait piocher deux cartes. Vous le couvrirez de toute façon : jouez-le en premier.
    .done = Vous avez pioché le bleu 12 et le rouge 15. Nour et Sam ont joué une carte chacun.
    .wrong = C’est une météorite : elle ne fait rien piocher, et elle rapproche la fin de la manche. Vous n’avez encore rien pour bien finir. Jouez le jaune 6 et piochez.

meteor = Vous avez maintenant de quoi finir. Une météorite commence le dernier tour de table : les autres jouent encore une carte, puis vous fermez la manche avec la vôtre. Le bleu 7 est une météorite. Jouez-le.
    .done = Le marron 3 de Sam est aussi une météorite, mais plus faible : elle ne change rien. La dernière carte est à vous.
    .wrong = C’est une bonne carte pour finir. Si vous la jouez maintenant, il faudra la couvrir. D’abord la météorite : le bleu 7.
    .wrong-play-brown-3 = Le marron 3 est une météorite. Mais le marron est faible : une météorite de toute autre couleur la bat, et la dernière carte passe à quelqu’un d’autre. Jouez le bleu 7.

close = Vous fermez la manche, et vous voyez ce que montrent les autres. Nour a un bleu 12, et vous n’avez rien de plus fort. Mais vous avez aussi un bleu 12, et de deux cartes égales, la dernière jouée l’emporte. Jouez-le.
    .done = La même carte, jouée plus tard : vous choisissez un œuf, et Nour reçoit l’autre.
    .wrong-play-red-15 = Le rouge n’est ni fort ni faible : il perd contre tout bleu, quel que soit le numéro. Jouez le bleu 12.
    .wrong-play-brown-3 = Le marron est faible : Nour choisirait un œuf avant vous. Jouez le bleu 12, et vous choisirez en premier.

higher = Nour est en tête avec sa météorite, le marron 3 : ce serait votre dernière carte. Et rien dans votre main ne bat le bleu 12 de Sam. Mais une météorite plus forte que celle de Nour relance le dernier tour de table, et la dernière carte est à vous. Jouez le bleu 7.
    .done = Les deux autres ont dû rejouer. Le bleu 12 de Sam est couvert, et seule compte la carte du dessus.
    .wrong-play-red-15 = Le rouge est faible : il perd contre toute carte d’une autre couleur. Jouez le bleu 7, une météorite.
    .wrong-play-chamaelosaurus = Le Chamaelosaure copie la carte du dessous, ici votre jaune 6. Le bleu 12 de Sam le battrait. Jouez le bleu 7.

chamaelosaurus = Vous fermez la manche. Nour montre le vert 14, Sam le jaune 6. Le Chamaelosaure prend la couleur et le numéro de la carte du dessous : votre bleu 7. Jouez-le.
    .done = Il compte comme un bleu 7, et le bleu est fort : votre carte est la plus forte. Le symbole du dessous, lui, n’est pas copié.
    .wrong = Le rouge est faible : même avec un 15, il perd contre les deux autres cartes. Le Chamaelosaure serait un deuxième bleu 7. Jouez-le.

shower = Le vert est maintenant fort, le marron est faible. Sam est en tête avec le bleu 7 et jouerait en dernier. La Pluie de météorites bat toute météorite sur la table. Comme carte, elle ne vaut rien, mais elle ne restera pas dessus : la personne en tête rejoue. Jouez-la.
    .done = Personne ne montre de vert : votre bleu 12 gagnerait cette manche. Ensuite la Pluie de météorites quitte le jeu, et vous ne retirez aucune autre carte.
    .wrong-play-blue-12 = Une bonne carte. Mais Nour et Sam jouent après vous et peuvent encore la battre. Jouez la Pluie de météorites : les deux joueront avant vous.
    .wrong-play-brown-3 = Le marron 3 est une météorite, mais plus faible que le bleu 7 : elle ne changerait rien. Jouez la Pluie de météorites.

lowest = Cette fois, votre carte était la plus faible. Cela ne rapporte aucun œuf, mais vous pouvez changer une des deux couleurs, et vous commencez la manche suivante. Deux de vos cartes sont rouges : faites du rouge la couleur forte.
    .done = Aucune carte ne dépasse plus votre rouge 15. À la dernière place, on décide de ce qui aura de la valeur.
    .wrong = C’est permis. Mais si le rouge est fort, vos deux cartes rouges battent toutes les autres couleurs. Choisissez le rouge comme couleur forte.
    .wrong-colour-low-red = Vos deux cartes rouges perdraient alors contre toutes les autres couleurs. Faites du rouge la couleur forte, pas la faible.

last = C’est la douzième et dernière manche. Votre rouge 15 est la carte la plus forte : vous choisissez. Nour est deuxième et reçoit l’œuf que vous laissez. Vous avez 15 points, elle en a 14. Vos trois œufs verts rapportent 9 points, quatre en rapportent 16. Prenez le vert.
    .done = Les dernières cartes sont retirées et les œufs comptés : 22 points pour vous, 17 pour Nour, 11 pour Sam. Vous avez gagné.
    .wrong = L’œuf jaune rapporte 1 point, cela fait 16. Nour recevrait le vert, et aurait 17 points. Prenez l’œuf vert.

end = Vous savez l’essentiel. Dans une vraie partie, tout le monde a les mêmes 17 cartes et commence avec 7 en main.
