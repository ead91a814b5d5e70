// Championships: how they stand in words and in a table. Badges: each has a picture that exists.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ScoreChart from '../src/components/ScoreChart.svelte'
import { PICTURES } from '../src/progress/badges'
import { standing } from '../src/progress/championship'
import ChampionshipList from '../src/progress/ChampionshipList.svelte'
import EndBadges from '../src/progress/EndBadges.svelte'
import Standings from '../src/progress/Standings.svelte'
import { match } from '../src/router.svelte'
import { type ChampionshipInfo, server } from '../src/server'
import { speak } from '../src/text.svelte'
import { MODELS } from '../src/voxel/library'
import { BADGES } from './fixture'

type Runner = ChampionshipInfo['runners'][number]
const ADA: Runner = { name: 'Ada', person: 'ada', bot_label: null, is_mine: true, rank: 1, points: 16, won: 1, places: [1, 2], gained: [10, 6] }
const NOUR: Runner = { ...ADA, name: 'Nour', person: null, bot_label: 'Rex', is_mine: false, rank: 2, points: 14, places: [3, 1], gained: [4, 10] }
const INFO: ChampionshipInfo = {
  id: 'c',
  game: 'cubitos',
  game_name: 'Cubitos',
  points: [10, 6, 4, 3],
  races: [
    { number: 1, label: 'First race', table: 'a', status: 'over' },
    { number: 2, label: 'Race 2', table: null, status: null },
  ],
  runners: [ADA, NOUR],
  run: 1,
  is_over: false,
  may_go_on: true,
}

let mounted: Record<string, unknown> | undefined
const plain = (node: Element | null): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()

beforeEach(() => speak('en'))
afterEach(() => {
  if (mounted) void unmount(mounted)
  mounted = undefined
})

test('how a championship stands is a sentence, before it, in it and after it', () => {
  expect(standing({ ...INFO, runners: [] })).toBe('The standings begin with the end of the first race.')
  expect(standing(INFO)).toBe('You lead with 16 points.')
  expect(standing({ ...INFO, runners: [{ ...NOUR, rank: 1 }, { ...ADA, rank: 2 }] })).toBe('Nour leads with 14 points.')
  expect(standing({ ...INFO, runners: [ADA, { ...NOUR, rank: 1 }] })).toBe('Ada and Nour lead together.')
  expect(standing({ ...INFO, is_over: true })).toBe('You are the champion.')
  expect(standing({ ...INFO, is_over: true, runners: [{ ...NOUR, rank: 1 }] })).toBe('Nour is the champion.')
  expect(standing({ ...INFO, is_over: true, runners: [ADA, { ...NOUR, rank: 1 }] })).toBe('Ada and Nour share the title.')
})

test('the table has everybody, and on its page what each race brought', () => {
  mounted = mount(Standings, { target: document.body, props: { championship: INFO, races: true } })
  flushSync()
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((row) => [...row.cells].map(plain))
  expect(rows).toEqual([
    ['1.', 'Ada (you)', '10', '6', '1', '16'],
    ['2.', 'Nour (Rex)', '4', '10', '1', '14'],
  ])
  expect(document.querySelectorAll('tr.mine')).toHaveLength(1)
})

test('my championships that go on stand before those that are over', async () => {
  vi.spyOn(server, 'championships').mockResolvedValue([{ ...INFO, id: 'old', is_over: true, may_go_on: false }, INFO])
  mounted = mount(ChampionshipList, { target: document.body })
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(2))
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/championship/c', '/championship/old'])
  expect(plain(document.querySelector('li'))).toContain('Next race')
})

test('the end of a game tells the badges that this game earned and no others', async () => {
  vi.spyOn(server, 'badges').mockResolvedValue(BADGES)
  mounted = mount(EndBadges, { target: document.body, props: { table: 'end-8', person: 'ada' } })
  await vi.waitFor(() => expect(plain(document.querySelector('ul'))).toBe('New: First victory Win a game.'))
})

test('every badge has a picture', () => {
  for (const model of Object.values(PICTURES)) expect(MODELS).toHaveProperty(model)
  expect(new Set(Object.values(PICTURES)).size).toBe(Object.keys(PICTURES).length)
})

test('a championship has an address', () => {
  expect(match('/championship/abc')).toEqual({ page: 'championship', id: 'abc' })
  expect(match('/championship')).toEqual({ page: 'missing' })
})

test('games that all came out with nothing stand on a ground line below, and not cut off at the top', () => {
  mounted = mount(ScoreChart, { target: document.body, props: { label: 'nothing', games: [{ score: 0, isFull: false }, { score: 0, isFull: false }], average: 0 } })
  flushSync()
  const chart = document.querySelector('svg')!
  const high = Number(chart.getAttribute('viewBox')!.split(' ')[3])
  expect(Number(chart.querySelector('.ground')!.getAttribute('y1'))).toBeGreaterThan(high * 0.9)
})
