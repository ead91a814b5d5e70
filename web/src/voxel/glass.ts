// See-through boxes: two walls behind the cubes, three before them, and a gleam.

import type { Glass, Point } from './model.ts'
import { face, INK } from './paths.ts'
import { mix } from './tones.ts'

export function glassBack({ from: [a, b, c], to: [A, B, C], hex, alpha }: Glass): string {
  const line = { stroke: hex, 'stroke-width': 4, opacity: 0.55 }
  const corner: Point = [a, b, c]
  return [
    face([[a, b, c], [A, b, c], [A, b, C], [a, b, C]], { fill: hex, opacity: alpha * 5 }),
    face([[a, b, c], [a, B, c], [a, B, C], [a, b, C]], { fill: hex, opacity: alpha * 3 }),
    ...([[A, b, c], [a, B, c], [a, b, C]] satisfies Point[]).map((end) => face([corner, end], line)),
  ].join('')
}

export function glassFront({ from: [a, b, c], to: [A, B, C], hex, alpha }: Glass): string {
  const rim: Point[] = [[a, B, c], [A, B, c], [A, b, c], [A, b, C], [a, b, C], [a, B, C]]
  const near: Point = [A, B, C]
  const [width, height] = [A - a, C - c]
  const gleam = (from: number, to: number, low: number): string => {
    const corners: Point[] = [[from, 0.92], [to, 0.92], [to, low + 0.05], [from, low]].map(([i, j]) => [a + width * i!, B, c + height * j!])
    return face(corners, { fill: '#fff', opacity: 0.45 })
  }
  const edge = (end: Point, opacity: number): string => face([near, end], { stroke: '#fff', 'stroke-width': 6, opacity })
  return [
    face([[a, B, c], [A, B, c], [A, B, C], [a, B, C]], { fill: hex, opacity: alpha }),
    face([[A, b, c], [A, B, c], [A, B, C], [A, b, C]], { fill: hex, opacity: alpha }),
    face([[a, b, C], [A, b, C], [A, B, C], [a, B, C]], { fill: '#fff', opacity: alpha }),
    gleam(0.1, 0.2, 0.4),
    gleam(0.26, 0.31, 0.55),
    face(rim, { class: 'vx-rim', fill: 'none', stroke: INK, 'stroke-width': 9 }),
    edge([a, B, C], 0.6),
    edge([A, b, C], 0.6),
    edge([A, B, c], 0.3),
    face(rim, { fill: 'none', stroke: mix(hex, '#FFFFFF', 0.3), 'stroke-width': 5 }),
  ].join('')
}
