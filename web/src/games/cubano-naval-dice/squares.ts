// What lies on the squares of a half.

import { type Square } from '../cubano-naval/sea'
import { signed } from '../shared/board'
import type { Places } from './actions'
import type { Facts, Pieces } from './types'
import type { HalfName, View } from './view'
import { w } from './words'

export function squaresOf(view: View, facts: Facts, pieces: Pieces, seat: number, places: Places): Square[] {
  const { holes, ships, lost } = view.seats[seat]!
  const thing = (id: HalfName): Omit<Square, 'id'> => {
    const ship = ships.findIndex((squares) => squares.includes(id))
    if (holes.includes(id)) return view.mines ? { ground: 'land', sign: 'mine', what: w('is-mine'), about: w('tell-mine') } : { ground: 'land', sign: 'island', what: w('is-island'), about: w('tell-island') }
    if (ship < 0) return view.anchor === id && view.turn === seat ? { ground: 'ship', sign: 'anchor', what: w('is-anchor'), about: w('tell-anchor') } : { ground: 'water', what: w('is-water'), about: w('tell-water') }
    const { name, letter } = pieces.ships[ship]!
    if (facts.sunk[seat]![ship]) return { ground: 'sunk', sign: 'wreck', what: w('is-sunk', { ship: name }), about: w('tell-sunk') }
    if (lost.includes(id)) return { ground: 'burnt', sign: 'hit', letter, what: w('is-hit', { ship: name }), about: w('tell-hit') }
    return { ground: 'ship', letter, what: name, about: w('tell-ship') }
  }
  return pieces.squares.map((id): Square => {
    const aim = view.turn === seat ? undefined : facts.aims.find(({ square }) => square === id)
    return { ...thing(id), id, action: places.squares.get(`${seat}:${id}`), aim: aim && (aim.by === 0 ? '' : signed(aim.by)) }
  })
}

interface Point {
  x: number
  y: number
}

/** The middle of a square in a picture of 4 by 8. */
export const middleOf = (square: string): Point => ({ x: square.charCodeAt(0) - 97 + 0.5, y: 8 - Number(square[1]) + 0.5 })

/** The planks between the cubes of a ship, clear of what is drawn on them. */
export function planksOf(squares: readonly string[]): { from: Point; to: Point }[] {
  const points = squares.map(middleOf)
  const between = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })
  return points.slice(1).map((point, i) => ({ from: between(points[i]!, point, 0.38), to: between(points[i]!, point, 0.62) }))
}
