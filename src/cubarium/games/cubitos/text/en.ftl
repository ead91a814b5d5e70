### Words of Cubitos, in English. The other language has the same messages, attributes and variables.
###
### Two more catalogues lie beside this one: components (cards, races, circuits, spaces) and rules (titles).
###
### Forms: a bare name ("Red") is a title. Of dice, .with-a ("a red die") stands inside a sentence and .many
### ("red dice") behind a number. Of zones, .inside ("the Roll zone") stands inside a sentence.
### $die and $kind are dice .with-a, or with their number in events that have a $count; $pick is a die and where
### it lies; $zone is an .inside form; $pair, $face, $card, $circuit, $space and $cell are titles.
### $player and $owner are names. $you is "yes" when the reader is $player and "target" when it is $owner.
### $coins, $feet, $water, $credits, $fans, $tokens, $swords, $spaces, $left, $price, $money and $count are
### numbers, and so is $dice, but for the hits of a throw, where it is dice with their number.

game = Cubitos
game-tagline = Throw dice, push your luck and run: the first past the Finish wins.

## Counted things, used inside other messages

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
feet =
    { $feet ->
        [one] { $feet } foot
       *[other] { $feet } feet
    }
water =
    { $water ->
        [one] { $water } water foot
       *[other] { $water } water feet
    }
credits =
    { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
fans =
    { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    }
tokens =
    { $tokens ->
        [one] { $tokens } draw token
       *[other] { $tokens } draw tokens
    }
dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
swords =
    { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }
laps =
    { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }
spaces =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }

## Kinds of dice

kind-light-gray = Light gray
    .with-a = a light gray die
    .many = light gray dice
kind-dark-gray = Dark gray
    .with-a = a dark gray die
    .many = dark gray dice
kind-red = Red
    .with-a = a red die
    .many = red dice
kind-orange = Orange
    .with-a = an orange die
    .many = orange dice
kind-yellow = Yellow
    .with-a = a yellow die
    .many = yellow dice
kind-green = Green
    .with-a = a green die
    .many = green dice
kind-blue = Blue
    .with-a = a blue die
    .many = blue dice
kind-purple = Purple
    .with-a = a purple die
    .many = purple dice
kind-brown = Brown
    .with-a = a brown die
    .many = brown dice
kind-white = White
    .with-a = a white die
    .many = white dice
# There is only one, so .many says how it stands behind the number 1.
kind-first-player = First-player die
    .with-a = the first-player die
    .many = first-player die

## Faces of dice

face-ability = ability
face-power = power
face-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
face-foot =
    { $count ->
        [one] { $count } foot
       *[other] { $count } feet
    }
face-credit =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
face-blank = blank

## Zones and phases

zone-draw = Draw
    .inside = the Draw zone
zone-roll = Roll
    .inside = the Roll zone
zone-active = Active
    .inside = the Active zone
zone-discard = Discard
    .inside = the Discard
zone-supply = Supply
    .inside = the supply
phase-roll = Roll phase
phase-run = Run phase

## Options

option-players = Players
    .help = 2 to 4.
option-race = Race
    .help = 1 to 10: the circuit, the laps and the cards. 0 draws the cards at random.
option-red = Red card
    .help = 1 to 7, by the race it first appears in. 0 for the card of the race.
option-orange = Orange card
    .help = 1 to 7, by the race it first appears in. 0 for the card of the race.
option-yellow = Yellow card
    .help = 1 to 7, by the race it first appears in. 0 for the card of the race.
option-green = Green card
    .help = 1 to 7, by the race it first appears in. 0 for the card of the race.
option-blue = Blue card
    .help = 1 to 7, by the race it first appears in. 0 for the card of the race.
option-purple = Purple card
    .help = 1 to 7, by the race it first appears in. 0 for the card of the race.
option-brown = Brown card
    .help = 1 to 7, by the race it first appears in. 0 for the card of the race.
option-white = White card
    .help = 1 to 7, by the race it first appears in. 0 for the card of the race.
option-circuit = Circuit
    .help = 1 to 4, or 5 for the Grand Finale. 0 for the circuit of the race.
option-laps = Laps
    .help = Usually as many as the race has.
option-order = Order of the Roll phase
    .help = How the dice are rolled in a round.
    .value-0 = One after the other
    .value-1 = All at once
    .value-2 = Waiting for each other
option-soldier-pays = Mr. Soldier costs a red die
    .help = Whoever takes his reward loses an active red die, as one review tells it.
option-round-limit = Round limit
    .help = The farthest runner wins once this many rounds are over.
order-sequential = one after the other
order-simultaneous = all at once
order-waiting = waiting for each other

## Names put together

an-ability = Ability
pair = { $kind }: { $face }
face-of-card = { $card }, { $face }
dice-of-kind = { $count } { $kind }
pick-draw = { $die } of the Draw zone
pick-roll = { $die } of the Roll zone
pick-discard = { $die } of the Discard
pick-active = { $die } of the Active zone ({ $face })
way-left = left
way-right = right
way-up-left = up left
way-up-right = up right
way-down-left = down left
way-down-right = down right

## Actions

action-draw = Draw { $die }
action-draw-all = Move all your dice to the Roll zone
action-push =
    { $count ->
        [0] Push with green dice that move to the Roll zone
        [one] Push: throw { $count } die again
       *[other] Push: throw { $count } dice again
    }
action-pass = Pass: your Roll phase ends
action-wait = Wait to see what the others do
action-use = Use { $card }: { $effect }
action-use-power = Use { $card }, power face: { $effect }
action-use-first-credit = Take the credit of the first-player die
action-choose-coins = Take { coins }
action-choose-fan = Take a fan
action-choose-no-fan = Take no fan
action-choose-feet = Take { feet } for { fans }
action-discard = Discard { $die } of the Roll zone
action-pick-throw = Throw { $pick }
action-pick-set = Set { $pick } on a face you choose
action-pick-lose = Lose { $pick }
action-pick-give = Give away { $pick }
action-pick-move = Move { $pick } to the Roll zone
action-borrow = Borrow { $die } for this round
action-gain = Gain { $die }
action-set = Set the die on this face: { $face }
action-give = Give it to { $player }
action-exit = Leave Start by exit { $way }
action-exit-water = Leave Start by exit { $way }, into the water
action-exit-special = Leave Start by exit { $way }: { $space }
action-step = Step { $way }
action-step-water = Step { $way } into the water
action-step-special = Step { $way }: { $space }
action-finish = Step onto Finish: lap { $lap } of { $laps }
action-finish-rest = Step onto Finish, before the second board
action-next-board = Go on to the second board for { feet }
action-shortcut-coins = Take the shortcut for { coins }
action-shortcut-feet = Take the shortcut for { feet }
action-jet-pack =
    { $water ->
        [0] Use the jet pack: you will have { feet }
       *[other] Use the jet pack: you will have { feet } and { water }
    }
action-convert = Turn { coins } or credits into a foot
action-claim = Take what the space gives
action-near = Take the effect of special space { $place } near you: { $space }
action-buy = Buy { $die } for { $cost }: { $card }

# To leave a question, by what is asked.
action-done-draw = Stop drawing
action-done-draw-all = Draw as usual
action-done-push-window =
    { $count ->
        [one] Throw { $count } die
       *[other] Throw { $count } dice
    }
action-done-immediate = Use no other immediate ability
action-done-after-push = Do without it
action-done-would-bust = Bust
action-done-leave =
    { $count ->
        [one] Keep { $count } die in the Roll zone
       *[other] Keep { $count } dice in the Roll zone
    }
action-done-use-abilities = Go on
action-done-use-red = Do without it
action-done-move = Stop here: { $space }
action-done-take-bob = Do without it
action-done-buy =
    { $bought ->
        [0] Buy nothing
       *[other] Buy nothing more
    }
action-done-lose-roll = Lose no die
action-done-lose-any = Lose no die
action-done-must-lose = Lose no more dice
action-done-gain = Gain no die
action-done-give-die = Give nothing away
action-done-pair-throw = Throw nothing
action-done-colours-throw =
    { $picked ->
        [0] Throw nothing
       *[other] Throw the dice picked
    }
action-done-claim-space = Decline it

## What the reader has to do

prompt-draw =
    { $draws ->
        [one] Draw { $draws } more die.
       *[other] Draw { $draws } more dice.
    }
prompt-draw-free = Draw dice that do not count, or stop.
prompt-draw-all = { $red } lets you move all your dice to the Roll zone instead of drawing.
prompt-decide =
    { $active ->
        [one] Push or pass, with { $active } active die.
       *[other] Push or pass, with { $active } active dice.
    } { $risk ->
        [yes] A Push with misses only is a bust.
       *[no] You cannot bust yet.
    }
prompt-forced = { $yellow } makes you push. An ability may come before it.
prompt-pass = Pass, or use an ability before.
prompt-push-window = Throw, or use an ability before.
prompt-immediate = Use immediate abilities, or go on.
prompt-after-push =
    { $count ->
        [one] { $yellow }: a free throw, if you like.
       *[other] { $yellow }: { $count } free throws, if you like.
    }
prompt-after-push-run =
    { $count ->
        [one] { $yellow }: run a step on land, or stay.
       *[other] { $yellow }: run { $count } steps on land one by one, or stay.
    }
prompt-would-bust = Only misses. Answer with a green die, or bust.
prompt-leave = You bust. Discard dice of the Roll zone, or keep them there.
prompt-before-swords = Use abilities before swords are compared, or go on.
prompt-use-abilities = Use abilities, or go on. What is plainly yours is collected for you.
prompt-use-red = { $red }: take the reward for an active red die, or leave it.
prompt-move =
    { $water ->
        [0] Run with { feet }, or stop.
       *[other] Run with { feet } and { water }, or stop.
    } You have { coins } and { credits }.
prompt-take-bob =
    { $count ->
        [one] Take the effect of a special space near your runner, or not.
       *[other] Take the effects of special spaces near your runner, { $count } at most.
    }
prompt-buy =
    { $count ->
        [one] Buy a die of another colour, or stop.
       *[other] Buy up to { $count } dice of different colours, or stop.
    } You have { coins } and { credits }.

# Questions of effects. $source is the card or the space that asks.
prompt-free-throw =
    { $left ->
        [one] { $source }: pick { $left } more die of the Draw zone and throw.
       *[other] { $source }: pick { $left } more dice of the Draw zone, then throw them.
    }
prompt-pinch = { $source }: choose a die of the Roll zone to set on any face.
prompt-set-face = { $source }: choose the face of the die.
prompt-loan = { $source }: choose a die of the supply for this round.
prompt-set-loan = { $source }: choose the face of the die.
prompt-lose-roll = { $source }: lose a die of the Roll zone, or none.
prompt-lose-any =
    { $left ->
        [one] { $source }: lose a die, or none.
       *[other] { $source }: lose up to { $left } dice, one after the other.
    }
prompt-must-lose =
    { $left ->
        [one] { $source }: choose the die you lose.
       *[other] { $source }: choose the { $left } dice you lose, one after the other.
    }
prompt-gain = { $source }: gain a die that costs { $cost } or less, or none.
prompt-gain-any = { $source }: gain any die, or none.
prompt-gain-gray = { $source }: choose the gray die you gain.
prompt-choose = { $source }: choose one of the two.
prompt-give-die = { $source }: give a die to the player with the fewest swords, or none.
prompt-give-to = { $source }: several have the fewest swords. Choose who gets the die.
prompt-pair-throw =
    { $left ->
        [one] { $source }: pick { $left } more die that is not red, and throw.
       *[other] { $source }: pick { $left } more dice that are not red, then throw them.
    }
prompt-colours-throw =
    { $left ->
        [one] { $source }: pick { $left } die of another colour, or throw.
       *[other] { $source }: pick up to { $left } dice of different colours from Draw and Roll, then throw them.
    }
prompt-move-other = { $source }: choose the other active die that goes to the Roll zone.
prompt-claim-space = { $source }: take what it gives, or decline it. With a credit you lose a die.
prompt-claim-fan = { $source }: take the fan, or decline it. It brings a draw token: from now on you draw one more die each round.
waiting =
    { $count ->
        [one] { $player } is choosing.
       *[other] { $player } are choosing.
    }
# Before what the reader has to do, or instead of who is choosing. $count players are named in $player.
waits =
    { $count ->
        [one] { $player } waits to see what others do.
       *[other] { $player } wait to see what others do.
    }
waits-you =
    { $count ->
        [0] You wait to see what others do.
       *[other] Like { $player }, you wait to see what others do.
    }
decides-first = { $player } decides first: most dice in the Roll zone, then turn order.
decides-first-you = You decide first: most dice in the Roll zone, then turn order.

## Events. $kind, $dice and $face are dice and faces as above, $cell is the name of a space

event-race-set =
    { $laps ->
        [one] { $circuit }, { $laps } lap.
       *[other] { $circuit }, { $laps } laps.
    } { $you ->
        [yes] You have the first-player die.
       *[other] { $player } has the first-player die.
    }
event-round-begins =
    Round { $round }: { $you ->
        [yes] you are first.
       *[other] { $player } is first.
    }
event-draws =
    { $you ->
        [yes] You draw { $kind }.
       *[other] { $player } draws { $kind }.
    }
event-draws-all =
    { $you ->
        [yes] You move all your dice to the Roll zone.
       *[other] { $player } moves all dice to the Roll zone.
    }
event-refills =
    { $you ->
        [yes] Your Draw zone is empty and takes in the Discard
       *[other] The Draw zone of { $player } is empty and takes in the Discard
    }, { $count ->
        [one] { $count } die.
       *[other] { $count } dice.
    }
event-throws =
    { $you ->
        [yes] You throw
       *[other] { $player } throws
    } { $count ->
        [one] { $count } die.
       *[other] { $count } dice.
    }
event-shows =
    { $you ->
        [yes] Your hits: { $dice }, { $face }
       *[other] Hits of { $player }: { $dice }, { $face }
    }{ $count ->
        [one] .
       *[other] { " " }each.
    }
event-first-die-shows =
    { $you ->
        [yes] Your first-player die hits: { $face }.
       *[other] The first-player die of { $player } hits: { $face }.
    }
event-misses =
    { $you ->
        [yes] You have only misses.
       *[other] { $player } has only misses.
    }
event-pushes =
    { $risky ->
        [0] { $you ->
            [yes] You push.
           *[other] { $player } pushes.
        }
       *[other] { $you ->
            [yes] You push at risk.
           *[other] { $player } pushes at risk.
        }
    }
event-passes =
    { $you ->
        [yes] You pass.
       *[other] { $player } passes.
    }
event-waits =
    { $you ->
        [yes] You wait to see what others do.
       *[other] { $player } waits to see what others do.
    }
event-would-bust =
    { $you ->
        [yes] You are about to bust.
       *[other] { $player } is about to bust.
    }
event-busts =
    { $you ->
        [yes] You bust: your active dice go to the Discard.
       *[other] { $player } busts: the active dice go to the Discard.
    }
event-leaves =
    { $you ->
        [yes] You discard { $kind } of the Roll zone.
       *[other] { $player } discards { $kind } of the Roll zone.
    }
event-protected =
    { $you ->
        [yes] You cannot bust with this Push.
       *[other] { $player } cannot bust with this Push.
    }
event-keeps-green-gray =
    { $you ->
        [yes] Your green and gray dice stay active.
       *[other] The green and gray dice of { $player } stay active.
    }
event-active-to-roll =
    { $you ->
        [yes] You move a die from Active to Roll ({ $pair }).
       *[other] { $player } moves a die from Active to Roll ({ $pair }).
    }
event-uses =
    { $you ->
        [yes] You use { $card }.
       *[other] { $player } uses { $card }.
    }
event-sets-face =
    { $you ->
        [yes] You set a die and make it active ({ $pair }).
       *[other] { $player } sets a die and makes it active ({ $pair }).
    }
event-borrows =
    { $you ->
        [yes] You borrow a die for this round ({ $pair }).
       *[other] { $player } borrows a die for this round ({ $pair }).
    }
event-gains-coins =
    { $you ->
        [yes] You gain
       *[other] { $player } gains
    } { $count ->
        [one] { $count } coin.
       *[other] { $count } coins.
    }
event-gains-credits =
    { $you ->
        [yes] You gain
       *[other] { $player } gains
    } { $count ->
        [one] { $count } credit.
       *[other] { $count } credits.
    }
event-gains-feet =
    { $you ->
        [yes] You gain
       *[other] { $player } gains
    } { $count ->
        [one] { $count } foot.
       *[other] { $count } feet.
    }
event-gains-water =
    { $you ->
        [yes] You gain
       *[other] { $player } gains
    } { $count ->
        [one] { $count } water foot.
       *[other] { $count } water feet.
    }
event-gains-fan =
    { $you ->
        [yes] You now have { fans }.
       *[other] { $player } now has { fans }.
    }
event-gains-token =
    { $you ->
        [yes] You now have { tokens }.
       *[other] { $player } now has { tokens }.
    }
event-gains-die =
    { $you ->
        [yes] You gain { $kind }.
       *[other] { $player } gains { $kind }.
    }
event-loses-die =
    { $you ->
        [yes] You lose { $kind }.
       *[other] { $player } loses { $kind }.
    }
event-gives-die =
    { $you ->
        [yes] You give { $kind } to { $owner }.
        [target] { $player } gives you { $kind }.
       *[other] { $player } gives { $kind } to { $owner }.
    }
event-swords =
    { $you ->
        [yes] You show { swords }.
       *[other] { $player } shows { swords }.
    }
event-most-swords =
    { $you ->
        [yes] You have the most swords.
       *[other] { $player } has the most swords.
    }
event-white-green-free =
    { $you ->
        [yes] White and green dice will not count in your next draw.
       *[other] White and green dice will not count in the next draw of { $player }.
    }
event-gray-free =
    { $you ->
        [yes] Gray dice will not count in your next draw.
       *[other] Gray dice will not count in the next draw of { $player }.
    }
event-may-draw-all =
    { $you ->
        [yes] You may draw all your dice the next time.
       *[other] { $player } may draw all dice the next time.
    }
event-buys-foot =
    { $you ->
        [yes] You buy a foot.
       *[other] { $player } buys a foot.
    }
event-steps =
    { $you ->
        [yes] You step onto “{ $cell }”.
       *[other] { $player } steps onto “{ $cell }”.
    }
event-steps-on-grass =
    { $you ->
        [yes] You take a step.
       *[other] { $player } takes a step.
    }
event-finishes-lap =
    { $you ->
        [yes] You pass the Finish and stand on Start. Laps completed: { $laps }.
       *[other] { $player } passes the Finish and stands on Start. Laps completed: { $laps }.
    }
event-changes-board =
    { $you ->
        [yes] You go on to the second board.
       *[other] { $player } goes on to the second board.
    }
event-takes-shortcut =
    { $you ->
        [yes] You take the shortcut.
       *[other] { $player } takes the shortcut.
    }
event-uses-jet =
    { $water ->
        [0] { $you ->
            [yes] The jet pack doubles your feet: { feet }.
           *[other] The jet pack doubles the feet of { $player }: { feet }.
        }
       *[other] { $you ->
            [yes] The jet pack doubles your feet: { feet } and { water }.
           *[other] The jet pack doubles the feet of { $player }: { feet } and { water }.
        }
    }
event-stands-on =
    { $you ->
        [yes] You end on “{ $cell }”.
       *[other] { $player } ends on “{ $cell }”.
    }
event-uses-bob =
    { $you ->
        [yes] Bob gets you the effect of “{ $cell }”.
       *[other] Bob gets { $player } the effect of “{ $cell }”.
    }
event-buys =
    { $you ->
        [yes] You buy { $kind } for { $cost }.
       *[other] { $player } buys { $kind } for { $cost }.
    }
event-round-ends = Round { $round } ends.
event-full-tie = The leaders are level. Everybody plays on.
event-game-ends = The race is over.
event-final =
    { $you ->
        [yes] You have run
       *[other] { $player } has run
    } { score }.
event-wins =
    { $you ->
        [yes] You win the race.
       *[other] { $player } wins the race.
    }
event-shares =
    { $you ->
        [yes] You share the victory.
       *[other] { $player } shares the victory.
    }

## How it ends: $all are players with the same $score, $above the $leaders of them who rank higher, at $place

score =
    { $spaces ->
        [0] { $laps ->
            [0] not a single space
           *[other] { laps }
        }
       *[other] { $laps ->
            [0] { spaces }
           *[other] { laps } and { spaces }
        }
    }
# Under a report whose columns have 2+13 for 2 laps and 13 spaces.
score-short = Scores are laps + spaces past Start.
tie-shared =
    { $all } tie with { $score }. Nothing else is compared, so they share { $place ->
        [1] the victory
       *[other] their place
    }.

## Score lines

line-laps = { laps }
line-progress = { spaces } past Start

## The sheet of all players side by side, and what decided the game

row-laps = Laps
row-spaces = Spaces past Start
decided-laps =
    { $you ->
        [yes] You
       *[no] { $second }
    } came next with { $score }.
decided-spaces =
    { $you ->
        [yes] You were
       *[no] { $second } came next,
    } { spaces } behind.

## Why a move is refused. $asked is what the player is asked to do instead

refuse-not-now = Not now. You are asked to { $asked }.
refuse-not-in-zone = You do not have { $kind } in { $zone }.
refuse-not-active = No active die of yours shows this: { $pair }.
refuse-draw-more = You still have to draw { dice }.
refuse-drawn-enough =
    { $count ->
        [one] You have already drawn the only die you may draw.
       *[other] You have already drawn the { $count } dice you may draw.
    }
refuse-not-all = Only { $card } lets you draw all dice at once.
refuse-nothing-to-throw = There is no die to throw in your Roll zone.
refuse-pushed-enough = You have pushed { $count } times. That is the limit of a round.
refuse-forced = { $card } makes you push.
refuse-wait-in-order = At this table nobody needs to wait: the order of the Roll phase tells who decides next.
refuse-wait-alone = Nobody else is left in the Roll phase, so there is nobody to wait for.
refuse-wait-again = You are already waiting, until somebody pushes or passes.
refuse-wait-first = Everybody waits, and you decide first: most dice in the Roll zone, then turn order.
refuse-no-first-credit = The first-player die has no credit to offer you now.
refuse-only-red = Here you can only use { $card }, or do without it.
refuse-not-immediate = { $card } has no immediate effect now.
refuse-used = You have already used { $card }.
refuse-too-few-cats = { $card } needs { $count } unused cats.
refuse-no-effect = { $card } does nothing at this moment.
refuse-only-steps = Only a step on land is offered now.
refuse-no-space-near = There is no special space number { $count } near your runner.
refuse-space-gives-nothing = This space gives nothing now: { $cell }.
refuse-not-on-start = Your runner does not stand on Start.
refuse-no-exit = Start has no exit { $count }.
refuse-exits-only = Start is left by its exits.
refuse-no-way = There is no space in this direction.
refuse-water = Only a water foot takes you into the water.
refuse-not-at-finish = Finish cannot be entered from this space.
refuse-no-foot = You have no foot left.
refuse-no-next-board = Your runner does not stand on the first Finish of the Grand Finale.
refuse-too-few-feet = This costs { $price } feet, and you have { $feet }.
refuse-too-many-feet = You cannot have that many feet.
refuse-too-little-money = This costs { $price } in coins and credits, and you have { $money }.
refuse-no-shortcut = Your runner does not stand on a shortcut.
refuse-no-jet = Your runner does not stand on a jet pack.
refuse-move-used = You have already used this space in this round: { $cell }.
refuse-colour-bought = You have already bought { $kind } in this round. Choose another colour.
refuse-supply-empty = The supply cannot give you { $kind }.
refuse-too-dear = It takes { $price } in coins and credits to buy { $kind }, and you have { $money }.
refuse-gray-only = { $card } gives only a gray die.
refuse-costs-more = Too dear: { $kind } costs { $price }, and at most { $most } is allowed.
refuse-other-die = This is not a face of the die you are setting, which is { $kind }.
refuse-not-playing = Nobody is playing at this seat.
refuse-yourself = Choose an opponent, not yourself.
refuse-not-fewest = Somebody has fewer swords than { $player }.
refuse-first-die = The first-player die cannot be picked here.
refuse-other-zone = This effect takes no die of { $zone }.
refuse-no-red = { $card } throws no red die.
refuse-colour-picked = The dice need different colours, and you have already picked one like this: { $kind }.

# What a player is asked.
asked-draw = draw dice
asked-draw-all = draw all your dice, or draw as usual
asked-decide = push or pass
asked-push-window = throw, or use an ability before
asked-after-push = use the yellow card, or do without it
asked-would-bust = answer the bust, or take it
asked-leave = discard dice of the Roll zone, or keep them
asked-use-abilities = use abilities, or go on
asked-use-red = use the red card, or do without it
asked-move = move your runner, or stop
asked-take-bob = use Bob, or do without him
asked-buy = buy dice, or stop
asked-immediate = use immediate abilities, or go on
asked-free-throw = pick dice for the free throw
asked-pinch = pick a die of the Roll zone
asked-set-face = choose a face of the die
asked-loan = choose a die of the supply
asked-set-loan = choose a face of the die
asked-lose-roll = choose a die to lose, or none
asked-lose-any = choose a die to lose, or none
asked-must-lose = choose the die you lose
asked-gain = choose a die to gain, or none
asked-gain-gray = choose the gray die you gain
asked-choose = choose one of the two offers
asked-give-die = choose a die to give away, or none
asked-give-to = choose who gets the die
asked-pair-throw = pick dice for the free throw
asked-colours-throw = pick dice for the free throw
asked-move-other = choose the other active die that moves
asked-claim-space = take what the space gives, or decline it

## The terminal table. $place is a space of the circuit, such as "h7"; $chance is written in percent

table-header = { $game } · { $race } · { $circuit } · round { $round } · { $step ->
        [rolling] Roll phase
        [abilities] abilities
        [swords] swords
        [totals] abilities
        [moving] moving
        [after-moves] after moving
        [buying] buying
        [clearing] clearing
       *[over] the end
    }
table-cards = Cards
table-left = left
table-sign-credits = 1–9 credits
table-sign-water = ~ water
table-sign-line = │_ red lines
table-sign-reach = { $sign }, underlined: in reach
table-signs = { $coin } coins · { $foot } foot · { $ability } ability · { $power } power · () used · v shows what cards do
table-column-place = place
table-column-lines = lines
table-column-draw = draw
table-column-fans = fans
table-column-tokens = tokens
table-column-coins = coins
table-column-credits = credits
table-column-feet = feet
table-column-water = water
table-first = first player
table-lap = lap { $lap }/{ $laps }
table-busted = bust
table-passed = passed
table-waits = waits
table-percent = { $number } %
table-bust = bust { $chance }
table-guarded = with the green die { $chance }
table-no-bust = no risk
table-hits = { $count } hits on average
table-keeps =
    keeps { $count ->
        [one] { $count } active die
       *[other] { $count } active dice
    }: { coins }, { feet }, and what abilities give
table-bust-costs =
    { $count ->
        [one] { $count } active die goes to the Discard
       *[other] { $count } active dice go to the Discard
    }
table-fan =
    fan { $fans }: { credits }{ $tokens ->
        [0] { "" }
       *[other] , { tokens }
    }
table-hit = hits { $chance }: { $faces }
table-worth = costs { $cost } in the supply
table-money-left = leaves { coins }, { credits }
table-forward =
    { $count ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
table-began-here = nothing: you began the round here
table-draw-likeliest = Draw { $count } dice, those that hit most often
table-run = Run to { $place }
table-run-special = Run to { $place }: { $space }
table-run-next-lap = Run through the Finish to { $place }: { $laps } of { $legs } done
table-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
table-price =
    { $coins ->
        [0] { credits }
       *[other] { $credits ->
            [0] { coins }
           *[other] { coins } + { credits }
        }
    }
table-power = Power: { $text }
table-values-fans = Fan track, credits on each space, + for a draw token: { $track }; beyond it { $beyond } credits each
table-values-risk = A Push is at risk from { $dice } active dice on.
table-values-foot = { $coins } coins or credits buy a foot.
table-values-buy = You may buy { $count } dice of different colours in a round.
table-letters-light-gray = Lg
table-letters-dark-gray = Dg
table-letters-red = Re
table-letters-orange = Or
table-letters-yellow = Ye
table-letters-green = Gr
table-letters-blue = Bl
table-letters-purple = Pu
table-letters-brown = Br
table-letters-white = Wh
table-letters-first-player = Fp
