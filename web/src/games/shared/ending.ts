// What a game brings to the page of its end: a creature for each seat, and a picture for a row of the score sheet.

import type { GameInfo } from '../../server'
import type { Recolour } from '../../voxel/model'

export interface Figure {
  model: string
  recolour?: Recolour
}

export interface Ending<View = unknown> {
  /** Who stands on the column of a seat; `rank` is 0 for the winner's. */
  creature: (game: GameInfo<View>, seat: number, rank: number) => Figure
  /** What a row of the sheet is about, where there is a picture of it. */
  art: (row: string) => Figure | undefined
}
