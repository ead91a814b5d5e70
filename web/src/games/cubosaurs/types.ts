// What the server tells of Cubosaurs beside the view, and what is printed on its pieces.

import type { GameInfo } from '../shared/board'
import type { View } from './view'

export type Game = GameInfo<View, Facts>

export interface Facts {
  points: number[]
  totals: number[]
}

interface PrintedType {
  name: string
  /** Points for the first, second … card; the last is for all further ones. Empty where cards carry their own values. */
  points: number[]
  is_house: boolean
}

export interface PrintedCard {
  name: string
  type: string
  has_dna: boolean
  pair?: number
  alone?: number
  counts?: string
  most?: number
  else?: number
  is_house?: boolean
}

interface PrintedTile {
  cost: number
  name: string
  text: string
  at_end: boolean
  is_house: boolean
}

export interface Pieces {
  types: Record<string, PrintedType>
  cards: Record<string, PrintedCard>
  tiles: Record<string, PrintedTile>
}
