title = Learn the naval battle of dice
goal = Sink Nour’s three ships before she sinks yours.

throw = Nothing is hidden here. Your fleet lies on the left, Nour’s on the right: a carrier of three cubes, an escort of two, a submarine of one. Two dice say where a shot falls. Throw them.
    .done = A 2 and a 6. A die that shows 4 or less can give the letter: 1 for a, 2 for b, 3 for c, 4 for d. The other one gives the digit. So this is b6.

fire = The square b6 in Nour’s half is in your sights, and there lies her carrier. Fire at b6.
    .done = A hit: one cube less afloat. A ship is sunk once all its cubes are hit. Then Nour threw a 1 and a 6, but on your a6 there is only water. You get one shot a turn, even after a hit.
    .wrong = You may aim again before you fire. But b6 is a hit for sure. Fire at b6.

order = A 2 and a 4. Either of them can be the letter, so you choose: 2 and 4 make b4, 4 and 2 make d2. On d2 lies her submarine. Fire at d2.
    .done = The submarine has only that one cube: it is sunk. Two ships are left.
    .wrong = You may aim again before you fire. But d2 is a hit for sure. Fire at d2.
    .wrong-fire-b4 = On b4 there is only water. Read the dice the other way round: fire at d2.

correct = A 3 and a 5 make c5, and there is only water. But you may correct: you throw the die of the digit again, and add what it shows to the 5 or subtract it. The letter stays. She has cubes on c2, c3 and c6. Correct from c5.
    .done = A 3. From c5 you get to c8 or to c2.
    .wrong = On c5 there is only water. If you correct, a 1, a 2 or a 3 leads you to one of her ships. Correct from c5.

minus = 5 plus 3 is 8, and c8 is only an island. 5 minus 3 is 2, and on c2 lies her escort. Subtract 3 and fire at c2.
    .done = A hit. After a correction nothing more is thrown. A digit below 1 or above 8 would have been a miss.
    .wrong = On c8 there is an island, and your shot would be lost. Subtract 3: on c2 lies her escort.

letter = A 5 and a 6: no die gives a letter. Then you throw one of them again for the letter, and the other one gives the digit. In row 5 Nour has nothing, in row 6 two cubes of her carrier. Throw the 5 again and keep the 6.
    .done = A 3: that is the letter c. With a 5 or a 6 your turn would have been lost.
    .wrong = Then the 5 would be the digit, and in row 5 there is only water. Keep the 6, and throw the 5 again.

sight = Now c6 is in your sights. Fire.
    .done = Another hit. Her carrier has one cube left, on a6.
    .wrong = You could correct now as well. But c6 is a hit for sure. Fire at c6.

ship = This is how a game begins: each of you takes two cubes from your half. They become your dice and leave islands behind. Then you place your ships. Nour is ready. Now your carrier: three squares along a row, a column or a diagonal. No die shows a 7 or an 8, so only a correction can hit those rows. Begin on a8.
    .done = From a8 there is room for three squares to the right, down and along the diagonal.
    .wrong = It could begin there. But in rows 7 and 8, only a correction can hit a ship. Begin on a8.

ship-end = Keep all of it in row 8: end the carrier on c8.
    .done = The escort and the submarine are placed in the same way. Ships may touch, but may not lie on islands.
    .wrong = Then its end would lie in row 6, where the first throw may hit it. In row 8 it is safer: end it on c8.

mine = A table may also play with mines in place of islands. Whoever fires at a mine loses a cube of their own ships. A 4 and a 5 make d5, and there lies a mine. Do not fire: correct.
    .done = A 3: from d5 you get to d8 or to d2, and on d2 lies her submarine.
    .wrong = On d5 lies a mine: a shot would cost you a cube of your own ships. Correct from d5.

last = Near the end, each of you has one cube left. You have corrected from b4 and thrown a 3, so that your shot may fall on b7 or on b1. Her last cube is on b7. Add 3 and fire at b7.
    .done = Her carrier was the last ship, and it is sunk: you have won.
    .wrong = On b1 there is only water, and then it would be Nour’s turn. Add 3: her last cube is on b7.

end = That is all you need. Before anything else, each of you chooses a colour, and chance decides who begins. For those who are learning to count, a table may agree that corrections only add.
