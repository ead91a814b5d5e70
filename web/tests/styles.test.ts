// Lengths, widths and tokens are named once, in src/styles.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { breakpoints } from '../build/breakpoints'
import { Room } from '../src/games/shared/room.svelte'

const ROOT = join(import.meta.dirname, '..', 'src')
const bare = (css: string): string => css.replace(/\/\*[^]*?\*\//g, '')

/** The styles of every file, without comments. */
const STYLES = new Map(
  globSync('**/*.{svelte,css}', { cwd: ROOT })
    .sort()
    .map((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      return [file, bare(file.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? ''))]
    }),
)
const BREAKPOINTS = 'styles/breakpoints.css'
const named = [...STYLES.get(BREAKPOINTS)!.matchAll(/@custom-media (--[\w-]+) /g)].map(([, name]) => name!)

/** Every match in every style, as a line to be read in a failure. */
const found = (pattern: RegExp, isWrong: (match: RegExpExecArray) => boolean = () => true, except = ''): string[] =>
  [...STYLES].flatMap(([file, css]) => (file === except ? [] : [...css.matchAll(pattern)].filter(isWrong).map(([text]) => `${file}: ${text}`)))

describe('distances', () => {
  const DISTANCE = /(?<![\w-])(?:(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|--(?:[\w-]+-)?(?:gap|pad)):\s*([^;}]+)/g
  const HAIRLINES = ['0px', '1px', '-1px']

  test('padding, margin and gap take the steps of space.css, or a hairline', () => {
    const isOdd = (match: RegExpExecArray) => [...match[1]!.matchAll(/-?[\d.]+px/g)].some(([length]) => !HAIRLINES.includes(length))
    expect(found(DISTANCE, isOdd, 'styles/space.css')).toEqual([])
  })
})

describe('widths of the window', () => {
  test('no style asks for one by its number', () => {
    expect(found(/@media[^{]*(?:width|height)[^{]*/g, () => true, BREAKPOINTS)).toEqual([])
  })

  test('each that is asked for has a name, and each name is asked for', () => {
    const asked = new Set([...STYLES.values()].flatMap((css) => [...css.matchAll(/@(?:media|container)[^{]*/g)].flatMap(([text]) => text.match(/--[\w-]+/g) ?? [])))
    expect([...asked].sort()).toEqual([...named].sort())
  })
})

describe('the room of a board', () => {
  test('is asked for by name in container queries', () => {
    const { handler } = breakpoints().transform as unknown as { handler: (this: unknown, code: string) => { code: string } }
    const build = {
      addWatchFile: () => {},
      error: (text: string) => {
        throw new Error(text)
      },
    }
    expect(handler.call(build, '@container (--board-narrow) {}').code).toMatch(/@container \(max-width: 48rem\) \{\}$/)
    expect(() => handler.call(build, '@container (--nowhere) {}')).toThrow('--nowhere')
  })

  test('is what the style sheet says', () => {
    document.head.innerHTML = '<style>.room > * { --room: narrow }</style>'
    document.body.innerHTML = '<div class="room"><main></main></div>'
    const room = new Room()
    expect(room.isNarrow).toBe(false)
    const end = room.measure(document.querySelector('main')!)
    expect(room.isNarrow).toBe(true)
    end?.()
    expect(document.querySelector('main')!.innerHTML).toBe('')
  })
})

test('every token that is used is there', () => {
  const tokens = new Set([...STYLES.values()].flatMap((css) => [...css.matchAll(/(--(?:space|size|side|r|t|m|ring|shadow|p|lh|ease)[\w-]*):/g)].map(([, name]) => name!)))
  expect(found(/var\((--(?:space|size|side|r|t|m|ring|shadow|p|lh|ease)-[\w-]+)\)/g, ([, name]) => !tokens.has(name!))).toEqual([])
})
