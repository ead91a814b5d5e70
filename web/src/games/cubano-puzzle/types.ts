// What the server tells of the puzzle beside the view.

import type { CubanoPieces } from '../cubano/types'

export interface Facts {
  right: number
  wanted: number
  is_rebuilt: boolean
  wrong: string[]
  formed: string[]
  /** Edges that carry a bar in the picture. */
  bars: string[]
  /** With the mark of house values. */
  par: string
  limit: string
  left: { bars: number; cubes: number }
}

export interface Pieces extends CubanoPieces {
  pictures: string[]
}
