### Words for the components of Cubitos, in French: cards, races, circuits, spaces.
###
### See the head of the English catalogue.

## Amounts, used inside the texts of cards

coins =
    { $coins ->
        [one] { $coins } pièce{ $coins_mark }
       *[other] { $coins } pièces{ $coins_mark }
    }
feet =
    { $feet ->
        [one] { $feet } pied{ $feet_mark }
       *[other] { $feet } pieds{ $feet_mark }
    }
water =
    { $water ->
        [one] { $water } pied palmé{ $water_mark }
       *[other] { $water } pieds palmés{ $water_mark }
    }
credits =
    { $credits ->
        [one] { $credits } crédit{ $credits_mark }
       *[other] { $credits } crédits{ $credits_mark }
    }
dice =
    { $dice ->
        [one] { $dice } dé{ $dice_mark }
       *[other] { $dice } dés{ $dice_mark }
    }

## Red cards

card-mr-soldier = Dé Fonqueur
card-mr-soldier-text = Le plus d’épées : { coins } et { feet }.
card-punch-guy = La revanche du surimi
card-punch-guy-text = Le plus d’épées : les dés blancs et verts ne comptent pas quand vous piochez la prochaine fois.
card-supah-general = Crustacé agacé
card-supah-general-text =
    { $unit ->
        [feet] Le plus d’épées : un pied{ $unit_mark } par supporter.
        [credits] Le plus d’épées : un crédit{ $unit_mark } par supporter.
       *[coins] Le plus d’épées : une pièce{ $unit_mark } par supporter.
    }
card-jacques-couteau = Jacques Couteau
card-jacques-couteau-text = Par adversaire qui a moins d’épées : un lancer gratuit de { dice } parmi les vôtres, rouges exclus.
card-jacques-couteau-power = Compte pour deux épées.
card-champion = De cubes et d’épées
card-champion-text = Le plus d’épées : au lieu de piocher la prochaine fois, vous pouvez mettre tous vos dés dans la zone de Lancers.
card-crabby = Crabby
card-crabby-text = Le plus d’épées : vous pouvez donner un de vos dés à l’adversaire qui a le moins d’épées.
card-el-bandito = Crabe stram gram
card-el-bandito-text =
    { $unit ->
        [coins] { $bonus ->
            [one] 1 pièce{ $unit_mark } par adversaire qui a moins d’épées.
           *[other] { $bonus } pièces{ $unit_mark } par adversaire qui a moins d’épées.
        }
        [credits] { $bonus ->
            [one] 1 crédit{ $unit_mark } par adversaire qui a moins d’épées.
           *[other] { $bonus } crédits{ $unit_mark } par adversaire qui a moins d’épées.
        }
       *[feet] { $bonus ->
            [one] 1 pied{ $unit_mark } par adversaire qui a moins d’épées.
           *[other] { $bonus } pieds{ $unit_mark } par adversaire qui a moins d’épées.
        }
    }
card-el-bandito-power = Compte pour deux épées.

## Orange cards

card-dugout = Fabricant de gradins
card-dugout-text = Immédiat : un lancer gratuit de { dice } de votre pioche.
card-reliever-beaver = Rongeur de banc
card-reliever-beaver-text = Course : vous pouvez perdre un dé de votre zone de Lancers.
card-reliever-beaver-power = Immédiat° : vous pouvez le faire une fois de plus.
card-benchwarmer = Amincisseur de batte
card-benchwarmer-text = Course : vous pouvez perdre ce dé avec un autre des vôtres.
card-batter-beaver = Batte Man
card-batter-beaver-text = Immédiat : un lancer gratuit de { dice } de votre pioche. Si vous gagnez un crédit dans la manche, vous perdez un dé à la fin.
card-mr-bats = Mr. Batte
card-mr-bats-text = Course : { coins }, ou un pied° par paire de supporters.
card-the-babe = Mascotte à quenottes
card-the-babe-text = Course : { coins }.
card-the-babe-power = Aussi un supporter°. Puis ce dé est perdu.
card-pinch-eater = Barragiste
card-pinch-eater-text = Immédiat : mettez un dé de votre zone de Lancers dans la zone Active, sur la face de votre choix.

## Yellow cards

card-reckless-cheese = Lerdam pas peur
card-reckless-cheese-text = Chaque fois que vous avez Foncé sans chute : { feet } sur la terre, à courir aussitôt.
card-the-big-cheese = Tyroléricube
card-the-big-cheese-text = Course : un supporter°, ou un pied° par paire de supporters.
card-ledercheesen = Lancer sans comté
card-ledercheesen-text = Chaque fois que vous avez Foncé sans chute : un lancer gratuit de { dice } de votre pioche.
card-ledercheesen-power = Course° : aussi un pied° par groupe de { $group }{ $group_mark } dés actifs.
card-stinky-cheese = En crottinant
card-stinky-cheese-text = Course : { feet }.
card-stinky-cheese-power = De plus, les dés gris ne comptent pas quand vous piochez la prochaine fois.
card-bad-cheese = Emmental d’acier
card-bad-cheese-text = Course : { feet }.
card-bad-cheese-power = Aussi { coins }. Puis ce dé est perdu.
card-the-cheese-stands-alone = Tom de montagne
card-the-cheese-stands-alone-text = Immédiat : vous devez Foncer. Course : { feet }.
card-cheese-boy = Dé rapé
card-cheese-boy-text = Course : { feet } avec un dé marron actif. Avec un dé orange actif, vous pouvez perdre un dé de votre zone de Lancers.

## Green cards

card-rock-on = Ananas split
card-rock-on-text = Avant de Foncer : remettez ce dé dans la zone de Lancers.
card-pina-cubelada = Piña Cubelada
card-pina-cubelada-text = Avant de Foncer : vous ne pouvez pas Trébucher cette fois.
card-keep-on-rollin = Salade de bruit
card-keep-on-rollin-text = Quand vous allez Trébucher : perdez ce dé, et vous ne Trébuchez pas.
card-pineapple-rocks = Pizza killer
card-pineapple-rocks-text = Avant de Foncer : remettez ce dé dans la zone de Lancers.
card-pineapple-rocks-power = Un autre dé actif doit partir avec lui.
card-up-to-11 = Ananas Montana
card-up-to-11-text = Avant de Foncer : remettez ce dé dans la zone de Lancers.
card-up-to-11-power = Course : { feet }.
card-rolling-stoned = Rolling Cubes
card-rolling-stoned-text = Quand vous allez Trébucher : lancez tous vos dés gris. Avec un succès, vous ne Trébuchez pas.
card-punk-fruit = Punk à fruits
card-punk-fruit-text = Si vous Trébuchez, vos dés verts et gris restent actifs. Course : un lancer gratuit de { dice } au plus, de couleurs différentes, de la pioche et de la zone de Lancers.

## Blue cards

card-bob = Bob
card-bob-text = Après le déplacement : prenez l’effet d’une case spéciale à un ou deux pas.
card-undercover-fish = Poisson sous couverture
card-undercover-fish-text = Course : { water }.
card-llama-rama = Ni Serge ni Bernard
card-llama-rama-text = Course : { coins }.
card-llama-rama-power = Aussi un supporter, sans les crédits de sa case.
card-bahama-llama = Bahalamas
card-bahama-llama-text = Course : { coins } et { water }.
card-llama-shaman = Délai lama
card-llama-shaman-text = Course : { feet } et un dé rouge.
card-stogie = Lamasticot
card-stogie-text = Immédiat : un lancer gratuit de tous vos dés gris de la pioche et de la zone de Lancers.
card-chilly-mcchillster = Rasta lama
card-chilly-mcchillster-text = Course : un lancer gratuit de toute votre zone de Lancers, puis un second.

## Purple cards

card-rollosaurus = Diplodocube
card-rollosaurus-text = Course : { feet }.
card-dancing-dino = Dino dansant
card-dancing-dino-text = Course : { feet }, { $bonus }{ $bonus_mark } de plus avec un dé rouge actif, { $second_bonus }{ $second_bonus_mark } de plus avec un dé orange actif.
card-cubasaurus = Cubosaure
card-cubasaurus-text = Immédiat : gagnez n’importe quel dé jusqu’à la fin de la manche, actif, sur la face de votre choix. Ce dé-ci est perdu en phase Course.
card-wikiwiki-dinosaur = Disco dino
card-wikiwiki-dinosaur-text = Course : { feet } par couleur différente parmi vos dés actifs.
card-you-bet-jurassican = Raptor véloce
card-you-bet-jurassican-text = Course : { feet }, { $bonus }{ $bonus_mark } de plus avec un dé marron actif, { $second_bonus }{ $second_bonus_mark } de plus avec un dé jaune actif.
card-shimmy-shimmy-dino = Jusqu’ici tout va bien
card-shimmy-shimmy-dino-text = Course : { feet } par dé gris ou blanc actif.
card-pronto-bronto = Tricérapide
card-pronto-bronto-text = Course : un pied par groupe de { $group }{ $group_mark } lignes rouges qui restent dans ce tour.

## Brown cards

card-rich-dog = Richien
card-rich-dog-text = Course : { coins }. Puis ce dé est perdu.
card-captain-bark = Ouaf le Magnifique
card-captain-bark-text = Course : { credits }, et avec un dé blanc et un dé rouge actifs un supporter sans les crédits de sa case. Puis ce dé est perdu.
card-wizard = Magichien
card-wizard-text = Chaque fois que vous Foncez : { credits }. Ce dé est perdu en phase Course.
card-dapper-doggie = Dogteur
card-dapper-doggie-text = Course : encore une fois les pièces et les pieds que montrent vos dés gris actifs. Puis ce dé est perdu.
card-dr-livingstone = Labracadabrador
card-dr-livingstone-text = Course : { feet }. Puis ce dé est perdu.
card-mr-dog = Dynamolosse
card-mr-dog-text = Course : { credits }. Puis ce dé est perdu.
card-muggles = Moldu
card-muggles-text = Immédiat : un lancer gratuit de { dice } de votre pioche. Course : { coins }. Puis ce dé est perdu.

## White cards

card-smelly-cat = Smelly Cat
card-smelly-cat-text = Course : { feet }.
card-cat-tastrophy = Chatastrophe
card-cat-tastrophy-text = Course : gagnez un dé dont le coût ne dépasse pas votre nombre de supporters.
card-fat-cat = Gros matou
card-fat-cat-text = Course : { coins }. Vous pouvez prendre { feet }, et avec eux un dé gris.
card-dope-cat = Royal félin
card-dope-cat-text = Course : des pièces, { $bonus }{ $bonus_mark } avec un dé marron actif et { $second_bonus }{ $second_bonus_mark } avec un dé vert actif.
card-broken-cow = Miaouuuuu
card-broken-cow-text = À tout moment, { $group }{ $group_mark } chats ensemble : gagnez n’importe quel dé jusqu’à la fin de la manche, actif, sur la face de votre choix.
card-fast-cat = Fast and fourrure
card-fast-cat-text = Immédiat : un lancer gratuit de { dice } de votre pioche.
card-schmutz = Muffin
card-schmutz-text = Course : { feet }, et { credits } si vous avez perdu un dé dans la manche.

## Races

race-0 = Cartes mêlées
race-0-help = Une carte de chaque couleur, tirée au hasard.
race-1 = Première course
race-1-help = Des compétences simples et bien des occasions de Foncer : le mieux pour commencer.
race-2 = Course 2
race-2-help = Les supporters rapportent, et il importe de bien choisir les dés lancés ensemble.
race-3 = Course 3
race-3-help = Amassez des supporters, ou comptez sur le fromage et un dé prêté.
race-4 = Course 4
race-4-help = Les dés gris sont à l’honneur, et un lama connaît le chemin dans l’eau.
race-5 = Course 5
race-5-help = Des dés rouges pour tout le monde, des épées, et des lancers de tout ce que l’on a.
race-6 = Course 6
race-6-help = De grandes combinaisons, et un fromage qui ne vous laisse pas Passer.
race-7 = Course 7
race-7-help = Deux tours, et des dés que l’on relance encore et encore.
race-8 = Combotastic
race-8-help = Pour coureurs avertis : il faut les bonnes couleurs ensemble.
race-9 = Où sont les fans ?
race-9-help = Pour coureurs avertis : tout tourne autour des supporters, et Trébucher n’est pas un drame.
race-10 = Grand Final
race-10-help = Pour coureurs avertis : un marathon sur deux plateaux.

## Circuits

circuit-nothing-goes-right = Départ du pied gauche
circuit-nothing-goes-right-help = Rien que des virages à gauche. Les cases riches sont au bord extérieur.
circuit-ahead-of-the-curve = Restez en tête… d’épingle
circuit-ahead-of-the-curve-help = Trois épingles°, qu’un ou deux pieds palmés raccourcissent.
circuit-testing-the-waters = On trempe les orteils
circuit-testing-the-waters-help = Des mares sur la piste°, un jet pack et un tunnel payant.
circuit-still-waters-run-deep = En eaux troubles
circuit-still-waters-run-deep-help = Le tour d’un lac°, avec de riches îles, un bac et un radeau.
circuit-grand-finale = Grand Final
circuit-grand-finale-help = En eaux troubles, puis On trempe les orteils.

## Spaces

space-grass = Herbe
space-grass-help = Une case ordinaire.
space-water = Eau
space-water-help = Seul un pied palmé y entre.
space-credits =
    { $value ->
        [one] { $value } crédit
       *[other] { $value } crédits
    }
space-credits-help =
    { $value ->
        [one] Finissez ici pour pouvoir gagner { $value } crédit.
       *[other] Finissez ici pour pouvoir gagner { $value } crédits.
    }
space-fan = Supporter
space-fan-help = Finissez ici pour pouvoir gagner un supporter.
space-lose = Perte d’un dé
space-lose-help = Finissez ici pour pouvoir perdre un dé.
space-lose-two = Perte de deux dés
space-lose-two-help = Finissez ici pour pouvoir perdre un ou deux dés.
space-fan-lose = Supporter, perte d’un dé
space-fan-lose-help = Finissez ici pour pouvoir gagner un supporter, perdre un dé, ou les deux.
space-gain-any = Gain d’un dé quelconque
space-gain-any-help = Finissez ici pour pouvoir gagner n’importe quel dé.
space-gain-up-to = Gain d’un dé jusqu’à { $value }
space-gain-up-to-help = Finissez ici pour pouvoir gagner un dé qui coûte { $value } ou moins.
space-jet = Jet pack
space-jet-help = Double les pieds qui vous restent, même en passant.
space-shortcut-coins = Raccourci pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
space-shortcut-coins-help = Payez en pièces ou en crédits pour être à l’autre bout, même en passant.
space-shortcut-feet = Raccourci pour { $feet ->
        [one] { $feet } pied
       *[other] { $feet } pieds
    }
space-shortcut-feet-help = Payez en pieds pour être à l’autre bout, même en passant.
space-start = Départ
space-start-help = Une grande case. On n’y revient que par l’Arrivée.
space-finish = Arrivée
space-finish-help = Achève un tour. Vous repartez du Départ avec les pieds qui vous restent.

## What a card does when it is used, at the moment of its use. The -now texts belong to the Roll phase

use-mr-soldier = { coins } et { feet }, et vous perdez un dé rouge actif
use-dugout = un lancer gratuit de { dice }
use-reliever-beaver = perdre un dé de la zone de Lancers
use-benchwarmer = perdre ce dé et un autre
use-batter-beaver = un lancer gratuit de { dice }
use-mr-bats = { coins }, ou des pieds pour vos supporters
use-the-babe = { coins } et un supporter, et vous perdez le dé
use-pinch-eater = poser un dé de la zone de Lancers sur une face au choix
use-the-big-cheese = un supporter, ou des pieds pour vos supporters
use-ledercheesen = un pied par groupe de { $group }{ $group_mark } dés actifs
use-ledercheesen-now = un lancer gratuit de { dice }
use-bad-cheese = { feet } et { coins }, et vous perdez le dé
use-cheese-boy = { feet } avec un dé marron ; avec un orange, perdre un dé de la zone de Lancers
use-rock-on = remettre ce dé dans la zone de Lancers
use-pina-cubelada = vous ne pouvez pas Trébucher cette fois
use-keep-on-rollin = perdre ce dé au lieu de Trébucher
use-pineapple-rocks = remettre ce dé dans la zone de Lancers
use-pineapple-rocks-power = remettre ce dé et un autre dé actif dans la zone de Lancers
use-up-to-11 = remettre ce dé dans la zone de Lancers
use-rolling-stoned = lancer tous vos dés gris ; un succès vous sauve
use-punk-fruit = un lancer gratuit de { dice } au plus, de couleurs différentes
use-punk-fruit-now = Trébucher, mais les dés verts et gris restent actifs
use-llama-shaman = { feet } et un dé rouge
use-stogie = un lancer gratuit de vos dés gris de la pioche et de la zone de Lancers
use-chilly-mcchillster = deux lancers gratuits de la zone de Lancers
use-dancing-dino = { feet }, plus avec un dé rouge et un dé orange
use-cubasaurus = le dé est perdu
use-cubasaurus-now = n’importe quel dé pour cette manche, sur une face au choix
use-wikiwiki-dinosaur = { feet } par couleur active
use-you-bet-jurassican = { feet }, plus avec un dé marron et un dé jaune
use-shimmy-shimmy-dino = { feet } par dé gris ou blanc actif
use-rich-dog = { coins }, et vous perdez le dé
use-captain-bark = { credits }, un supporter avec un dé blanc et un dé rouge, et vous perdez le dé
use-wizard = le dé est perdu
use-wizard-now = { credits }
use-dapper-doggie = encore une fois ce que montrent les dés gris actifs, et vous perdez le dé
use-dr-livingstone = { feet }, et vous perdez le dé
use-mr-dog = { credits }, et vous perdez le dé
use-muggles = { coins }, et vous perdez le dé
use-muggles-now = un lancer gratuit de { dice }
use-cat-tastrophy = gagner un dé qui ne coûte pas plus que vos supporters
use-fat-cat = { coins }, { feet } et un dé gris
use-dope-cat = des pièces avec un dé marron et avec un dé vert
use-broken-cow = n’importe quel dé pour cette manche, sur une face au choix, pour { $group }{ $group_mark } chats
use-fast-cat = un lancer gratuit de { dice }
use-schmutz = { feet }, et { credits } si vous perdez un dé dans la manche
