// Where things lie: places of the board in its own plane, seen from above or from the side.

import type { Colour } from './types'

export const SIDE = 8
/** Length of a square's side. The plane has its origin at the upper left corner of a8. */
export const CELL = 60
export const BOARD = SIDE * CELL
/** The wooden frame around the squares. */
export const FRAME = 26
export const CUBE = 42
export const BAR = { length: 54, width: 10, height: 17 }
const FRAME_HEIGHT = 24
/** Room above the board for cubes and flags that stand there. */
const HEADROOM = 30

type Point = readonly [x: number, y: number]

export const LETTERS = 'abcdefgh'
export const SQUARES: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, i) => `${LETTERS[i % SIDE]}${Math.floor(i / SIDE) + 1}`)

/** Every edge: between a square and the one with the next digit, then the next letter. */
export const EDGES: readonly string[] = [
  ...SQUARES.slice(0, -SIDE).map((square, i) => `${square}-${SQUARES[i + SIDE]}`),
  ...SQUARES.filter((square) => square[0] !== LETTERS.at(-1)).map((square) => `${square}-${SQUARES[SQUARES.indexOf(square) + 1]}`),
]

/** The upper left corner of a square, counted in squares: 8 is the first row. */
export function cellOf(square: string): Point {
  return [LETTERS.indexOf(square[0]!), SIDE - Number(square[1])]
}

function middle(square: string): Point {
  const [x, y] = cellOf(square)
  return [(x + 0.5) * CELL, (y + 0.5) * CELL]
}

/** The middle of a square or of an edge, such as c4 or c4-c5. */
export function middleOf(place: string): Point {
  const [one, other = one] = place.split('-')
  const [a, b] = [middle(one!), middle(other!)]
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** Whether the edge lies between two rows, so that its bar goes from left to right. */
export const isLevel = (edge: string): boolean => edge[0] === edge[3]

export interface Camera {
  isFlat: boolean
  /** From the plane to the picture. */
  project: (x: number, y: number, z?: number) => Point
  /** The plane as a transformation of a style sheet, with its origin at a point of the picture. */
  matrixAt: (origin: Point) => string
  /** How far a point of this height seems moved in the plane. */
  lift: (height: number) => number
  width: number
  height: number
}

const WHOLE = BOARD + 2 * FRAME
const TURN = Math.SQRT1_2
const RISE = (40 * Math.PI) / 180
/** The angles of the camera as a style sheet turns the plane. */
export const TURNED = 'rotateX(50deg) rotateZ(45deg)'

const deep = TURN * Math.sin(RISE)
const up = Math.cos(RISE)
const left = WHOLE * TURN
const top = HEADROOM + 2 * FRAME * deep

export const SIDEWAYS: Camera = {
  isFlat: false,
  project: (x, y, z = 0) => [left + (x - y) * TURN, top + (x + y) * deep - z * up],
  matrixAt: ([x, y]) => `matrix(${TURN}, ${deep}, ${-TURN}, ${deep}, ${x}, ${y})`,
  lift: (height) => (height * up) / (2 * deep),
  width: 2 * left,
  height: HEADROOM + 2 * WHOLE * deep + FRAME_HEIGHT,
}

/** From above. A narrow frame leaves more room for the squares where there is little. */
export function fromAbove(frame: number): Camera {
  return {
    isFlat: true,
    project: (x, y) => [x + frame, y + frame],
    matrixAt: ([x, y]) => `matrix(1, 0, 0, 1, ${x}, ${y})`,
    lift: () => 0,
    width: BOARD + 2 * frame,
    height: BOARD + 2 * frame,
  }
}

export const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`

const round = (value: number): number => Math.round(value * 10) / 10

/** The three sides one can see of a box, by its corner nearest to the origin and its size. */
export function boxSides({ project, isFlat }: Camera, [x, y]: Point, [dx, dy, dz]: readonly [number, number, number]): { top: string; front: string; right: string } {
  if (isFlat) {
    const foot = Math.min(4, dz / 4)
    const flat = (from: number, to: number): string => path([project(x, y + from), project(x + dx, y + from), project(x + dx, y + to), project(x, y + to)])
    return { top: flat(-foot / 2, dy - foot / 2), front: flat(dy - foot / 2, dy + foot / 2), right: '' }
  }
  return {
    top: path([project(x, y, dz), project(x + dx, y, dz), project(x + dx, y + dy, dz), project(x, y + dy, dz)]),
    front: path([project(x, y + dy, dz), project(x + dx, y + dy, dz), project(x + dx, y + dy), project(x, y + dy)]),
    right: path([project(x + dx, y, dz), project(x + dx, y + dy, dz), project(x + dx, y + dy), project(x + dx, y)]),
  }
}

export interface Suite {
  colour: Colour
  squares: string[]
}

const STEPS: readonly Point[] = [[1, 0], [0, 1], [-1, 0], [0, -1]]
/** The corner of a square at which its side begins that faces up, right, down, left, going round clockwise. */
const STARTS: readonly Point[] = [[0, 0], [1, 0], [1, 1], [0, 1]]

interface Step {
  at: Point
  way: number
}

/** The outline of squares that hang together, drawn a little inside them: one loop, and one for each hole. */
export function outlineOf(squares: readonly string[], inset: number): Point[][] {
  const inside = new Set(squares.map((square) => cellOf(square).join()))
  const sides = new Map<string, number[]>()
  for (const square of squares) {
    const [x, y] = cellOf(square)
    STARTS.forEach(([dx, dy], way) => {
      const [outX, outY] = STEPS[(way + 3) % 4]!
      if (inside.has([x + outX, y + outY].join())) return
      const start = [x + dx, y + dy].join()
      sides.set(start, [...(sides.get(start) ?? []), way])
    })
  }
  const loops: Step[][] = []
  for (const [start, ways] of sides) while (ways.length > 0) loops.push(loopFrom(start, sides))
  return loops.map((loop) =>
    loop.flatMap(({ at, way }, i) => {
      const before = loop.at(i - 1)!.way
      return way === before ? [] : [corner(at, before, way, inset)]
    }),
  )
}

function loopFrom(start: string, sides: Map<string, number[]>): Step[] {
  const loop: Step[] = []
  let at = start
  do {
    const ways = sides.get(at)!
    // where two squares touch by a corner, stay with the one at hand
    const right = loop.length > 0 ? ways.indexOf((loop.at(-1)!.way + 1) % 4) : 0
    const [way] = ways.splice(Math.max(right, 0), 1) as [number]
    const [x, y] = at.split(',').map(Number) as [number, number]
    loop.push({ at: [x, y], way })
    at = [x + STEPS[way]![0], y + STEPS[way]![1]].join()
  } while (at !== start)
  return loop
}

function corner([x, y]: Point, before: number, way: number, inset: number): Point {
  const [a, b] = [STEPS[(before + 1) % 4]!, STEPS[(way + 1) % 4]!]
  return [x * CELL + (a[0] + b[0]) * inset, y * CELL + (a[1] + b[1]) * inset]
}

/** How much wood is seen around the squares. */
export const frameOf = ({ isFlat, width }: Camera): number => (isFlat ? (width - BOARD) / 2 : FRAME)
const LABEL = 12
/** Whether the frame has no room for letters and digits. */
export const isBare = (camera: Camera): boolean => frameOf(camera) < LABEL

/** Letters and digits along two sides; without a frame to stand on, in the corners of the first squares. */
export function labelsOf(camera: Camera): { text: string; at: Point }[] {
  const frame = frameOf(camera)
  return Array.from({ length: SIDE }, (_, i) => [
    { text: LETTERS[i]!.toUpperCase(), at: isBare(camera) ? camera.project((i + 1) * CELL - 11, BOARD - 12) : camera.project((i + 0.5) * CELL, BOARD + frame / 2) },
    { text: String(SIDE - i), at: isBare(camera) ? camera.project(11, i * CELL + 13) : camera.project(camera.isFlat ? -frame / 2 : BOARD + frame / 2, (i + 0.5) * CELL) },
  ]).flat()
}
