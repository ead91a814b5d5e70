// What the server tells of the naval battle of dice beside the view.

import type { HalfName } from './view'

export interface Facts {
  /** What ships show; null before both players have chosen. */
  second: string | null
  /** By seat, whether corrections only add. */
  only_adds: [boolean, boolean]
  /** Ship cubes by seat. */
  afloat: [number, number]
  /** By seat and ship. */
  sunk: [boolean[], boolean[]]
  /** What lies on the table; 0 for a die that is not thrown. */
  dice: [number, number]
  /** Where the present shot may fall, in the half of whoever is not in turn; null is off the board. */
  aims: { square: string | null; by: number }[]
}

interface Ship {
  id: string
  name: string
  letter: string
  length: number
}

export interface Pieces {
  /** The squares of a half, row by row. */
  squares: HalfName[]
  /** The names of the colours. */
  colours: Record<string, string>
  ships: Ship[]
  mine_loss: number
  is_house: boolean
}
