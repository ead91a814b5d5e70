// Pictures of the voxel renderer as PNG, for places that take no SVG. It knows the SVG that renderer writes and nothing
// more: paths of straight lines with a fill, a stroke with round ends, and an opacity.

import { crc32, deflateSync } from 'node:zlib'

type Point = readonly [x: number, y: number]
type Colour = readonly [red: number, green: number, blue: number]

interface Shape {
  loops: Point[][]
  fill: Colour | undefined
  stroke: Colour | undefined
  width: number
  opacity: number
}

interface RasterOptions {
  size: number
  /** How much of the picture the drawing takes. */
  share?: number
  /** Transparent without. */
  ground?: string
}

/** Points sampled for each pixel, along each axis. */
const FINE = 4
const HAIR = 1.2

export function rasterise(svg: string, { size, share = 1, ground }: RasterOptions): Buffer {
  const [left = 0, top = 0, width = 1, height = 1] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number)
  const side = size * FINE
  const scale = (side * share) / Math.max(width, height)
  const place = ([x, y]: Point): Point => [(x - left - width / 2) * scale + side / 2, (y - top - height / 2) * scale + side / 2]
  const samples = new Float32Array(side * side * 4)
  const paint = ([red, green, blue]: Colour, opacity: number, where: Uint8Array): void => {
    for (let i = where.indexOf(1); i >= 0; i = where.indexOf(1, i + 1)) {
      const at = i * 4
      const under = samples[at + 3]! * (1 - opacity)
      const all = opacity + under
      samples[at] = (red * opacity + samples[at]! * under) / all
      samples[at + 1] = (green * opacity + samples[at + 1]! * under) / all
      samples[at + 2] = (blue * opacity + samples[at + 2]! * under) / all
      samples[at + 3] = all
    }
  }
  const covered = new Uint8Array(side * side)
  if (ground) paint(colourOf(ground)!, 1, covered.fill(1))
  for (const { loops, fill, stroke, width: thick, opacity } of shapesOf(svg)) {
    const placed = loops.map((loop) => loop.map(place))
    covered.fill(0)
    if (stroke) for (const loop of placed) strokeLoop(loop, (thick * scale) / 2, side, covered)
    if (stroke && fill) fillLoops(placed, side, covered, 0) // a stroke lies around what is filled
    if (stroke) paint(stroke, opacity, covered)
    if (!fill) continue
    fillLoops(placed, side, covered.fill(0), 1)
    paint(fill, opacity, covered)
  }
  return png(size, shrink(samples, size))
}

function shapesOf(svg: string): Shape[] {
  return [...svg.matchAll(/<path ([^>]+)\/>/g)].map(([, words]) => {
    const given = Object.fromEntries([...words!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))
    return {
      loops: loopsOf(given['d']!),
      fill: colourOf(given['fill'] ?? 'none'),
      stroke: colourOf(given['stroke'] ?? 'none'),
      width: Number(given['stroke-width'] ?? HAIR),
      opacity: Number(given['opacity'] ?? 1),
    }
  })
}

function colourOf(hex: string): Colour | undefined {
  if (hex === 'none') return undefined
  const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  return [0, 2, 4].map((i) => Number.parseInt(long.slice(i, i + 2), 16)) as unknown as Colour
}

function loopsOf(d: string): Point[][] {
  const loops: Point[][] = []
  let [x, y] = [0, 0]
  for (const [, command, rest] of d.matchAll(/([Mlvz])([^Mlvz]*)/g)) {
    const values = (rest!.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'z') {
      loops.at(-1)!.push(loops.at(-1)![0]!)
      continue
    }
    if (command === 'M') [x, y] = [values[0]!, values[1]!]
    else if (command === 'l') [x, y] = [x + values[0]!, y + values[1]!]
    else y += values[0]!
    if (command === 'M') loops.push([])
    loops.at(-1)!.push([x, y])
  }
  return loops
}

function fillLoops(loops: readonly Point[][], side: number, covered: Uint8Array, value: 0 | 1): void {
  for (let row = 0; row < side; row++) {
    const at = row + 0.5
    const crossings: number[] = []
    for (const loop of loops) {
      for (let i = 1; i < loop.length; i++) {
        const [[x1, y1], [x2, y2]] = [loop[i - 1]!, loop[i]!]
        if (y1 <= at !== y2 <= at) crossings.push(x1 + ((at - y1) / (y2 - y1)) * (x2 - x1))
      }
    }
    crossings.sort((a, b) => a - b)
    for (let i = 1; i < crossings.length; i += 2) {
      const [from, to] = [Math.max(0, Math.round(crossings[i - 1]!)), Math.min(side, Math.round(crossings[i]!))]
      if (from < to) covered.fill(value, row * side + from, row * side + to)
    }
  }
}

function strokeLoop(loop: readonly Point[], radius: number, side: number, covered: Uint8Array): void {
  const within = (value: number): number => Math.min(side - 1, Math.max(0, Math.round(value)))
  for (let i = 1; i < loop.length; i++) {
    const [[x1, y1], [x2, y2]] = [loop[i - 1]!, loop[i]!]
    const length = Math.hypot(x2 - x1, y2 - y1) || 1
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
    for (let y = within(Math.min(y1, y2) - radius); y <= within(Math.max(y1, y2) + radius); y++) {
      for (let x = within(Math.min(x1, x2) - radius); x <= within(Math.max(x1, x2) + radius); x++) {
        const along = Math.min(length, Math.max(0, (x + 0.5 - x1) * dx + (y + 0.5 - y1) * dy))
        if (Math.hypot(x + 0.5 - x1 - along * dx, y + 0.5 - y1 - along * dy) <= radius) covered[y * side + x] = 1
      }
    }
  }
}

/** The mean of the samples of each pixel; transparent ones have no colour to give. */
function shrink(samples: Float32Array, size: number): Buffer {
  const pixels = Buffer.alloc(size * size * 4)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0, 0]
      for (let i = 0; i < FINE * FINE; i++) {
        const at = ((y * FINE + Math.floor(i / FINE)) * size * FINE + x * FINE + (i % FINE)) * 4
        const alpha = samples[at + 3]!
        for (const part of [0, 1, 2]) sum[part]! += samples[at + part]! * alpha
        sum[3]! += alpha
      }
      const alpha = sum[3]!
      const out = (y * size + x) * 4
      for (const part of [0, 1, 2]) pixels[out + part] = alpha ? Math.round(sum[part]! / alpha) : 0
      pixels[out + 3] = Math.round((alpha / (FINE * FINE)) * 255)
    }
  }
  return pixels
}

function png(size: number, pixels: Buffer): Buffer {
  const lines = Buffer.alloc(size * (size * 4 + 1))
  for (let y = 0; y < size; y++) pixels.copy(lines, y * (size * 4 + 1) + 1, y * size * 4, (y + 1) * size * 4)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8) // eight bits, red green blue and alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(lines, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
