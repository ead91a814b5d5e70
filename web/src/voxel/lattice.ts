// In isometric view every face of a cube covers exactly two triangles of one triangular lattice. The frontmost
// face of each triangle is what is seen; nothing else needs to be drawn.
//
// A lattice point is (u, w): u to the right, w down. A triangle is named by its column and its middle row.

import type { Cube, Point } from './model.ts'

export type Side = 'top' | 'left' | 'right'
export type LatticePoint = readonly [u: number, w: number]

interface Seen {
  cube: Cube
  side: Side
}

export interface Triangle extends Seen {
  column: number
  middle: number
}

const REACH = 4096 // more than any model is wide, so that two numbers make one key

export const key = (a: number, b: number): number => (a + REACH) * 2 * REACH + b + REACH

export const project = ([x, y, z]: Point): LatticePoint => [x - y, x + y - 2 * z]

/** The six triangles that a cube covers, two for each of its three visible sides. */
export function trianglesOf([x, y, z]: Point): readonly (readonly [column: number, middle: number, side: Side])[] {
  const [c, m] = [x - y, x + y - 2 * z]
  return [
    [c - 1, m - 1, 'top'],
    [c, m - 1, 'top'],
    [c - 1, m, 'left'],
    [c - 1, m + 1, 'left'],
    [c, m, 'right'],
    [c, m + 1, 'right'],
  ]
}

/** The corners of a triangle, clockwise. Triangles point right or left by turns. */
export function cornersOf(column: number, middle: number): readonly [LatticePoint, LatticePoint, LatticePoint] {
  return (column - middle) % 2 !== 0
    ? [
        [column, middle - 1],
        [column + 1, middle],
        [column, middle + 1],
      ]
    : [
        [column + 1, middle - 1],
        [column + 1, middle + 1],
        [column, middle],
      ]
}

/** Keep the frontmost face of every triangle. */
export function visibleTriangles(cubes: readonly Cube[]): Map<number, Triangle> {
  const nearness = ({ at: [x, y, z] }: Cube): number => x + y + z
  const seen = new Map<number, Triangle>()
  for (const cube of [...cubes].sort((a, b) => nearness(a) - nearness(b))) {
    for (const [column, middle, side] of trianglesOf(cube.at)) {
      seen.set(key(column, middle), { cube, side, column, middle })
    }
  }
  return seen
}

/** Where a lattice point lies in space if it belongs to this side of this cube. */
function lift([u, w]: LatticePoint, { cube, side }: Seen): Point {
  const [x, y, z] = cube.at
  if (side === 'top') return [(w + 2 * (z + 1) + u) / 2, (w + 2 * (z + 1) - u) / 2, z + 1]
  if (side === 'left') return [u + y + 1, y + 1, (u + 2 * (y + 1) - w) / 2]
  return [x + 1, x + 1 - u, (2 * (x + 1) - u - w) / 2]
}

export type Edge = readonly [LatticePoint, LatticePoint]

interface Lines {
  /** Edges where something stands before something else. */
  jumps: Edge[]
  /** Edges between cubes of one flat surface. */
  seams: Edge[]
}

export function innerLines(seen: Iterable<Triangle>): Lines {
  const sides = new Map<string, { edge: Edge; faces: Seen[] }>()
  for (const triangle of seen) {
    const corners = cornersOf(triangle.column, triangle.middle)
    for (const [i, a] of corners.entries()) {
      const b = corners[(i + 1) % 3]!
      const edge: Edge = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a]
      const name = edge.flat().join()
      const entry = sides.get(name) ?? { edge, faces: [] }
      entry.faces.push(triangle)
      sides.set(name, entry)
    }
  }
  const lines: Lines = { jumps: [], seams: [] }
  for (const { edge, faces } of sides.values()) {
    const [one, two] = faces
    if (!one || !two) continue
    if (edge.some((point) => lift(point, one).join() !== lift(point, two).join())) lines.jumps.push(edge)
    else if (one.side === two.side && one.cube !== two.cube) lines.seams.push(edge)
  }
  return lines
}
