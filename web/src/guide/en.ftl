### What helps who learns: goals, introductions, examples, the rules beside the table. The other language has the same messages.

rules-panel = Rules of { $game }
how-it-goes = The game in brief
how-it-goes-at = { $game } in brief
learn-it = Learn it in five minutes
got-it = Got it
all-rules = The rules on their own page
examples = The game in pictures
examples-failed = The drawings could not be fetched. The words beside them say the same.

## The three cards of each game. The goal stands beside the table too, so it is one short sentence.

card-goal = The goal
card-turn = Your turn
card-end = The end

goal-cubosaurs = Collect dinosaurs that are worth points together, and leave the others to your neighbours.
turn-cubosaurs = A Hand of cards lies in front of you. Keep all of it, or add one of your own cards and pass it on.
end-cubosaurs = When the deck is empty, everybody counts what they have. Whoever has the most points over all rounds wins.

goal-trex = Win eggs, and as many as you can of the same colour.
turn-trex = Play one card on your pile. Only its top card counts: colour first, then number. The first meteor begins the last lap.
end-trex = Each of 12 rounds gives two eggs, to the two highest cards. In each colour, 1 egg is worth 1 point, 2 are worth 4, 3 are worth 9.

goal-cubitos = Be the first to run around the circuit.
turn-cubitos = Throw your dice, as often as you dare. Feet move your runner, coins buy better dice. A throw without a hit can cost you everything.
end-cubitos = The race ends with the round in which a runner reaches the Finish. Whoever got farthest wins.

goal-cubano-2-dice = Build the largest suite: squares of your colour that touch by their sides.
turn-cubano-2-dice = Throw two dice. Other colours bring bars; your own lets you draw, or form a square and put a cube into it.
end-cubano-2-dice = When both heaps are used up, players leave one after the other. In the end only the largest suite counts.

goal-cubano-1-die = Close squares with your bars and build the largest suite of your colour.
turn-cubano-1-die = Throw the die and lay as many bars as its colour is worth. Every square you close is yours. If your colour is thrown by others, you may flip one of their squares.
end-cubano-1-die = The game ends with the last bar. The largest suite wins: squares of one colour that touch by their sides.

goal-cubano-course = Be the first to cover your 32 squares, half of the board.
turn-cubano-course = Throw the die and place as many cubes as its colour is worth, each touching one of yours by a corner.
end-cubano-course = It is a race. Whoever covers their 32 squares first wins at once.

goal-cubano-naval-messages = Find all the messages in the other half before yours are found.
turn-cubano-naval-messages = First hide your messages under your cubes. Then name one square of the other half each turn.
end-cubano-naval-messages = The game ends as soon as all messages of one player have been found. That player has lost.

goal-cubano-naval-dice = Sink the other fleet before yours is sunk.
turn-cubano-naval-dice = Throw two dice: one gives the letter, the other the digit of the square you fire at. You may throw once more to correct the digit.
end-cubano-naval-dice = Whoever has no ship cube left has lost: a carrier has 3, an escort 2, a submarine 1.

goal-cubano-puzzle = Rebuild the picture in as few moves as you can.
turn-cubano-puzzle = Choose bars or a colour, then where a straight line begins and ends. A whole line counts as one move. Cubes go into squares that bars have closed.
end-cubano-puzzle = A finished picture scores, and each of the 60 moves you did not need is one more point.

## Examples, each drawn from a moment of a lesson

example-cubosaurs-keep = Keep or pass: one Brontosaurus costs 3 points and two of them bring 2, so here it is well worth keeping the Hand.
example-cubosaurs-new-type = To pass, you add a card of a type that is not in the Hand yet. A card of a type already there stays flat.
example-cubosaurs-raptors = A Grey and a Black Velociraptor make a pair, and both score. Alone, each of them costs points.
example-cubosaurs-egg = An egg pays if nobody has more cards of the dinosaur it shows than you have.

example-trex-colour = Blue is high and beats every other colour, red is low and loses to all. Between the three in the middle the number decides.
example-trex-egg = Two eggs lie ready in each round. The highest card chooses, the second highest gets the other one.
example-trex-meteor = The first meteor begins the last lap: every other player plays one more card, then whoever leads closes the round.
example-trex-remove = After the eggs, everybody removes a card for the rest of the game: the top of the played pile, or one unseen from the draw pile.

example-cubitos-push = Dice that hit are active. The others stay in the Roll zone, and a push throws them again.
example-cubitos-move = One foot is one step; the numbers count them. A space acts if the runner stops there. For each red line you are behind the leader, you draw one more die.
example-cubitos-buy = Coins and credits buy up to two dice of different colours. Each colour has one card, which says what its symbol does.
example-cubitos-risk = From three active dice on, a throw without a single hit is a bust: all of them are lost for this round. The meter tells how likely that is.

example-cubano-1-die-corner = 1 die: a square is formed when a bar or the rim of the board closes each side. It gets a cube in your colour at once.
example-cubano-1-die-suite = Squares of one colour that touch by their sides are a suite. The largest one counts, and the flag tells its size.
example-cubano-2-dice-fill = 2 dice: to place a cube, lay all the bars its square still needs. What lies on the board stays there.
example-cubano-course-branch = Course: each cube touches one of your own by a corner, as a bishop moves in chess.
example-cubano-naval-messages-left = Naval battle of messages: a square that was named shows whether a message lay under its cube. None is named twice.
example-cubano-naval-dice-correct = Naval battle of dice: to correct a shot, the die of the digit is thrown again, and added or subtracted. The letter stays.
example-cubano-puzzle-over = Puzzle: a line goes over what is already laid and counts as one move. A frame marks what does not show its colour yet.
