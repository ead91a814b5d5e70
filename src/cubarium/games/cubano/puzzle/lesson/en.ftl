title = Learn the Cub’ano puzzle
goal = Rebuild a picture on the board, in as few moves as you can.

bars = The picture is a mushroom, and most of it is on your board already. The grass and a row of the cap are missing. A square takes a cube only once all its sides have a bar, and below the grass there is none yet. Choose the bars.
    .done = Bars go into the grooves between the squares. Now you choose where the line begins.
    .wrong = The squares of the grass are not closed yet, so no cube can stand in them. First the bars.

line = A move is a straight line, and you choose its two ends. The grass lies in row 2, from b to g. Begin at the left, on the edge between b1 and b2.
    .done = That is one end of the line.
    .wrong = That edge needs a bar too. But from the middle a line reaches only one end. Begin between b1 and b2.
    .wrong-g1-g2 = From there it would work just as well, the other way round. Let us begin at the left, between b1 and b2.

line-end = Now the other end. All six edges below the grass need a bar: end the line between g1 and g2.
    .done = Six bars, and it counts as one move. The longer your lines, the fewer moves you need. All squares of the grass are formed now.
    .wrong = That is allowed, but then bars would be missing, and those cost another move. Go on to the edge between g1 and g2.

colour = Cubes are laid in straight lines too, one colour at a time. Choose the colour of the grass: green.
    .done = Now you choose the two ends again, this time of a row of squares.
    .wrong = In the picture the grass is green. Choose green.
    .wrong-red = The cap needs red, and that comes next. First the grass: choose green.

run = The grass goes from b2 to g2. Begin at b2.
    .done = A line of cubes goes along a row or a column, over formed squares only. What is empty in the picture stays empty.
    .wrong = That is not where the green begins. Begin at b2, the left end of the grass.
    .wrong-g2 = From there it would work just as well, the other way round. Let us begin at the left, at b2.

run-end = Now end it at g2.
    .done = Six cubes, one move. Only the cap is left.
    .wrong = That is allowed, but the rest of the grass would cost another move. End it at g2.

over = Row 6 of the cap is red, with a yellow dot at c6. You have chosen red and begun at b6. A cube on the board may be turned to another colour later. So do not stop at the dot: go over it, to g6.
    .done = The whole row is red in one move. If you had left the dot out, the red before it and the red behind it would have taken a move each.
    .wrong = Then some of the red would be missing, and cost another move. Go over the dot, to g6.

yellow = One cube has the wrong colour now, and the board frames it: c6. Turn it. Choose yellow.
    .done = Now the square.
    .wrong = In the picture the dot is yellow. Choose yellow.

dot = Only c6 needs turning. Begin there.
    .done = A line may also be as short as one square.
    .wrong = That square is right as it is. Only c6 should be yellow: begin there.

last = For one square alone, let the line end where it begins: choose c6 once more.
    .done = The picture is whole, in 27 moves. That is par, as many as our own solution needs. Every picture has its par, and sometimes you can do with fewer.
    .wrong = Then other cubes would turn yellow too. For the dot alone, choose c6 once more.

end = That is all you need. A real game begins on an empty board: first the bars, then large areas of colour, then the details on top of them. You have 60 moves at most, and once you have made as many as par, you may stop.
