title = Learn the naval battle of messages
goal = Find all the messages that Nour has hidden before she finds yours.

name = The left half is yours, the right half is Nour’s. Three messages lie under her cubes, and three under yours. You see your own slips, and she sees hers. In turn, each of you names one square of the other half. Name f6.
    .done = A message: that cube is yellow now. Then it was Nour’s turn. There was nothing under your c7, so that cube is green.
    .wrong = You may name any square of her half. But this time luck is with you at f6: name that one.

nothing = In other naval battles you would now look right beside the hit. Try it: name f5.
    .done = Nothing there. Messages are not ships: each lies alone, and a find tells nothing about the squares around it. Nour has found one of yours, under d5.
    .wrong = That is as good as any other square. But see what lies right below your find: name f5.

left = It is always one square a turn, whatever you find, and none is named twice. The board counts for you how many messages are left, and in how many squares. Name g3.
    .done = Your second message. You have one to find in 29 squares. Nour found nothing this time: she has two to find.
    .wrong = No square is likelier than another, so any of them will do. But here, name g3.

colour = This is how a game begins: each of you chooses a colour for your half. Nour has taken blue. Choose one of the others.
    .done = All your cubes show it. Two of the colours that are left mark the cubes that are named: one for nothing, one for a message.

hide = Then both of you hide your messages at the same time, at most one under a cube. Nour is ready, and you have hidden four of five. Hide the last one where you like.
    .done = All messages are hidden, and the search begins. No square is better than another. Just do not hide under the same ones every time.

sure = Late in a game. In Nour’s half only f2 and h3 have not been named, and two messages are left: you know where they lie. But Nour has one to find in two squares, and may find it on her next turn. Name f2.
    .done = One left. And of your two squares Nour has named the wrong one.
    .wrong = A message lies there too, and you will find it in a moment. Name f2 first.

last = Only h3 is left. Name it.
    .done = All five of Nour’s messages are found, and one of yours is not: you have won.

end = That is all there is to it. Each of you usually hides five messages, and a table may agree on any number up to 16. Chance decides who names the first square.
