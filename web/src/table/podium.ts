// Where the columns of a podium stand, in the units of its drawing: a column is as wide as it is deep, seen from its edge.

export interface Column {
  seat: number
  /** 0 for who stands highest. */
  rank: number
  place: number
  /** The middle of the column, and how far its top lies above the ground. */
  x: number
  height: number
}

export const HALF = 50
export const SLOPE = 29
const LOWEST = 46
const RISE = 104
export const CREATURE = 112
/** How far the feet stand in front of the middle of a top. */
export const FEET = 13
const BAND = 16

/** Seats by their places, the winner beside the left end where there are others to stand around. */
export function columnsOf(places: readonly number[]): Column[] {
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!)
  const ranks = new Map(order.map((seat, rank) => [seat, rank]))
  const shown = order.length > 2 ? [order[1]!, order[0]!, ...order.slice(2)] : order
  const last = Math.max(1, places.length - 1)
  return shown.map((seat, i) => ({
    seat,
    rank: ranks.get(seat)!,
    place: places[seat]!,
    x: HALF + 2 * HALF * i,
    height: LOWEST + (RISE * (places.length - places[seat]!)) / last,
  }))
}

/** The drawing around so many columns, with the ground at 0. */
export function frameOf(columns: readonly Column[]): { x: number; y: number; width: number; height: number } {
  const tallest = Math.max(...columns.map(({ height }) => height))
  const top = tallest + CREATURE - FEET + 4
  return { x: -8, y: -top, width: 2 * HALF * columns.length + 16, height: top + SLOPE + 4 }
}

type Corner = readonly [x: number, y: number]
const points = (corners: readonly Corner[]): string => corners.map((corner) => corner.join()).join(' ')

/** The three sides of a column that are seen. */
export function facesOf({ x, height }: Column): Record<'left' | 'right' | 'top', string> {
  return {
    left: points([[x - HALF, -height], [x, SLOPE - height], [x, SLOPE], [x - HALF, 0]]),
    right: points([[x, SLOPE - height], [x + HALF, -height], [x + HALF, 0], [x, SLOPE]]),
    top: points([[x - HALF, -height], [x, -SLOPE - height], [x + HALF, -height], [x, SLOPE - height]]),
  }
}

/** Every second layer of cubes, a little lighter. */
export function bandsOf({ x, height }: Column): string[] {
  const tops: number[] = []
  for (let top = height - BAND; top > 0; top -= 2 * BAND) tops.push(top)
  return tops.map((top) => {
    const low = Math.max(0, top - BAND)
    return points([[x - HALF, -top], [x, SLOPE - top], [x + HALF, -top], [x + HALF, -low], [x, SLOPE - low], [x - HALF, -low]])
  })
}

/** What is seen of a column while it rises: nothing below the ground. */
export function aboveGround({ x }: Column): string {
  const [far, wide] = [1000, HALF + 30]
  return points([[x - wide, -far], [x + wide, -far], [x + wide, 0], [x + HALF, 0], [x, SLOPE], [x - HALF, 0], [x - wide, 0]])
}
