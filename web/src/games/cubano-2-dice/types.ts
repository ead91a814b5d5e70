// The server's view of Cub'ano 2 dice, as far as the board reads it.

import type { Suite } from '../cubano/geometry'
import type { Colour } from '../cubano/types'

export interface Player {
  colour: Colour
  status: 'waiting' | 'active' | 'out' | 'expelled' | 'last'
  has_dice: number
  bars: number
  cubes: number
  squares: number
  claims: number
}

export interface TwoDiceView {
  viewer: number
  row_bars: string[]
  column_bars: string[]
  colours: Colour[]
  seats: Player[]
  dice: Colour[]
  heap_bars: number
  heap_cubes: number
  phase: 1 | 2 | 3
  step: string
  turn: number
  claimant: number
  players: number
  attentive: number
}

export interface TwoDiceFacts {
  suites: Suite[]
  formed: string[]
  laid: number
  edges: number
  seats: { sizes: number[]; solvency: number; reprieve: 'none' | 'half' | 'full' }[]
  /** Penalties a player must be able to pay in the third phase. */
  solvent: number
  claims: {
    seats: number[]
    cubes: number
    bars: number
    flips: boolean
    /** At an attentive table, whose throw misses the claims, and how many decisions are left until then. */
    closed_by: number | null
    steps_left: number | null
  } | null
}
