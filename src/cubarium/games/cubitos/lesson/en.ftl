title = Learn Cubitos
goal = A race around the circuit. Dice bring feet, which carry your runner on, and coins, which buy better dice. Be the first to finish.

push = You have thrown nine dice. Two show a coin: they are active now. The other seven show nothing, and you may push, that is, throw them again. With fewer than three active dice nothing can go wrong. Push.
    .done = Two more coins and a foot. Dice that hit become active, the others stay in your Roll zone.
    .wrong = You may stop whenever you like. But with only two active dice, a push is free of risk. Push.

pass = Five active dice. From three on, a throw without a single hit is a bust, and the active dice are lost for this round. With the four dice you have left, that happens nearly four times in ten. Better stop: pass.
    .done = You collect what your dice show: 4 coins and 1 foot. Then the runners run.
    .wrong = Nearly four times in ten you would lose it all. Four coins and a foot are a good start. Pass.

move = One foot is one step. Water is closed to ordinary feet. Just in front of Start, beside the water, lies a space with 2 credits. Step onto it.
    .done = A space like this acts if you stop on it, not if you only pass.
    .wrong = You may go there. But the space with 2 credits is just as near, and credits are as good as coins. Step onto it.
    .wrong-convert = Four coins make a second foot. But soon the coins will buy you a die. Step onto the space with 2 credits.
    .wrong-done = Feet that are left over are lost. Step onto the space with 2 credits.

stop = Your foot is spent. Four coins would buy another, but you will want them for a die. Stop here, and the 2 credits are yours.
    .done = Coins vanish at the end of the round. Credits stay until you spend them.
    .wrong = Then you would have no coins left to buy a die. Stop here and take the credits.

buy = Now you may buy dice: up to two, of different colours. The card of each colour tells its price and what it does. White dice bring feet, and your coins and credits are just enough for one. Buy the white die.
    .done = New dice go to your Discard, like used ones. Your Draw zone was empty, so the whole Discard has just moved there: now you can draw the white die.
    .wrong = A good die too. But your gray dice seldom bring a foot, and this is a race. Buy the white die.
    .wrong-done = The coins you keep vanish at the end of the round. Buy the white die.

draw = A few rounds later. You draw nine dice, and one more for each red line between you and the leading runner. Nour is one line ahead, so you draw ten, of your choice. Nine lie in your Roll zone already. Draw the white die.
    .done = The ten are thrown at once. A coin, a foot, and on the white die the symbol of its card: Smelly Cat brings 2 feet.
    .wrong = A light gray die hits with one face of six, a white one with three. Draw the white die.

risk = Three active dice: from now on a throw without a hit is a bust. With the seven dice you have left, that happens less than once in five, and each hit is welcome. Take the risk: push.
    .done = Seven blanks, you bust. Your active dice go to the Discard, and what they showed is not collected.
    .wrong = Passing is safe, and often wise. But a small risk is worth taking once in a while. This time, push.

leave = There is some comfort: every bust brings a fan. The first brings nothing, later ones bring credits and sometimes larger draws. You may discard dice of your Roll zone now. Those that stay are thrown in the next round. Keep them.
    .done = You have your first fan. Without active dice there was nothing to collect, and a new round has begun.
    .wrong = That pays if better dice wait in your Draw zone. But only a light gray one lies there. Keep your dice.

use = Dice of a colour can do more: their card tells what. The orange symbol is Dugout, and it acts at once: throw three dice of your Draw zone. This is a free throw, not a push, so you cannot bust. Use Dugout.
    .done = Both white dice hit: 2 feet for Smelly Cat, 1 foot for the other face. The purple die missed and lies in your Roll zone.
    .wrong = Then you would give away a throw of three dice, free of risk. Use Dugout.

convert = The last bend is behind you. The Finish is one step away, and you have no foot left. But four coins or credits make one, at any time while you run. Change four of your coins.
    .done = Four coins less, one foot more. It is all you need.
    .wrong = You could stop here. But Nour is coming, and you have five coins. Make a foot of four of them.

finish = The step onto Finish completes the lap, and this race has only one. Run.
    .done = Your runner is home, Nour’s is not: you have won the race.
    .wrong = You may go there, even backwards. But one step leads onto Finish. Take that one.
    .wrong-done = You have a foot, and Finish is one step away. Run.

end = That is all you need. In a real race everybody throws at the same time, red dice fight with swords, and each race has cards of its own. If several finish in one round, the one who has run farthest wins.
