// What the server tells of T-Rex beside the view, and what is printed on its pieces.

import type { GameInfo } from '../shared/board'
import type { CardName, Colour, Player, View } from './view'

export type Game = GameInfo<View, Facts>

export interface Facts {
  /** From 1; 0 for a seat that shows no card. */
  places: number[]
  points: number[]
  piles: number[]
}

export interface CardPiece {
  name: string
  colour: Colour | null
  number: number
  draws: number
  is_meteor: boolean
  symbol: string
  is_house: boolean
}

export interface Pieces {
  colours: Record<string, string>
  cards: Record<string, CardPiece>
  /** How many eggs of each colour there are. */
  eggs: Record<string, number>
}

export const cardsOf = (list: readonly (CardName | null)[]): CardName[] => list.filter((card) => card !== null)

export const topOf = (seat: Player): CardName | undefined => cardsOf(seat.played).at(-1)
