### Words of the board of Cub'ano 2 dice, in English. The other language has the same messages and variables.

## Phases

phases = Phases
phase-1 = Bars
phase-1-now = gather in peace
phase-1-over = heap is empty
phase-2 = Cubes
phase-2-later = claims will open
phase-2-now = claims are open
phase-2-over = heap is empty
phase-3 = Last stand
phase-3-later = two penalties or out
phase-3-now = whoever cannot pay two penalties is expelled
left = { $left } left
in-heap = in the heap
in-new-heap = in the new heap

## Seats

waiting = waits for a double
absent = kept for a latecomer
out = out, untouchable
expelled = expelled
gave-up = never entered
last = last player
may-claim =
    { $count ->
        [one] may claim
       *[other] may claim twice
    }
reprieve-half = half reprieve
reprieve-full = full reprieve

## Claims

claimants = Claims: { $names }.
open-reserve = { $name } could give { $stuff }.
open-flips =
    { $you ->
        [turn] You have no reserve: your squares are flipped.
       *[other] { $name } has no reserve: squares are flipped.
    }
closes-later =
    { $you ->
        [next] Open until you throw, after { $name } has acted.
        [turn] Open until { $next } throws, after you have acted.
       *[other] Open until { $next } throws, after { $name } has acted.
    }
closes-next =
    { $you ->
        [next] Your throw closes it.
       *[other] { $next }’s throw closes it.
    }
insolvent = pays { $solvency } of { $needed } penalties
values = What colours are worth, in bars

## Calls and votes

announce =
    { $you ->
        [turn] Call before { $next } throws.
        [next] { $name } may call until you throw.
       *[other] { $name } may call until { $next } throws.
    }
vote-door = Open the exit door? { $yes } yes and { $no } no so far, of { $voters }.
vote-capot = End the game here? { $yes } yes and { $no } no so far, of { $voters }.
