// Made from the server's own description: python -m cubarium.server.wire.openapi

export type ColourName = 'none' | 'brown' | 'red' | 'orange' | 'yellow' | 'green' | 'blue'

export type SquareName =
  'a1' | 'b1' | 'c1' | 'd1' | 'e1' | 'f1' | 'g1' | 'h1' | 'a2' | 'b2' | 'c2' | 'd2' | 'e2' | 'f2' | 'g2' | 'h2' | 'a3' |
  'b3' | 'c3' | 'd3' | 'e3' | 'f3' | 'g3' | 'h3' | 'a4' | 'b4' | 'c4' | 'd4' | 'e4' | 'f4' | 'g4' | 'h4' | 'a5' | 'b5' |
  'c5' | 'd5' | 'e5' | 'f5' | 'g5' | 'h5' | 'a6' | 'b6' | 'c6' | 'd6' | 'e6' | 'f6' | 'g6' | 'h6' | 'a7' | 'b7' | 'c7' |
  'd7' | 'e7' | 'f7' | 'g7' | 'h7' | 'a8' | 'b8' | 'c8' | 'd8' | 'e8' | 'f8' | 'g8' | 'h8'

/** What one player has; all of it is open. */
export interface Player {
  /** The player's colour, 1 to 6; 0 before it is chosen. */
  colour: ColourName | null
  /** The corner the player starts from; null before it is chosen. */
  corner: SquareName | null
  /** Squares the player has covered. */
  covered: number
  /** 1 while the player has the die. */
  die: number
}

export type PhaseName = 'choose' | 'corner' | 'throw' | 'place' | 'over'

/** What a seat, or a spectator, knows of the table: all of it. */
export interface View {
  /** The seat that sees this; -1 for a spectator. */
  viewer: number
  /** By square, the colour on top, 1 to 6; 0 if it is empty. */
  colours: (ColourName | null)[]
  /** The players by seat. */
  seats: Player[]
  /** Cubes in the heap. */
  heap_cubes: number
  /** Number of players. */
  players: number
  /** 1 if the second player has a last throw when the starter is done first. */
  fair_last_turn: number
  /** Seat that began. */
  starter: number
  /** Seat in turn. */
  turn: number
  /** Where the game stands. */
  phase: PhaseName | null
  /** The colour the die shows until its cubes are placed; 0 before a throw. */
  shown: ColourName | null
  /** Cubes the player in turn still has to place. */
  to_place: number
}
