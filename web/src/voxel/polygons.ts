// Joins lattice triangles to polygons and lattice edges to long strokes.

import { cornersOf, type Edge, type LatticePoint } from './lattice.ts'

export type Polygon = LatticePoint[]

type Piece = Readonly<{ column: number; middle: number }>

/** The outlines of a set of triangles, holes included. Corners on a straight line are left out. */
export function mergeTriangles(pieces: Iterable<Piece>): Polygon[] {
  const open = new Map<string, Edge>()
  for (const { column, middle } of pieces) {
    const corners = cornersOf(column, middle)
    for (const [i, from] of corners.entries()) {
      const to = corners[(i + 1) % 3]!
      // An edge that two triangles share runs once each way: both go.
      if (!open.delete(`${to}:${from}`)) open.set(`${from}:${to}`, [from, to])
    }
  }
  const next = new Map<string, LatticePoint[]>()
  for (const [from, to] of open.values()) next.set(`${from}`, [...(next.get(`${from}`) ?? []), to])
  const starts = [...open.values()].map(([from]) => from)
  return starts.flatMap((start) => {
    const loop: LatticePoint[] = []
    for (let point: LatticePoint | undefined = start; point; point = next.get(`${point}`)?.pop()) loop.push(point)
    loop.pop() // the start again
    return loop.length > 0 ? [loop.filter((point, i) => isCorner(loop.at(i - 1)!, point, loop[(i + 1) % loop.length]!))] : []
  })
}

function isCorner(before: LatticePoint, point: LatticePoint, after: LatticePoint): boolean {
  return (point[0] - before[0]) * (after[1] - point[1]) !== (point[1] - before[1]) * (after[0] - point[0])
}

/** Edges in one line that follow each other become one stroke. */
export function joinEdges(edges: readonly Edge[]): Edge[] {
  const sorted = [...edges].sort(([a], [b]) => a[0] - b[0] || a[1] - b[1])
  const strokes = new Map<string, Edge>()
  for (const [from, to] of sorted) {
    const direction = `${to[0] - from[0]},${to[1] - from[1]}`
    const longer = strokes.get(`${from}:${direction}`)
    strokes.delete(`${from}:${direction}`)
    strokes.set(`${to}:${direction}`, [longer?.[0] ?? from, to])
  }
  return [...strokes.values()]
}
