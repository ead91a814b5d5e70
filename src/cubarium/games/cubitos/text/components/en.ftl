### Words for the components of Cubitos, in English: cards, races, circuits, spaces.
###
### A card has a name, a -text for both symbols and, where the power face does more, a -power text. $coins, $feet,
### $water, $credits, $dice, $bonus, $second_bonus and $group are the card's amounts in the data. Behind each
### stands its $..._mark, "°" for a house value and empty otherwise. $unit is what a card gives for each thing it
### counts: coins, feet or credits. A ° in a text itself marks what is ours and no amount. $value is the number on a space: credits, or the greatest cost of a gained die.

## Amounts, used inside the texts of cards

coins =
    { $coins ->
        [one] { $coins } coin{ $coins_mark }
       *[other] { $coins } coins{ $coins_mark }
    }
feet =
    { $feet ->
        [one] { $feet } foot{ $feet_mark }
       *[other] { $feet } feet{ $feet_mark }
    }
water =
    { $water ->
        [one] { $water } water foot{ $water_mark }
       *[other] { $water } water feet{ $water_mark }
    }
credits =
    { $credits ->
        [one] { $credits } credit{ $credits_mark }
       *[other] { $credits } credits{ $credits_mark }
    }
dice =
    { $dice ->
        [one] { $dice } die{ $dice_mark }
       *[other] { $dice } dice{ $dice_mark }
    }

## Red cards

card-mr-soldier = Mr. Soldier
card-mr-soldier-text = Most swords: { coins } and { feet }.
card-punch-guy = Punch Guy
card-punch-guy-text = Most swords: white and green dice do not count in your next draw.
card-supah-general = Supah General
card-supah-general-text =
    { $unit ->
        [feet] Most swords: a foot{ $unit_mark } for each of your fans.
        [credits] Most swords: a credit{ $unit_mark } for each of your fans.
       *[coins] Most swords: a coin{ $unit_mark } for each of your fans.
    }
card-jacques-couteau = Jacques Couteau
card-jacques-couteau-text = For each opponent with fewer swords: a free throw of { dice } of yours, none of them red.
card-jacques-couteau-power = Counts as two swords.
card-champion = Champion
card-champion-text = Most swords: instead of your next draw you may move all your dice to the Roll zone.
card-crabby = Crabby
card-crabby-text = Most swords: you may give one of your dice to the opponent with the fewest swords.
card-el-bandito = El Bandito
card-el-bandito-text =
    { $unit ->
        [coins] { $bonus ->
            [one] 1 coin{ $unit_mark } for each opponent with fewer swords.
           *[other] { $bonus } coins{ $unit_mark } for each opponent with fewer swords.
        }
        [credits] { $bonus ->
            [one] 1 credit{ $unit_mark } for each opponent with fewer swords.
           *[other] { $bonus } credits{ $unit_mark } for each opponent with fewer swords.
        }
       *[feet] { $bonus ->
            [one] 1 foot{ $unit_mark } for each opponent with fewer swords.
           *[other] { $bonus } feet{ $unit_mark } for each opponent with fewer swords.
        }
    }
card-el-bandito-power = Counts as two swords.

## Orange cards

card-dugout = Dugout
card-dugout-text = Immediate: a free throw of { dice } from your Draw zone.
card-reliever-beaver = Reliever Beaver
card-reliever-beaver-text = Run: you may lose a die of your Roll zone.
card-reliever-beaver-power = Immediate°: you may do so once more.
card-benchwarmer = Benchwarmer
card-benchwarmer-text = Run: you may lose this die together with another one of yours.
card-batter-beaver = Batter Beaver
card-batter-beaver-text = Immediate: a free throw of { dice } from your Draw zone. If you gain a credit in this round, you lose a die at its end.
card-mr-bats = Mr. Bats
card-mr-bats-text = Run: { coins }, or a foot° for every two of your fans.
card-the-babe = The Babe
card-the-babe-text = Run: { coins }.
card-the-babe-power = Also a fan°. Then this die is lost.
card-pinch-eater = Pinch Eater
card-pinch-eater-text = Immediate: put a die of your Roll zone into the Active zone, on any face.

## Yellow cards

card-reckless-cheese = Reckless Cheese
card-reckless-cheese-text = After each Push without bust: { feet } on land, to be run at once.
card-the-big-cheese = The Big Cheese
card-the-big-cheese-text = Run: a fan°, or a foot° for every two of your fans.
card-ledercheesen = Ledercheesen
card-ledercheesen-text = After each Push without bust: a free throw of { dice } from your Draw zone.
card-ledercheesen-power = Run°: also a foot° for every { $group }{ $group_mark } active dice.
card-stinky-cheese = Stinky Cheese
card-stinky-cheese-text = Run: { feet }.
card-stinky-cheese-power = Gray dice also do not count in your next draw.
card-bad-cheese = Bad Cheese
card-bad-cheese-text = Run: { feet }.
card-bad-cheese-power = Also { coins }. Then this die is lost.
card-the-cheese-stands-alone = The Cheese Stands Alone
card-the-cheese-stands-alone-text = Immediate: you have to push. Run: { feet }.
card-cheese-boy = Cheese Boy
card-cheese-boy-text = Run: { feet } with a brown die active. With an orange die active you may lose a die of your Roll zone.

## Green cards

card-rock-on = Rock On
card-rock-on-text = Before a Push: move this die back to the Roll zone.
card-pina-cubelada = Piña Cubelada
card-pina-cubelada-text = Before a Push: you cannot bust with it.
card-keep-on-rollin = Keep On Rollin’
card-keep-on-rollin-text = When you would bust: lose this die, and you do not.
card-pineapple-rocks = Pineapple Rocks
card-pineapple-rocks-text = Before a Push: move this die back to the Roll zone.
card-pineapple-rocks-power = Another active die has to go with it.
card-up-to-11 = Up to 11
card-up-to-11-text = Before a Push: move this die back to the Roll zone.
card-up-to-11-power = Run: { feet }.
card-rolling-stoned = Rolling Stoned
card-rolling-stoned-text = When you would bust: throw all your gray dice. With a hit you do not bust.
card-punk-fruit = Punk Fruit
card-punk-fruit-text = When you bust, your green and gray dice stay active. Run: a free throw of up to { dice } of different colours from Draw and Roll.

## Blue cards

card-bob = Bob
card-bob-text = After moving: take the effect of a special space one or two steps away.
card-undercover-fish = Undercover Fish
card-undercover-fish-text = Run: { water }.
card-llama-rama = Llama-Rama
card-llama-rama-text = Run: { coins }.
card-llama-rama-power = Also a fan, without the credits of its space.
card-bahama-llama = Bahama Llama
card-bahama-llama-text = Run: { coins } and { water }.
card-llama-shaman = Llama Shaman
card-llama-shaman-text = Run: { feet } and a red die.
card-stogie = Stogie
card-stogie-text = Immediate: a free throw of all your gray dice of Draw and Roll.
card-chilly-mcchillster = Chilly McChillster
card-chilly-mcchillster-text = Run: a free throw of your whole Roll zone, and then another one.

## Purple cards

card-rollosaurus = Rollosaurus
card-rollosaurus-text = Run: { feet }.
card-dancing-dino = Dancing Dino
card-dancing-dino-text = Run: { feet }, { $bonus }{ $bonus_mark } more with a red die active, { $second_bonus }{ $second_bonus_mark } more with an orange die active.
card-cubasaurus = Cubasaurus
card-cubasaurus-text = Immediate: gain any die until the round ends, active, on any face. This die is lost in the Run phase.
card-wikiwiki-dinosaur = Wikiwiki Dinosaur
card-wikiwiki-dinosaur-text = Run: { feet } for each different colour among your active dice.
card-you-bet-jurassican = You Bet Jurassican
card-you-bet-jurassican-text = Run: { feet }, { $bonus }{ $bonus_mark } more with a brown die active, { $second_bonus }{ $second_bonus_mark } more with a yellow die active.
card-shimmy-shimmy-dino = Shimmy Shimmy Dino
card-shimmy-shimmy-dino-text = Run: { feet } for each active gray or white die.
card-pronto-bronto = Pronto Bronto
card-pronto-bronto-text = Run: a foot for every { $group }{ $group_mark } red lines left on this lap.

## Brown cards

card-rich-dog = Rich Dog
card-rich-dog-text = Run: { coins }. Then this die is lost.
card-captain-bark = Captain Bark
card-captain-bark-text = Run: { credits }, and with a white and a red die active a fan without the credits of its space. Then this die is lost.
card-wizard = Wizard
card-wizard-text = At each Push: { credits }. This die is lost in the Run phase.
card-dapper-doggie = Dapper Doggie
card-dapper-doggie-text = Run: once more all coins and feet that your active gray dice show. Then this die is lost.
card-dr-livingstone = Dr. Livingstone
card-dr-livingstone-text = Run: { feet }. Then this die is lost.
card-mr-dog = Mr. Dog
card-mr-dog-text = Run: { credits }. Then this die is lost.
card-muggles = Muggles
card-muggles-text = Immediate: a free throw of { dice } from your Draw zone. Run: { coins }. Then this die is lost.

## White cards

card-smelly-cat = Smelly Cat
card-smelly-cat-text = Run: { feet }.
card-cat-tastrophy = Cat Tastrophy
card-cat-tastrophy-text = Run: gain a die that costs no more than your number of fans.
card-fat-cat = Fat Cat
card-fat-cat-text = Run: { coins }. You may take { feet }, and with them a gray die.
card-dope-cat = Dope Cat
card-dope-cat-text = Run: coins, { $bonus }{ $bonus_mark } with a brown die active and { $second_bonus }{ $second_bonus_mark } with a green die active.
card-broken-cow = Broken Cow
card-broken-cow-text = At any time, { $group }{ $group_mark } cats together: gain any die until the round ends, active, on any face.
card-fast-cat = Fast Cat
card-fast-cat-text = Immediate: a free throw of { dice } from your Draw zone.
card-schmutz = Schmutz
card-schmutz-text = Run: { feet }, and { credits } if you lost a die in this round.

## Races

race-0 = Mixed cards
race-0-help = One card of each colour, drawn at random.
race-1 = First Race
race-1-help = Simple abilities and plenty of Pushes: the best race to begin with.
race-2 = Race 2
race-2-help = Fans pay off, and it matters which dice you throw together.
race-3 = Race 3
race-3-help = Gather fans, or leave it to cheese and a borrowed die.
race-4 = Race 4
race-4-help = Gray dice come into their own, and a llama knows the way through the water.
race-5 = Race 5
race-5-help = Red dice for everybody, swords, and throws of everything you have.
race-6 = Race 6
race-6-help = Great combinations, and a cheese that does not let you pass.
race-7 = Race 7
race-7-help = Two laps, and dice that are thrown again and again.
race-8 = Combotastic
race-8-help = For practised runners: the right colours have to come together.
race-9 = Such Much Fans
race-9-help = For practised runners: everything is about fans, and a bust is no disaster.
race-10 = Grand Finale
race-10-help = For practised runners: a marathon over two boards.

## Circuits

circuit-nothing-goes-right = Nothing Goes Right
circuit-nothing-goes-right-help = Left turns only. The rich spaces lie on the outer edge.
circuit-ahead-of-the-curve = Ahead of the Curve
circuit-ahead-of-the-curve-help = Three hairpins°, which a water foot or two cut short.
circuit-testing-the-waters = Testing the Waters
circuit-testing-the-waters-help = Ponds in the lane°, a jet pack, and a tunnel to pay for.
circuit-still-waters-run-deep = Still Waters Run Deep
circuit-still-waters-run-deep-help = Once round a lake°, with rich islands, a ferry and a raft.
circuit-grand-finale = Grand Finale
circuit-grand-finale-help = Still Waters Run Deep, and then Testing the Waters.

## Spaces

space-grass = Grass
space-grass-help = An ordinary space.
space-water = Water
space-water-help = Only a water foot takes you there.
space-credits =
    { $value ->
        [one] { $value } credit
       *[other] { $value } credits
    }
space-credits-help =
    { $value ->
        [one] End here and you may gain { $value } credit.
       *[other] End here and you may gain { $value } credits.
    }
space-fan = Fan
space-fan-help = End here and you may gain a fan.
space-lose = Lose a die
space-lose-help = End here and you may lose a die.
space-lose-two = Lose two dice
space-lose-two-help = End here and you may lose one or two dice.
space-fan-lose = Fan, lose a die
space-fan-lose-help = End here and you may gain a fan, lose a die, or both.
space-gain-any = Gain any die
space-gain-any-help = End here and you may gain any die.
space-gain-up-to = Gain a die up to { $value }
space-gain-up-to-help = End here and you may gain a die that costs { $value } or less.
space-jet = Jet pack
space-jet-help = Doubles the feet you have left, also in passing.
space-shortcut-coins = Shortcut for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
space-shortcut-coins-help = Pay coins or credits to be at the other end, also in passing.
space-shortcut-feet = Shortcut for { $feet ->
        [one] { $feet } foot
       *[other] { $feet } feet
    }
space-shortcut-feet-help = Pay feet to be at the other end, also in passing.
space-start = Start
space-start-help = One large space. Nobody comes back to it but through Finish.
space-finish = Finish
space-finish-help = Completes a lap. You go on from Start with the feet you have left.

## What a card does when it is used, at the moment of its use. The -now texts belong to the Roll phase

use-mr-soldier = { coins } and { feet }, and you lose an active red die
use-dugout = a free throw of { dice }
use-reliever-beaver = lose a die of the Roll zone
use-benchwarmer = lose this die and another one
use-batter-beaver = a free throw of { dice }
use-mr-bats = { coins }, or feet for your fans
use-the-babe = { coins } and a fan, and you lose the die
use-pinch-eater = set a die of the Roll zone on any face
use-the-big-cheese = a fan, or feet for your fans
use-ledercheesen = a foot for every { $group }{ $group_mark } active dice
use-ledercheesen-now = a free throw of { dice }
use-bad-cheese = { feet } and { coins }, and you lose the die
use-cheese-boy = { feet } with a brown die; with an orange one, lose a die of the Roll zone
use-rock-on = move this die to the Roll zone
use-pina-cubelada = you cannot bust with this Push
use-keep-on-rollin = lose this die instead of a bust
use-pineapple-rocks = move this die to the Roll zone
use-pineapple-rocks-power = move this die and another active one to the Roll zone
use-up-to-11 = move this die to the Roll zone
use-rolling-stoned = throw all your gray dice; a hit saves you
use-punk-fruit = a free throw of up to { dice } of different colours
use-punk-fruit-now = bust, but green and gray dice stay active
use-llama-shaman = { feet } and a red die
use-stogie = a free throw of your gray dice of Draw and Roll
use-chilly-mcchillster = two free throws of the Roll zone
use-dancing-dino = { feet }, more with a red and an orange die
use-cubasaurus = the die is lost
use-cubasaurus-now = any die for this round, on any face
use-wikiwiki-dinosaur = { feet } for each active colour
use-you-bet-jurassican = { feet }, more with a brown and a yellow die
use-shimmy-shimmy-dino = { feet } for each active gray or white die
use-rich-dog = { coins }, and you lose the die
use-captain-bark = { credits }, a fan with a white and a red die, and you lose the die
use-wizard = the die is lost
use-wizard-now = { credits }
use-dapper-doggie = once more what active gray dice show, and you lose the die
use-dr-livingstone = { feet }, and you lose the die
use-mr-dog = { credits }, and you lose the die
use-muggles = { coins }, and you lose the die
use-muggles-now = a free throw of { dice }
use-cat-tastrophy = gain a die that costs no more than your fans
use-fat-cat = { coins }, { feet } and a gray die
use-dope-cat = coins with a brown and with a green die
use-broken-cow = any die for this round, on any face, for { $group }{ $group_mark } cats
use-fast-cat = a free throw of { dice }
use-schmutz = { feet }, and { credits } if you lose a die in this round
