# What the laboratory says of an experiment.

lab-range = { $mean } ({ $low } to { $high })
lab-share-range = { $mean } % ({ $low } to { $high } %)
lab-named = { $kind } { $name }
lab-title = The laboratory: { $game }
lab-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with each set of values, played by “{ $bots }”. { $chance ->
        [own] Each set had luck of its own.
       *[common] Both had the same luck, game by game.
    }
lab-played-once =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, played by “{ $bots }”.
lab-identity-once = seed { $seed }; { $blocks } blocks; components { $before }, checksum { $first }
lab-identity = seed { $seed }; { $blocks } blocks; before: components { $before }, checksum { $first }; after: components { $after }, checksum { $second }
lab-values = What was changed
lab-value = { $name } { $before } → { $after }
lab-no-values = No value differs from the pack of the game.
lab-play = To play with these values: { $command }
lab-changes = What that does
lab-same = Every game went exactly as before: this changes nothing.
lab-nothing =
    { $figures ->
        [0] No figure differs.
       *[other] Of { $figures } figures, none changed more than luck can explain.
    }
lab-flagged =
    Of { $figures } figures, { $flagged ->
        [one] one changed
       *[other] { $flagged } changed
    } more than luck can explain.
lab-order = What concerns single components comes first, by how far it moved.
lab-points = { $what } brings { $after } points each, { $before } before: { $by } ({ $low } to { $high }).
lab-bought = { $what }: those who buy it win { $after } % of games, { $before } % before: { $by } percentage points ({ $low } to { $high }).
lab-kept = { $what }: those who still have it at the end win { $after } % of games, { $before } % before: { $by } percentage points ({ $low } to { $high }).
lab-taken = { $what } is { $after } % of all that is bought, { $before } % before: { $by } percentage points ({ $low } to { $high }).
lab-figure = { $what }: { $after }, { $before } before: { $by } ({ $low } to { $high }).
lab-more =
    { $count ->
        [one] One more figure changed.
       *[other] { $count } more figures changed.
    }
lab-seat-row = Seat { $seat }
lab-seats = The seats
lab-seat = { $seat ->
    [1] The first seat
    [2] The second seat
    [3] The third seat
    [4] The fourth seat
    [5] The fifth seat
   *[other] Seat { $seat }
} wins { $share } of games for { $players ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $players }
}: { $advantage ->
    [more] it has an advantage.
    [less] it has a disadvantage.
   *[even] that is an even share, as far as luck lets us see.
}
lab-seats-differ = Different bots sat in the seats, so these shares say who plays better as well as what a seat is worth.
lab-worths = What components are worth
lab-worth-component = component
lab-worth-points = Points that each one brings to those who have it.
lab-worth-bought = Share of games won by those who buy it, counted for each time it is bought. An even share is { $even } %.
lab-worth-kept = Share of games won by those who still have it at the end. An even share is { $even } %. Less than that is a sign of strength where using a thing means losing it.
lab-who = It shows who takes a thing as well as what the thing does, and only as these bots use it.
lab-must-have = { $what } is a must-have: its buyers win far more than their share.
lab-dominated = { $what } is hardly ever taken by these bots: it is { $taken } of all that is bought, where an even part is { $usual }.
lab-balanced = No option is left aside and none is a must-have, as far as luck lets us see.
lab-game = The game as a whole
lab-length = A game takes { $after } moves; before it took { $before }.
lab-length-now = A game takes { $after } moves.
lab-shared = { $share } of games are shared victories.
lab-lead = The winner is ahead of the next player by { $lead } points.
lab-skill = Alone against others played by “{ $weaker }”, “{ $stronger }” wins { $after } of games, { $before } % before; an even share is { $even } %. { $degree ->
    [much] Skill decides most.
    [some] Skill counts, and so does luck.
    [little] Luck decides most.
   *[unknown] That is not clearly more than an even share: these games do not show how far skill decides.
}
lab-skill-now = Alone against others played by “{ $weaker }”, “{ $stronger }” wins { $after } of games; an even share is { $even } %. { $degree ->
    [much] Skill decides most.
    [some] Skill counts, and so does luck.
    [little] Luck decides most.
   *[unknown] That is not clearly more than an even share: these games do not show how far skill decides.
}
lab-leads = The lead changes { $changes } times a game, counted in { $games ->
    [one] one game as if it ended
   *[other] { $games } games as if each ended
} after every move.
lab-comebacks = In { $share } of these games that one player won alone, somebody else was alone in the lead halfway.
lab-method = Numbers in brackets are 95 % intervals: in 95 of 100 runs they hold the true number for these bots. Whoever looks at many figures finds some that moved by luck, so a stricter measure (Holm’s method) decides what is called a change: where nothing has changed, one run in 100 at most reports something.
lab-column-score-mean = score
lab-column-lead-mean = lead of the winner
lab-column-shared-share = shared victories
lab-table-seats = Seats
lab-table-games = The game
lab-before = before
lab-after = after
lab-now = value

## The map of sets of cards

sets-title = All sets of cards: { $game }
sets-played = { $games ->
    [one] One game
   *[other] { $games } games
} for { $players ->
    [2] two
    [3] three
    [4] four
   *[other] { $players }
}, played by “{ $bot }”, tell of { $sets } sets.
sets-identity = seed { $seed }; checksum { $checksum }
sets-command = The same map again: { $command }
sets-trust = How far the map may be trusted
sets-trust-how = Held against { $tried } sets that it had not seen. The luck of the games is left out of these figures.
sets-error = { $what }: the map tells { $explained } of what differs between sets, cards alone { $alone }. It is off by { $off }, where sets differ by { $between }.
sets-cards = Cards that add most and take most away, in all sets that they are in.
sets-set = { $cards }: { $mean } ({ $low } to { $high }), foretold { $predicted }
sets-name-variety = Choice of colours
sets-title-variety = The choice of colours
sets-about-variety = So many colours are bought, those that are bought seldom counted in part: { $mean } in the mean of all sets. Where it is high, no card is a must-have and few are left lying: these are the best sets by this measure.
sets-highest-variety = The ten best sets: the widest choice
sets-lowest-variety = The ten worst sets: the narrowest choice
sets-name-rounds = Length
sets-title-rounds = The length of a race
sets-about-rounds = A race takes { $mean } rounds in the mean of all sets.
sets-highest-rounds = The ten longest
sets-lowest-rounds = The ten shortest
sets-name-together = Close finishes
sets-title-together = Close finishes
sets-about-together = In { $mean } of races, in the mean of all sets, more than one runner arrives in the last round.
sets-highest-together = The ten closest
sets-lowest-together = The ten least close
sets-name-busts = Busts
sets-title-busts = Busts
sets-about-busts = A runner busts { $mean } times a race in the mean of all sets.
sets-highest-busts = The ten riskiest
sets-lowest-busts = The ten safest
sets-method = { $learned } sets were drawn by chance and played. From these a model learned what each card and each pair of cards does, and foretold all others. The sets that are named here were then played themselves, with luck of their own: the number is what was played, in brackets is its 95 % interval. Of sets that differ in fewer than three cards only the first is named. Whoever takes the highest of millions of guesses takes some that guess too high, so what was played counts. It holds for these bots, which do not understand every card.
