// Made from the server's own description: python -m cubarium.server.wire.openapi

export type LeftName =
  'a1' | 'b1' | 'c1' | 'd1' | 'a2' | 'b2' | 'c2' | 'd2' | 'a3' | 'b3' | 'c3' | 'd3' | 'a4' | 'b4' | 'c4' | 'd4' | 'a5' |
  'b5' | 'c5' | 'd5' | 'a6' | 'b6' | 'c6' | 'd6' | 'a7' | 'b7' | 'c7' | 'd7' | 'a8' | 'b8' | 'c8' | 'd8'

export type RightName =
  'e1' | 'f1' | 'g1' | 'h1' | 'e2' | 'f2' | 'g2' | 'h2' | 'e3' | 'f3' | 'g3' | 'h3' | 'e4' | 'f4' | 'g4' | 'h4' | 'e5' |
  'f5' | 'g5' | 'h5' | 'e6' | 'f6' | 'g6' | 'h6' | 'e7' | 'f7' | 'g7' | 'h7' | 'e8' | 'f8' | 'g8' | 'h8'

export type PhaseName = 'choosing' | 'hiding' | 'seeking' | 'over'

export type ColourName = 'none' | 'brown' | 'red' | 'orange' | 'yellow' | 'green' | 'blue'

/** What a seat, or a spectator, knows of the table: its own messages, and those that were found. */
export interface View {
  /** Messages of the left half that the viewer knows of. */
  left_known: LeftName[]
  /** Messages of the right half that the viewer knows of. */
  right_known: RightName[]
  /** Squares of the left half that the opponent has named. */
  left_named: LeftName[]
  /** Squares of the right half that the opponent has named. */
  right_named: RightName[]
  /** How many messages have been hidden in the left half. */
  left_count: number
  /** How many messages have been hidden in the right half. */
  right_count: number
  /** The seat that sees this; -1 for a spectator. */
  viewer: number
  /** Number of players. */
  players: number
  /** Messages each player hides. */
  messages: number
  /** Seat that names first. */
  starter: number
  /** Seat that names next; in the end the seat that has won. */
  turn: number
  /** Where the game stands. */
  phase: PhaseName | null
  /** By seat, the first colour of the half, 1 to 6; 0 before it is chosen. */
  colours: (ColourName | null)[]
}
