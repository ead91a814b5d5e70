# What the server says to people.

problem-malformed = This message cannot be read: { $what }.
problem-too-large = This is too large.
problem-too-many = Too fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-broken = Something went wrong here. Nothing was changed.
problem-other-site = This request comes from another site.
problem-not-signed-in = Say who you are first.
problem-wrong-password = This name and password do not go together.
problem-has-account = You have an account already.
problem-account-taken = Somebody has this name already.
problem-no-such-page = There is nothing here.
problem-no-such-table = This table is gone or the link is cut short.
problem-no-such-person = Nobody of this address has played here.
problem-bad-endpoint = This browser’s push service is not known here.
problem-no-such-game = There is no game { $game }.
problem-no-such-variant = There is no variant { $variant }.
problem-no-such-bot = There is no bot { $bot }.
problem-no-such-seat = There is no seat { $seat }; the table has { $seats }.
problem-no-such-moment = There is no moment { $moment }; the game has { $last } moves.
problem-wrong-seats = { $given } seats were named for a table of { $seats }.
problem-bad-options = The table cannot be set like this: { $what }.
problem-clock-without-time = A clock needs at least one second.
problem-not-to-watch = This table is not open to spectators.
problem-owner-only = Only the person who set the table may do this.
problem-seat-taken = Seat { $seat } is taken.
problem-seat-free = Seat { $seat } is free already.
problem-has-a-seat = You have a seat already.
problem-no-seat = You have no seat here.
problem-not-your-seat = This is not your seat.
problem-seats-are-free = Somebody must sit on every seat first.
problem-has-begun = The game has begun.
problem-not-begun = The game has not begun.
problem-is-over = The game is over.
problem-not-over = The game is not over.
problem-is-away = A bot plays for you. Take your chair back first.
problem-not-away = You are not away.
problem-is-here = Somebody sits on chair { $seat }, or left it only a moment ago.
problem-moved-on = The table has moved on. This is move { $moment }.
problem-undo-impossible = This cannot be taken back: something was drawn or shown.
problem-undo-asked = This was asked already.
problem-undo-not-asked = Nobody asks to take a move back.
problem-undo-not-yours = This is for the others to answer.
problem-unreadable-text = This cannot be said here: there is nothing to read in it.
problem-out-of-turn = It is not your turn.
problem-still-secret = The log is open to everybody once the game is over.

notice-turn = Your turn at { $game }
