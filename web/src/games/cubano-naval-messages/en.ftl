### Words of the naval battle of messages, in English. The other language has the same messages and variables.

## A half

hidden = { $count } of { $messages } hidden
found = { $count } of { $messages } found
still-hidden = { $count } still hidden
is-hidden = your message
is-found = message found
is-empty = named, nothing there
is-unnamed = not named
named-as = number { $number }
read-hidden = Hidden: { $squares }
read-found = Found: { $squares }
read-empty = Named, nothing there: { $squares }

## Beside the halves

phase-choosing = Choosing colours
phase-hiding = Hiding
phase-seeking = Searching
phase-over = The end
stock =
    { $count ->
        [0] All your messages are hidden.
        [one] 1 message to hide
       *[other] { $count } messages to hide
    }
finds-you = You found
finds = { $name } found
tally = { $count } of { $messages }
odds =
    { $unnamed ->
        [one] { $left } left to find, in the last square.
       *[other] { $left } left to find in { $unnamed } squares: { $percent }% for each.
    }
secret = Nobody else sees your slips.
house = { $count } messages each is our own choice°: the rules leave the number open.

## Signs

sign-slip = your hidden message
sign-found = found message
sign-empty = nothing there
order = Numbers tell in which order squares were named.

## What a piece is

tell-found = The message under this cube has been found.
tell-empty = This square was named, and no message lay there.
tell-hidden = Your opponent does not see this slip.
tell-unnamed = Nobody has named this square yet. A message may lie under its cube.
