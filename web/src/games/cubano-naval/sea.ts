// The squares of one half as they are drawn.

import type { LegalAction } from '../shared/board'
import type { Picture } from './pixels'

export type Ground = 'water' | 'open' | 'ship' | 'burnt' | 'sunk' | 'land'

export interface Square {
  id: string
  ground: Ground
  sign?: Picture
  /** A letter on a ship. */
  letter?: string
  /** When it was named. */
  number?: number | undefined
  /** What is there, in words. */
  what: string
  /** What that means, for who asks. */
  about: string
  action?: LegalAction | undefined
  /** The present shot may fall here; a correction says by how much. */
  aim?: string | undefined
  /** Where the thing on it came from, for its motion. */
  origin?: string
}

const SIDE = 8

/** From the far row to the near one, as the board is seen: a1 is at the lower left. */
export const rowsOf = <T extends { id: string }>(squares: readonly T[]): T[][] =>
  Array.from({ length: SIDE }, (_, i) => squares.filter(({ id }) => id.endsWith(String(SIDE - i))))
