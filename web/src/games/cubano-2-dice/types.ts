// What the server tells of Cub'ano 2 dice beside the view.

import type { Suite } from '../cubano/geometry'

export interface Facts {
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
  /** At an attentive table, whose throw misses the operation of the player in turn, who has not called yet. */
  announced_until: number | null
  /** What is voted on, and who has said what. */
  vote: { about: 'door' | 'capot'; yes: number[]; no: number[]; voters: number } | null
}
