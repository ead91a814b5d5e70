// The board of Cub'ano as shapes: squares, edges, outlines of suites, and the view from the side.

import { expect, test } from 'vitest'
import { EDGES, outlineOf, SIDEWAYS, SQUARES } from '../src/games/cubano/geometry'

test('there are 64 squares and 112 edges', () => {
  expect([SQUARES.length, new Set(EDGES).size]).toEqual([64, 112])
  expect(EDGES).toContain('a1-a2')
  expect(EDGES).toContain('g8-h8')
})

test('an outline goes once round each suite and round its holes', () => {
  expect(outlineOf(['a1'], 0)).toEqual([[[0, 420], [60, 420], [60, 480], [0, 480]]])
  expect(outlineOf(['a1', 'b1', 'b2'], 4)[0]).toHaveLength(6)
  const ring = SQUARES.filter((square) => /[abc][123]/.test(square) && square !== 'b2')
  expect(outlineOf(ring, 3).map(({ length }) => length)).toEqual([4, 4])
})

test('squares that touch by a corner inside one suite do not cross its outline', () => {
  const loops = outlineOf(['a1', 'a2', 'a3', 'b3', 'c3', 'c2', 'b1'], 3)
  expect(loops.flat().every(([x, y]) => x >= 0 && y >= 0 && x <= 480 && y <= 480)).toBe(true)
  expect(loops).toHaveLength(1)
})

test('a1 is at the left, h1 in front, and higher things are drawn higher', () => {
  const [left] = SIDEWAYS.project(0, 480)
  const [, front] = SIDEWAYS.project(480, 480)
  expect(left).toBeLessThan(SIDEWAYS.project(480, 480)[0])
  expect(front).toBeGreaterThan(SIDEWAYS.project(0, 480)[1])
  expect(SIDEWAYS.project(0, 0, 10)[1]).toBeLessThan(SIDEWAYS.project(0, 0)[1])
})
