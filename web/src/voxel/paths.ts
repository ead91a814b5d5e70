// The words of SVG.

import { type Edge, type LatticePoint, project } from './lattice.ts'
import type { Point } from './model.ts'
import type { Polygon } from './polygons.ts'

/** Pixels for one lattice step: 26 / 30 is close to the cosine of 30°. */
export const STEP_X = 26
export const STEP_Y = 15
export const INK = '#2A1B3D'

type Attributes = Readonly<Record<string, string | number>>

export function path(d: string, attributes: Attributes): string {
  if (d === '') return ''
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<path d="${d}"${words.join('')}/>`
}

const number = (value: number): string => String(Math.round(value * 100) / 100)

/** Numbers as short as SVG allows: a minus sign separates too. */
const numbers = (x: number, y: number): string => number(x) + (y < 0 ? '' : ' ') + number(y)

export const toPixels = (point: Point): LatticePoint => {
  const [u, w] = project(point)
  return [u * STEP_X, w * STEP_Y]
}

function relativePath(points: readonly LatticePoint[]): string {
  let [x, y] = [0, 0]
  return points
    .map(([px, py], i) => {
      const [dx, dy] = [px - x, py - y]
      ;[x, y] = [px, py]
      if (i === 0) return `M${numbers(px, py)}`
      return dx === 0 ? `v${number(dy)}` : `l${numbers(dx, dy)}`
    })
    .join('')
}

const scale = ([u, w]: LatticePoint): LatticePoint => [u * STEP_X, w * STEP_Y]

export const outlinePath = (polygons: readonly Polygon[]): string =>
  polygons.map((polygon) => `${relativePath(polygon.map(scale))}z`).join('')

export const strokePath = (edges: readonly Edge[]): string => edges.map((edge) => relativePath(edge.map(scale))).join('')

/** A flat shape in space. */
export const face = (corners: readonly Point[], attributes: Attributes): string =>
  path(`${relativePath(corners.map(toPixels))}z`, attributes)
