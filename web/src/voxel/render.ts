// Model text to SVG. See mergeTriangles for why a creature is only a few kilobytes.

import { glassBack, glassFront } from './glass.ts'
import { innerLines, key, type Side, type Triangle, trianglesOf, visibleTriangles } from './lattice.ts'
import { type Cube, flipModel, type Library, type Model, parseModel, type Point, type Recolour } from './model.ts'
import { face, INK, outlinePath, path, STEP_X, STEP_Y, strokePath, toPixels } from './paths.ts'
import { joinEdges, mergeTriangles } from './polygons.ts'
import { tone } from './tones.ts'

export interface RenderOptions {
  recolour?: Recolour
  flip?: boolean
  /** The soft ellipse under the model. */
  ground?: boolean
  /** Fine lines between cubes; they only disturb below 80 pixels. */
  seams?: boolean
  outline?: boolean
  /** Cut the picture to what is drawn, where it is else a square. */
  tight?: boolean
  /** Where `@put` finds other models. */
  library?: Library
}

const GROUND_SPREAD = 0.62
const GROUND_SPREAD_OF_FLYERS = 0.45

export function renderModel(text: string, options: RenderOptions = {}): string {
  const { recolour, flip = false, ground = true, seams = true, outline = true, tight = false, library } = options
  const parsed = parseModel(text, recolour, library)
  const model = flip ? flipModel(parsed) : parsed
  const seen = visibleTriangles(model.cubes)
  const triangles = [...seen.values()]
  const silhouette = outlinePath(mergeTriangles(triangles))
  const lines = innerLines(triangles)
  const shadow = ground ? groundOf(model) : undefined
  const parts = [
    shadow?.svg ?? '',
    ...model.glass.map(glassBack),
    outline ? path(silhouette, { class: 'vx-out', fill: INK, stroke: INK, 'stroke-width': 9 }) : '',
    tones(triangles),
    seams ? path(strokePath(joinEdges(lines.seams)), { fill: 'none', stroke: INK, 'stroke-width': 1.6, opacity: 0.13 }) : '',
    outline ? path(strokePath(joinEdges(lines.jumps)), { fill: 'none', stroke: INK, 'stroke-width': 4, opacity: 0.5 }) : '',
    ...sparks(model.cubes, seen),
    ...model.glass.map(glassFront),
  ]
  const box = viewBox(model, triangles, shadow?.reach ?? [], tight)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" aria-hidden="true" focusable="false">` +
    `<g stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g></svg>`
  )
}

/** One path for each tone. A hair of the same colour around it closes the gaps that smoothing would leave. */
function tones(triangles: readonly Triangle[]): string {
  const groups = Map.groupBy(triangles, ({ cube, side }) => tone(cube.colour, side))
  const paths = [...groups].map(([hex, group]) => path(outlinePath(mergeTriangles(group)), { fill: hex, stroke: hex }))
  return `<g stroke-width="1.2">${paths.join('')}</g>`
}

function groundOf({ cubes }: Model): { svg: string; reach: Point[] } {
  const stands = cubes.some(({ at }) => at[2] === 0)
  const spread = stands ? GROUND_SPREAD : GROUND_SPREAD_OF_FLYERS
  const extent = (axis: 0 | 1): readonly [middle: number, radius: number] => {
    const values = cubes.map(({ at }) => at[axis])
    const [low, high] = [Math.min(...values), Math.max(...values) + 1]
    return [(low + high) / 2, (high - low) * spread + 0.3]
  }
  const [[x, rx], [y, ry]] = [extent(0), extent(1)]
  const plane = `matrix(${STEP_X} ${STEP_Y} -${STEP_X} ${STEP_Y} 0 0)`
  const ellipse = `<ellipse class="vx-ground" cx="${x}" cy="${y}" rx="${round(rx)}" ry="${round(ry)}" transform="${plane}"/>`
  const feet = cubes.filter(({ at }) => at[2] === 0).flatMap(({ at: [cx, cy] }) => topOf([cx, cy, -1]))
  const contact = { fill: '#150c2c', stroke: '#150c2c', 'stroke-width': 10, opacity: 0.25 }
  const reach = [-0.72, 0.72].flatMap((i) => [-0.72, 0.72].map((j): Point => [x + i * rx, y + j * ry, 0]))
  return { svg: ellipse + (feet.length > 0 ? path(outlinePath(mergeTriangles(feet)), contact) : ''), reach }
}

const topOf = (at: Point): { column: number; middle: number }[] =>
  trianglesOf(at).flatMap(([column, middle, side]) => (side === 'top' ? [{ column, middle }] : []))

/** A square of light on the upper cube of an eye, where that side of it is seen whole. */
function sparks(cubes: readonly Cube[], seen: Map<number, Triangle>): string[] {
  const eyes = cubes.filter(({ colour }) => colour.marks.includes('spark'))
  const places = new Set(eyes.map(({ at }) => at.join()))
  const upper = eyes.filter(({ at: [x, y, z] }) => !places.has([x, y, z + 1].join()))
  return upper.flatMap((cube) => {
    const [x, y, z] = cube.at
    const onSide: Record<'left' | 'right', (i: number, j: number) => Point> = {
      left: (i, j) => [x + i, y + 1, z + j],
      right: (i, j) => [x + 1, y + 1 - i, z + j],
    }
    return (['left', 'right'] as const)
      .filter((side) => isSeen(cube, side, seen))
      .map((side) => face([onSide[side](0.12, 0.5), onSide[side](0.5, 0.5), onSide[side](0.5, 0.88), onSide[side](0.12, 0.88)], { fill: '#fff' }))
  })
}

function isSeen(cube: Cube, wanted: Side, seen: Map<number, Triangle>): boolean {
  return trianglesOf(cube.at).every(([column, middle, side]) => {
    const front = seen.get(key(column, middle))
    return side !== wanted || (front?.cube === cube && front.side === wanted)
  })
}

function viewBox({ glass }: Model, triangles: readonly Triangle[], reach: readonly Point[], tight: boolean): string {
  const corners = glass.flatMap(({ from, to }) =>
    [from[0], to[0]].flatMap((x) => [from[1], to[1]].flatMap((y) => [from[2], to[2]].map((z): Point => [x, y, z]))),
  )
  const points = [...corners, ...reach].map(toPixels)
  for (const { column, middle } of triangles) {
    points.push([column * STEP_X, (middle - 1) * STEP_Y], [(column + 1) * STEP_X, (middle + 1) * STEP_Y])
  }
  const low = [0, 1].map((i) => points.reduce((least, point) => Math.min(least, point[i]!), Infinity)) as [number, number]
  const high = [0, 1].map((i) => points.reduce((most, point) => Math.max(most, point[i]!), -Infinity)) as [number, number]
  const [width, height] = [high[0] - low[0] + 2 * STEP_X, high[1] - low[1] + 2 * STEP_X]
  const side = Math.max(width, height)
  const [w, h] = tight ? [width, height] : [side, side]
  return [(low[0] + high[0] - w) / 2, (low[1] + high[1] - h) / 2, w, h].map(round).join(' ')
}

const round = (value: number): number => Math.round(value * 100) / 100
