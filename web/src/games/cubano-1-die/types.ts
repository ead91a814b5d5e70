// What the server tells of Cub'ano 1 die beside the view.

import type { Suite } from '../cubano/geometry'

export interface Facts {
  suites: Suite[]
  laid: number
  edges: number
  seats: { sizes: number[] }[]
  /** Squares are flipped from this lap on. */
  flip_lap: number
  /** At an attentive table, who may call, and whose bar or throw would come too late for it. */
  call: { seat: number; closed_by: number; with: 'bar' | 'throw' } | null
}
