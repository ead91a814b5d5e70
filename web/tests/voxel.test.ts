import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inflateSync } from 'node:zlib'
import { drawIcon } from '../build/installable'
import { drawFavicon, drawScene } from '../build/pictures'
import { innerLines, visibleTriangles } from '../src/voxel/lattice'
import { flipModel, ModelError, parseModel } from '../src/voxel/model'
import { joinEdges, mergeTriangles, type Polygon } from '../src/voxel/polygons'
import { renderModel } from '../src/voxel/render'
import { mix, tone } from '../src/voxel/tones'

const MODELS = join(import.meta.dirname, '..', 'models')
const read = (name: string): string => readFileSync(join(MODELS, name), 'utf8')
const names = readdirSync(MODELS).filter((name) => name.endsWith('.txt'))
const scenes = readdirSync(join(MODELS, 'scenes'))

const ONE = 'A #808080 main\n---\nA'
const BAR = 'A #808080 main\n---\nAAA'
const BLOCK = `A #808080 main\n${'---\nAAA\nAAA\nAAA\n'.repeat(3)}`
const TWO_COLOURS = 'A #808080\nB #402020\n---\nAB'

const seenOf = (text: string) => [...visibleTriangles(parseModel(text).cubes).values()]
const drawings = new Map(names.map((name) => [name, renderModel(read(name))]))
const pathsOf = (svg: string): number => svg.match(/<path/g)?.length ?? 0

/** A triangle of the lattice has area 1 in its own steps: 1 wide, 2 high, halved. */
function areaOf(polygons: readonly Polygon[]): number {
  let sum = 0
  for (const polygon of polygons) {
    for (const [i, [u, w]] of polygon.entries()) {
      const [nextU, nextW] = polygon[(i + 1) % polygon.length]!
      sum += u * nextW - w * nextU
    }
  }
  return Math.abs(sum) / 2
}

describe('what is seen', () => {
  test('a cube shows three faces of two triangles each', () => {
    expect(seenOf(ONE)).toHaveLength(6)
  })

  test('faces between cubes are hidden: a block of 27 shows three sides of nine faces', () => {
    expect(seenOf(BLOCK)).toHaveLength(3 * 9 * 2)
  })

  test('a cube behind another one is not drawn', () => {
    const cubes = parseModel('A #111111\nB #EEEEEE\n---\nA.\n..\n---\n..\n.B').cubes
    expect([...visibleTriangles(cubes).values()].every(({ cube }) => cube.colour.hex === '#EEEEEE')).toBe(true)
  })

  test('a step has an edge where depth jumps, a flat surface has only seams', () => {
    expect(innerLines(seenOf(BAR)).jumps).toHaveLength(0)
    expect(innerLines(seenOf(BAR)).seams).toHaveLength(2 * 2)
    expect(innerLines(seenOf('A #808080\n---\nAA\nA.\n---\n..\nA.')).jumps.length).toBeGreaterThan(0)
  })
})

describe('merging', () => {
  test('neighbouring faces of one tone become one polygon', () => {
    const tops = seenOf(BLOCK).filter(({ side }) => side === 'top')
    expect(mergeTriangles(tops)).toHaveLength(1)
    expect(mergeTriangles(tops)[0]).toHaveLength(4)
  })

  test.each(names)('keeps the area of %s in every tone', (name) => {
    for (const group of Map.groupBy(seenOf(read(name)), ({ cube, side }) => tone(cube.colour, side)).values()) {
      expect(areaOf(mergeTriangles(group))).toBe(group.length)
    }
  })

  test('edges in a line become one stroke', () => {
    expect(joinEdges([[[0, 0], [1, 1]], [[2, 2], [3, 3]], [[1, 1], [2, 2]]])).toEqual([[[0, 0], [3, 3]]])
  })
})

describe('reading', () => {
  test.each(names)('%s parses, stands on the ground or flies, and has a name', (name) => {
    const model = parseModel(read(name))
    expect(model.cubes.length).toBeGreaterThan(10)
    expect(model.name).not.toBe('')
  })

  test('an unknown letter is refused with its line', () => {
    expect(() => parseModel('A #808080\n---\nAX')).toThrow(new ModelError('line 3: no colour X'))
  })

  test('a colour that is none is refused', () => {
    expect(() => parseModel('A grey\n---\nA')).toThrow(ModelError)
  })

  test('a role takes a new colour, and other letters keep theirs', () => {
    const model = parseModel('A #808080 main\nB #402020\n---\nAB', { main: '#FF0000' })
    expect(model.cubes.map(({ colour }) => colour.hex)).toEqual(['#FF0000', '#402020'])
  })

  test('a model may hold another one, moved, flipped and recoloured', () => {
    const model = parseModel('@put bar 1 2 3 flip main=#00FF00', {}, () => BAR)
    expect(model.cubes.map(({ at }) => at)).toEqual([[1, 2, 3], [1, 3, 3], [1, 4, 3]])
    expect(model.cubes[0]!.colour.hex).toBe('#00FF00')
  })

  test('flipping twice changes nothing', () => {
    const model = parseModel(read('logo.txt'))
    expect(flipModel(flipModel(model))).toEqual(model)
  })
})

describe('drawing', () => {
  test('tones: light is warm, shade is violet, a glow is neither', () => {
    expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080')
    expect(tone({ hex: '#808080', marks: [] }, 'left')).toBe('#808080')
    expect(tone({ hex: '#808080', marks: [] }, 'top')).toBe('#a6a49c')
    expect(tone({ hex: '#808080', marks: ['glow'] }, 'right')).toBe('#808080')
  })

  test('one path for each tone, however many cubes', () => {
    const bare = { ground: false, outline: false, seams: false }
    expect(pathsOf(renderModel(ONE, bare))).toBe(3)
    expect(pathsOf(renderModel(BLOCK, bare))).toBe(3)
    expect(pathsOf(renderModel(TWO_COLOURS, bare))).toBe(5)
  })

  test('options leave out the outline, the ground and the seams', () => {
    expect(renderModel(BLOCK)).toContain('vx-out')
    expect(renderModel(BLOCK, { outline: false })).not.toContain('vx-out')
    expect(renderModel(BLOCK, { ground: false })).not.toContain('vx-ground')
    expect(renderModel(BLOCK, { seams: false }).length).toBeLessThan(renderModel(BLOCK).length)
  })

  test('an eye has a spark, once', () => {
    const eye = 'K #1B1630 spark\n---\nK\n---\nK'
    expect(renderModel(eye).match(/fill="#fff"/g)).toHaveLength(2)
    expect(renderModel(ONE)).not.toContain('fill="#fff"')
  })

  test('no style attribute: the page allows none', () => {
    for (const drawing of drawings.values()) expect(drawing).not.toMatch(/style=|<style|<script/)
  })

  test.each(names)('%s weighs less than 8 KB', (name) => {
    expect(drawings.get(name)!.length).toBeLessThan(8192)
  })

  test.each(scenes)('the scene %s weighs less than 32 KB', (name) => {
    expect(drawScene(read(join('scenes', name))).length).toBeLessThan(32 * 1024)
  })

  test('the favicon weighs less than 2 KB', () => {
    expect(drawFavicon().length).toBeLessThan(2048)
  })
})

describe('icons', () => {
  /** The colour of a place of a PNG that raster.ts wrote: every line begins with a byte that says it is plain. */
  function pixel(png: Buffer, x: number, y: number): number[] {
    const size = png.readUInt32BE(16)
    const length = png.readUInt32BE(33)
    const lines = inflateSync(png.subarray(41, 41 + length))
    return [...lines.subarray(y * (size * 4 + 1) + 1 + x * 4).subarray(0, 4)]
  }

  const plain = drawIcon({ size: 96, share: 1 })

  test('are the mark in its own colours, on nothing or on paper', () => {
    expect(plain.subarray(1, 4).toString()).toBe('PNG')
    expect(pixel(plain, 0, 0)).toEqual([0, 0, 0, 0])
    expect(pixel(plain, 40, 80)).toEqual([0xf0, 0x81, 0x2b, 255])
    expect(pixel(drawIcon({ size: 96, share: 0.8, ground: '#F4ECDC' }), 0, 0)).toEqual([0xf4, 0xec, 0xdc, 255])
  })

  test('have the outline around them, smoothed', () => {
    const edge = Array.from({ length: 48 }, (_, x) => pixel(plain, x, 48)[3]!)
    expect(edge.some((alpha) => alpha > 0 && alpha < 255)).toBe(true)
    expect(edge.at(-1)).toBe(255)
  })
})
