// What the server tells of Cubitos: the view of a seat, what is printed, and sums beside them.

import type { GameInfo } from '../shared/board'

export type Counts = readonly number[]

export interface Player {
  draw: Counts
  roll: Counts
  discard: Counts
  active: Counts
  used: Counts
  picked: Counts
  loan: Counts
  purchased: Counts
  cell: number
  coins: number
  credit: number
  feet: number
  water: number
  fans: number
  tokens: number
  laps: number
  amount: number
  stage: string
  question: string
  pushes: number
  thrown: number
  busted: number
}

export interface CubitosView {
  viewer: number
  seats: Player[]
  supply: Counts
  cards: string[]
  round_number: number
  players: number
  course: string
  legs: number
  step: string
  turn: number
  first: number
  first_place: string
  first_face: string
  first_used: number
}

export interface DiePiece {
  id: string
  name: string
  letters: string
}

export interface Side {
  face: string
  coins: number
}

export interface CardPiece {
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

export interface CubitosPieces {
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

export const viewOf = (game: GameInfo): CubitosView => game.view as unknown as CubitosView
export const factsOf = (game: GameInfo): Facts => game.facts as unknown as Facts
export const sum = (counts: Counts): number => counts.reduce((all, count) => all + count, 0)

/** The board on which a seat runs; a spectator sees the one of whoever is farthest. */
export function boardOf({ boards }: CubitosPieces, view: CubitosView): BoardPiece {
  const far = view.seats.slice(0, view.players).reduce((best, seat) => (seat.laps > best.laps ? seat : best))
  const cell = (view.seats[view.viewer] ?? far).cell
  return boards.find(({ cells }) => cells.some((one) => one.cell === cell)) ?? boards[0]!
}
