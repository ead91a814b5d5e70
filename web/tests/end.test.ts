// The end of a game: who won, with what, why not somebody else with the same score, and where every point comes from.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ending } from '../src/games/shared/ending'
import { type GameInfo, server, type TableInfo } from '../src/server'
import { boardOf, PLAYABLE } from '../src/table/boards'
import End from '../src/table/End.svelte'
import { columnsOf } from '../src/table/podium'
import { bestOf, type Result } from '../src/table/sheet'
import { speak } from '../src/text.svelte'
import { MODELS } from '../src/voxel/library'

interface Ended {
  game: string
  language: 'en' | 'fr'
  names: string[]
  result: Result
}

const ENDS = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', 'ends.json'), 'utf8')) as Ended[]

/** A board full of cubes, for an end that shows it. */
const FILLED = { colours: Array.from({ length: 64 }, () => 'red'), row_bars: [], column_bars: [] }

let mounted: Record<string, unknown> | undefined

interface Shown {
  mine?: number[]
  hinted?: number[]
  game?: string
  ending?: Ending
  rematch?: string
  championship?: TableInfo['championship']
  view?: object
  facts?: object
  person?: string | null
}

function show(result: Partial<Result>, names: string[], { mine = [], hinted = [], game: id = 'cubitos', ending, rematch, championship, view = {}, facts = {}, person = null }: Shown = {}): void {
  const seats = names.map((name) => ({ name, person }))
  const table = { id: 'a', game: id, game_name: id, seats, mine, hinted, values: [], rematch, championship } as unknown as TableInfo
  const empty = { ties: [], decided: '', decided_by_names: '', lines: names.map(() => []), sheet: [], before: [], rematch: '' }
  const game = { view, facts, result: { ...empty, totals: result.score_texts, ...result } } as unknown as GameInfo
  mounted = mount(End, { target: document.body, props: { table, game, ending, pieces: Promise.resolve({}), onrematch: () => {}, onlook: () => {} } })
  flushSync()
}

const plain = (node: Element | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
const headline = (): string => plain(document.querySelector('h2'))
const rows = (): string[] => [...document.querySelectorAll('.result li')].map(plain)
const cells = (row: Element): string[] => [...row.querySelectorAll('td')].map(plain)
const seen = (selector: string): Element[] => [...document.querySelectorAll(selector)]

beforeEach(() => speak('en'))
afterEach(() => mounted && unmount(mounted))

test.each([
  [[0], 'Your statistics'],
  [[], 'Statistics of Ada'],
])('where those at %j sit, the link leads to: %s', (mine, link) => {
  vi.spyOn(server, 'badges').mockReturnValue(new Promise(() => {}))
  const result = { winners: [0], scores: [3], score_texts: ['3 points'], places: [1] }
  show(result, ['Ada'], { mine, person: 'ada' })
  expect(plain(document.querySelector('a[href="/people/ada"]'))).toBe(link)
})

test.each([
  [3, undefined, 'Next race'],
  [3, 'b', 'To the next race'],
  [10, undefined, 'Another championship'],
  [10, 'b', 'To the new championship'],
])('after race %i of a championship comes what it says: %s, %s', (race, rematch, said) => {
  vi.spyOn(server, 'championship').mockReturnValue(new Promise(() => {}))
  const result = { winners: [0], scores: [2, 1], score_texts: ['2', '1'], places: [1, 2] }
  show(result, ['Ada', 'Bo'], { mine: [0], rematch, championship: { id: 'c', race, races: 10 } })
  expect(plain(document.querySelector('.choices button'))).toBe(said)
  expect(document.querySelector('a[href="/championship/c"]')).not.toBeNull()
})

test('scores are told as the server words them, and seats stand by their places', () => {
  const texts = ['1 lap and 1 space', '2 laps and 5 spaces', '1 lap and 1 space']
  const tie = { seats: [2, 0], text: 'Cy ranks higher (7 to 5).', rule: 'cubosaurs-4.6' }
  show({ winners: [1], scores: [101, 205, 101], score_texts: texts, places: [3, 1, 2], ties: [tie] }, ['Ada', 'Bo', 'Cy'])
  expect(headline()).toBe('Bo wins with 2 laps and 5 spaces.')
  expect(rows()).toEqual(['1. Bo 2 laps and 5 spaces', '2. Cy 1 lap and 1 space', '3. Ada 1 lap and 1 space'])
  const link = document.querySelector<HTMLAnchorElement>('.note a')!
  expect(link.textContent).toBe(tie.text)
  expect(link.getAttribute('href')).toBe('/rules/cubitos#cubosaurs-4.6')
  expect(document.querySelector('.tie')).toBeNull() // it did not rank the winner
  expect(document.body.textContent).not.toContain('points')
})

test('who plays alone is told the measure there is', async () => {
  const { ending } = (await boardOf('cubano-puzzle')!()) as { ending: Ending }
  const result = { winners: [0], scores: [90], score_texts: ['the whole picture'], places: [1], decided: 'The picture is whole.' }
  show(result, ['Ada'], { mine: [0], ending, view: { ...FILLED, moves: 26 }, facts: { par: '27°', limit: '60°' } })
  expect(plain(document.querySelector('.decided'))).toBe('Moves: 26 of 60° · Par 27°')
})

test('the board as the game left it is seen where there is one, and nothing in it is pressed or read', async () => {
  const result = { winners: [0], scores: [2, 1], score_texts: ['2', '1'], places: [1, 2] }
  const { ending } = (await boardOf('cubano-1-die')!()) as { ending: Ending }
  show(result, ['Ada', 'Bo'], { ending, view: FILLED })
  await vi.waitFor(() => expect(seen('.last[inert][aria-hidden] svg g').length).toBe(FILLED.colours.length))
  unmount(mounted!)
  show(result, ['Ada', 'Bo'])
  expect(document.querySelector('.last')).toBeNull()
})

test('what ranked the winner stands under the headline', () => {
  const tie = { seats: [1, 0], text: 'Bo ranks higher.', rule: 'r-1' }
  show({ winners: [1], scores: [3, 3], score_texts: ['3', '3'], places: [2, 1], ties: [tie] }, ['Ada', 'Bo'])
  expect(plain(document.querySelector('h2 + .tie'))).toBe(tie.text)
})

test('winners who share are named together, and one who plays alone has not beaten anybody', () => {
  show({ winners: [0, 1], scores: [32, 32], score_texts: ['32 squares', '32 squares'], places: [1, 1] }, ['Ada', 'Bo'], { mine: [0] })
  expect(headline()).toBe('Ada and Bo share the victory with 32 squares.')
  expect(document.querySelector('a[href="/table/a/review"]')).not.toBeNull()
  unmount(mounted!)
  show({ winners: [0], scores: [57], score_texts: ['57 squares in place'], places: [1] }, ['Ada'], { mine: [0] })
  expect(headline()).toBe('The game is over: 57 squares in place.')
  expect(document.querySelector('a[href="/table/a/review"]')).toBeNull() // nobody to share a victory with
  expect(seen('.column').length).toBe(1)
})

test('who asked for hints is said, and nothing where nobody did', () => {
  const result = { winners: [0], scores: [3, 1], score_texts: ['3', '1'], places: [1, 2] }
  show(result, ['Ada', 'Bo'], { mine: [0], hinted: [0] })
  expect(document.body.textContent).toContain('With hints: Ada.')
  unmount(mounted!)
  show(result, ['Ada', 'Bo'], { mine: [0] })
  expect(document.body.textContent).not.toContain('With hints')
})

test('who begins the next game is said beside the rematch, which is for those who played', () => {
  const result = { winners: [0], scores: [3, 1], score_texts: ['3', '1'], places: [1, 2], rematch: 'Bo sits first.' }
  const buttons = (): string[] => seen('.choices button').map(plain)
  show(result, ['Ada', 'Bo'], { mine: [0] })
  expect(buttons()).toEqual(['Rematch', 'Share'])
  expect(plain(document.querySelector('.wide p'))).toBe('Bo sits first.')
  unmount(mounted!)
  show(result, ['Ada', 'Bo'])
  expect(buttons()).toEqual(['Share'])
  unmount(mounted!)
  show(result, ['Ada', 'Bo'], { rematch: 'b' })
  expect(buttons()).toEqual(['To the rematch', 'Share'])
  expect(document.querySelector('.wide p')).toBeNull() // it has begun already
})

test('columns are as high as their places, and the winner stands beside the left end', () => {
  const order = (places: number[]): number[] => columnsOf(places).map(({ seat }) => seat)
  expect(order([2, 1])).toEqual([1, 0])
  expect(order([3, 1, 2])).toEqual([2, 1, 0])
  expect(order([1, 4, 2, 3])).toEqual([2, 0, 3, 1])
  const heights = Object.fromEntries(columnsOf([1, 2, 2, 4]).map(({ seat, height }) => [seat, height]))
  expect(heights[0]).toBeGreaterThan(heights[1]!)
  expect(heights[1]).toBe(heights[2])
  expect(heights[2]).toBeGreaterThan(heights[3]!)
  expect(columnsOf([1, 1]).map(({ height }) => height)).toEqual([columnsOf([1, 1])[0]!.height, columnsOf([1, 1])[0]!.height])
})

test('the best of a row is above nothing, above others, and may be shared', () => {
  const row = (...amounts: (number | null)[]): Parameters<typeof bestOf>[0] => ({
    row: 'a',
    label: 'A',
    rule: 'r',
    is_part: true,
    cells: amounts.map((amount) => (amount === null ? null : { amount, copies: null })),
  })
  expect(bestOf(row(4, 4, 1))).toEqual([0, 1])
  expect(bestOf(row(4, null))).toEqual([0])
  expect(bestOf(row(-1, null))).toEqual([])
  expect(bestOf(row(3, 3))).toEqual([])
  expect(bestOf(row(7))).toEqual([])
})

test('a game that is played on says what came before it', () => {
  const sheet = [{ label: 'Round 2', is_round: true, rows: [], sums: [2, 3] }]
  show({ winners: [0], scores: [9, 4], score_texts: ['9', '4'], places: [1, 2], sheet, before: [7, 1] }, ['Ada', 'Bo'])
  const before = seen('tbody tr').find((row) => plain(row).startsWith('Before this game'))
  expect(cells(before!)).toEqual(['7', '1'])
})

test('a picture that cannot be made is told', async () => {
  const { shownNotices } = await import('../src/components/toasts.svelte')
  show({ winners: [0], scores: [3, 1], score_texts: ['3', '1'], places: [1, 2] }, ['Ada', 'Bo'])
  seen('.choices button').find((button) => plain(button) === 'Share')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await vi.waitFor(() => expect(shownNotices.map(({ text }) => text)).toContain('The picture could not be made.')) // there is no canvas here
})

describe.each(PLAYABLE)('the end of %s', (id) => {
  const ends = ENDS.filter(({ game }) => game === id)

  test('has a creature that exists for every seat, and pictures that exist for rows', async () => {
    const { ending } = (await boardOf(id)!()) as { ending: Ending }
    for (const { result } of ends) {
      const game = { view: {}, result } as unknown as GameInfo
      for (const { seat, rank } of columnsOf(result.places)) expect(MODELS).toHaveProperty(ending.creature(game, seat, rank).model)
      for (const { row } of result.sheet.flatMap(({ rows: all }) => all)) {
        const art = ending.art(row)
        if (art) expect(MODELS).toHaveProperty(art.model)
      }
    }
  })

  test('shows every number of the sheet, every line with its rule, and the sentence that decided it', async () => {
    expect(ends.map(({ language }) => language)).toEqual(expect.arrayContaining(['en', 'fr']))
    const { ending } = (await boardOf(id)!()) as { ending: Ending }
    for (const { language, names, result } of ends) {
      await speak(language)
      show(result, names, { mine: [0], game: id, ending: { creature: ending.creature, art: ending.art, ...(ending.Picture && { Picture: ending.Picture }) }, view: ending.Picture && FILLED })
      if (result.decided) expect(plain(document.querySelector(names.length > 1 ? '.decided' : '#end-headline'))).toBe(result.decided.replace(/\s+/g, ' '))
      if (ending.Picture) expect(seen('.result svg g').length).toBe(FILLED.colours.length)
      else expect(seen('.column').length).toBe(names.length)
      expect(cells(seen('tfoot tr')[0]!)).toEqual(result.totals.map((total) => total.replace(/\s+/g, ' ')))
      expect(seen('thead th button').length).toBe(names.length)
      for (const part of result.sheet) {
        if (seen('.rounds button').length > 0 && part.is_round) {
          const button = seen('.rounds button').find((one) => plain(one) === part.label)!
          button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          flushSync()
        }
        for (const row of part.rows) {
          const shown = seen('tbody tr').filter((one) => plain(one.querySelector('th')) === row.label)
          expect(shown.length).toBe(1)
          expect(shown[0]!.querySelector('a')!.getAttribute('href')).toBe(`/rules/${id}#${row.rule}`)
          for (const [seat, text] of cells(shown[0]!).entries()) {
            const cell = row.cells[seat]
            if (cell?.amount != null) expect(text).toContain(String(Math.abs(cell.amount)))
            if (cell?.copies != null) expect(text).toContain(`×${cell.copies}`)
            if (!cell) expect(text).toContain('·')
          }
        }
        for (const seat of names.keys()) {
          seen('thead th button')[seat]!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          flushSync()
          const links = seen('.lines a').map(plain)
          for (const line of result.lines[seat]!.filter(({ part: at }) => result.sheet[at] === part)) {
            expect(links).toContain(line.text.replace(/\s+/g, ' '))
          }
        }
      }
      unmount(mounted!)
      mounted = undefined
    }
  })
})
