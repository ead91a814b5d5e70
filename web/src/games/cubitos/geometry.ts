// Where things of a circuit lie on the picture: spaces are square, rows are shifted by half a space.

import type { BoardPiece, Cell, Point } from './types'

export const SPACE = 40
const HALF = SPACE / 2

/** The left upper corner of the space that is drawn at a point. */
export const cornerOf = (x: number, y: number): Point => [x * HALF, y * SPACE]
export const middleOf = (x: number, y: number): Point => [x * HALF + HALF, y * SPACE + HALF]

export const sizeOf = ({ width, height }: BoardPiece): Point => [(width + 1) * HALF, height * SPACE]

/** How large a space may be drawn on a phone, in pixels: large enough for a finger, small enough to see where one runs. */
const FINGER = { least: 30, most: 46 }

/** The middle of some spaces, and how much of its size a circuit keeps so that all of them are in sight at once. */
export function sightOf(points: readonly Point[], [width, height]: Point): { x: number; y: number; scale: number } {
  const middles = points.map(([x, y]) => middleOf(x, y))
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fitting = Math.min(width / (right - left + 2 * SPACE), height / (bottom - top + 2 * SPACE))
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.min(Math.max(fitting, FINGER.least / SPACE), FINGER.most / SPACE) }
}

const key = (x: number, y: number): string => `${x} ${y}`

/** One path for all red lines: the edges between spaces with a different number of lines behind them. */
export function linePath({ cells, start, finish }: BoardPiece): string {
  const large = new Set([...start, ...finish].map(([x, y]) => key(x, y)))
  const at = new Map(cells.filter(({ x, y }) => !large.has(key(x, y))).map((cell) => [key(cell.x, cell.y), cell]))
  const parts: string[] = []
  for (const { x, y, zone } of at.values()) {
    const [left, top] = cornerOf(x, y)
    const differs = (otherX: number, otherY: number): boolean => {
      const other = at.get(key(otherX, otherY))
      return other !== undefined && other.zone !== zone
    }
    if (differs(x + 2, y)) parts.push(`M${left + SPACE} ${top}v${SPACE}`)
    if (differs(x - 1, y + 1)) parts.push(`M${left} ${top + SPACE}h${HALF}`)
    if (differs(x + 1, y + 1)) parts.push(`M${left + HALF} ${top + SPACE}h${HALF}`)
  }
  return parts.join('')
}

/** What stands on a space: a short text on a coloured chip, and the sign beside it. */
interface Mark {
  text: string
  kind: 'credit' | 'loss' | 'gain' | 'fan' | 'move'
  sign?: string
}

const MINUS = '−'

export function markOf({ space, value, coins, feet }: Cell): Mark | undefined {
  switch (space) {
    case 'credits':
      return { text: String(value), kind: 'credit', sign: 'credit' }
    case 'fan':
      return { text: '', kind: 'fan', sign: 'fan' }
    case 'lose':
      return { text: `${MINUS}1`, kind: 'loss', sign: 'die' }
    case 'lose-two':
      return { text: `${MINUS}2`, kind: 'loss', sign: 'die' }
    case 'fan-lose':
      return { text: `${MINUS}1`, kind: 'loss', sign: 'fan' }
    case 'gain-any':
      return { text: '+1', kind: 'gain', sign: 'die' }
    case 'gain-up-to':
      return { text: `≤${value}`, kind: 'gain', sign: 'die' }
    case 'jet':
      return { text: '×2', kind: 'move', sign: 'jet' }
    case 'shortcut':
      return { text: String(coins || feet), kind: 'move', sign: coins ? 'coin' : 'foot' }
    default:
      return undefined
  }
}
