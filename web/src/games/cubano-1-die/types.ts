// The server's view of Cub'ano 1 die, as far as the board reads it.

import type { Suite } from '../cubano/geometry'
import type { Colour } from '../cubano/types'

export interface OneDieView {
  viewer: number
  row_bars: string[]
  column_bars: string[]
  colours: Colour[]
  seats: { colour: Colour; die: number }[]
  heap_bars: number
  heap_cubes: number
  players: number
  turn: number
  lap: number
  phase: 'choose' | 'throw' | 'claim' | 'lay' | 'over'
  shown: Colour
  to_lay: number
}

export interface OneDieFacts {
  suites: Suite[]
  laid: number
  edges: number
  seats: { sizes: number[] }[]
  /** Squares are flipped from this lap on. */
  flip_lap: number
}
