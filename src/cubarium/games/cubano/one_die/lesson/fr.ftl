title = Apprendre Cub’ano 1 dé
goal = Fermez des cases pour les occuper. La plus grande suite gagne : des cases d’une même couleur qui se touchent par leurs côtés.

corner = Vous jouez en orange. Votre dé montre le marron : vous avez une barrette à poser, sur n’importe quelle arête entre deux cases. Regardez le coin a8 : seul le côté vers b8 est encore ouvert. Posez votre barrette là, entre a8 et b8.
    .done = La case est formée et reçoit aussitôt un cube de votre couleur. Le bord du damier la ferme comme une barrette : il en faut 2 dans un coin, 3 le long du bord et 4 ailleurs.
    .wrong = Une barrette peut aller sur toute arête libre. Mais entre a8 et b8, elle forme le coin, qui sera à vous. Posez-la là.

throw = Quelques tours plus tard. Chaque tour commence par un lancer, et la couleur dit combien de barrettes il apporte : marron 1, rouge 2, orange 3, jaune 4, vert 5, bleu 6. Lancez le dé.
    .done = Le rouge apporte deux barrettes. Personne ne joue en rouge, il ne se passe donc rien d’autre : vous posez vos deux barrettes, puis c’est à Nour.

two-squares = Les barrettes se posent une à une. Cherchez l’arête entre b8 et c8 : ces deux cases ont déjà tous leurs autres côtés. Posez-y votre première barrette.
    .done = Une barrette, deux cases. Peu importe qui a posé les autres côtés : la case va à qui pose le dernier.
    .wrong = C’est permis. Mais une barrette entre b8 et c8 forme deux cases d’un coup. Commencez par celle-là.
    .wrong-lay-d7-d8 = Cela formerait d8, et vous le ferez dans un instant. D’abord la barrette entre b8 et c8, qui forme deux cases d’un coup.

suite = Il vous reste une barrette, et à deux cases il ne manque qu’un côté : d8 et f5. Ce qui compte, c’est votre plus grande suite. En a8, b8 et c8, vous en avez une de 3, en e8 et f8 une de 2. La case d8 les relie : posez la barrette entre d7 et d8.
    .done = Six cases en une seule suite. Ce que vous n’avez pas pu fermer restait à prendre : une seule barrette, et f5 est à Nour.
    .wrong = Seule d8 relie vos deux suites, de 3 cases à 6. Posez la barrette entre d7 et d8.
    .wrong-lay-f5-f6 = La case f5 serait à vous, mais toute seule : votre plus grande suite en resterait à 3. Avec d8, elle passe à 6. Posez la barrette entre d7 et d8.

own = De nouveau à vous. Si le dé montre votre couleur, vous recevez 4 barrettes, quelle que soit la valeur de la couleur. Lancez.
    .done = Orange, votre couleur : 4 barrettes, et quand elles sont posées, vous relancez. Et ainsi de suite, tant que votre couleur revient.

flip = Voyez maintenant le tour de Nour. Son dé montre l’orange, votre couleur. Vous pouvez donc retourner une de ses cases, avant qu’elle ne pose quoi que ce soit. Vos suites se trouvent des deux côtés de d3, trois cases chacune. Retournez d3.
    .done = De 3 cases à 7 pour vous, et la suite de Nour est coupée, de 6 à 4. Elle pose ensuite ses trois barrettes, comme d’habitude.
    .wrong = Vous pouvez retourner n’importe laquelle de ses cases. Mais seule d3 relie vos deux suites en une de 7. Retournez d3.
    .wrong-renounce = Vous pouvez renoncer, mais pourquoi ? La case d3 relierait vos deux suites. Retournez-la.

flipped = Cela peut aussi vous arriver. Nour joue en bleu, et c’est à vous de lancer. Essayez.
    .done = Bleu. Nour retourne d3 à son tour, puis vous recevez vos six barrettes. Une suite qui tient par une seule case se coupe facilement. On retourne à partir du deuxième tour de table.

careful = Vers la fin, ce que vous laissez aux autres devient important. Toutes les barrettes se posent, même celles que l’on aimerait garder. Vous en avez une. Presque partout, elle laisserait une case à laquelle il ne manque qu’une barrette, offerte à Nour. Entre d4 et d5, elle n’ouvre rien : posez-la là.
    .done = C’est Nour qui a dû ouvrir quelque chose : il manque une seule barrette à c3, une seule à c4, et c’est à vous.
    .wrong = Il y aurait au moins une case à laquelle il ne manque qu’une barrette, et c’est à Nour de lancer. Entre d4 et d5, rien ne s’ouvre. Posez-la là.

harvest = Il reste huit cases, en deux anneaux de quatre. Nour a ouvert le premier. Lancez.
    .done = Jaune : quatre barrettes. Personne ne joue en jaune, vous commencez donc tout de suite.

ring = Aux cases c3 et c4, il ne manque qu’un côté. Fermez l’une des deux.
    .done = Elle est à vous, et il ne manque plus qu’un côté à sa voisine. En continuant ainsi, trois barrettes vous donnent les quatre cases de l’anneau. La quatrième devra ouvrir l’autre anneau, pour Nour.
    .wrong = Cela ne fermerait aucune case. Fermez c3 vers d3, ou c4 vers d4.

last = Il reste une barrette au tas, et elle finit la partie. Votre plus grande suite a 14 cases, celle de Nour aussi. Mais le vide en d4 et e4 se trouve entre vos 14 cases et six autres. Lancez : quoi qu’il arrive, vous prenez la dernière barrette.
    .done = La dernière barrette forme les deux cases. Le tas n’a plus de cube : votre dé, puis celui de Nour vont sur le damier. Votre suite a 22 cases : vous avez gagné.

end = Vous savez l’essentiel. Une vraie partie commence sur un damier vide, et chacun choisit d’abord une couleur. Si les plus grandes suites sont égales, on compare les deuxièmes.
