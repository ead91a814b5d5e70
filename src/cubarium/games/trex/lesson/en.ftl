title = Learn T-Rex
goal = Each round gives out two eggs, to the two highest cards. Collect many of one colour: after twelve rounds the most points win.

colour = Only the top card of each player counts, and its colour comes before its number. Blue is high now: it beats every other colour. Red is low: it loses to all of them. Sam shows green 14. Play blue 12.
    .done = Blue beats green, so your 12 is higher than Sam’s 14. Yours is the highest card of the round: you choose an egg.
    .wrong-play-red-15 = No number is higher than 15. But red is low: every card of another colour beats it. Play blue 12.
    .wrong-play-yellow-1 = Yellow is neither high nor low, and nor is green. So the number decides, and 1 is less than 14. Play blue 12.

egg = There are a green egg and a yellow one to take. Eggs of one colour are worth their number times itself: your two green ones bring 4 points, three bring 9. Take the green egg.
    .done = From 4 points to 9. The second highest card gets the egg you leave: the yellow one goes to Sam.
    .wrong = A first yellow egg brings 1 point, the third green one brings 5. Take the green egg.

remove = After each round, everybody removes a card from the game: the one on top of their played pile, or the one on top of their face-down draw pile, without looking. What stays of your played pile goes under your draw pile. Keep blue 12: remove the unseen card.
    .done = Nour had the lowest card. So she may change one of the two colours, and she begins the next round.
    .wrong = You may do that. But blue 12 is one of the best cards while blue is high. Remove the unseen card instead.

draw = A new round, and you begin. Blue is high, brown is low. Your hand is never filled up: you only draw by the symbols on the cards you play. Yellow 6 draws two cards. You will cover it later anyway, so play it first.
    .done = You have drawn blue 12 and red 15. Nour and Sam have played a card each.
    .wrong = That is a meteor: it draws nothing, and it brings the end of the round near. You hold nothing to finish with yet. Play yellow 6 and draw.

meteor = Now you have something to finish with. A meteor begins the last lap: everybody else plays one more card, then you close the round with yours. Blue 7 is a meteor. Play it.
    .done = Sam’s brown 3 is a meteor too, but a lower one, so it changes nothing. The last card is yours.
    .wrong = That is a good card to finish with. Play it now, and you will have to cover it. First the meteor: blue 7.
    .wrong-play-brown-3 = Brown 3 is a meteor. But brown is low: a meteor of any other colour tops it, and then somebody else has the last card. Play blue 7.

close = You close the round, and you see what the others show. Nour has a blue 12, and you hold nothing higher. But you have a blue 12 too, and of two equal cards the later one is higher. Play it.
    .done = The same card, played later: you choose an egg, and Nour gets the other.
    .wrong-play-red-15 = Red is neither high nor low: it loses to every blue card, whatever the number. Play blue 12.
    .wrong-play-brown-3 = Brown is low: Nour would choose an egg before you. Play blue 12, and you choose first.

higher = Nour leads with her meteor, brown 3: this would be your last card. And nothing you hold beats Sam’s blue 12. But a meteor that is higher than Nour’s begins the last lap anew, and the last card is yours. Play blue 7.
    .done = Both had to play once more. Sam’s blue 12 is covered now, and only the top card counts.
    .wrong-play-red-15 = Red is low: it loses to every card of another colour. Play blue 7, a meteor.
    .wrong-play-chamaelosaurus = The Chamaelosaurus copies the card under it, here your yellow 6. Sam’s blue 12 would beat that. Play blue 7.

chamaelosaurus = You close. Nour shows green 14, Sam yellow 6. The Chamaelosaurus takes the colour and the number of the card under it, and that is your blue 7. Play it.
    .done = It counts as blue 7, and blue is high: yours is the highest card. The symbol under it is not copied.
    .wrong = Red is low: 15 or not, it loses to both. The Chamaelosaurus would be a second blue 7. Play it.

shower = Green is high now, brown is low. Sam leads with blue 7 and would play last. The Meteor shower tops every meteor on the table. As a card it is worth nothing, but it will not stay on top: whoever leads plays once more. Play it.
    .done = Nobody shows green, so your blue 12 would win this round. After the round the Meteor shower leaves the game, and you remove no other card.
    .wrong-play-blue-12 = A good card. But Nour and Sam play after you and may still beat it. Play the Meteor shower, and they play before you.
    .wrong-play-brown-3 = Brown 3 is a meteor, but lower than blue 7: it would change nothing. Play the Meteor shower.

lowest = This time your card was the lowest. That brings no egg, but you may change one of the two colours, and you begin the next round. Two of your cards are red: make red the high colour.
    .done = No card ranks above your red 15 now. Whoever comes last decides what will be worth something.
    .wrong = You may do that. But with red as the high colour, your two red cards beat every other colour. Choose red, as the high colour.
    .wrong-colour-low-red = Then your two red cards would lose to every other colour. Make red the high colour, not the low one.

last = This is the twelfth and last round. Your red 15 is the highest card, so you choose. Nour comes second and gets the egg you leave. You have 15 points, she has 14. Your three green eggs bring 9 points, four bring 16. Take the green one.
    .done = The last cards are removed, and the eggs are counted: 22 points for you, 17 for Nour, 11 for Sam. You have won.
    .wrong = The yellow egg brings 1 point, that makes 16. Nour would get the green one, and 17 points. Take the green egg.

end = That is all you need. In a real game everybody has the same 17 cards and begins with 7 of them in hand.
