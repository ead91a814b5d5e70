title = Apprendre la bataille navale aux messages
goal = Trouvez tous les messages que Nour a cachés, avant qu’elle ne trouve les vôtres.

name = La moitié de gauche est à vous, celle de droite à Nour. Trois messages se trouvent sous ses cubes, trois sous les vôtres. Vous voyez vos papiers, elle voit les siens. À son tour, chacun désigne une case de l’autre moitié. Désignez f6.
    .done = Un message : ce cube est maintenant jaune. Puis Nour a joué. Il n’y avait rien sous votre c7 : ce cube est donc vert.
    .wrong = Vous pouvez désigner n’importe quelle case de sa moitié. Mais cette fois, la chance vous attend en f6 : désignez cette case.

nothing = Dans d’autres batailles navales, on chercherait maintenant juste à côté. Essayez : désignez f5.
    .done = Rien. Les messages ne sont pas des navires : chacun est seul, et en trouver un ne dit rien des cases voisines. Nour a trouvé un des vôtres, sous d5.
    .wrong = Cette case en vaut une autre. Mais voyez ce qu’il y a juste sous votre trouvaille : désignez f5.

left = On désigne toujours une case par tour, quoi que l’on trouve, et jamais deux fois la même. Le jeu compte pour vous combien de messages restent, et dans combien de cases. Désignez g3.
    .done = Votre deuxième message. Il vous en reste un à trouver dans 29 cases. Nour n’a rien trouvé cette fois : il lui en reste deux.
    .wrong = Aucune case n’est plus probable qu’une autre : toutes se valent. Mais ici, désignez g3.

colour = Voici comment une partie commence : chacun choisit une couleur pour sa moitié. Nour a pris le bleu. Choisissez une des autres.
    .done = Tous vos cubes la montrent. Deux des couleurs qui restent marquent les cubes désignés : l’une pour rien, l’autre pour un message.

hide = Puis vous cachez vos messages en même temps, un au plus par cube. Nour a fini, et vous en avez caché quatre sur cinq. Cachez le dernier où vous voulez.
    .done = Tous les messages sont cachés, et la recherche commence. Aucune case n’est meilleure qu’une autre. Évitez seulement de prendre toujours les mêmes.

sure = Vers la fin d’une partie. Chez Nour, seules f2 et h3 n’ont pas été désignées, et il reste deux messages : vous savez où ils sont. Mais Nour en a un à trouver dans deux cases, et le trouvera peut-être à son prochain tour. Désignez f2.
    .done = Plus qu’un. Et de vos deux cases, Nour a désigné la mauvaise.
    .wrong = Il y a un message là aussi, et vous le trouverez dans un instant. Désignez d’abord f2.

last = Il ne reste que h3. Désignez-la.
    .done = Les cinq messages de Nour sont trouvés, et il en reste un des vôtres : vous avez gagné.

end = Vous savez tout. D’habitude, chacun cache cinq messages, et une table peut convenir d’un autre nombre, jusqu’à 16. Le sort décide qui désigne la première case.
