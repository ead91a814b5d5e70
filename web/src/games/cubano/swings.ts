// What a cube of one's own changes: the size of one's largest suite, and of the suite it takes a square from.

import type { LegalAction } from '../shared/board'
import { cellOf, SIDE, SQUARES } from './geometry'
import { type Colour, isColour } from './types'

export interface Swing {
  /** How much one's largest suite grows. */
  gain: number
  /** How much another's shrinks. */
  loss: number
}

/** Whether an action puts a cube of one's own on a square. */
export const isPut = ({ kind }: LegalAction): boolean => kind === 'fill' || kind === 'flip'
/** More numbers than this would hide the board. */
const MOST = 12

const indexOf = (x: number, y: number): number => (SIDE - 1 - y) * SIDE + x

/** The size of the largest suite of a colour: squares that touch by their sides. */
export function largest(colours: readonly Colour[], colour: Colour): number {
  const left = new Set(SQUARES.filter((_, i) => colours[i] === colour))
  let most = 0
  for (const start of left) {
    const open = [start]
    let size = 0
    left.delete(start)
    while (open.length > 0) {
      const [x, y] = cellOf(open.pop()!)
      size++
      for (const [nextX, nextY] of [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]] as const) {
        if (nextX < 0 || nextY < 0 || nextX >= SIDE || nextY >= SIDE) continue
        const next = SQUARES[indexOf(nextX, nextY)]!
        if (left.delete(next)) open.push(next)
      }
    }
    most = Math.max(most, size)
  }
  return most
}

/** By square, what putting a cube of one's own there changes; a first square goes without saying. */
function swingsOf(actions: readonly LegalAction[], colours: readonly Colour[], own: Colour): Map<string, Swing> {
  const found = new Map<string, Swing>()
  const mine = largest(colours, own)
  for (const { arguments: { square } } of actions.filter(isPut)) {
    const i = SQUARES.indexOf(String(square))
    const other = colours[i] ?? null
    const after = colours.with(i, own)
    const gain = mine === 0 ? 0 : largest(after, own) - mine
    const loss = isColour(other) ? largest(colours, other) - largest(after, other) : 0
    if (gain > 0 || loss > 0) found.set(String(square), { gain, loss })
  }
  return found
}

/** The squares that change most, and with them all that change as much; a few of them. */
export function bestSwings(actions: readonly LegalAction[], colours: readonly Colour[], own: Colour): Map<string, Swing> {
  const sum = ({ gain, loss }: Swing): number => gain + loss
  const all = [...swingsOf(actions, colours, own)].sort(([, a], [, b]) => sum(b) - sum(a))
  const best = new Map<string, Swing>()
  for (const level of new Set(all.map(([, swing]) => sum(swing)))) {
    const alike = all.filter(([, swing]) => sum(swing) === level)
    if (best.size > 0 && best.size + alike.length > MOST) break
    for (const [square, swing] of alike) best.set(square, swing)
  }
  return best
}
