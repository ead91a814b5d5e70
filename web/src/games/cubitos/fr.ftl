you = Vous
zone-rivals = Les autres
zone-circuit = Circuit { $name }
zone-mine = Vos dés
zone-choice = Votre choix
zone-draw = Pioche
zone-draw-count = { $count }
zone-roll = Lancers
zone-roll-count = { $count }
zone-active = Actifs
zone-active-count = { $count ->
    [one] { $count } succès
   *[other] { $count } succès
  }
zone-discard = Défausse
zone-discard-count = { $count }
no-dice = aucun dé
dice-said = { $count } { $kind }
dice-shown = { $count } { $kind }, { $face }
dice-used = { $count } { $kind }, { $face }, { $count ->
    [one] utilisé
   *[other] utilisés
  }
face-coin = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
face-foot = un pied
face-ability = compétence
face-power = pouvoir
face-credit = un crédit
face-blank = face vide
note-draw = Vous piochez jusqu’à { $amount } dés.
note-roll = Relancés si vous Foncez.
note-active = { $feet ->
    [one] { $feet } pied
   *[other] { $feet } pieds
  }{ $water ->
    [0] {""}
    [one] {", 1 pied palmé"}
   *[other] {", "}{ $water } pieds palmés
  }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }, { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  }
bust-chance = de risque de Trébucher : aucun succès
no-bust = Vous ne pouvez pas encore Trébucher.
at-stake = { $count ->
    [one] Trébucher vous coûte votre dé actif et vous donne un supporter.
   *[other] Trébucher vous coûte vos { $count } dés actifs et vous donne un supporter.
  }
guarded = Avec vos dés verts { $chance }.
hits-expected = Succès en moyenne : { NUMBER($count, maximumFractionDigits: 1) }.
push = Foncer
pass = Passer
wait = Attendre
draw-all = Tout piocher d’un coup
draw-all-note = { $count } dés, ceux qui réussissent le plus souvent
push-note = { $count ->
    [one] relancer { $count } dé
   *[other] relancer { $count } dés
  }
pass-note = garder { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }, { $feet ->
    [one] { $feet } pied
   *[other] { $feet } pieds
  }
shop = Dés à vendre
parts = Parties de la table
part-track = Circuit
part-shop = Dés à vendre
part-fans = Supporters
shop-rule = achetez jusqu’à 2 couleurs
buyers-before = { $count ->
    [one] { $names } achète avant vous
   *[other] { $names } achètent avant vous
  }
you-own = vous { $count }
left = { $count ->
    [0] plus aucun
   *[other] reste { $count }
  }
fans = Supporters
house-fans = Valeurs maison : nous ne connaissons pas la piste imprimée.
fan-none = départ
fan-space = Case { $space } : { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  }, { $tokens ->
    [one] { $tokens } jeton de pioche
   *[other] { $tokens } jetons de pioche
  }.
fan-here = { $name } ici.
run-to = Courir de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  } jusqu’à { $place }
run-finish = Courir de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  } et passer l’arrivée
run-brings =  : { $brings }
run-back = { $spaces ->
    [0] , sans se rapprocher de l’arrivée
    [one] , { $spaces } case en arrière
   *[other] , { $spaces } cases en arrière
  }
run-price = , pour { $coins ->
    [0] { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
      }
    [one] 1 pièce{ $credits ->
        [0] {""}
        [one] {" et 1 crédit"}
       *[other] {" et "}{ $credits } crédits
      }
   *[other] { $coins } pièces{ $credits ->
        [0] {""}
        [one] {" et 1 crédit"}
       *[other] {" et "}{ $credits } crédits
      }
  }
brings-fan = { $space } ({ $credits ->
    [0] aucun crédit
    [one] { $credits } crédit
   *[other] { $credits } crédits
  }{ $tokens ->
    [0] {""}
   *[other] {", un jeton de pioche"}
  })
runner-said = { $name } : { $place }, { $space }.
start-sign = DÉPART
is-busted = a Trébuché
is-deciding = risque : { $chance }
is-asked = choisit
bot = robot : { $bot }
has-passed = a passé
is-waiting = attend
first = en premier
lines = lignes rouges
credits = crédits
dice = dés
purse = { $lines ->
    [one] { $lines } ligne rouge franchie
   *[other] { $lines } lignes rouges franchies
  }, { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  }, { $tokens ->
    [one] { $tokens } jeton de pioche
   *[other] { $tokens } jetons de pioche
  }.
fans-said = { $count ->
    [one] { $count } supporter.
   *[other] { $count } supporters.
  }
hint-cells = Touchez une case du circuit pour y courir.
hint-cards = Touchez une carte pour acheter son dé.
buy = Acheter
symbols = Symboles
symbol-coin = Les pièces achètent des dés, et 4 pièces ou crédits achètent un pied. Elles durent jusqu’à la fin de la manche.
symbol-credit = Les crédits se dépensent comme des pièces, mais vous les gardez d’une manche à l’autre.
symbol-foot = Un pied fait avancer votre coureur d’une case sur terre.
symbol-fan = Supporters : chacun vous fait avancer sur leur piste et donne ce qui s’y trouve.
symbol-token = Un jeton de pioche : vous piochez un dé de plus à chaque manche.
symbol-die = Tous les dés d’un joueur.
symbol-line = Lignes rouges franchies. Pour chaque ligne de retard sur la tête, vous piochez un dé de plus.
symbol-star = Le pouvoir d’une carte : une face plus forte, que certains dés possèdent.
symbol-loss = Si votre course finit ici, vous pouvez perdre des dés. Il vous reste les meilleurs.
symbol-gain = Si votre course finit ici, vous gagnez un dé. ≤4 : un dé qui coûte 4 au plus.
symbol-jet = Un jet pack double les pieds qui vous restent, une fois par manche.
symbol-link = Un raccourci : payez ce qu’il indique et repartez de l’autre bout.
round = Manche { $round }
lap = Tour { $lap } sur { $laps }
race = Course
by-chance = Tirées au sort
by-chance-note = Huit cartes que personne n’a choisies
laps = { $count } tours
own-set = Votre propre choix
own-set-note = Ce que vous ne choisissez pas reste comme dans la course.
circuit = Circuit
laps-title = Tours
laps-usual = Comme d’habitude
die-face = { $kind } : { $face }
tell-unthrown = Pas encore lancé.
tell-coin = Les pièces achètent des dés, et { $price } pièces ou crédits achètent un pied. Celles qui restent disparaissent à la fin de la manche.
tell-foot = Un pied, c’est un pas de votre coureur.
tell-ability = Fait ce que dit la carte de sa couleur.
tell-power = Sa face la plus forte : la carte de sa couleur dit ce qu’elle fait.
tell-credit = Les crédits paient comme des pièces, et restent jusqu’à ce que vous les dépensiez.
tell-blank = Un échec. À partir de trois dés actifs, un lancer d’échecs fait Trébucher.
tell-card = { $text } Un dé coûte { $cost } ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
  }.
tell-fan = Chaque fois que vous Trébuchez, vous avancez d’une case.
