### Words of High card, in English. The other language has the same messages and variables.

game = High card
game-tagline = Play your cards one by one; the highest takes the round.

rule-1-1 = The deal
rule-2-1 = The turn
rule-2-2 = The round
rule-2-3 = Victory

option-players = Players
    .help = From 2 to 4.
variant-standard = Standard
    .help = Three cards each.

action-play = Play the { $card }
prompt-play = Play a card.
waiting = { $player } is choosing a card.

event-starts =
    { $you ->
        [yes] You begin.
       *[other] { $player } begins.
    }
event-plays =
    { $you ->
        [yes] You play the { $card }.
       *[other] { $player } plays the { $card }.
    }
event-takes =
    { $you ->
        [yes] You take the round.
       *[other] { $player } takes the round.
    }
event-game-ends = The game is over.
event-final = { $player }: { $points }

refuse-not-yours = You do not have the { $card }.
