// What the server tells of Cubitos beside the view: what is printed, and sums.

import type { GameInfo } from '../shared/board'
import type { View } from './view'

export type Game = GameInfo<View, Facts>

export type Counts = readonly number[]

interface DiePiece {
  id: string
  name: string
  letters: string
}

export interface Side {
  face: string
  coins: number
}

interface CardPiece {
  name: string
  colour: string
  /** From 1 to 7, as the options of a table count. */
  number: number
  text: string
  power: string
  cost: string
}

export interface Cell {
  cell: number
  x: number
  y: number
  space: string
  value: number
  coins: number
  feet: number
  to: number
  zone: number
  place: string
  name: string
  /** What it does. */
  text: string
}

export type Point = readonly [x: number, y: number]

export interface BoardPiece {
  name: string
  width: number
  height: number
  walls: Point[]
  start: Point[]
  finish: Point[]
  cells: Cell[]
}

export interface Race {
  id: string
  name: string
  help: string
  cards: string[]
  circuit: string
  laps: number
}

export interface Pieces {
  dice: DiePiece[]
  pairs: (Side & { die: number })[]
  first_faces: Side[]
  colours: string[]
  cards: Record<string, CardPiece>
  boards: BoardPiece[]
  circuits: Record<string, { name: string; is_house: boolean }>
  races: Race[]
  fans: { credits: number; tokens: number }[]
  are_fans_house: boolean
  risk_from: number
  coins_per_foot: number
}

export interface Odds {
  bust: number
  guarded: number
  hits: number
  active: number
}

export interface Route {
  cell: number
  laps: number
  actions: string[]
  /** Those on the way, the last one included. */
  cells: number[]
  steps: number
  /** Spaces ahead of where the runner stands. */
  forward: number
  coins: number
  credits: number
}

export interface Facts {
  lines: number[]
  shown: { coins: number; feet: number }[]
  odds: (Odds | null)[]
  targets: Record<string, number>
  routes: Route[]
  reach: Record<string, number>
  draws: string[]
  buyers: number[]
}

export const sum = (counts: Counts): number => counts.reduce((all, count) => all + count, 0)

/** The board on which a seat runs; a spectator sees the one of whoever is farthest. */
export function boardOf({ boards }: Pieces, view: View): BoardPiece {
  const far = view.seats.slice(0, view.players).reduce((best, seat) => (seat.laps > best.laps ? seat : best))
  const cell = (view.seats[view.viewer] ?? far).cell
  return boards.find(({ cells }) => cells.some((one) => one.cell === cell)) ?? boards[0]!
}
