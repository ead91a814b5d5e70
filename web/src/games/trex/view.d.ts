// Made from the server's own description: python -m cubarium.server.wire.openapi

export type CardName =
  'yellow-1' | 'blue-2' | 'brown-3' | 'green-4' | 'red-5' | 'yellow-6' | 'blue-7' | 'brown-8' | 'green-9' | 'red-10' |
  'yellow-11' | 'blue-12' | 'brown-13' | 'green-14' | 'red-15' | 'chamaelosaurus' | 'shower'

/** What everybody knows of one player. */
export interface Player {
  /** Cards in hand that everybody knows, for all saw them go into the pile. */
  known_hand: CardName[]
  /** Cards removed from the game that everybody knows. */
  removed: CardName[]
  /** The known part of the draw pile, bottom first; unseen cards lie on top of it. Null beyond its end. */
  pile: (CardName | null)[]
  /** How many cards the known part of the draw pile has. */
  pile_size: number
  /** Cards played this round, in the order of play; only the last counts. Null beyond. */
  played: (CardName | null)[]
  /** How many cards have been played this round. */
  played_size: number
  /** When the last of them was played: the table's count of plays after it. */
  played_at: number
  /** Eggs won, by colour: yellow, blue, brown, green, red. */
  eggs: number[]
}

export type Colour = 'yellow' | 'blue' | 'brown' | 'green' | 'red'

export type PhaseName = 'play' | 'egg' | 'remove' | 'colour' | 'over'

/** What a seat, or a spectator, knows of the table. */
export interface View {
  /** The viewer's own hand; empty for a spectator. */
  hand: CardName[]
  /** How many cards each player has in hand. */
  hand_sizes: number[]
  /** How many cards on top of each draw pile nobody has seen. */
  unseen_sizes: number[]
  /** How many cards were removed that nobody has seen. */
  removed_unseen_sizes: number[]
  /** What is known of the players; unused seats are empty. */
  seats: Player[]
  /** Eggs still face down in the two stacks, by colour. */
  stack_eggs: number[]
  /** The colours of the left and the right egg of the round; null once taken. */
  shown_eggs: (Colour | null)[]
  /** The seat that sees this; -1 for a spectator. */
  viewer: number
  /** The high colour. */
  high: Colour | null
  /** The low colour. */
  low: Colour | null
  /** Number of players. */
  players: number
  /** The round being played, counted from 0. */
  round_index: number
  /** Seat that began this round. */
  starter: number
  /** Seat that is asked. */
  turn: number
  /** What is being decided. */
  phase: PhaseName | null
  /** How many cards have been played this round by all. */
  plays: number
  /** Seat that played the highest meteor of this round; -1 while there is none. */
  leader: number
  /** That meteor; null while there is none. */
  leader_card: CardName | null
  /** Seats from the highest to the lowest card at the end of a round; else -1. */
  ranking: number[]
  /** How many players have removed their card at the end of this round. */
  removals: number
}
