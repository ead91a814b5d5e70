// The server's view of the naval battle of dice, as far as the board reads it.

export interface HalfView {
  holes: string[]
  /** The squares of each ship, in the order of the pieces; none before it is placed. */
  ships: string[][]
  lost: string[]
}

export interface DiceView {
  seats: [HalfView, HalfView]
  anchor: string | null
  aim: string | null
  shift: number
  viewer: number
  mines: 0 | 1
  addition_only: 0 | 1
  turn: number
  phase: 'holes' | 'ship' | 'ship-end' | 'throw' | 'aim' | 'reroll' | 'shift' | 'lose' | 'over'
}

export interface DiceFacts {
  /** Ship cubes by seat. */
  afloat: [number, number]
  /** By seat and ship. */
  sunk: [boolean[], boolean[]]
  /** What lies on the table; 0 for a die that is not thrown. */
  dice: [number, number]
  /** Where the present shot may fall, in the half of whoever is not in turn; null is off the board. */
  aims: { square: string | null; by: number }[]
}

export interface Ship {
  id: string
  name: string
  letter: string
  length: number
}

export interface DicePieces {
  /** The squares of a half, row by row. */
  squares: string[]
  ships: Ship[]
  mine_loss: number
  is_house: boolean
}
