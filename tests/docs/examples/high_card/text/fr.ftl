### Words of High card, in French.

game = Carte haute
game-tagline = Jouez vos cartes une à une ; la plus haute prend la manche.

rule-1-1 = La donne
rule-2-1 = Le tour
rule-2-2 = La manche
rule-2-3 = La victoire

option-players = Joueurs
    .help = De 2 à 4.
variant-standard = Standard
    .help = Trois cartes chacun.

action-play = Jouer le { $card }
prompt-play = Jouez une carte.
waiting = { $player } choisit une carte.

event-starts =
    { $you ->
        [yes] Vous commencez.
       *[other] { $player } commence.
    }
event-plays =
    { $you ->
        [yes] Vous jouez le { $card }.
       *[other] { $player } joue le { $card }.
    }
event-takes =
    { $you ->
        [yes] Vous prenez la manche.
       *[other] { $player } prend la manche.
    }
event-game-ends = La partie est finie.
event-final = { $player } : { $points }

refuse-not-yours = Vous n’avez pas le { $card }.
