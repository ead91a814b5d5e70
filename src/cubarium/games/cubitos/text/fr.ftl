### Words of Cubitos, in French. The other language has the same messages, attributes and variables.
###
### Forms and variables: see the head of the English catalogue. Zones are feminine, and "dans" or "de" may stand
### before their .inside form. No "de" or "que" stands before another variable, because it might be elided.

game = Cubitos
game-tagline = Lancez, tentez votre chance et courez : qui passe l’Arrivée en premier gagne.

## Counted things, used inside other messages

coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
feet =
    { $feet ->
        [one] { $feet } pied
       *[other] { $feet } pieds
    }
water =
    { $water ->
        [one] { $water } pied palmé
       *[other] { $water } pieds palmés
    }
credits =
    { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
fans =
    { $fans ->
        [one] { $fans } supporter
       *[other] { $fans } supporters
    }
tokens =
    { $tokens ->
        [one] { $tokens } jeton de pioche
       *[other] { $tokens } jetons de pioche
    }
dice =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
swords =
    { $swords ->
        [one] { $swords } épée
       *[other] { $swords } épées
    }
laps =
    { $laps ->
        [one] { $laps } tour
       *[other] { $laps } tours
    }
spaces =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }

## Kinds of dice

kind-light-gray = Gris clair
    .with-a = un dé gris clair
    .many = dés gris clair
kind-dark-gray = Gris foncé
    .with-a = un dé gris foncé
    .many = dés gris foncé
kind-red = Rouge
    .with-a = un dé rouge
    .many = dés rouges
kind-orange = Orange
    .with-a = un dé orange
    .many = dés orange
kind-yellow = Jaune
    .with-a = un dé jaune
    .many = dés jaunes
kind-green = Vert
    .with-a = un dé vert
    .many = dés verts
kind-blue = Bleu
    .with-a = un dé bleu
    .many = dés bleus
kind-purple = Violet
    .with-a = un dé violet
    .many = dés violets
kind-brown = Marron
    .with-a = un dé marron
    .many = dés marron
kind-white = Blanc
    .with-a = un dé blanc
    .many = dés blancs
# There is only one, so .many says how it stands behind the number 1.
kind-first-player = Dé de premier joueur
    .with-a = le dé de premier joueur
    .many = dé de premier joueur

## Faces of dice

face-ability = compétence
face-power = pouvoir
face-coin =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
face-foot =
    { $count ->
        [one] { $count } pied
       *[other] { $count } pieds
    }
face-credit =
    { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }
face-blank = vide

## Zones and phases

zone-draw = Pioche
    .inside = la pioche
zone-roll = Lancers
    .inside = la zone de Lancers
zone-active = Active
    .inside = la zone Active
zone-discard = Défausse
    .inside = la défausse
zone-supply = Réserve
    .inside = la réserve
phase-roll = Phase Lancers
phase-run = Phase Course

## Options

option-players = Nombre de personnes
    .help = De 2 à 4.
option-race = Course
    .help = De 1 à 10 : le circuit, les tours et les cartes. 0 tire les cartes au hasard.
option-red = Carte rouge
    .help = De 1 à 7, selon la course où elle paraît d’abord. 0 pour celle de la course.
option-orange = Carte orange
    .help = De 1 à 7, selon la course où elle paraît d’abord. 0 pour celle de la course.
option-yellow = Carte jaune
    .help = De 1 à 7, selon la course où elle paraît d’abord. 0 pour celle de la course.
option-green = Carte verte
    .help = De 1 à 7, selon la course où elle paraît d’abord. 0 pour celle de la course.
option-blue = Carte bleue
    .help = De 1 à 7, selon la course où elle paraît d’abord. 0 pour celle de la course.
option-purple = Carte violette
    .help = De 1 à 7, selon la course où elle paraît d’abord. 0 pour celle de la course.
option-brown = Carte marron
    .help = De 1 à 7, selon la course où elle paraît d’abord. 0 pour celle de la course.
option-white = Carte blanche
    .help = De 1 à 7, selon la course où elle paraît d’abord. 0 pour celle de la course.
option-circuit = Circuit
    .help = De 1 à 4, ou 5 pour le Grand Final. 0 pour celui de la course.
option-laps = Tours
    .help = D’ordinaire, autant qu’en compte la course.
option-order = Ordre de la phase Lancers
    .help = Comment on lance les dés dans une manche.
    .value-0 = L’un après l’autre
    .value-1 = Tous à la fois
    .value-2 = En s’attendant
option-soldier-pays = Dé Fonqueur coûte un dé rouge
    .help = Qui prend sa récompense perd un dé rouge actif, comme le raconte une critique.
option-round-limit = Limite de manches
    .help = Le coureur le plus loin gagne après ce nombre de manches.
order-sequential = l’un après l’autre
order-simultaneous = tous à la fois
order-waiting = en s’attendant

## Names put together

an-ability = Compétence
pair = { $kind } : { $face }
face-of-card = { $card }, { $face }
dice-of-kind = { $count } { $kind }
pick-draw = { $die } de la pioche
pick-roll = { $die } de la zone de Lancers
pick-discard = { $die } de la défausse
pick-active = { $die } de la zone Active ({ $face })
way-left = à gauche
way-right = à droite
way-up-left = en haut à gauche
way-up-right = en haut à droite
way-down-left = en bas à gauche
way-down-right = en bas à droite

## Actions

action-draw = Piocher { $die }
action-draw-all = Mettre tous vos dés dans la zone de Lancers
action-push =
    { $count ->
        [0] Foncer avec des dés verts qui vont dans la zone de Lancers
        [one] Foncer : relancer { $count } dé
       *[other] Foncer : relancer { $count } dés
    }
action-pass = Passer : votre phase Lancers est finie
action-wait = Attendre de voir ce que font les autres
action-use = Utiliser { $card } : { $effect }
action-use-power = Utiliser { $card }, face pouvoir : { $effect }
action-use-first-credit = Prendre le crédit du dé de premier joueur
action-choose-coins = Prendre { coins }
action-choose-fan = Prendre un supporter
action-choose-no-fan = Ne pas prendre de supporter
action-choose-feet = Prendre { feet } pour { fans }
action-discard = Défausser { $die } de la zone de Lancers
action-pick-throw = Lancer { $pick }
action-pick-set = Poser { $pick } sur la face de votre choix
action-pick-lose = Perdre { $pick }
action-pick-give = Donner { $pick }
action-pick-move = Mettre { $pick } dans la zone de Lancers
action-borrow = Emprunter { $die } pour cette manche
action-gain = Gagner { $die }
action-set = Poser le dé sur cette face : { $face }
action-give = Le donner à { $player }
action-exit = Quitter le Départ par la sortie { $way }
action-exit-water = Quitter le Départ par la sortie { $way }, dans l’eau
action-exit-special = Quitter le Départ par la sortie { $way } : { $space }
action-step = Un pas { $way }
action-step-water = Un pas { $way }, dans l’eau
action-step-special = Un pas { $way } : { $space }
action-finish = Entrer dans l’Arrivée : tour { $lap } sur { $laps }
action-finish-rest = Entrer dans l’Arrivée, avant le second plateau
action-next-board = Continuer sur le second plateau pour { feet }
action-shortcut-coins = Prendre le raccourci pour { coins }
action-shortcut-feet = Prendre le raccourci pour { feet }
action-jet-pack =
    { $water ->
        [0] Utiliser le jet pack : vous aurez { feet }
       *[other] Utiliser le jet pack : vous aurez { feet } et { water }
    }
action-convert = Changer { coins } ou crédits contre un pied
action-claim = Prendre ce que donne la case
action-near = Prendre l’effet de la case spéciale { $place } près de vous : { $space }
action-buy = Acheter { $die } pour { $cost } : { $card }

# To leave a question, by what is asked.
action-done-draw = Ne plus piocher
action-done-draw-all = Piocher comme d’habitude
action-done-push-window =
    { $count ->
        [one] Lancer { $count } dé
       *[other] Lancer { $count } dés
    }
action-done-immediate = N’utiliser aucune autre compétence immédiate
action-done-after-push = Y renoncer
action-done-would-bust = Trébucher
action-done-leave =
    { $count ->
        [one] Garder { $count } dé dans la zone de Lancers
       *[other] Garder { $count } dés dans la zone de Lancers
    }
action-done-use-abilities = Continuer
action-done-use-red = Y renoncer
action-done-move = S’arrêter ici : { $space }
action-done-take-bob = Y renoncer
action-done-buy =
    { $bought ->
        [0] Ne rien acheter
       *[other] Ne plus rien acheter
    }
action-done-lose-roll = Ne pas perdre de dé
action-done-lose-any = Ne pas perdre de dé
action-done-must-lose = Ne plus perdre de dé
action-done-gain = Ne pas gagner de dé
action-done-give-die = Ne rien donner
action-done-pair-throw = Ne rien lancer
action-done-colours-throw =
    { $picked ->
        [0] Ne rien lancer
       *[other] Lancer les dés choisis
    }
action-done-claim-space = Refuser

## What the reader has to do

prompt-draw =
    { $draws ->
        [one] Piochez encore { $draws } dé.
       *[other] Piochez encore { $draws } dés.
    }
prompt-draw-free = Piochez des dés qui ne comptent pas, ou arrêtez.
prompt-draw-all = { $red } vous permet de mettre tous vos dés dans la zone de Lancers au lieu de piocher.
prompt-decide =
    { $active ->
        [one] Foncez ou Passez, avec { $active } dé actif.
       *[other] Foncez ou Passez, avec { $active } dés actifs.
    } { $risk ->
        [yes] Foncer avec des échecs seulement fait Trébucher.
       *[no] Vous ne pouvez pas encore Trébucher.
    }
prompt-forced = { $yellow } vous oblige à Foncer. Une compétence peut servir avant.
prompt-pass = Passez, ou utilisez d’abord une compétence.
prompt-push-window = Lancez, ou utilisez d’abord une compétence.
prompt-immediate = Utilisez des compétences immédiates, ou continuez.
prompt-after-push =
    { $count ->
        [one] { $yellow } : un lancer gratuit, si vous voulez.
       *[other] { $yellow } : { $count } lancers gratuits, si vous voulez.
    }
prompt-after-push-run =
    { $count ->
        [one] { $yellow } : courez un pas sur la terre, ou restez.
       *[other] { $yellow } : courez { $count } pas sur la terre un par un, ou restez.
    }
prompt-would-bust = Des échecs seulement. Répondez avec un dé vert, ou Trébuchez.
prompt-leave = Vous Trébuchez. Défaussez des dés de la zone de Lancers, ou gardez-les.
prompt-before-swords = Utilisez des compétences avant de comparer les épées, ou continuez.
prompt-use-abilities = Utilisez des compétences, ou continuez. Les simples gains sont pris pour vous.
prompt-use-red = { $red } : prenez la récompense contre un dé rouge actif, ou renoncez-y.
prompt-move =
    { $water ->
        [0] Courez avec { feet }, ou arrêtez-vous.
       *[other] Courez avec { feet } et { water }, ou arrêtez-vous.
    } Vous avez { coins } et { credits }.
prompt-take-bob =
    { $count ->
        [one] Prenez l’effet d’une case spéciale proche, ou renoncez-y.
       *[other] Prenez les effets de cases spéciales proches, { $count } au plus.
    }
prompt-buy =
    { $count ->
        [one] Achetez un dé d’une autre couleur, ou arrêtez.
       *[other] Achetez jusqu’à { $count } dés de couleurs différentes, ou arrêtez.
    } Vous avez { coins } et { credits }.

# Questions of effects. $source is the card or the space that asks.
prompt-free-throw =
    { $left ->
        [one] { $source } : choisissez encore { $left } dé de la pioche, puis lancez.
       *[other] { $source } : choisissez encore { $left } dés de la pioche, puis lancez-les.
    }
prompt-pinch = { $source } : choisissez un dé de la zone de Lancers et posez-le sur une face.
prompt-set-face = { $source } : choisissez la face du dé.
prompt-loan = { $source } : choisissez un dé de la réserve pour cette manche.
prompt-set-loan = { $source } : choisissez la face du dé.
prompt-lose-roll = { $source } : perdez un dé de la zone de Lancers, ou aucun.
prompt-lose-any =
    { $left ->
        [one] { $source } : perdez un dé, ou aucun.
       *[other] { $source } : perdez jusqu’à { $left } dés, l’un après l’autre.
    }
prompt-must-lose =
    { $left ->
        [one] { $source } : choisissez le dé que vous perdez.
       *[other] { $source } : choisissez les { $left } dés que vous perdez, l’un après l’autre.
    }
prompt-gain = { $source } : gagnez un dé qui coûte { $cost } ou moins, ou aucun.
prompt-gain-any = { $source } : gagnez n’importe quel dé, ou aucun.
prompt-gain-gray = { $source } : choisissez le dé gris que vous gagnez.
prompt-choose = { $source } : choisissez l’un des deux.
prompt-give-die = { $source } : donnez un dé à qui a le moins d’épées, ou aucun.
prompt-give-to = { $source } : il y a égalité pour le moins d’épées. Choisissez qui reçoit le dé.
prompt-pair-throw =
    { $left ->
        [one] { $source } : choisissez encore { $left } dé qui n’est pas rouge, puis lancez.
       *[other] { $source } : choisissez encore { $left } dés qui ne sont pas rouges, puis lancez-les.
    }
prompt-colours-throw =
    { $left ->
        [one] { $source } : choisissez { $left } dé d’une autre couleur, ou lancez.
       *[other] { $source } : choisissez jusqu’à { $left } dés de couleurs différentes de la pioche et de la zone de Lancers, puis lancez-les.
    }
prompt-move-other = { $source } : choisissez l’autre dé actif qui va dans la zone de Lancers.
prompt-claim-space = { $source } : prenez ce qu’elle donne, ou refusez. Avec un crédit, vous perdez un dé.
prompt-claim-fan = { $source } : prenez le supporter, ou refusez-le. Il apporte un jeton de pioche : vous piocherez désormais un dé de plus à chaque manche.
waiting =
    { $count ->
        [one] { $player } choisit.
       *[other] { $player } choisissent.
    }
# Before what the reader has to do, or instead of who is choosing. $count players are named in $player.
waits =
    { $count ->
        [one] { $player } attend de voir ce que font les autres.
       *[other] { $player } attendent de voir ce que font les autres.
    }
waits-you =
    { $count ->
        [0] Vous attendez de voir ce que font les autres.
       *[other] Comme { $player }, vous attendez de voir ce que font les autres.
    }
decides-first = { $player } décide en premier : le plus de dés dans la zone de Lancers, puis l’ordre de jeu.
decides-first-you = Vous décidez en premier : le plus de dés dans la zone de Lancers, puis l’ordre de jeu.

## Events. $kind, $dice and $face are dice and faces as above, $cell is the name of a space

event-race-set =
    { $laps ->
        [one] { $circuit }, { $laps } tour.
       *[other] { $circuit }, { $laps } tours.
    } { $you ->
        [yes] Vous avez le dé de premier joueur.
       *[other] { $player } a le dé de premier joueur.
    }
event-round-begins =
    Manche { $round } : { $you ->
        [yes] vous commencez.
       *[other] { $player } commence.
    }
event-draws =
    { $you ->
        [yes] Vous piochez { $kind }.
       *[other] { $player } pioche { $kind }.
    }
event-draws-all =
    { $you ->
        [yes] Vous mettez tous vos dés dans la zone de Lancers.
       *[other] { $player } met tous ses dés dans la zone de Lancers.
    }
event-refills =
    { $you ->
        [yes] Votre pioche est vide
       *[other] { $player } a vidé sa pioche
    } : la défausse y retourne, soit { $count ->
        [one] { $count } dé.
       *[other] { $count } dés.
    }
event-throws =
    { $you ->
        [yes] Vous lancez
       *[other] { $player } lance
    } { $count ->
        [one] { $count } dé.
       *[other] { $count } dés.
    }
event-shows =
    { $you ->
        [yes] Vos succès : { $dice }, { $face }
       *[other] Succès pour { $player } : { $dice }, { $face }
    }{ $count ->
        [one] .
       *[other] { " " }chacun.
    }
event-first-die-shows =
    { $you ->
        [yes] Succès de votre dé de premier joueur : { $face }.
       *[other] Succès du dé de premier joueur pour { $player } : { $face }.
    }
event-misses =
    { $you ->
        [yes] Vous n’avez que des échecs.
       *[other] { $player } n’a que des échecs.
    }
event-pushes =
    { $risky ->
        [0] { $you ->
            [yes] Vous Foncez.
           *[other] { $player } Fonce.
        }
       *[other] { $you ->
            [yes] Vous Foncez, au risque de Trébucher.
           *[other] { $player } Fonce, au risque de Trébucher.
        }
    }
event-passes =
    { $you ->
        [yes] Vous Passez.
       *[other] { $player } Passe.
    }
event-waits =
    { $you ->
        [yes] Vous attendez de voir ce que font les autres.
       *[other] { $player } attend de voir ce que font les autres.
    }
event-would-bust =
    { $you ->
        [yes] Vous allez Trébucher.
       *[other] { $player } va Trébucher.
    }
event-busts =
    { $you ->
        [yes] Vous Trébuchez : vos dés actifs vont à la défausse.
       *[other] { $player } Trébuche : ses dés actifs vont à la défausse.
    }
event-leaves =
    { $you ->
        [yes] Vous défaussez { $kind } de la zone de Lancers.
       *[other] { $player } défausse { $kind } de la zone de Lancers.
    }
event-protected =
    { $you ->
        [yes] Vous ne pouvez pas Trébucher cette fois.
       *[other] { $player } ne peut pas Trébucher cette fois.
    }
event-keeps-green-gray =
    { $you ->
        [yes] Vos dés verts et gris restent actifs.
       *[other] { $player } garde ses dés verts et gris actifs.
    }
event-active-to-roll =
    { $you ->
        [yes] Vous remettez un dé actif dans la zone de Lancers ({ $pair }).
       *[other] { $player } remet un dé actif dans la zone de Lancers ({ $pair }).
    }
event-uses =
    { $you ->
        [yes] Vous utilisez { $card }.
       *[other] { $player } utilise { $card }.
    }
event-sets-face =
    { $you ->
        [yes] Vous posez un dé, qui devient actif ({ $pair }).
       *[other] { $player } pose un dé, qui devient actif ({ $pair }).
    }
event-borrows =
    { $you ->
        [yes] Vous empruntez un dé pour cette manche ({ $pair }).
       *[other] { $player } emprunte un dé pour cette manche ({ $pair }).
    }
event-gains-coins =
    { $you ->
        [yes] Vous gagnez
       *[other] { $player } gagne
    } { $count ->
        [one] { $count } pièce.
       *[other] { $count } pièces.
    }
event-gains-credits =
    { $you ->
        [yes] Vous gagnez
       *[other] { $player } gagne
    } { $count ->
        [one] { $count } crédit.
       *[other] { $count } crédits.
    }
event-gains-feet =
    { $you ->
        [yes] Vous gagnez
       *[other] { $player } gagne
    } { $count ->
        [one] { $count } pied.
       *[other] { $count } pieds.
    }
event-gains-water =
    { $you ->
        [yes] Vous gagnez
       *[other] { $player } gagne
    } { $count ->
        [one] { $count } pied palmé.
       *[other] { $count } pieds palmés.
    }
event-gains-fan =
    { $you ->
        [yes] Vous avez maintenant { fans }.
       *[other] { $player } a maintenant { fans }.
    }
event-gains-token =
    { $you ->
        [yes] Vous avez maintenant { tokens }.
       *[other] { $player } a maintenant { tokens }.
    }
event-gains-die =
    { $you ->
        [yes] Vous gagnez { $kind }.
       *[other] { $player } gagne { $kind }.
    }
event-loses-die =
    { $you ->
        [yes] Vous perdez { $kind }.
       *[other] { $player } perd { $kind }.
    }
event-gives-die =
    { $you ->
        [yes] Vous donnez { $kind } à { $owner }.
        [target] { $player } vous donne { $kind }.
       *[other] { $player } donne { $kind } à { $owner }.
    }
event-swords =
    { $you ->
        [yes] Vous montrez { swords }.
       *[other] { $player } montre { swords }.
    }
event-most-swords =
    { $you ->
        [yes] Vous avez le plus d’épées.
       *[other] { $player } a le plus d’épées.
    }
event-white-green-free =
    { $you ->
        [yes] Les dés blancs et verts ne compteront pas quand vous piocherez la prochaine fois.
       *[other] Les dés blancs et verts ne compteront pas à la prochaine pioche pour { $player }.
    }
event-gray-free =
    { $you ->
        [yes] Les dés gris ne compteront pas quand vous piocherez la prochaine fois.
       *[other] Les dés gris ne compteront pas à la prochaine pioche pour { $player }.
    }
event-may-draw-all =
    { $you ->
        [yes] La prochaine fois, vous pourrez piocher tous vos dés.
       *[other] La prochaine fois, { $player } pourra piocher tous ses dés.
    }
event-buys-foot =
    { $you ->
        [yes] Vous achetez un pied.
       *[other] { $player } achète un pied.
    }
event-steps =
    { $you ->
        [yes] Un pas vous mène sur « { $cell } ».
       *[other] Un pas mène { $player } sur « { $cell } ».
    }
event-steps-on-grass =
    { $you ->
        [yes] Vous faites un pas.
       *[other] { $player } fait un pas.
    }
event-finishes-lap =
    { $you ->
        [yes] Vous passez l’Arrivée et repartez du Départ. Tours achevés : { $laps }.
       *[other] { $player } passe l’Arrivée et repart du Départ. Tours achevés : { $laps }.
    }
event-changes-board =
    { $you ->
        [yes] Vous continuez sur le second plateau.
       *[other] { $player } continue sur le second plateau.
    }
event-takes-shortcut =
    { $you ->
        [yes] Vous prenez le raccourci.
       *[other] { $player } prend le raccourci.
    }
event-uses-jet =
    { $water ->
        [0] { $you ->
            [yes] Le jet pack double vos pieds : { feet }.
           *[other] Pour { $player }, le jet pack double les pieds : { feet }.
        }
       *[other] { $you ->
            [yes] Le jet pack double vos pieds : { feet } et { water }.
           *[other] Pour { $player }, le jet pack double les pieds : { feet } et { water }.
        }
    }
event-stands-on =
    { $you ->
        [yes] Vous finissez sur « { $cell } ».
       *[other] { $player } finit sur « { $cell } ».
    }
event-uses-bob =
    { $you ->
        [yes] Bob vous procure l’effet de « { $cell } ».
       *[other] Bob procure à { $player } l’effet de « { $cell } ».
    }
event-buys =
    { $you ->
        [yes] Vous achetez { $kind } pour { $cost }.
       *[other] { $player } achète { $kind } pour { $cost }.
    }
event-round-ends = La manche { $round } est finie.
event-full-tie = Égalité en tête. Tout le monde continue.
event-game-ends = La course est finie.
event-final =
    { $you ->
        [yes] Vous avez parcouru
       *[other] { $player } a parcouru
    } { score }.
event-wins =
    { $you ->
        [yes] Vous gagnez la course.
       *[other] { $player } gagne la course.
    }
event-shares =
    { $you ->
        [yes] Vous partagez la victoire.
       *[other] { $player } partage la victoire.
    }

## La fin : $all ont le même $score, $above sont les $leaders d’entre eux qui passent devant, à la place $place

score =
    { $spaces ->
        [0] { $laps ->
            [0] pas une seule case
           *[other] { laps }
        }
       *[other] { $laps ->
            [0] { spaces }
           *[other] { laps } et { spaces }
        }
    }
# Under a report whose columns have 2+13 for 2 laps and 13 spaces.
score-short = Les scores sont des tours + des cases après le Départ.
tie-shared =
    { $all } sont à égalité avec { $score }. Rien d’autre ne départage : c’est { $place ->
        [1] une victoire partagée
       *[other] une place partagée
    }.

## Score lines

line-laps = { laps }
line-progress = { spaces } après le Départ

## La feuille de tous les scores côte à côte, et ce qui a décidé la partie

row-laps = Tours
row-spaces = Cases après le Départ
decided-laps =
    { $you ->
        [yes] Vous suivez
       *[no] Ensuite : { $second },
    } avec { $score }.
decided-spaces =
    { $you ->
        [yes] Vous suivez
       *[no] Ensuite : { $second },
    } à { spaces }.

## Why a move is refused. $asked is what the player is asked to do instead

refuse-not-now = Ce n’est pas le moment : { $asked }.
refuse-not-in-zone = Ce dé n’est pas dans { $zone } : { $kind }.
refuse-not-active = Aucun de vos dés actifs ne montre cela : { $pair }.
refuse-draw-more = Vous devez encore piocher { dice }.
refuse-drawn-enough =
    { $count ->
        [one] Vous avez déjà pioché le seul dé permis.
       *[other] Vous avez déjà pioché les { $count } dés permis.
    }
refuse-not-all = Seule la carte { $card } permet de piocher tous les dés à la fois.
refuse-nothing-to-throw = Il n’y a pas de dé à lancer dans votre zone de Lancers.
refuse-pushed-enough = Vous avez Foncé { $count } fois. C’est la limite d’une manche.
refuse-forced = { $card } vous oblige à Foncer.
refuse-wait-in-order = À cette table, on n’a pas à attendre : l’ordre de la phase Lancers dit qui décide ensuite.
refuse-wait-alone = Plus personne d’autre n’est dans la phase Lancers : il n’y a personne à attendre.
refuse-wait-again = Vous attendez déjà, jusqu’à ce que quelqu’un Fonce ou Passe.
refuse-wait-first = Tout le monde attend, et vous décidez en premier : le plus de dés dans la zone de Lancers, puis l’ordre de jeu.
refuse-no-first-credit = Le dé de premier joueur ne vous offre pas de crédit en ce moment.
refuse-only-red = Ici, vous pouvez seulement utiliser { $card } ou y renoncer.
refuse-not-immediate = { $card } n’a pas d’effet immédiat en ce moment.
refuse-used = Vous avez déjà utilisé { $card }.
refuse-too-few-cats = { $card } demande { $count } chats non utilisés.
refuse-no-effect = { $card } ne fait rien en ce moment.
refuse-only-steps = Seul un pas sur la terre est offert ici.
refuse-no-space-near = Il n’y a pas de case spéciale numéro { $count } près du coureur.
refuse-space-gives-nothing = Cette case ne donne rien en ce moment : { $cell }.
refuse-not-on-start = Votre coureur n’est pas sur le Départ.
refuse-no-exit = Le Départ n’a pas de sortie { $count }.
refuse-exits-only = On quitte le Départ par ses sorties.
refuse-no-way = Il n’y a pas de case dans cette direction.
refuse-water = Seul un pied palmé entre dans l’eau.
refuse-not-at-finish = On n’entre pas dans l’Arrivée par cette case.
refuse-no-foot = Il ne vous reste pas de pied.
refuse-no-next-board = Votre coureur n’est pas sur la première Arrivée du Grand Final.
refuse-too-few-feet = Cela coûte { $price } pieds, et vous en avez { $feet }.
refuse-too-many-feet = On ne peut pas avoir autant de pieds.
refuse-too-little-money = Cela coûte { $price } en pièces et crédits, et vous en avez { $money }.
refuse-no-shortcut = Votre coureur n’est pas sur un raccourci.
refuse-no-jet = Votre coureur n’est pas sur un jet pack.
refuse-move-used = Cette case vous a déjà servi dans cette manche : { $cell }.
refuse-colour-bought = Vous avez déjà acheté { $kind } dans cette manche. Choisissez une autre couleur.
refuse-supply-empty = La réserve ne peut pas vous donner { $kind }.
refuse-too-dear = Il faut { $price } en pièces et crédits pour acheter { $kind }, et vous en avez { $money }.
refuse-gray-only = { $card } donne seulement un dé gris.
refuse-costs-more = Trop cher : { $kind } coûte { $price }, et le maximum est de { $most }.
refuse-other-die = Ce n’est pas une face du dé à poser, qui est { $kind }.
refuse-not-playing = Personne ne joue à cette place.
refuse-yourself = Choisissez un adversaire, pas vous-même.
refuse-not-fewest = { $player } n’a pas le moins d’épées.
refuse-first-die = Le dé de premier joueur ne peut pas être choisi ici.
refuse-other-zone = Cet effet ne prend aucun dé dans { $zone }.
refuse-no-red = { $card } ne lance pas de dé rouge.
refuse-colour-picked = Il faut des couleurs différentes, et vous avez déjà choisi un dé comme celui-ci : { $kind }.

# What a player is asked.
asked-draw = piochez des dés
asked-draw-all = piochez tous vos dés, ou comme d’habitude
asked-decide = Foncez ou Passez
asked-push-window = lancez, ou utilisez d’abord une compétence
asked-after-push = utilisez la carte jaune, ou renoncez-y
asked-would-bust = répondez à la chute, ou Trébuchez
asked-leave = défaussez des dés de la zone de Lancers, ou gardez-les
asked-use-abilities = utilisez des compétences, ou continuez
asked-use-red = utilisez la carte rouge, ou renoncez-y
asked-move = déplacez votre coureur, ou arrêtez-vous
asked-take-bob = utilisez Bob, ou renoncez-y
asked-buy = achetez des dés, ou arrêtez
asked-immediate = utilisez des compétences immédiates, ou continuez
asked-free-throw = choisissez des dés pour le lancer gratuit
asked-pinch = choisissez un dé de la zone de Lancers
asked-set-face = choisissez une face du dé
asked-loan = choisissez un dé de la réserve
asked-set-loan = choisissez une face du dé
asked-lose-roll = choisissez un dé à perdre, ou aucun
asked-lose-any = choisissez un dé à perdre, ou aucun
asked-must-lose = choisissez le dé que vous perdez
asked-gain = choisissez un dé à gagner, ou aucun
asked-gain-gray = choisissez le dé gris que vous gagnez
asked-choose = choisissez l’une des deux offres
asked-give-die = choisissez un dé à donner, ou aucun
asked-give-to = choisissez qui reçoit le dé
asked-pair-throw = choisissez des dés pour le lancer gratuit
asked-colours-throw = choisissez des dés pour le lancer gratuit
asked-move-other = choisissez l’autre dé actif qui part
asked-claim-space = prenez ce que donne la case, ou refusez-le

## The terminal table. $place is a space of the circuit, such as "h7"; $chance is written in percent

table-header = { $game } · { $race } · { $circuit } · manche { $round } · { $step ->
        [rolling] phase Lancers
        [abilities] compétences
        [swords] épées
        [totals] compétences
        [moving] déplacement
        [after-moves] après le déplacement
        [buying] achats
        [clearing] rangement
       *[over] la fin
    }
table-cards = Cartes
table-left = reste
table-sign-credits = 1–9 crédits
table-sign-water = ~ eau
table-sign-line = │_ lignes rouges
table-sign-reach = { $sign }, souligné : à portée
table-signs = { $coin } pièces · { $foot } pied · { $ability } compétence · { $power } pouvoir · () utilisé · v dit ce que font les cartes
table-column-place = case
table-column-lines = lignes
table-column-draw = pioche
table-column-fans = supp.
table-column-tokens = jetons
table-column-coins = pièces
table-column-credits = crédits
table-column-feet = pieds
table-column-water = eau
table-first = premier joueur
table-lap = tour { $lap }/{ $laps }
table-busted = chute
table-passed = a passé
table-waits = attend
table-percent = { $number } %
table-bust = chute { $chance }
table-guarded = avec le dé vert { $chance }
table-no-bust = sans risque
table-hits = { $count } succès en moyenne
table-keeps =
    garde { $count ->
        [one] { $count } dé actif
       *[other] { $count } dés actifs
    } : { coins }, { feet }, et ce que donnent les compétences
table-bust-costs =
    { $count ->
        [one] { $count } dé actif va à la défausse
       *[other] { $count } dés actifs vont à la défausse
    }
table-fan =
    supporter { $fans } : { credits }{ $tokens ->
        [0] { "" }
       *[other] , { tokens }
    }
table-hit = succès { $chance } : { $faces }
table-worth = coûte { $cost } dans la réserve
table-money-left = laisse { coins }, { credits }
table-forward =
    { $count ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
table-began-here = rien : vous y avez commencé la manche
table-draw-likeliest = Piocher { $count } dés, ceux qui réussissent le plus souvent
table-run = Courir jusqu’à { $place }
table-run-special = Courir jusqu’à { $place } : { $space }
table-run-next-lap = Passer l’Arrivée et courir jusqu’à { $place } : { $laps } sur { $legs }
table-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
table-price =
    { $coins ->
        [0] { credits }
       *[other] { $credits ->
            [0] { coins }
           *[other] { coins } + { credits }
        }
    }
table-power = Pouvoir : { $text }
table-values-fans = Piste des supporters, crédits de chaque case, + pour un jeton de pioche : { $track } ; au-delà { $beyond } crédits chacun
table-values-risk = Foncer est risqué à partir de { $dice } dés actifs.
table-values-foot = { $coins } pièces ou crédits achètent un pied.
table-values-buy = Vous pouvez acheter { $count } dés de couleurs différentes par manche.
table-letters-light-gray = Gc
table-letters-dark-gray = Gf
table-letters-red = Ro
table-letters-orange = Or
table-letters-yellow = Ja
table-letters-green = Ve
table-letters-blue = Bu
table-letters-purple = Vi
table-letters-brown = Ma
table-letters-white = Bc
table-letters-first-player = Pj
