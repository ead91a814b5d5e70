title = Learn Cub’ano Course
goal = It is a race. Be the first to cover your 32 squares, which is half of the board.

throw = You play orange and start from the corner a8. The colour you throw says how many cubes you place: brown 1, red 2, orange 3, yellow 4, green 5, blue 6. Throw the die.
    .done = Orange: three cubes. The first goes into your corner. Only b7 touches that square by a corner, so the second goes there. Both are on the board already. The third is up to you.

branch = You go from corner to corner, as a bishop does in chess. A cube goes on a free square that touches one of yours by a corner. Here that is a6, c6 or c8. Head for the middle: place it on c6.
    .done = Then it is Nour’s turn. She plays blue and starts from the corner h8. Red brings her two cubes.
    .wrong = That is just as good, for every square counts the same. But let us head for the middle: place it on c6.

brown = Your turn again. Throw.
    .done = Brown brings only one cube. That happens: how far you get depends on the luck of the die.

touch = The new cube need not touch your last one. Any of your squares will do: branch off wherever you like. This time place it on d5.
    .done = Look at Nour’s squares: they lie on other diagonals. No square is open to both of you. You can never get stuck, and nobody can stand in your way.
    .wrong = That is allowed too, and just as good. But for now place it on d5.

colour = This is how a race begins: first each of you chooses a colour. Here Nour began, and took blue. Choose one of the others.
    .done = Which colour you play changes nothing in the race. What you throw counts, not what you play. Then come the corners: Nour takes h8.

corner = Now your corner. Two are left to you: those that share a side of the board with h8. From a1 you would reach the same squares as Nour. Choose one.
    .done = From here you reach 32 squares, and Nour from hers the other 32. Now the race can begin.

last = The finish is near. You have covered 27 squares and need 5 more. Nour has covered 29 and needs only 3. It is your turn: throw.
    .done = Blue, six cubes. Five are enough, and the sixth is lost. You have covered your 32 squares before Nour: you have won.

end = That is all there is to it. Chance decides who begins. As an option, if the player who began finishes first, the other gets a last throw.
