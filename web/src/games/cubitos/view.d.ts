// Made from the server's own description: python -m cubarium.server.wire.openapi

export type LoanPlace =
  'nowhere' | 'draw light-gray' | 'draw dark-gray' | 'draw red' | 'draw orange' | 'draw yellow' | 'draw green' |
  'draw blue' | 'draw purple' | 'draw brown' | 'draw white' | 'roll light-gray' | 'roll dark-gray' | 'roll red' |
  'roll orange' | 'roll yellow' | 'roll green' | 'roll blue' | 'roll purple' | 'roll brown' | 'roll white' |
  'roll first-player' | 'discard light-gray' | 'discard dark-gray' | 'discard red' | 'discard orange' | 'discard yellow'
  | 'discard green' | 'discard blue' | 'discard purple' | 'discard brown' | 'discard white' | 'active light-gray-coin' |
  'active light-gray-blank' | 'active dark-gray-coin' | 'active dark-gray-foot' | 'active dark-gray-blank' |
  'active red-ability' | 'active red-power' | 'active red-blank' | 'active orange-ability' | 'active orange-power' |
  'active orange-blank' | 'active yellow-ability' | 'active yellow-power' | 'active yellow-blank' |
  'active green-ability' | 'active green-power' | 'active green-foot' | 'active green-blank' | 'active blue-ability' |
  'active blue-power' | 'active blue-coin' | 'active blue-blank' | 'active purple-ability' | 'active purple-blank' |
  'active brown-ability' | 'active brown-coin' | 'active brown-blank' | 'active white-ability' | 'active white-foot' |
  'active white-blank' | 'picked light-gray' | 'picked dark-gray' | 'picked red' | 'picked orange' | 'picked yellow' |
  'picked green' | 'picked blue' | 'picked purple' | 'picked brown' | 'picked white'

export type StageName =
  'idle' | 'draw' | 'decide' | 'push-window' | 'after-push' | 'would-bust' | 'leave' | 'use-abilities' | 'use-red' |
  'move' | 'take-bob' | 'buy' | 'clear'

export type QuestionName =
  'nothing' | 'free-throw' | 'pinch' | 'set-face' | 'loan' | 'set-loan' | 'lose-roll' | 'lose-any' | 'must-lose' |
  'gain' | 'gain-gray' | 'choose' | 'give-die' | 'give-to' | 'pair-throw' | 'colours-throw' | 'move-other' |
  'claim-space'

/** What one player has; all of it is open. */
export interface Player {
  /** Dice in the Draw zone, by kind. */
  draw: number[]
  /** Dice in the Roll zone, by kind. */
  roll: number[]
  /** Dice in the Discard zone, by kind. */
  discard: number[]
  /** Dice in the Active zone, by kind and face. */
  active: number[]
  /** How many of these have been used. */
  used: number[]
  /** Where each die on loan lies; it goes back from there. */
  loan: (LoanPlace | null)[]
  /** Dice picked for the free throw that is being made up, by kind. */
  picked: number[]
  /** Immediate symbols that have just come and wait, by symbol. */
  fresh: number[]
  /** How many they are. */
  waiting: number
  /** Dice bought in the whole game, by colour. */
  purchased: number[]
  /** The cell of the runner. */
  cell: number
  /** The cell on which the runner began the round. */
  began: number
  /** Coins of this round. */
  coins: number
  /** Credits, which are kept. */
  credit: number
  /** Feet of this round. */
  feet: number
  /** Feet that may enter water. */
  water: number
  /** Fans: the space on the fan track, 0 off the track. */
  fans: number
  /** Draw tokens. */
  tokens: number
  /** Busts in the whole game. */
  busts: number
  /** Laps completed; in the Grand Finale, boards. */
  laps: number
  /** The draw amount of this round. */
  amount: number
  /** Where the player stands. */
  stage: StageName | null
  /** The question of an effect, which comes before the stage. */
  question: QuestionName | null
  /** What the question remembers: a kind, a symbol, a pick or a greatest cost. */
  about: number
  /** How often the question will be asked again. */
  left: number
  /** Triggers of a Push, pairs or throws still to come. */
  repeats: number
  /** Pushes made in this Roll phase. */
  pushes: number
  /** 1 once a throw at risk was made in this Roll phase. */
  risk: number
  /** 1 if the Push that was declared is at risk. */
  risky: number
  /** Pushes that are still forced. */
  forced: number
  /** 1 if the Push that was declared cannot bust. */
  protected: number
  /** 1 after a bust in this round. */
  busted: number
  /** 1 once the first throw of the Roll phase was made; 2 while the player waits to see what others do. */
  thrown: number
  /** 1 once a credit was gained in this round. */
  gained_credit: number
  /** 1 once a die was lost in this round. */
  lost_die: number
  /** Symbols whose credits wait for a lost die; they are paid if one is lost in time. */
  unpaid: number
  /** 1 if white and green dice do not count in the next Draw step. */
  free_white_green: number
  /** 1 if gray dice do not count in the next Draw step. */
  free_gray: number
  /** 1 if all dice may be drawn in the next Draw step. */
  may_draw_all: number
  /** Swords when they were compared in this round. */
  swords: number
  /** Special moves used in this round: bit i stands for the i-th jet pack or shortcut there is. */
  moved: number
  /** Dice bought in this round. */
  bought: number
  /** Their colours, as a bit set. */
  bought_colours: number
}

export type Card =
  'mr-soldier' | 'punch-guy' | 'supah-general' | 'jacques-couteau' | 'champion' | 'crabby' | 'el-bandito' | 'dugout' |
  'reliever-beaver' | 'benchwarmer' | 'batter-beaver' | 'mr-bats' | 'the-babe' | 'pinch-eater' | 'reckless-cheese' |
  'the-big-cheese' | 'ledercheesen' | 'stinky-cheese' | 'bad-cheese' | 'the-cheese-stands-alone' | 'cheese-boy' |
  'rock-on' | 'pina-cubelada' | 'keep-on-rollin' | 'pineapple-rocks' | 'up-to-11' | 'rolling-stoned' | 'punk-fruit' |
  'bob' | 'undercover-fish' | 'llama-rama' | 'bahama-llama' | 'llama-shaman' | 'stogie' | 'chilly-mcchillster' |
  'rollosaurus' | 'dancing-dino' | 'cubasaurus' | 'wikiwiki-dinosaur' | 'you-bet-jurassican' | 'shimmy-shimmy-dino' |
  'pronto-bronto' | 'rich-dog' | 'captain-bark' | 'wizard' | 'dapper-doggie' | 'dr-livingstone' | 'mr-dog' | 'muggles' |
  'smelly-cat' | 'cat-tastrophy' | 'fat-cat' | 'dope-cat' | 'broken-cow' | 'fast-cat' | 'schmutz'

export type Circuit = 'nothing-goes-right' | 'ahead-of-the-curve' | 'testing-the-waters' | 'still-waters-run-deep' | 'grand-finale'

export type StepName = 'rolling' | 'abilities' | 'swords' | 'totals' | 'moving' | 'after-moves' | 'buying' | 'clearing' | 'over'

export type PlaceName = 'roll' | 'active' | 'aside' | 'picked'

export type FirstFace = 'credit' | 'foot' | 'coin' | 'blank'

/** What a seat, or a spectator, knows of the table: all of it. */
export interface View {
  /** The seat that sees this; -1 for a spectator. */
  viewer: number
  /** The players by seat; unused seats stay empty. */
  seats: Player[]
  /** Dice nobody owns, by kind. */
  supply: number[]
  /** The card of each colour. */
  cards: (Card | null)[]
  /** Rounds after which the farthest runner wins. */
  round_limit: number
  /** The round being played, counted from 1. */
  round_number: number
  /** Number of players. */
  players: number
  /** The circuit. */
  course: Circuit | null
  /** Laps of the race; in the Grand Finale, boards. */
  legs: number
  /** The order of the Roll phase. */
  order: number
  /** 1 if a red card that has a price costs its user an active red die. */
  soldier_pays: number
  /** The step of the round. */
  step: StepName | null
  /** Whose turn it is in a step of the Run phase. */
  turn: number
  /** Who has the first-player die. */
  first: number
  /** Where the first-player die lies. */
  first_place: PlaceName | null
  /** What it shows. */
  first_face: FirstFace | null
  /** 1 once its face was used. */
  first_used: number
  /** Who had the most swords in this round; -1 for nobody. */
  most: number
  /** 1 in the rounds after a full tie at the Finish. */
  tie_break: number
}
