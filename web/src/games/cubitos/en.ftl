you = You
zone-rivals = The others
zone-circuit = Circuit { $name }
zone-mine = Your dice
zone-choice = Your choice
zone-draw = Draw
zone-draw-count = { $count }
zone-roll = Roll
zone-roll-count = { $count }
zone-active = Active
zone-active-count = { $count ->
    [one] 1 hit
   *[other] { $count } hits
  }
zone-discard = Discard
zone-discard-count = { $count }
no-dice = no dice
dice-said = { $count } { $kind }
dice-shown = { $count } { $kind }, { $face }
dice-used = { $count } { $kind }, { $face }, used
face-coin = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
face-foot = a foot
face-ability = ability
face-power = power
face-credit = a credit
face-blank = blank
note-draw = You draw up to { $amount } dice.
note-roll = Thrown again if you push.
note-active = { $feet ->
    [one] 1 foot
   *[other] { $feet } feet
  }{ $water ->
    [0] {""}
    [one] {", 1 water foot"}
   *[other] {", "}{ $water } water feet
  }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }, { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }
bust-chance = chance of a bust: no hit at all
no-bust = You cannot bust yet.
at-stake = { $count ->
    [one] A bust costs your active die and gives a fan.
   *[other] A bust costs your { $count } active dice and gives a fan.
  }
guarded = With your green dice { $chance }.
hits-expected = Hits on average: { NUMBER($count, maximumFractionDigits: 1) }.
push = Push
pass = Pass
wait = Wait
draw-all = Draw all at once
draw-all-note = { $count } dice, those that hit most often
push-note = { $count ->
    [one] throw 1 die again
   *[other] throw { $count } dice again
  }
pass-note = keep { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }, { $feet ->
    [one] 1 foot
   *[other] { $feet } feet
  }
shop = Dice for sale
parts = Parts of the table
part-track = Circuit
part-shop = Dice for sale
part-fans = Fans
shop-rule = buy up to 2 colours
buyers-before = { $count ->
    [one] { $names } buys before you
   *[other] { $names } buy before you
  }
you-own = you { $count }
left = { $count ->
    [0] none left
   *[other] { $count } left
  }
fans = Fans
house-fans = House values: we do not know the printed track.
fan-none = start
fan-space = Space { $space }: { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }, { $tokens ->
    [one] 1 draw token
   *[other] { $tokens } draw tokens
  }.
fan-here = { $name } here.
run-to = Run { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
  } to { $place }
run-finish = Run { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
  }, over the Finish
run-brings = : { $brings }
run-back = { $spaces ->
    [0] , no nearer to the Finish
    [one] , 1 space back
   *[other] , { $spaces } spaces back
  }
run-price = , for { $coins ->
    [0] { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
      }
    [one] 1 coin{ $credits ->
        [0] {""}
        [one] {" and 1 credit"}
       *[other] {" and "}{ $credits } credits
      }
   *[other] { $coins } coins{ $credits ->
        [0] {""}
        [one] {" and 1 credit"}
       *[other] {" and "}{ $credits } credits
      }
  }
brings-fan = { $space } ({ $credits ->
    [0] no credit
    [one] 1 credit
   *[other] { $credits } credits
  }{ $tokens ->
    [0] {""}
   *[other] {", a draw token"}
  })
runner-said = { $name }: { $place }, { $space }.
start-sign = START
is-busted = bust
is-deciding = may bust: { $chance }
is-asked = choosing
bot = bot: { $bot }
has-passed = passed
is-waiting = waits
first = first
lines = red lines
credits = credits
dice = dice
purse = { $lines ->
    [one] 1 red line
   *[other] { $lines } red lines
  } passed, { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }, { $tokens ->
    [one] 1 draw token
   *[other] { $tokens } draw tokens
  }.
fans-said = { $count ->
    [one] 1 fan.
   *[other] { $count } fans.
  }
hint-cells = Press a space on the circuit to run there.
hint-cards = Press a card to buy its die.
buy = Buy
symbols = Symbols
symbol-coin = Coins buy dice, and 4 coins or credits buy a foot. Coins last until the end of the round.
symbol-credit = Credits are spent like coins, but you keep them from round to round.
symbol-foot = A foot lets your runner take one step on land.
symbol-fan = Fans: each one moves you on along the fan track and gives what stands there.
symbol-token = A draw token: you draw one more die every round.
symbol-die = All the dice a player owns.
symbol-line = Red lines passed. For each line that you are behind the leader you draw one more die.
symbol-star = The power of a card: a stronger face that some dice have.
symbol-loss = If your run ends here you may lose dice. That leaves you with the better ones.
symbol-gain = If your run ends here you gain a die. ≤4 is a die that costs 4 at most.
symbol-jet = A jet pack doubles the feet you have left, once a round.
symbol-link = A shortcut: pay what it shows and go on from its other end.
round = Round { $round }
lap = Lap { $lap } of { $laps }
race = Race
by-chance = Drawn at random
by-chance-note = Eight cards nobody chose
laps = { $count } laps
own-set = A set of your own
own-set-note = What you do not choose stays as the race has it.
circuit = Circuit
laps-title = Laps
laps-usual = As usual
die-face = { $kind }: { $face }
tell-unthrown = Not thrown yet.
tell-coin = Coins buy dice, and { $price } coins or credits buy a foot. Those left over are gone at the end of the round.
tell-foot = One foot is one step of your runner.
tell-ability = It does what the card of its colour says.
tell-power = Its strongest face: the card of its colour says what it does.
tell-credit = Credits pay like coins, and stay until you spend them.
tell-blank = A miss. From three active dice on, a throw of misses alone is a bust.
tell-card = { $text } A die costs { $cost }; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
  }.
tell-fan = Every bust moves you one space further.
