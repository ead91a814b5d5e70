import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../src/games'
import { explanationOf, focusedPiece, pieceAt } from '../src/games/shared/explain'
import { DRAWINGS, EXAMPLES } from '../src/guide/examples'
import { introduced } from '../src/guide/introduced.svelte'
import { MODELS } from '../src/voxel/library'
import { boardOf } from '../src/table/boards'
import { clear, filesOf, read, showBoard } from './stage'

// the puzzle asks for one's best score
vi.mock('../src/server', () => ({ server: { statistics: () => Promise.resolve({ games: [] }) } }))

const SRC = join(import.meta.dirname, '..', 'src')
const LESSONS = join(import.meta.dirname, '..', '..', 'src', 'cubarium', 'games')
const kinds = GAMES.flatMap((game) => game.kinds.map(({ id }) => id))
const examples = Object.values(EXAMPLES).flat()
const bundle = new FluentBundle('en')
bundle.addResource(new FluentResource(readFileSync(join(SRC, 'guide/en.ftl'), 'utf8')))

/** Where the lesson of a game lies. */
const FOLDERS: Record<string, string> = {
  'cubano-1-die': 'cubano/one_die',
  'cubano-2-dice': 'cubano/two_dice',
  'cubano-course': 'cubano/course',
  'cubano-naval-dice': 'cubano/naval_dice',
  'cubano-naval-messages': 'cubano/naval_messages',
  'cubano-puzzle': 'cubano/puzzle',
}

afterEach(clear)

describe('the guide', () => {
  test('has three cards for every game, each with a drawing', () => {
    for (const kind of kinds) {
      for (const card of ['goal', 'turn', 'end']) expect(bundle.hasMessage(`${card}-${kind}`), `${card}-${kind}`).toBe(true)
      for (const [model] of DRAWINGS[kind]!) expect(MODELS).toHaveProperty([model])
    }
  })

  test('draws examples from steps that lessons have, and says what each shows', () => {
    for (const { kind, step } of examples) {
      const lesson = readFileSync(join(LESSONS, FOLDERS[kind] ?? kind, 'lesson/lesson.toml'), 'utf8')
      expect(lesson).toContain(`id = "${step}"`)
      expect(bundle.hasMessage(`example-${kind}-${step}`), `example-${kind}-${step}`).toBe(true)
    }
    const captions = [...readFileSync(join(SRC, 'guide/en.ftl'), 'utf8').matchAll(/^example-/gm)]
    expect(captions).toHaveLength(examples.length)
  })

  test('introduces a game until it is known, in this browser', () => {
    expect(introduced.knows('trex')).toBe(false)
    introduced.keep('trex')
    expect([introduced.knows('trex'), introduced.knows('cubitos')]).toEqual([true, false])
    expect(JSON.parse(localStorage.getItem('cubarium.introduced')!)).toEqual({ trex: true })
  })
})

describe('pieces', () => {
  const recordings = ['cubosaurs-advanced-4-en', 'cubosaurs-advanced-4-fr', 'trex-standard-4-en', 'cubitos-races-en', 'cubano-1-die-3-en', 'cubano-2-dice-4-en', 'cubano-course-2-en', 'cubano-naval-dice-mines-en', 'cubano-naval-messages-short-en', 'cubano-puzzle-1-en']

  test.each(recordings)('of %s all say what they are', async (name) => {
    const [file] = filesOf(new RegExp(`^${name}\\.json$`))
    const { pieces, moments } = read(file!)
    const kind = kinds.find((id) => name.startsWith(id))!
    const { default: Board } = await boardOf(kind)!()
    for (const moment of [moments[0]!, moments[Math.floor(moments.length / 2)]!]) {
      showBoard(Board, pieces, moment)
      const found = [...document.querySelectorAll('[data-piece]')]
      expect(found.length).toBeGreaterThan(3)
      for (const piece of found) {
        const { name: said, text } = explanationOf(piece)!
        expect(said).toMatch(/^(?!tell-)\S/)
        expect(text, said).toMatch(/^(?!tell-)\S.*\S$/)
        expect(`${said} ${text}`).not.toMatch(/undefined|\btell-|NaN/)
      }
      await clear()
    }
  })

  test('are found from what is inside them, and inside a button that is pressed', () => {
    document.body.innerHTML = '<button><i data-piece><b></b></i></button><p data-stop tabindex="0"><i data-piece></i></p><u></u>'
    const [first, second] = document.querySelectorAll('[data-piece]')
    expect(pieceAt(document.querySelector('b'))).toBe(first)
    expect(pieceAt(document.querySelector('button'))).toBe(first)
    expect(pieceAt(document.querySelector('p'))).toBeUndefined()
    expect(pieceAt(document.querySelector('u'))).toBeUndefined()
    document.querySelector('p')!.focus()
    expect(focusedPiece()).toBe(second)
  })
})
