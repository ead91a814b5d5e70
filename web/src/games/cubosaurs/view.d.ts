// Made from the server's own description: python -m cubarium.server.wire.openapi

export type CardName =
  'trex-1' | 'trex-2' | 'trex-3' | 'trex-4' | 'trex-5' | 'trex-6' | 'trex-7' | 'stego-1' | 'stego-2' | 'stego-3' |
  'stego-4' | 'stego-5' | 'stego-6' | 'stego-7' | 'bronto-1' | 'bronto-2' | 'bronto-3' | 'bronto-4' | 'bronto-5' |
  'bronto-6' | 'bronto-7' | 'ptero-1' | 'ptero-2' | 'ptero-3' | 'ptero-4' | 'ptero-5' | 'ptero-6' | 'ptero-7' |
  'penta-1' | 'penta-2' | 'penta-3' | 'penta-4' | 'penta-5' | 'penta-6' | 'penta-7' | 'grey-1' | 'grey-2' | 'grey-3' |
  'grey-4' | 'grey-5' | 'grey-6' | 'grey-7' | 'black-1' | 'black-2' | 'black-3' | 'black-4' | 'black-5' | 'black-6' |
  'black-7' | 'egg-trex' | 'egg-stego' | 'egg-bronto' | 'egg-ptero' | 'egg-penta' | 'egg-raptor'

export type TileName = 'tile-1' | 'tile-2' | 'tile-3' | 'tile-4' | 'tile-5' | 'tile-6' | 'tile-7' | 'tile-8' | 'tile-9' | 'tile-10'

/** What one player has in front of them; all of it is open. */
export interface Player {
  /** Cards face up in front of the player. */
  collection: CardName[]
  /** Evolution tiles bought in each round. */
  tiles: TileName[][]
  /** Points of each round that has been scored. */
  round_scores: number[]
  /** DNA tokens. */
  tokens: number
  /** Tokens gained that the empty supply could not pay; taken from opponents one by one. */
  owed: number
}

/** One question that waits for its answer. */
export interface Frame {
  /** Which question is asked; 0 in an empty frame. */
  question: number
  /** Who has to answer. */
  seat: number
  /** First number the question remembers. */
  a: number
  /** Second number the question remembers. */
  b: number
}

export type PhaseName = 'begin' | 'decide' | 'after' | 'finished' | 'over'

/** What a seat, or a spectator, knows of the table. In Cubosaurs only the order of the deck is secret. */
export interface View {
  /** The Hand: cards drawn or passed, in front of the player in turn. */
  hand: CardName[]
  /** Cards destroyed this round. */
  destroyed: CardName[]
  /** Cards nobody has seen this round: they are in the deck or set aside. */
  unseen: CardName[]
  /** The players by seat; unused seats stay empty. */
  seats: Player[]
  /** Evolution tiles for sale. */
  market: TileName[]
  /** Tiles face down in the stack, known because all others are seen. */
  tile_stack: TileName[]
  /** Questions of a bought tile that wait for an answer. */
  pending: Frame[]
  /** How many questions wait. */
  pending_depth: number
  /** The seat that sees this; -1 for a spectator. */
  viewer: number
  /** Cards left in the deck. */
  deck_left: number
  /** DNA tokens nobody has. */
  supply: number
  /** Number of players. */
  players: number
  /** Rounds this game has. */
  rounds: number
  /** 1 in the advanced game. */
  advanced: number
  /** 1 if the tiles that act on others are in the game. */
  direct_interaction: number
  /** The round being played, counted from 0. */
  round_index: number
  /** 1 clockwise, -1 counter-clockwise. */
  direction: number
  /** Seat that began this round. */
  starter: number
  /** Seat in turn. */
  turn: number
  /** Where the turn stands. */
  phase: PhaseName | null
  /** 1 once the player in turn has bought a tile this turn. */
  bought: number
}
