title = Learn Cubosaurs
goal = Collect dinosaurs that are worth something together, and leave the others to your opponents. The most points win.

keep = This is you, with four cards on the table. In the middle lies the Hand: one Brontosaurus. You have one already. A single Brontosaurus costs 3 points, two of them bring 2. Keep the Hand.
    .done = From −3 to +2. Whatever lies in front of you counts when the round ends. The small row on each card tells what 1, 2, 3 or 4 of its kind are worth.
    .wrong = You may do that. But a second Brontosaurus would bring you 5 points more than you have now. Keep the Hand.

pass = Now the Hand is a T-Rex. One T-Rex brings 4 points, two bring only 1, so you had better not take it. Instead, add one of your own cards to the Hand and pass both to Nour. Your Pterodactyl always costs a point: give her that one.
    .done = Nour has to take both cards, or add one of hers and pass three cards back to you.
    .wrong = You would be rid of the T-Rex that way. But the card you give is worth something to you. The Pterodactyl is not: pass it.
    .wrong-keep = Two T-Rex are worth 1 point, your single one is worth 4. Pass the Hand, with your Pterodactyl.

new-type = The Hand has grown. You may only add a kind that is not in it yet: your Stegosaurus is out of the question, there is one already. Pass the Hand with your Pentaceratops, which costs 3 points as long as it is alone.
    .done = Nour passes it back. That happens: a Hand may go round and round, and it grows with every turn.
    .wrong-keep = That would bring you two more cards that cost points. Pass the Hand with your Pentaceratops.
    .wrong-pass-trex-1 = Your T-Rex brings 4 points. Keep it, and pass your Pentaceratops.

must-keep = Look at the Hand: every kind you own is in it, so there is nothing you could add. Then you must keep it, all of it.
    .done = Four cards, and hardly any of them was welcome. Watch what the others can still add before you pass.

series = Some kinds are worth it only in numbers. Three Stegosauruses cost 2 points, four bring 8. The Hand is kept whole or not at all, so the Pterodactyl comes along. Keep it all the same.
    .done = The four are worth 8 points now, and the Pterodactyl costs 1. A good deal.
    .wrong = The fourth Stegosaurus brings 10 points more than three of them. Take it, and the Pterodactyl with it.

raptors = Velociraptors come in grey and black. Alone, each costs points. One grey and one black make a pair, and both bring points. You have a grey one: keep the black one.
    .done = A pair. Each of the two now brings the first of its numbers, instead of costing the second.
    .wrong = Your grey Velociraptor is alone, and that costs points. The black one in the Hand would make a pair: keep it.

egg = Eggs are bets. An egg brings points if nobody has more dinosaurs of its kind than you; else it costs points. You have three Pentaceratops, Nour has one. Keep the egg.
    .done = As long as nobody overtakes you, this egg pays. Being level is enough.
    .wrong = You have the most Pentaceratops, so this egg brings you points. Keep it.

poisoned = Another egg, of a T-Rex this time. Nour has two of them, you have none: it would cost you points. Pass it, and with it the card you will miss least.
    .done = Exactly. Now it is up to Nour, and for her the egg is worth something. One cannot have everything.
    .wrong = The egg would be gone, but so would something that brings you points, or soon will. Pass the Pterodactyl.
    .wrong-keep = You have no T-Rex, and Nour has two: for you this egg only costs points. Pass it, with the Pterodactyl.

last = The last round. The deck is empty, and when somebody has to draw, the game is over. Nour is ahead by far, but the Hand holds the answer: a fourth Pentaceratops. Keep it.
    .done = The round is counted, the totals are added up, and you have won.
    .wrong = Four Pentaceratops are worth 7 points, three only 3. Without the fourth you lose. Keep it.

end = That is all you need. In a real game everybody begins with four cards, and you play two rounds, or three if there are two of you.
