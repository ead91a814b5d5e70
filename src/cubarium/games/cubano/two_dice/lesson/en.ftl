title = Learn Cub’ano 2 dice
goal = Form squares with bars and fill them with cubes of your colour. The largest suite wins: squares of one colour that touch by their sides.

enter = The board is empty, and nobody has a colour yet. You get one by throwing a double, that is, the same colour twice. Throw the dice.
    .done = Two orange dice: orange is yours for the whole game. Nour has blue. In a real game it may take several turns; throws before that bring nothing and cost nothing.

bars = Now your throws bring something. Colours that are not yours bring bars, as many as both are worth together: brown 1, red 2, orange 3, yellow 4, green 5, blue 6. Throw.
    .done = Brown and green, 1 and 5: six bars for your reserve. Nour has thrown red and yellow, and has six bars as well.

own = Bars alone are not enough: you need cubes too. For that a die must show your own colour. Throw.
    .done = There it is: orange on one die. Now you have a choice, to draw or to place.

draw = Drawing brings 1 cube or 4 bars, and the red die brings 2 bars on top. You have six bars and no cube. Draw a cube.
    .done = A cube and two bars. Next time your colour comes, you can place.
    .wrong = That is allowed. But you have bars, and not one cube: nothing could be filled yet. Draw a cube.
    .wrong-place = You could form a square, but without a cube it stays free, and anybody may fill it. Draw a cube first.

place = A few turns later. Orange again, and you have 3 bars and a cube in your reserve. Your squares d4 and e4 make a suite of 2. This time, place.
    .done = Now choose a square. All the bars it still needs must come from your reserve at once: no square is left half done.
    .wrong = You may draw again. But what lies in your reserve is not on the board yet. Place.
    .wrong-bar = A single bar is for when nothing better can be done. You have a bar and a cube for a whole square: place.

fill = A corner needs 2 bars, a square at the rim 3, any other 4, less those already there. Three sides of d5 are there, and it touches your suite. Form it with one bar, and fill it.
    .done = Three squares that touch by their sides. Whatever lies on the board stays there.
    .wrong = You may do that. But d5 takes a single bar and joins your suite. Form and fill d5.
    .wrong-form-d5 = Formed but free, d5 would be open to Nour: she could put her own cube there. Form it and fill it.

double = A double of your own colour is the best throw. You may draw twice, or place as many squares as you can. You have chosen to place, with 4 bars and 2 cubes. Between your two suites lie d5 and e5. Form and fill d5.
    .done = Two bars and a cube. One of those bars is a side of e5 too: now e5 needs only one more.
    .wrong = You may do that. But d5 and e5 join your two suites, and you have just enough for both. Begin with d5.
    .wrong-fill-e5 = That is just as good, in the other order. Here begin with d5.

more = You go on, for it is a double. Form and fill e5.
    .done = Two suites of 2 have become one of 6. A double can do even more: draw and place at once, which is called sharing, or leave the game. You will see that at the end.
    .wrong = Your two suites are still apart. Form and fill e5.
    .wrong-done = You still have a cube, and bars for it. Form and fill e5 first.

claim = The heap of bars is empty: the second phase begins, and the peace is over. Whoever throws your colour owes you something. Nour has thrown orange: take a cube or 4 bars from her reserve. You have 6 bars and no cube.
    .done = One penalty for each die that shows your colour: a double gives two. From now on only your own colour lets you draw, one cube for each die.
    .wrong = You have 6 bars already, and no cube to put between them. Take a cube.
    .wrong-renounce = You may renounce, but why? Nour has two cubes, and you have none. Take one.

flip = Nour has thrown orange once more, and her reserve is empty. Then you flip one of her squares instead: it becomes yours. Your suites of 8 and 11 both touch c5. Flip c5.
    .done = 8 and 11 and the one between them: 20. And Nour has one less.
    .wrong = You may flip any blue square. But c5 alone joins your suites into one of 20. Flip c5.
    .wrong-renounce = You may renounce, but c5 would join your suites into one of 20. Flip it.

shield = Of course, the same goes for you. You have 6 bars and a cube in your reserve. Throw.
    .done = Blue: Nour takes your cube. But she could not flip c5 back, for your reserve pays first. Cubes and bars that you keep protect your squares.

leave = Both heaps are empty: the third phase. Whoever cannot pay two penalties now is out. But with a double of your own you may leave: cubes and dice go into free formed squares, and nobody flips yours any more. Your suites have 11 and 9 squares, Nour’s has 20. Three squares are free between yours. Leave the game.
    .done = Your cube and both dice join everything: 23 squares against 20. Only Nour is left, so the game is over, and you have won.
    .wrong = A single cube does not join your suites, and what is on the board could still be flipped. With the dice you fill all three squares: leave the game.

end = That is all you need. First phase: collect and build in peace. Second: no bars left, colours are paid for. Third: no cubes left, leave in time. Everybody is ranked by their largest suite, whether they left or not.
