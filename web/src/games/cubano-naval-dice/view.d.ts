// Made from the server's own description: python -m cubarium.server.wire.openapi

export type HalfName =
  'a1' | 'b1' | 'c1' | 'd1' | 'a2' | 'b2' | 'c2' | 'd2' | 'a3' | 'b3' | 'c3' | 'd3' | 'a4' | 'b4' | 'c4' | 'd4' | 'a5' |
  'b5' | 'c5' | 'd5' | 'a6' | 'b6' | 'c6' | 'd6' | 'a7' | 'b7' | 'c7' | 'd7' | 'a8' | 'b8' | 'c8' | 'd8'

export type ColourName = 'none' | 'brown' | 'red' | 'orange' | 'yellow' | 'green' | 'blue'

/** One player's half of the board; all of it is open. */
export interface Player {
  /** Squares whose cubes were taken out as dice: islands or mines. */
  holes: HalfName[]
  /** Squares of the carrier, the escort and the submarine. */
  ships: HalfName[][]
  /** Squares of ships that were hit or lost, their cubes turned back. */
  lost: HalfName[]
  /** The first colour of the half, 1 to 6; 0 before it is chosen. */
  colour: ColourName | null
}

export type PhaseName = 'choosing' | 'holes' | 'ship' | 'ship-end' | 'throw' | 'aim' | 'reroll' | 'shift' | 'lose' | 'over'

/** What a seat, or a spectator, knows of the table, which is everything. */
export interface View {
  /** The seat that sees this; -1 for a spectator. */
  viewer: number
  /** The players by seat. */
  seats: Player[]
  /** What the dice of the player in turn show; 0 when they do not matter. */
  dice: number[]
  /** Square where the ship being placed begins; null if none. */
  anchor: HalfName | null
  /** Square that a shot is corrected from; null if none. */
  aim: HalfName | null
  /** By how much the digit is corrected, 1 to 6; 0 if it is not. */
  shift: number
  /** Ship cubes the player in turn has still to lose by a mine. */
  to_lose: number
  /** Number of players. */
  players: number
  /** 1 if the holes are mines, 0 if they are islands. */
  mines: number
  /** Who may only add in corrections: 0 nobody, 1 both, 2 seat 0, 3 seat 1. */
  addition_only: number
  /** Seat that sets up and throws first. */
  starter: number
  /** Seat in turn. */
  turn: number
  /** Where the game stands. */
  phase: PhaseName | null
}
