// The review of a finished game: what is shown adds up, the chart is walked by keys, and it gets better while one looks.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Feed } from '../src/review/feed.svelte'
import { binsOf, change, inPercents, inTenths, points, quantile, stepsOf } from '../src/review/parts'
import Review from '../src/review/Review.svelte'
import { match } from '../src/router.svelte'
import { Refusal, type ReviewInfo, type ReviewUpdate, server, type Welcome } from '../src/server'
import { speak } from '../src/text.svelte'
import { waitFor } from './patience'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('rounded parts', () => {
  const CASES = [
    [1, 1, 1],
    [333, 334, 333],
    [500, -499, 999],
    [0, 0, 7],
    [-5, 5, 1000],
    [840, -840, 0],
    [13_441, -8_403, 2_219, 6_183],
  ]

  test.each(CASES)('add up as the parts do, and are never a tenth wrong: %i %i %i', (...parts) => {
    const whole = 13_440
    const found = inTenths(parts, whole)
    expect(Math.abs(sum(found) - (1000 * sum(parts)) / whole)).toBeLessThanOrEqual(0.5)
    for (const [i, part] of parts.entries()) expect(Math.abs(found[i]! - (1000 * part) / whole)).toBeLessThan(1)
  })

  test('shares of one moment are a hundred percent', () => {
    for (const parts of [[280, 280, 280], [1, 838, 1], [839, 1, 0]]) expect(sum(inPercents(parts, 840))).toBe(100)
  })

  test('bars follow one another from the start to the end, as the numbers beside them do', () => {
    const seat = { initial: 4_437, luck: -2_219, own: 12_001, others: -779, luck_error: 0.1, own_error: 0.2 }
    const [start, luck, own, others, end] = stepsOf(seat, 13_440) as [ReturnType<typeof stepsOf>[0], ...ReturnType<typeof stepsOf>]
    expect(start.value + luck!.value + own!.value + others!.value).toBe(end!.value)
    expect(end!.value).toBe(1000)
    expect([luck!.from, own!.from, others!.from, others!.to]).toEqual([start.to, luck!.to, own!.to, end!.to])
  })

  test('are written as the language writes them', async () => {
    await speak('en')
    expect([points(417), change(42), change(-42), change(0)]).toEqual(['41.7', '+4.2', '−4.2', '0.0'])
    await speak('fr')
    expect([points(417), change(-42)]).toEqual(['41,7', '−4,2'])
  })
})

test('final scores are gathered in bars of equal width, and none is lost', () => {
  const scores = [-3, 0, 1, 9, 40].map((score) => ({ score, text: `${score} points`, count: 10 }))
  const bins = binsOf(scores, -3, 40, 10)
  expect(bins).toHaveLength(9)
  expect(sum(bins.map(({ count }) => count))).toBe(50)
  expect(bins[0]).toEqual({ low: '-3 points', high: '1 points', count: 30 })
  expect(binsOf(scores.slice(0, 1), -3, -3, 10)).toEqual([{ low: '-3 points', high: '-3 points', count: 10 }])
  expect([quantile(scores, 0.5), quantile(scores, 1)]).toEqual(['1 points', '40 points'])
})

test('a review has an address of its own', () => {
  expect(match('/table/green-7/review')).toEqual({ page: 'review', id: 'green-7' })
  expect(match('/table/green-7/other').page).toBe('missing')
  expect(match('/rules/trex/review').page).toBe('missing')
})

const REVIEW: ReviewInfo = {
  playouts: 16,
  whole: 100,
  is_judged: true,
  seats: [
    { initial: 50, luck: 20, own: 10, others: 20, final: 100, luck_error: 0.01, own_error: 0.01 },
    { initial: 50, luck: -20, own: -20, others: -10, final: 0, luck_error: 0.01, own_error: 0.01 },
  ],
  shares: [
    [70, 30],
    [60, 40],
    [100, 0],
  ],
  moves: [
    { move: 0, seat: -1, is_forced: true, luck: [20, -20], skill: [0, 0], loss: null, error: null },
    { move: 1, seat: 0, is_forced: false, luck: [0, 0], skill: [-10, 10], loss: 0.125, error: 0.01 },
    { move: 2, seat: 1, is_forced: true, luck: [40, -40], skill: [0, 0], loss: null, error: null },
  ],
  mistakes: [{ move: 1, seat: 0, done: 'Keep', done_leads_to: '0 → −2', better: 'Pass', better_leads_to: '0 → 3', loss: 0.125, error: 0.01 }],
  lucky: [{ move: 0, seat: 0, luck: 20, text: '' }],
}

test('a mistake that was pressed is told on the board, even if a better review is less sure of it', async () => {
  const update = (review: ReviewInfo, version: number): ReviewUpdate => ({ stage: 'done', progress: 1, is_interrupted: false, version, review })
  const answers = vi.spyOn(server, 'review').mockResolvedValueOnce(update(REVIEW, 2))
  const early = new Feed('b')
  await waitFor(() => expect(early.against(1)).toEqual({ mistake: REVIEW.mistakes[0], isSure: true }))
  expect(early.against(2)).toBeUndefined()
  answers.mockResolvedValueOnce(update({ ...REVIEW, mistakes: [] }, 3))
  const late = new Feed('b')
  await waitFor(() => expect(late.against(1)).toEqual({ mistake: REVIEW.mistakes[0], isSure: false }))
  for (const feed of [early, late]) feed.close()
  vi.restoreAllMocks()
})

describe('the page', () => {
  let mounted: Record<string, unknown> | undefined

  beforeEach(async () => {
    await speak('en')
    const seats = ['Ada', 'Nour'].map((name) => ({ name, person: 'p', bot: null }))
    const log = [{ move: 1, seat: 0, text: 'Ada keeps.', rule: '', is_forced: false }]
    const table = { id: 'a', game: 'cubosaurs', game_name: 'Cubosaurs', seats, mine: [0] }
    vi.spyOn(server, 'table').mockResolvedValue({ table, log } as unknown as Welcome)
  })

  afterEach(async () => {
    if (mounted) await unmount(mounted)
    mounted = undefined
    vi.restoreAllMocks()
    history.replaceState(null, '', '/')
  })

  const update = (changed: Partial<ReviewUpdate>): ReviewUpdate => ({ stage: 'done', progress: 1, is_interrupted: false, version: 2, review: REVIEW, ...changed })

  async function open(...updates: ReviewUpdate[]): Promise<void> {
    const answers = vi.spyOn(server, 'review')
    for (const each of updates) answers.mockResolvedValueOnce(each)
    mounted = mount(Review, { target: document.body, props: { id: 'a' } })
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(updates.length))
    await waitFor(() => expect(document.querySelector('h1')!.textContent).toBe('Review: Cubosaurs'))
    flushSync()
  }

  const slider = (): HTMLElement => document.querySelector('[role=slider]')!

  test('the chart is walked by keys and says each moment, which the address keeps', async () => {
    await open(update({}))
    expect(slider().getAttribute('aria-valuetext')).toBe('After the deal: Ada 70% and Nour 30%. ')
    const press = (key: string): void => {
      slider().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      flushSync()
    }
    press('ArrowRight')
    expect(slider().getAttribute('aria-valuetext')).toBe('After move 1: Ada 60% and Nour 40%. Ada keeps.')
    expect(new URL(location.href).searchParams.get('move')).toBe('1')
    press('End')
    press('ArrowRight')
    expect(slider().getAttribute('aria-valuenow')).toBe('2')
    press('Home')
    expect(slider().getAttribute('aria-valuenow')).toBe('0')
  })

  test('a worst decision says what was better and why, and leads to its board', async () => {
    await open(update({}))
    const link = document.querySelector<HTMLAnchorElement>('a[href="/table/a?move=0&review=1"]')!
    const decision = document.querySelector('section[aria-labelledby=mistakes] li')!.textContent.replace(/\s+/g, ' ')
    expect(link).not.toBeNull()
    expect(decision).toContain('Move 1, Ada')
    expect(decision).toContain('Better: Pass0 → 3')
    expect(decision).toContain('−12.5')
  })

  test('it gets better while one looks, and asks only for what is new', async () => {
    await open(update({ stage: 'working', version: 1, review: { ...REVIEW, is_judged: false, mistakes: [] } }), update({ version: 2 }))
    expect(vi.mocked(server.review).mock.calls).toEqual([
      ['a', 0],
      ['a', 1],
    ])
    await waitFor(() => expect(document.body.textContent).toContain('Every position was played out 16 times.'))
  })

  test('what is being prepared, was interrupted or has failed is said', async () => {
    await open(update({ stage: 'preparing', review: null, version: 0 }), update({ stage: 'working', is_interrupted: true, review: null, version: 0 }), update({ stage: 'failed', review: null, version: 0 }))
    await waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe('This review could not be worked out.'))
    const again = vi.spyOn(server, 'reviewAgain').mockResolvedValue(update({}))
    vi.mocked(server.review).mockResolvedValue(update({}))
    document.querySelector<HTMLButtonElement>('.told button')!.click()
    await waitFor(() => expect(slider()).not.toBeNull())
    expect(again).toHaveBeenCalledWith('a')
  })

  test('a game that is not over has no review, and the sentence says so', async () => {
    vi.spyOn(server, 'review').mockRejectedValue(new Refusal('still-open', 'A game can be reviewed once it is over.'))
    mounted = mount(Review, { target: document.body, props: { id: 'a' } })
    await waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe('A game can be reviewed once it is over.'))
  })
})
