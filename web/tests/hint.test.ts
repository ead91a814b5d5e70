// A hint: its panel tells the move, the reason and the numbers; it is dropped once the game has moved on.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Block from '../src/games/shared/Block.svelte'
import { mark } from '../src/games/shared/hinted.svelte'
import { type GameInfo, type Hint, type LogLine, Refusal, server } from '../src/server'
import { Hints } from '../src/table/hint.svelte'
import HintPanel from '../src/table/HintPanel.svelte'
import { speak } from '../src/text.svelte'

const HINT: Hint = {
  seat: 0,
  move: 4,
  action: 'keep',
  label: 'Keep the Hand',
  consequence: '+5',
  reason: 'In the games Rex imagines after this move, it wins 62 of 100, give or take 7.',
  weighed: [
    { action: 'keep', label: 'Keep the Hand', consequence: '+5', won: 62, doubt: 7, games: 200, score: null, is_close: false },
    { action: 'pass 3', label: 'Pass it on', consequence: '', won: 60, doubt: 7, games: 200, score: null, is_close: true },
  ],
}

const game = (move: number, actions: string[] = ['keep', 'pass 3'], seat = 0): GameInfo =>
  ({ seat, move, actions: actions.map((action) => ({ action })) }) as unknown as GameInfo
const line = (move: number, seat: number): LogLine => ({ move, seat, text: '', rule: '', is_forced: false })
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')

let mounted: Record<string, unknown> | undefined
let hints: Hints

function show(mayPlay = true): string[] {
  const played: string[] = []
  mounted = mount(HintPanel, { target: document.body, props: { hints, title: 'Hint', thinking: 'Rex tries', ...(mayPlay ? { onplay: (action: string) => played.push(action) } : {}) } })
  flushSync()
  return played
}

beforeEach(async () => {
  await speak('en')
  hints = new Hints('table')
})
afterEach(() => {
  if (mounted) void unmount(mounted)
  mounted = undefined
  mark(undefined)
  vi.restoreAllMocks()
})

test('while it is thought about the panel says so, then tells move, reason and numbers', async () => {
  let answer = (_: Hint): void => {}
  const asked = vi.spyOn(server, 'hint').mockReturnValue(new Promise((settle) => (answer = settle)))
  const waiting = hints.ask(game(4))
  const played = show()
  expect(document.querySelector('[role=status]')!.textContent).toContain('Rex tries')
  void hints.ask(game(4))
  expect(asked).toHaveBeenCalledExactlyOnceWith('table', { seat: 0, move: 4 })
  answer(HINT)
  await waiting
  flushSync()
  const said = document.querySelector('[role=status]')!.textContent
  expect(said).toContain('Keep the Hand')
  expect(said).toContain('(+5)')
  expect(said).toContain('62 of 100')
  expect([...document.querySelectorAll<HTMLElement>('.bar i')].map((bar) => bar.style.width)).toEqual(['62%', '60%'])
  expect(document.querySelectorAll('li')[1]!.textContent).toContain('about as good')
  document.querySelector<HTMLElement>('.primary')!.click()
  expect(played).toEqual(['keep'])
})

test('who plays alone reads scores, and a hint without numbers has no list', async () => {
  const alone = { ...HINT, weighed: HINT.weighed.map((one) => ({ ...one, score: '34 squares' })) }
  vi.spyOn(server, 'hint').mockResolvedValueOnce(alone).mockResolvedValueOnce({ ...HINT, weighed: [] })
  await hints.ask(game(4))
  show()
  expect(text()).toContain('34 squares')
  expect(document.querySelector('.bar')).toBeNull()
  await hints.ask(game(4))
  flushSync()
  expect(document.querySelector('ol')).toBeNull()
  expect(text()).toContain('Keep the Hand')
})

test('what goes wrong is said in a sentence, and closing ends it', async () => {
  vi.spyOn(server, 'hint').mockRejectedValue(new Refusal('no-hints', 'This table allows no hints.'))
  await hints.ask(game(4))
  show()
  expect(text()).toContain('This table allows no hints.')
  hints.close()
  expect(hints.status).toBe('none')
})

test('a hint stays while others move and my choice is the same, and goes with it', async () => {
  vi.spyOn(server, 'hint').mockResolvedValue(HINT)
  await hints.ask(game(4))
  hints.follow(game(5), [line(5, 1)])
  expect(hints.action).toBe('keep')
  hints.follow(game(6), [line(5, 1), line(6, 0)])
  expect(hints.status).toBe('none')
  for (const next of [game(5, ['keep']), game(5, undefined, 1), game(3), null]) {
    await hints.ask(game(4))
    expect(hints.status).toBe('shown')
    hints.follow(next, [])
    expect(hints.status).toBe('none')
    expect(hints.action).toBeUndefined()
  }
})

test('an answer that comes after the game has moved on is not shown', async () => {
  let answer = (_: Hint): void => {}
  vi.spyOn(server, 'hint').mockReturnValue(new Promise((settle) => (answer = settle)))
  const waiting = hints.ask(game(4))
  hints.follow(game(5, ['done']), [])
  answer(HINT)
  await waiting
  expect(hints.status).toBe('none')
})

test('why a bot made a move is told without a way to play it', async () => {
  const asked = vi.spyOn(server, 'reason').mockResolvedValue({ ...HINT, seat: 1 })
  await hints.explain(7)
  expect(asked).toHaveBeenCalledExactlyOnceWith('table', 7)
  show(false)
  expect(text()).toContain('Keep the Hand')
  expect(document.querySelector('.primary')).toBeNull()
})

test('what stands for the hinted action is marked', () => {
  const props = { name: 'Keep', label: 'Keep', action: 'keep', onclick: () => {} }
  mounted = mount(Block, { target: document.body, props })
  const block = document.querySelector('[data-action=keep]')!
  expect(block.hasAttribute('data-hinted')).toBe(false)
  mark('keep')
  flushSync()
  expect(block.hasAttribute('data-hinted')).toBe(true)
  mark('pass')
  flushSync()
  expect(block.hasAttribute('data-hinted')).toBe(false)
})
