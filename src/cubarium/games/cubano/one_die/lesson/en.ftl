title = Learn Cub’ano 1 die
goal = Close squares to make them yours. The player with the largest suite wins: squares of one colour that touch by their sides.

corner = You play orange. Your die shows brown, so you have one bar to lay, on any edge between two squares. Look at the corner a8: only the side towards b8 is still open. Lay your bar there, between a8 and b8.
    .done = The square is formed and gets a cube in your colour at once. The rim of the board closes it like a bar: a corner needs only 2 bars, another square at the rim 3, any other 4.
    .wrong = A bar may lie on any free edge. But one between a8 and b8 forms the corner, and makes it yours. Lay it there.

throw = A few turns later. Every turn begins with a throw, and the colour says how many bars it brings: brown 1, red 2, orange 3, yellow 4, green 5, blue 6. Throw the die.
    .done = Red brings two bars. Nobody plays red, so nothing else happens: you lay your two bars, then it is Nour’s turn.

two-squares = Bars are laid one by one. Find the edge between b8 and c8: both squares have all their other sides already. Lay your first bar there.
    .done = One bar, two squares. It does not matter who laid the other sides: whoever lays the last one gets the square.
    .wrong = That is allowed. But a bar between b8 and c8 forms two squares at once. Begin with that one.
    .wrong-lay-d7-d8 = That would form d8, and in a moment you will do it. First the bar between b8 and c8, which forms two squares at once.

suite = One bar is left, and two squares need only one more side: d8 and f5. What counts is your largest suite. At a8, b8 and c8 you have one of 3, at e8 and f8 one of 2. The square d8 joins them: lay the bar between d7 and d8.
    .done = Six squares in one suite. What you could not close was there for Nour: she takes f5 with a single bar.
    .wrong = Only d8 joins your two suites, from 3 squares to 6. Lay the bar between d7 and d8.
    .wrong-lay-f5-f6 = f5 would be yours, but all alone: your largest suite would stay at 3. With d8 it grows to 6. Lay the bar between d7 and d8.

own = Your turn again. If the die shows your own colour, you get 4 bars, whatever the colour is worth. Throw.
    .done = Orange, your own colour: 4 bars, and once they are laid you throw again. That goes on for as long as your colour comes up.

flip = Now look at Nour’s turn. She has thrown orange, which is your colour. So you may flip one of her squares before she lays anything. Your suites lie left and right of d3, three squares each. Flip d3.
    .done = From 3 squares to 7 for you, and Nour’s suite is cut from 6 to 4. Then she lays her three bars as usual.
    .wrong = You may flip any of her squares. But d3 alone joins your two suites into one of 7. Flip d3.
    .wrong-renounce = You may renounce, but there is no reason to: d3 would join your two suites. Flip it.

flipped = The same can happen to you. Nour plays blue, and you are to throw. Try it.
    .done = Blue. Nour flips d3 back, then you get your six bars. A suite that hangs on a single square is easily cut. Flips begin with the second lap of the table.

careful = Late in a game it matters what you leave to others. All bars must be laid, even those you would rather keep. You have one. Nearly everywhere it would leave a square a single bar short, ready for Nour. Between d4 and d5 it opens nothing: lay it there.
    .done = Now it was Nour who had to open something: c3 and c4 need just one more bar each, and it is your turn.
    .wrong = That would leave at least one square a single bar short, and Nour throws next. Between d4 and d5 it opens nothing. Lay it there.

harvest = Eight squares are left, in two rings of four. Nour has opened the first. Throw.
    .done = Yellow: four bars. Nobody plays yellow, so you begin at once.

ring = The squares c3 and c4 need only one more side each. Close one of them.
    .done = It is yours, and now its neighbour needs only one more side. Going round like this, three bars bring you all four squares of the ring. The fourth bar has to open the other ring, for Nour.
    .wrong = That would close no square. Close c3 towards d3, or c4 towards d4.

last = One bar is left in the heap, and it ends the game. Your largest suite has 14 squares, and so has Nour’s. But the gap at d4 and e4 lies between your 14 and six others. Throw: whatever comes up, you take the last bar.
    .done = The last bar forms both squares. The heap has no cube left, so your die and then Nour’s go on the board. Your suite has 22 squares: you have won.

end = That is all you need. A real game begins on an empty board, and everybody chooses a colour first. If the largest suites are equal, the second largest are compared.
