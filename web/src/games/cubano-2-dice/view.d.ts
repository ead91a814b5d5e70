// Made from the server's own description: python -m cubarium.server.wire.openapi

export type RowEdgeName =
  'a1-a2' | 'b1-b2' | 'c1-c2' | 'd1-d2' | 'e1-e2' | 'f1-f2' | 'g1-g2' | 'h1-h2' | 'a2-a3' | 'b2-b3' | 'c2-c3' | 'd2-d3'
  | 'e2-e3' | 'f2-f3' | 'g2-g3' | 'h2-h3' | 'a3-a4' | 'b3-b4' | 'c3-c4' | 'd3-d4' | 'e3-e4' | 'f3-f4' | 'g3-g4' |
  'h3-h4' | 'a4-a5' | 'b4-b5' | 'c4-c5' | 'd4-d5' | 'e4-e5' | 'f4-f5' | 'g4-g5' | 'h4-h5' | 'a5-a6' | 'b5-b6' | 'c5-c6'
  | 'd5-d6' | 'e5-e6' | 'f5-f6' | 'g5-g6' | 'h5-h6' | 'a6-a7' | 'b6-b7' | 'c6-c7' | 'd6-d7' | 'e6-e7' | 'f6-f7' |
  'g6-g7' | 'h6-h7' | 'a7-a8' | 'b7-b8' | 'c7-c8' | 'd7-d8' | 'e7-e8' | 'f7-f8' | 'g7-g8' | 'h7-h8'

export type ColumnEdgeName =
  'a1-b1' | 'b1-c1' | 'c1-d1' | 'd1-e1' | 'e1-f1' | 'f1-g1' | 'g1-h1' | 'a2-b2' | 'b2-c2' | 'c2-d2' | 'd2-e2' | 'e2-f2'
  | 'f2-g2' | 'g2-h2' | 'a3-b3' | 'b3-c3' | 'c3-d3' | 'd3-e3' | 'e3-f3' | 'f3-g3' | 'g3-h3' | 'a4-b4' | 'b4-c4' |
  'c4-d4' | 'd4-e4' | 'e4-f4' | 'f4-g4' | 'g4-h4' | 'a5-b5' | 'b5-c5' | 'c5-d5' | 'd5-e5' | 'e5-f5' | 'f5-g5' | 'g5-h5'
  | 'a6-b6' | 'b6-c6' | 'c6-d6' | 'd6-e6' | 'e6-f6' | 'f6-g6' | 'g6-h6' | 'a7-b7' | 'b7-c7' | 'c7-d7' | 'd7-e7' |
  'e7-f7' | 'f7-g7' | 'g7-h7' | 'a8-b8' | 'b8-c8' | 'c8-d8' | 'd8-e8' | 'e8-f8' | 'f8-g8' | 'g8-h8'

export type ColourName = 'none' | 'brown' | 'red' | 'orange' | 'yellow' | 'green' | 'blue'

export type StatusName = 'waiting' | 'active' | 'out' | 'expelled' | 'last' | 'absent'

/** What one player has; all of it is open. */
export interface Player {
  /** The player's colour, kept for the ranking after leaving. */
  colour: ColourName | null
  /** Whether the player is late, waits for a colour, plays, or has left. */
  status: StatusName | null
  /** 1 while the player holds two cubes as dice. */
  has_dice: number
  /** Bars in the reserve. */
  bars: number
  /** Cubes in the reserve, dice not counted. */
  cubes: number
  /** Squares that show the player's colour. */
  squares: number
  /** Claims on the player in turn that are open. */
  claims: number
}

export type Colour = 'brown' | 'red' | 'orange' | 'yellow' | 'green' | 'blue'

export type StepName =
  'throwing' | 'claiming' | 'operating' | 'drawing' | 'placing' | 'sharing' | 'one-bar' | 'leaving' | 'calls-open' |
  'last-dice' | 'over' | 'announcing' | 'hearing' | 'voting'

/** What a seat, or a spectator, knows of the table: all of it. */
export interface View {
  /** The seat that sees this; -1 for a spectator. */
  viewer: number
  /** Bars between a square and the one with the next digit. */
  row_bars: RowEdgeName[]
  /** Bars between a square and the one with the next letter. */
  column_bars: ColumnEdgeName[]
  /** By square, the colour on top of its cube. */
  colours: (ColourName | null)[]
  /** By square, the sides that are neither the rim nor a bar. */
  missing: number[]
  /** How many squares without a cube miss 0, 1, 2, 3 and 4 sides. */
  empty: number[]
  /** The players by seat; unused seats stay empty. */
  seats: Player[]
  /** The last throw. */
  dice: (ColourName | null)[]
  /** How many players are late and may still arrive. */
  absent: number
  /** Colours that have or had an owner. */
  entered: Colour[]
  /** Bars in the heap; in the third phase those of the new heap. */
  heap_bars: number
  /** Cubes in the heap; in the third phase those of the new heap. */
  heap_cubes: number
  /** The phase, 1 to 3. */
  phase: number
  /** Where the turn stands. */
  step: StepName | null
  /** Seat in turn: who is to throw, or threw last. */
  turn: number
  /** Seat that is asked what it claims; -1 if none. */
  claimant: number
  /** Where the turn goes on after the claim. */
  resume: StepName | null
  /** Bars drawn in this turn and still in the reserve, which nobody can claim. */
  drawn_bars: number
  /** Cubes drawn in this turn and still in the reserve, which nobody can claim. */
  drawn_cubes: number
  /** Squares formed or filled so far with the double in hand. */
  placed: number
  /** Number of players. */
  players: number
  /** 1 if the sixth player too must throw a double to enter. */
  rigorous_sixth: number
  /** Whether doubles of freed colours let a player leave: 0 no, 1 yes, 2 after a vote. */
  exit_door: number
  /** 1 if colours must be called before the next throw, and are missed otherwise. */
  attentive: number
  /** 1 if claims are served against the direction of play. */
  priority_reversed: number
  /** Whether a capot ends the game: 0 no, 1 yes, 2 if a vote says so. */
  stop_on_capot: number
  /** Seats that let the other claimant of this throw go first, as bits. */
  let_pass: number
  /** Seats that have proposed to open the exit door, as bits. */
  proposed: number
  /** Seats that have voted yes in the vote that is held, as bits. */
  ayes: number
  /** Seats that have voted no in the vote that is held, as bits. */
  noes: number
}
