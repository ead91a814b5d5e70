// The day: how long it lasts, and how people came out.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { left } from '../src/daily/left'
import Results from '../src/daily/Results.svelte'
import { match } from '../src/router.svelte'
import type { DailyResults } from '../src/server'
import { speak } from '../src/text.svelte'

const LINE = { rank: 1, name: 'Ada', is_mine: false, place: 1, score_text: '31 points', against_par: '' }
const RESULTS: DailyResults = {
  day: '2026-11-16',
  game_name: 'Cubosaurs',
  players: 3,
  played: 2,
  lines: [LINE, { ...LINE, rank: 2, name: 'Blaise', is_mine: true, place: 3, score_text: '12 points' }],
}

let mounted: Record<string, unknown> | undefined

function rows(results: DailyResults): string[] {
  mounted = mount(Results, { target: document.body, props: { results, empty: 'Nobody', caption: 'Results' } })
  flushSync()
  return [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent.trim()).join(' '))
}

beforeEach(() => speak('en'))
afterEach(() => {
  if (mounted) void unmount(mounted)
  mounted = undefined
})

test('a day tells how long it still lasts, in hours and at last in minutes', () => {
  expect(left(8 * 3600 + 60, 'en', 0)).toBe('8 hours')
  expect(left(3600, 'en', 0)).toBe('1 hour')
  expect(left(40 * 60, 'en', 0)).toBe('40 minutes')
  expect(left(0, 'en', 100)).toBe('1 minute')
  expect(left(8 * 3600, 'fr', 0)).toMatch(/^8\sheures$/)
})

test('results tell rank, name, score and the place at the table, and mark my own', () => {
  expect(rows(RESULTS)).toEqual(['1. Ada 31 points 1 of 3', '2. Blaise (you) 12 points 3 of 3'])
  expect(document.querySelectorAll('tr.mine')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('people have finished')
})

test('a picture is told against par, and how many there are beyond the list', () => {
  const lines = [{ ...LINE, against_par: '2 moves under par' }]
  expect(rows({ ...RESULTS, players: 1, played: 40, lines })).toEqual(['1. Ada 2 moves under par'])
  expect(document.body.textContent).toContain('40 people have finished.')
})

test('where nobody has finished, this is said', () => {
  expect(rows({ ...RESULTS, played: 0, lines: [] })).toEqual([])
  expect(document.body.textContent).toBe('Nobody')
})

test('the day and its move have addresses, and nothing else below them', () => {
  expect(match('/daily')).toEqual({ page: 'daily' })
  expect(match('/daily/move')).toEqual({ page: 'daily-move' })
  expect(match('/daily/other')).toEqual({ page: 'missing' })
})
