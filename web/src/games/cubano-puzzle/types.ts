// The server's view of the puzzle, as far as the board reads it.

import type { Colour, CubanoPieces } from '../cubano/types'

export interface PuzzleView {
  viewer: number
  row_bars: string[]
  column_bars: string[]
  colours: Colour[]
  picture: Colour[]
  /** Where the run being chosen begins. */
  first: string | null
  tool: string | null
  phase: 'choose' | 'first' | 'last' | 'over'
  pattern: number
  moves: number
  par: number
  move_limit: number
}

export interface PuzzleFacts {
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

export interface PuzzlePieces extends CubanoPieces {
  pictures: string[]
}
