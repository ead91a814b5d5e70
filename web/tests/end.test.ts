// The end of a game: who won, with what, and why not somebody else with the same score.

import { mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GameInfo, TableInfo } from '../src/server'
import End from '../src/table/End.svelte'
import { speak } from '../src/text.svelte'

let mounted: Record<string, unknown> | undefined

function show(result: Partial<NonNullable<GameInfo['result']>>, names: string[], mine: number[] = [], hinted: number[] = []): void {
  const seats = names.map((name) => ({ name, person: null }))
  const table = { id: 'a', game: 'cubitos', seats, mine, hinted } as unknown as TableInfo
  const game = { result: { ties: [], lines: names.map(() => []), ...result } } as unknown as GameInfo
  mounted = mount(End, { target: document.body, props: { table, game, onrematch: () => {}, onlook: () => {} } })
}

const headline = (): string => document.querySelector('h2')!.textContent
const rows = (): string[] => [...document.querySelectorAll('.result li')].map((row) => row.textContent.replace(/\s+/g, ' ').trim())

beforeEach(() => speak('en'))
afterEach(() => mounted && unmount(mounted))

test('scores are told as the server words them, and seats stand by their places', () => {
  const texts = ['1 lap and 1 space', '2 laps and 5 spaces', '1 lap and 1 space']
  const tie = { seats: [2, 0], text: 'Cy ranks higher (7 to 5).', rule: 'cubosaurs-4.6' }
  show({ winners: [1], scores: [101, 205, 101], score_texts: texts, places: [3, 1, 2], ties: [tie] }, ['Ada', 'Bo', 'Cy'])
  expect(headline()).toBe('Bo wins with 2 laps and 5 spaces.')
  expect(rows()).toEqual(['1. Bo 2 laps and 5 spaces', '2. Cy 1 lap and 1 space', '3. Ada 1 lap and 1 space'])
  const link = document.querySelector<HTMLAnchorElement>('.tie a')!
  expect(link.textContent).toBe(tie.text)
  expect(link.getAttribute('href')).toBe('/rules/cubitos#cubosaurs-4.6')
  expect(document.body.textContent).not.toContain('points')
})

test('winners who share are named together, and one who plays alone has not beaten anybody', () => {
  show({ winners: [0, 1], scores: [32, 32], score_texts: ['32 squares', '32 squares'], places: [1, 1] }, ['Ada', 'Bo'], [0])
  expect(headline()).toBe('Ada and Bo share the victory with 32 squares.')
  expect(document.querySelector('a[href="/table/a/review"]')).not.toBeNull()
  unmount(mounted!)
  show({ winners: [0], scores: [57], score_texts: ['57 squares in place'], places: [1] }, ['Ada'], [0])
  expect(headline()).toBe('The game is over: 57 squares in place.')
  expect(document.querySelector('a[href="/table/a/review"]')).toBeNull() // nobody to share a victory with
})

test('who asked for hints is said, and nothing where nobody did', () => {
  const result = { winners: [0], scores: [3, 1], score_texts: ['3', '1'], places: [1, 2] }
  show(result, ['Ada', 'Bo'], [0], [0])
  expect(document.body.textContent).toContain('With hints: Ada.')
  unmount(mounted!)
  show(result, ['Ada', 'Bo'], [0])
  expect(document.body.textContent).not.toContain('With hints')
})
