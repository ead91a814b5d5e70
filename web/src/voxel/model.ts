// A model is text: a palette, then layers of characters from bottom to top. Rows run from far to near, columns
// from left to right. A model may put other models inside itself, which is how scenes are made.

export type Point = readonly [x: number, y: number, z: number]

export interface Colour {
  hex: string
  /** Roles (main, dark, light …) that a caller may recolour, and flags (spark, glow). */
  marks: readonly string[]
}

export interface Cube {
  at: Point
  colour: Colour
}

export interface Glass {
  from: Point
  to: Point
  hex: string
  alpha: number
}

export interface Model {
  name: string
  cubes: Cube[]
  glass: Glass[]
}

/** New colours by role, such as { main: '#3C7FE0' }. */
export type Recolour = Readonly<Record<string, string>>

/** Finds the text of another model by its name, for `@put`. */
export type Library = (name: string) => string

const EMPTY = '.'

export class ModelError extends Error {
  override name = 'ModelError'
}

export function parseModel(text: string, recolour: Recolour = {}, library?: Library): Model {
  const palette = new Map<string, Colour>()
  const model: Model = { name: '', cubes: [], glass: [] }
  let layer = -1
  let row = 0
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trimEnd()
    const words = line.split(/\s+/)
    const fail = (problem: string): never => {
      throw new ModelError(`line ${index + 1}: ${problem}`)
    }
    if (line === '') continue
    else if (line.startsWith('# name:')) model.name = line.slice(7).trim()
    else if (line.startsWith('#')) continue
    else if (words[0] === '@glass') model.glass.push(parseGlass(words) ?? fail('@glass wants 6 numbers, a colour, an alpha'))
    else if (words[0] === '@put') put(model, words, library ?? fail('@put has no library to look in'))
    else if (line === '---') {
      layer += 1
      row = 0
    } else if (layer < 0) {
      const [letter, hex, ...marks] = words
      if (letter?.length !== 1 || !/^#[0-9A-F]{6}$/i.test(hex ?? '')) fail('a colour is a letter and #RRGGBB')
      const role = marks.find((mark) => mark in recolour)
      palette.set(letter!, { hex: role ? recolour[role]! : hex!, marks })
    } else {
      for (const [x, letter] of [...line].entries()) {
        if (letter === EMPTY) continue
        model.cubes.push({ at: [x, row, layer], colour: palette.get(letter) ?? fail(`no colour ${letter}`) })
      }
      row += 1
    }
  }
  return model
}

/** Look from the other side: width and depth change places. */
export function flipModel(model: Model): Model {
  const flip = ([x, y, z]: Point): Point => [y, x, z]
  return {
    name: model.name,
    cubes: model.cubes.map((cube) => ({ ...cube, at: flip(cube.at) })),
    glass: model.glass.map((box) => ({ ...box, from: flip(box.from), to: flip(box.to) })),
  }
}

function parseGlass(words: string[]): Glass | undefined {
  const numbers = words.slice(1, 7).map(Number)
  const [hex, alpha] = [words[7], Number(words[8])]
  if (numbers.length < 6 || numbers.some(Number.isNaN) || !hex || Number.isNaN(alpha)) return undefined
  const [a, b, c, d, e, f] = numbers as [number, number, number, number, number, number]
  return { from: [a, b, c], to: [d, e, f], hex, alpha }
}

/** `@put name x y z [flip] [role=#hex …]` */
function put(model: Model, words: string[], library: Library): void {
  const [, name = '', x, y, z, ...rest] = words
  const recolour = Object.fromEntries(rest.filter((word) => word.includes('=')).map((word) => word.split('=')))
  const part = parseModel(library(name), recolour, library)
  for (const cube of (rest.includes('flip') ? flipModel(part) : part).cubes) {
    const at: Point = [cube.at[0] + Number(x), cube.at[1] + Number(y), cube.at[2] + Number(z)]
    model.cubes.push({ ...cube, at })
  }
}
