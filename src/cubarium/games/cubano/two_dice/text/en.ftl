### Words of Cub'ano 2 dice, in English. The other language has the same messages, attributes and variables.
###
### $player, $roller and $next are names of players; $roller is the one whose throw gave the claim, $next the
### other claimant or who throws next. $you is "yes" when the reader is $player and "target" when the reader is
### $roller or $next. $yes is 1 for a vote of yes.
### $colour, $first and $second are names of colours, $colours is a list of them; $square is a place such as c4,
### $edge a phrase such as "between c4 and d4"; $stuff is a list such as "1 cube and 4 bars".
### $bars, $cubes, $squares, $claims, $longest, $length, $count, $phase, $dice,
### $standard, $ayes and $noes are numbers.

game = Cub’ano 2 dice
game-tagline = Enclose squares, fill them, and grow the largest suite of your colour.

## Counted things, used inside other messages

bars =
    { $bars ->
        [one] { $bars } bar
       *[other] { $bars } bars
    }
squares =
    { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }
claims =
    { $claims ->
        [one] { $claims } claim
       *[other] { $claims } claims
    }
suite = a suite of { $longest }

## Rules, by the titles of the rules document

rule-2-1 = Number of players
rule-2-2 = Heaps and dice
rule-2-3 = One throw a turn
rule-2-4 = Entering by a double
rule-2-5 = The turn of the entry ends
rule-2-6 = Waiting throws have no effect
rule-2-7 = The gift to the sixth
rule-2-8 = Rigorous sixth
rule-2-9 = Late entry
rule-2-10 = First phase
rule-2-11 = Second phase
rule-2-12 = Third phase
rule-2-13 = Cubes used up first
rule-2-14 = One operation for the own colour
rule-2-15 = An operation is compulsory
rule-2-16 = Two other colours
rule-2-17 = Double of another colour
rule-2-18 = Drawing on the own colour
rule-2-19 = Drawing on an own double
rule-2-20 = Drawing in the second phase
rule-2-21 = Short heaps
rule-2-22 = Forming a square
rule-2-23 = Filling a formed square
rule-2-24 = No square by halves
rule-2-25 = The minimum of one bar
rule-2-26 = Cubes stand in formed squares
rule-2-27 = Squares formed along the way
rule-2-28 = Placing on an own double
rule-2-29 = Share
rule-2-30 = Laid is laid
rule-2-31 = Voluntary exit
rule-2-32 = Room to leave
rule-2-33 = Twenty-two squares
rule-2-34 = Untouchable
rule-2-35 = Capot
rule-2-36 = A claim for each die
rule-2-37 = Claims come first
rule-2-38 = Order of priority
rule-2-39 = What a claim takes
rule-2-40 = Two claims
rule-2-41 = Flip
rule-2-42 = Free choice of the flip
rule-2-43 = No debts
rule-2-44 = Renouncing
rule-2-45 = Freed colours
rule-2-46 = Waiting players give up
rule-2-47 = The new heap
rule-2-48 = No minimum in the third phase
rule-2-49 = Solvency
rule-2-50 = Expulsion
rule-2-51 = What an expelled player leaves
rule-2-52 = Reprieve
rule-2-53 = Placing becomes an obligation
rule-2-54 = The trap
rule-2-55 = Exit door
rule-2-56 = End of the game
rule-2-57 = Clean end
rule-2-58 = Alone in the second phase
rule-2-59 = Everybody is ranked
rule-2-60 = Whitewash and trace
rule-2-61 = Attentive table
rule-2-62 = Missed claims
rule-2-63 = Late calls
rule-2-64 = Calling the own colour
rule-2-65 = Calls are heard before they are served
rule-2-66 = After you
rule-2-67 = What claimants and payers say
rule-2-68 = Voting on the exit door
rule-2-69 = Voting at a capot
rule-2-80 = Players who are late
rule-2-81 = Arriving
rule-2-82 = Without those who are late
rule-2-83 = The last colour for who arrives
rule-2-84 = Who never comes

## Options

option-players = Players
    .help = From 2 to 6.
option-rigorous-sixth = Rigorous sixth
    .help = The sixth player needs a double too, without the gift of the last colour.
option-exit-door = Exit door
    .help = In phase 3, a double of a colour whose player has left lets others leave too.
    .value-0 = Never
    .value-1 = Always
    .value-2 = Once a majority has voted for it
option-attentive = Attentive table
    .help = Claims and your own colour must be called before the next throw, or they are missed.
option-priority-reversed = Priority reversed
    .help = Claims are served against the direction of play.
option-stop-on-capot = Stop at a capot
    .help = What happens when a player leaves and no opponent has a square.
    .value-0 = The game goes on
    .value-1 = The game ends
    .value-2 = Those still in the game vote
option-late = Latecomers
    .help = This many of the last chairs may stay empty at the start. Whoever sits down there later joins in phase 1 or 2. Two players must be there from the start.

## Variants

variant-standard = Standard
    .help = Whoever may claim something is asked. Best to begin with.
variant-attentive = Attentive table
    .help = As in the spoken game, you call your colour in time or miss what it brings.
variant-exit-door = Exit door
    .help = In phase 3, a double of a colour whose player has left lets others leave too.

## How players end, in reports

ending-waiting = still waiting
ending-active = still playing
ending-out = left
ending-expelled = expelled
ending-last = last
ending-absent = never came

## Actions

action-throw = Throw the dice
action-arrive = Join the game
action-propose = Propose to open the exit door
action-vote-yes-door = Yes, open the exit door
action-vote-no-door = No, keep it shut
action-vote-yes-capot = Yes, end the game here
action-vote-no-capot = No, play on
action-call =
    { $claims ->
        [one] COLOUR: call { claims } on { $roller }
       *[other] DOUBLE: call { claims } on { $roller }
    }
action-call-own =
    { $dice ->
        [0] Call the exit door
        [one] COLOUR: call your { $colour }
       *[other] DOUBLE: call your double of { $colour }
    }
action-renounce = Renounce
action-claim-cube = CUBE: { $stuff } from { $roller }
    .short = CUBE
action-claim-bars = “{ $standard }”: { $stuff } from { $roller }
    .short = “{ $standard }”
action-claim-cubano = CUBANØ: { $stuff }
    .short = CUBANØ
action-after-you = After you: let { $next } go first
    .short = After you
action-priority = PRIORITY: { $next } goes first after all
    .short = PRIORITY
action-draw = DRAW: { $stuff }
action-draw-first = DRAW twice: first { $stuff }
action-share = SHARE: draw { $stuff }, then place a cube
action-place = PLACE: form or fill a square
action-place-double = PLACE: form or fill squares
action-bar = Lay a single bar
action-bar-double = Lay a single bar and give up the rest
action-exit = Leave the game, with reserve and dice
action-door = Leave the game through the exit door
action-done = Place no more
action-done-door = Stay in the game
action-done-drawing = Draw no more
action-fill = Fill { $square }
action-fill-last = Put a die into { $square }
action-form-and-fill = Form { $square } with { bars } and fill it
action-form = Form { $square } with { bars } and leave it free
action-lay = Lay a bar { $edge }
action-flip = Flip { $square }

## What the reader has to do

prompt-throw = Throw the dice.
prompt-arrive = You are late, and your chair was kept. Join the game: on your turns you throw for a colour.
prompt-throw-waiting = Throw the dice. A double in one of these colours brings you into the game: { $colours }.
prompt-call =
    { $claims ->
        [one] { $roller } threw your { $colour }. Say COLOUR before the next throw, or renounce.
       *[other] { $roller } threw a double of your { $colour }. Say DOUBLE before the next throw, or renounce.
    }
prompt-hear = { $next } has called, and your { $colour } was thrown too. Say COLOUR, or renounce.
prompt-announce =
    { $dice ->
        [0] The exit door is open: { $colour } is free. Call it before { $next } throws, and you may leave.
        [one] You threw your { $colour }. Say COLOUR before { $next } throws.
       *[other] You threw a double of your { $colour }. Say DOUBLE before { $next } throws.
    }
prompt-vote-door = { $roller } proposes to open the exit door: doubles of free colours would let players leave. Do you agree?
prompt-vote-capot = { $roller } has left, and nobody else has a square. Does the game end here?
prompt-claim = { $roller } threw your { $colour }: { claims }. Take from the reserve, or renounce.
prompt-flip = { $roller } threw your { $colour }: { claims }. No reserve is left: flip a square, or renounce.
prompt-operate = You threw your { $colour }. Choose what to do.
prompt-operate-double = You threw a double of your { $colour }. Choose what to do.
prompt-door = The exit door is open: { $colour } is free. You may leave the game.
prompt-draw = Draw for the second die.
prompt-place = Choose a square: form it, with or without a cube, or fill it.
prompt-place-double = Form and fill as many squares as you like.
prompt-share = Place exactly one cube.
prompt-bar = Choose where to lay the bar.
prompt-leave-forming = { $squares ->
        [one] To leave, form { $squares } more square.
       *[other] To leave, form { $squares } more squares.
    }
prompt-leave-laying = To leave, lay the rest of your bars: { $bars } to go.
prompt-leave-filling = To leave, place your cubes and dice: { $cubes } to go.
prompt-last = You are the last player. Choose where to put your dice.
waiting = { $player } is choosing a move.

## Events

event-starts =
    { $you ->
        [yes] You start.
       *[other] { $player } starts.
    }
event-arrives =
    { $you ->
        [yes] You arrive and join the game.
       *[other] { $player } arrives and joins the game.
    }
event-never-came =
    { $you ->
        [yes] You did not join in time and are out. Your dice join the new heap.
       *[other] { $player } did not join in time and is out. The dice join the new heap.
    }
event-phase-begins =
    { $phase ->
        [1] Phase 1: collect and place in peace.
        [2] Phase 2: the bars are used up. From now on thrown colours give claims.
       *[other] Phase 3: the cubes are used up. Who cannot pay two penalties is expelled.
    }
event-throws =
    { $you ->
        [yes] You throw { $first } and { $second }.
       *[other] { $player } throws { $first } and { $second }.
    }
event-throws-double =
    { $you ->
        [yes] You throw a double of { $first }.
       *[other] { $player } throws a double of { $first }.
    }
event-enters =
    { $you ->
        [yes] You enter the game: { $colour } is yours.
       *[other] { $player } enters the game with { $colour }.
    }
event-given-colour =
    { $you ->
        [yes] You get the last colour, { $colour }, and enter at once.
       *[other] { $player } gets the last colour, { $colour }, and enters at once.
    }
event-draws =
    { $you ->
        [yes] You draw { $stuff }.
       *[other] { $player } draws { $stuff }.
    }
event-cannot-operate =
    { $you ->
        [yes] You can neither draw nor place.
       *[other] { $player } can neither draw nor place.
    }
event-calls =
    { $you ->
        [yes] { $claims ->
            [one] You say “COLOUR”: { claims }.
           *[other] You say “DOUBLE”: { claims }.
        }
       *[other] { $claims ->
            [one] { $player } says “COLOUR”: { claims }.
           *[other] { $player } says “DOUBLE”: { claims }.
        }
    }
event-calls-own =
    { $dice ->
        [0] { $you ->
            [yes] You call the exit door.
           *[other] { $player } calls the exit door.
        }
        [one] { $you ->
            [yes] You say “COLOUR”.
           *[other] { $player } says “COLOUR”.
        }
       *[other] { $you ->
            [yes] You say “DOUBLE”.
           *[other] { $player } says “DOUBLE”.
        }
    }
event-operation-missed =
    { $dice ->
        [0] { $you ->
            [yes] You did not call the exit door in time and stay in the game.
           *[other] { $player } did not call the exit door in time and stays in the game.
        }
       *[other] { $you ->
            [yes] You did not call your colour in time and miss what it brings.
           *[other] { $player } did not call in time and misses what the colour brings.
        }
    }
event-claims-cube =
    { $you ->
        [yes] You ask for a “CUBE” and take it from { $roller }.
        [target] { $player } asks for a “CUBE” and takes it from you.
       *[other] { $player } asks for a “CUBE” and takes it from { $roller }.
    }
event-claims-bars =
    { $you ->
        [yes] You ask for “{ $standard }” and take { $stuff } from { $roller }.
        [target] { $player } asks for “{ $standard }” and takes { $stuff } from you.
       *[other] { $player } asks for “{ $standard }” and takes { $stuff } from { $roller }.
    }
event-claims-both =
    { $you ->
        [yes] You take { $stuff } from { $roller }.
        [target] { $player } takes { $stuff } from you.
       *[other] { $player } takes { $stuff } from { $roller }.
    }
event-cubano =
    { $you ->
        [yes] You say “CUBANØ”.
       *[other] { $player } says “CUBANØ”.
    }
event-serves =
    { $you ->
        [yes] You say “SERVI”: there are no more bars to give.
       *[other] { $player } says “SERVI”: there are no more bars to give.
    }
event-thanks =
    { $you ->
        [yes] You say “MERCI” and make do with { bars }.
       *[other] { $player } says “MERCI” and makes do with { bars }.
    }
event-lets-pass =
    { $you ->
        [yes] You let { $next } go first.
        [target] { $player } lets you go first.
       *[other] { $player } lets { $next } go first.
    }
event-priority =
    { $you ->
        [yes] You say “PRIORITY”: { $next } goes first after all.
        [target] { $player } says “PRIORITY”: you go first after all.
       *[other] { $player } says “PRIORITY”: { $next } goes first after all.
    }
event-proposes =
    { $you ->
        [yes] You propose to open the exit door.
       *[other] { $player } proposes to open the exit door.
    }
event-votes =
    { $yes ->
        [1] { $you ->
            [yes] You vote yes.
           *[other] { $player } votes yes.
        }
       *[other] { $you ->
            [yes] You vote no.
           *[other] { $player } votes no.
        }
    }
event-door-opens = The exit door is open, { $ayes } for and { $noes } against: doubles of free colours let players leave.
event-door-stays-shut = The exit door stays shut, { $ayes } for and { $noes } against.
event-capot-ends = The game ends here, { $ayes } for and { $noes } against.
event-capot-goes-on = The game goes on: { $ayes } would end it, { $noes } would not.
event-flips =
    { $you ->
        [yes] You flip { $square }, a square of { $roller }.
        [target] { $player } flips your { $square }.
       *[other] { $player } flips { $square }, a square of { $roller }.
    }
event-renounces =
    { $you ->
        [yes] You renounce { claims }.
       *[other] { $player } renounces { claims }.
    }
event-claim-lapses =
    { $you ->
        [yes] { $roller } has nothing to give: you lose { claims }.
        [target] You have nothing to give: { $player } loses { claims }.
       *[other] { $roller } has nothing to give: { $player } loses { claims }.
    }
event-claim-missed =
    { $you ->
        [yes] You did not call in time and miss { claims } on { $roller }.
        [target] { $player } did not call in time and misses { claims } on you.
       *[other] { $player } did not call in time and misses { claims } on { $roller }.
    }
event-fills =
    { $bars ->
        [0] { $you ->
            [yes] You fill { $square }.
           *[other] { $player } fills { $square }.
        }
       *[other] { $you ->
            [yes] You form { $square } with { bars } and fill it.
           *[other] { $player } forms { $square } with { bars } and fills it.
        }
    }
event-forms =
    { $you ->
        [yes] You form { $square } with { bars } and leave it free.
       *[other] { $player } forms { $square } with { bars } and leaves it free.
    }
event-lays =
    { $you ->
        [yes] You lay a bar { $edge }.
       *[other] { $player } lays a bar { $edge }.
    }
event-exits =
    { $you ->
        [yes] You leave the game with { squares }. They cannot be flipped any more.
       *[other] { $player } leaves the game with { squares }. They cannot be flipped any more.
    }
event-gives-up =
    { $you ->
        [yes] You have no colour and are out. Your dice join the new heap.
       *[other] { $player } has no colour and is out. The dice join the new heap.
    }
event-is-expelled =
    { $you ->
        [yes] You cannot pay two penalties and are expelled. The new heap gets { $stuff }.
       *[other] { $player } cannot pay two penalties and is expelled. The new heap gets { $stuff }.
    }
event-clean-end =
    { $you ->
        [yes] A clean end: you put both dice on the board.
       *[other] A clean end: { $player } puts both dice on the board.
    }
event-keeps-dice =
    { $you ->
        [yes] Your dice stay off the board.
       *[other] The dice of { $player } stay off the board.
    }
event-capot =
    { $you ->
        [yes] Capot: none of your opponents has a square.
       *[other] Capot: no opponent of { $player } has a square.
    }
event-game-ends = The game is over.
event-final =
    { $you ->
        [yes] You have { suite } in { $colour }.
       *[other] { $player } has { suite } in { $colour }.
    }
event-final-blank =
    { $you ->
        [yes] You have no square.
       *[other] { $player } has no square.
    }
event-wins =
    { $you ->
        [yes] You win with { suite } in { $colour }.
       *[other] { $player } wins with { suite } in { $colour }.
    }
event-shares =
    { $you ->
        [yes] You share the victory with { suite } in { $colour }.
       *[other] { $player } shares the victory with { suite } in { $colour }.
    }
event-shares-blank =
    { $you ->
        [yes] You share the victory without a square.
       *[other] { $player } shares the victory without a square.
    }

## How it ends: $all are players with the same $score, $above the $leaders of them who rank higher, at $place

score =
    { $score ->
        [0] no square
        [one] a suite of { $score } square
       *[other] a suite of { $score } squares
    }
tie-suite =
    { $all } tie with { $score }. { $above } { $leaders ->
        [one] ranks
       *[other] rank
    } higher with the { $suite ->
        [2] second
        [3] third
       *[other] { $suite }th
    } largest suite ({ $more } to { $less }).
tie-shared =
    { $all } tie with { $score }, and their other suites are equal too. They share { $place ->
        [1] the victory
       *[other] their place
    }.
tie-blank = { $all } have no square and share { $place ->
        [1] the victory
       *[other] their place
    }.

## Score lines

line-longest = Largest suite: { $longest }
line-other-suites = { $count ->
        [one] One more suite of { $length }
       *[other] { $count } more suites of { $length }
    }
line-squares = { squares } in all
line-trace = A trace: a single square
line-whitewashed = Whitewashed: no square

## The table, as a drawing names its parts

table-header = { $game }, phase { $phase }: { $phase ->
        [1] supply, no claims
        [2] claims are open
       *[other] the last stand
    }
table-suite = suite
table-squares = squares
table-cubes = cubes
table-bars = bars
table-cubes-change = cubes { $before } → { $after }
table-bars-change = bars { $before } → { $after }
table-misses = { $count ->
        [one] misses your claim
       *[other] misses your { $count } claims
    }
table-heap = { $phase ->
        [3] new heap
       *[other] heap
    }
table-throw = Last throw: { $colours }
table-no-throw = Nobody has thrown yet.
table-claims = claims: { $count }
table-waiting = waits for a double
table-absent = kept for a latecomer
table-out = out, untouchable
table-expelled = expelled
table-gave-up = never entered
table-last = last player
table-half-reprieve = half reprieve
table-full-reprieve = full reprieve
table-legend-suites = [ ] in a largest suite
table-legend-formed = ◇ formed and free
table-legend-changes = 3 → 4 a suite before and after a move
table-values-colours = A colour brings its value in bars:
table-values-standard = The standard value is { $count } bars, for one cube or one claim.
table-values-exit = Leaving takes { $count } squares before phase 3.
table-values-solvency = In phase 3, a player must be able to pay { $count } penalties.

## The sheet of all players side by side, and what decided the game

row-largest = Largest suite
row-suites = Other suites
row-squares = Squares in all
row-trace = A trace
row-whitewashed = Whitewashed

## Why a move is refused

refuse-throw-first = Throw the dice first.
refuse-arrive-first = Join the game first.
refuse-not-late = You are already in the game.
refuse-claim-first = Settle the claim first: take something, flip or renounce.
refuse-operate-first = Choose first what to do with your throw.
refuse-draw-first = Draw for the second die first.
refuse-place-first = Finish placing what you have begun first.
refuse-fill-first = You chose to share: place exactly one cube now.
refuse-lay-first = You chose a single bar: lay it now.
refuse-leave-first = You are leaving: lay everything you have.
refuse-dice-first = Only your two dice are still to be placed.
refuse-not-your-turn = It is another player’s turn.
refuse-call-first = Call your claim first.
refuse-announce-first = Call your colour first.
refuse-answer-first = The game is waiting for your answer: call, or renounce.
refuse-vote-first = Vote first: yes or no.
refuse-no-vote = There is nothing to vote on at the moment.
refuse-no-door-vote = At this table nobody votes on the exit door.
refuse-door-too-early = The exit door is voted on in phase 3.
refuse-propose-before-throw = Propose the exit door before your own throw.
refuse-proposed-once = You have already proposed the exit door: once a game is enough.
refuse-no-cubano = CUBANØ takes two claims, and a cube and bars that { $player } can give.
refuse-nobody-waits = Nobody else is waiting for a claim.
refuse-passed-once = You have already let the other player go first. Now it is your turn to claim.
refuse-no-claim = You have no claim at the moment.
refuse-no-cube-to-claim = { $player } has no cube to claim.
refuse-no-bar-to-claim = { $player } has no bar to claim.
refuse-reserve-first = { $player } still has a reserve, so no square can be flipped.
refuse-not-their-square = { $square } does not show { $player }’s colour.
refuse-no-cubes-left = There is no cube to draw.
refuse-no-bars-left = There is no bar to draw.
refuse-not-your-colour = You did not throw your colour.
refuse-double-needed = This needs a double of your colour.
refuse-no-cube = You have no cube in your reserve.
refuse-no-bar = You have no bar in your reserve.
refuse-no-square = There is no square you could form or fill.
refuse-too-few-squares = You would leave with { squares }, and { $needed } are needed.
refuse-no-room = There is no room yet for your { $cubes } cubes, dice included. If you have enough bars, form squares first, then leave.
refuse-square-taken = There is already a cube in { $square }.
refuse-formed-already = { $square } is already formed: fill it, or choose another square.
refuse-not-formed = { $square } is not formed.
refuse-too-few-bars =
    { $missing ->
        [one] { $square } needs { $missing } more bar and you have { $bars }.
       *[other] { $square } needs { $missing } more bars and you have { $bars }.
    }
refuse-exit-would-fail = If you formed { $square }, your bars would not form enough squares to leave.
refuse-form-more =
    { $squares ->
        [one] Form { $squares } more square first.
       *[other] Form { $squares } more squares first.
    }
refuse-lay-all-bars = Lay the rest of your bars first: { $bars } to go.
refuse-edge-taken = There is already a bar { $edge }.
