// Moves of others, one by one, each with its words for as long as the pace says.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameInfo, LogLine, RoundInfo, TableInfo, Update } from '../src/server'
import { changeSettings, resetSettings } from '../src/settings.svelte'
import type { TableConnection } from '../src/table/connection.svelte'
import { Follow, LASTS } from '../src/table/follow.svelte'

const ME = 0
const ROUND: RoundInfo = { number: 1, seats: [] }
const game = (move: number, ...asked: number[]): GameInfo => ({ move, asked, seat: ME, actions: asked.includes(ME) ? [{ action: 'go' }] : [] }) as unknown as GameInfo
const line = (move: number, seat: number, text: string, kind = 'plays'): LogLine => ({ move, seat, text, rule: '', kind })

let connection: TableConnection
let follow: Follow

/** A table of mine and two others at which the second is asked. */
function begin(more: object = {}): void {
  const seats = [{ is_away: false }, { is_away: false }, { is_away: false }]
  const table = { mine: [ME], seats, clock: { kind: 'none' }, ...more } as unknown as TableInfo
  connection = { game: game(0, 1), log: [], table } as unknown as TableConnection
  follow = new Follow(connection)
}

/** Let a seat make the next move, and others be asked then. */
function move(seat: number, asked: number[], { round, lines }: { round?: RoundInfo; lines?: LogLine[] } = {}): void {
  const now = game(connection.game!.move + 1, ...asked)
  const told = lines ?? [line(now.move, seat, `${seat} moves`)]
  connection.game = now
  connection.log = [...connection.log, ...told]
  connection.onnews!({ type: 'update', event: 1, game: now, log: { start: 0, lines: told }, round } as unknown as Update)
}

/** Words have their time from when they are drawn, a task later. */
const DRAWN = 1
const pass = (milliseconds: number): unknown => vi.advanceTimersByTime(milliseconds)
const said = (): string[] => follow.speeches.flatMap(({ lines }) => lines)
/** The move on show, and what is said. */
const shown = (): [number, string[]] => [follow.game!.move, said()]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  begin()
})
afterEach(() => {
  follow.close()
  resetSettings()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each(['slow', 'normal', 'fast'] as const)('at %s each move has its time, with the log of that moment', (pace) => {
  changeSettings({ pace })
  move(1, [2])
  move(2, [1])
  move(1, [0])
  for (const [at, seat] of [[1, 1], [2, 2]] as const) {
    expect(shown()).toEqual([at, [`${seat} moves`]])
    expect(follow.log.length).toBe(at)
    expect(follow.isNow).toBe(false)
    pass(LASTS[pace] + DRAWN - 1)
    expect(follow.game!.move).toBe(at)
    pass(1)
  }
  expect(shown()).toEqual([3, ['1 moves']])
  expect(follow.isNow).toBe(true)
  pass(LASTS[pace] + DRAWN)
  expect(said()).toEqual([])
})

test('each of a bot’s moves is on screen at least a second at the usual pace', () => {
  expect(LASTS.normal).toBeGreaterThanOrEqual(1000)
})

test('what I may do is offered once all moves before it have been shown', () => {
  move(1, [2])
  move(2, [0])
  expect(follow.game!.actions).toEqual([])
  pass(LASTS.normal + DRAWN)
  expect(follow.game).toBe(connection.game)
  expect(follow.game!.actions).toHaveLength(1)
})

test('my own move is shown at once, and nobody says it', () => {
  move(1, [0])
  move(0, [1])
  expect(shown()).toEqual([2, ['1 moves']])
})

test('whoever is asked sees at once what others do meanwhile, whose words have their time', () => {
  move(1, [0, 1, 2])
  move(1, [0, 1, 2])
  move(2, [0, 1, 2])
  expect(shown()).toEqual([3, ['1 moves', '2 moves']])
  pass(LASTS.normal + DRAWN)
  expect(shown()).toEqual([3, ['1 moves']])
  pass(LASTS.normal + DRAWN)
  expect(said()).toEqual([])
})

test('a seat that does more than it can say says the rest together, and the newest of it', () => {
  move(1, [0, 1])
  for (const text of 'abcdefgh') move(1, [0, 1], { lines: [line(connection.game!.move + 1, 1, text)] })
  expect(said()).toEqual(['1 moves'])
  pass(LASTS.normal + DRAWN)
  expect(said()).toEqual([...'cdefgh'])
  pass(LASTS.normal + DRAWN)
  expect(said()).toEqual([])
})

test.each([
  ['others are asked too', {}, [0, 2]],
  ['my clock runs', { clock: { kind: 'move' } }, [0]],
])('nobody is held up where %s', (_, more, asked) => {
  begin(more)
  move(1, [2])
  move(2, asked)
  expect(follow.game).toBe(connection.game)
  expect(said()).toEqual(['1 moves', '2 moves'])
})

test('a press goes to what is now, and ends the words', () => {
  for (const seat of [1, 2, 1]) move(seat, [3 - seat])
  follow.skip()
  expect(shown()).toEqual([3, []])
  expect(follow.isNow).toBe(true)
  pass(10 * LASTS.normal)
  expect(shown()).toEqual([3, []])
  move(2, [0])
  expect(said()).toEqual(['2 moves'])
})

test.each([
  ['everything was told anew', () => connection.onnews!()],
  ['a move was taken back', () => {
    connection.game = game(1, 1)
    connection.onnews!({ type: 'update', event: 2, game: connection.game } as unknown as Update)
  }],
  ['nothing waits', () => {
    changeSettings({ pace: 'at-once' })
    move(2, [0], { round: ROUND })
  }],
])('%s: the newest state is shown at once, without words or a sheet', (_, happen) => {
  move(1, [2], { round: ROUND })
  move(2, [1])
  happen()
  expect(shown()).toEqual([connection.game!.move, []])
  expect(follow.round).toBeUndefined()
  pass(10 * LASTS.normal)
  expect(follow.round).toBeUndefined()
})

test('what is said at the table or asked beside the game holds nothing up', () => {
  move(1, [2])
  move(2, [1])
  connection.onnews!({ type: 'update', event: 3, chat: {} } as unknown as Update)
  expect(follow.game!.move).toBe(1)
})

test('in a hidden page nothing waits, nor once it has been hidden', () => {
  move(1, [2])
  move(2, [1])
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(shown()).toEqual([2, []])
  move(1, [2])
  move(2, [1])
  expect(shown()).toEqual([4, []])
})

test('a seat says its own lines and no score, and not more than can be read', () => {
  const lines = [line(1, 1, 'a'), line(1, 2, 'of another'), line(1, 1, '5 points', 'line-eggs'), ...'bcde'.split('').map((text) => line(1, 1, text))]
  move(1, [0], { lines })
  expect(said()).toEqual(['a', 'b', 'c', 'd'])
})

test('while a bot plays for me I follow my own seat too', () => {
  begin({ seats: [{ is_away: true }, {}, {}] })
  move(1, [0])
  move(0, [1])
  expect(shown()).toEqual([1, ['1 moves']])
  pass(LASTS.normal + DRAWN)
  expect(shown()).toEqual([2, ['0 moves']])
})

describe('the sheet of a round', () => {
  test('opens when the last words of the round have been read, and no move passes it', () => {
    move(1, [2], { round: ROUND })
    move(2, [1])
    move(1, [0])
    expect(follow.round).toBeUndefined()
    pass(LASTS.normal + DRAWN)
    expect(follow.round).toBe(ROUND)
    pass(100 * LASTS.normal)
    expect(follow.round).toBe(ROUND)
    expect(shown()).toEqual([1, []])
    follow.closeRound()
    expect(follow.round).toBeUndefined()
    expect(shown()).toEqual([2, ['2 moves']])
  })

  test('opens at once after my own move, and the game goes on behind it where I am asked', () => {
    move(1, [0])
    pass(LASTS.normal + DRAWN)
    move(0, [0, 1], { round: ROUND })
    expect(follow.round).toBe(ROUND)
    move(1, [0])
    expect(shown()).toEqual([3, []])
    follow.closeRound()
    expect(said()).toEqual(['1 moves'])
  })

  test('is still shown to whoever skips', () => {
    move(1, [2])
    move(2, [1], { round: ROUND })
    follow.skip()
    expect(follow.round).toBe(ROUND)
  })

  test('closes by itself for those who only watch', () => {
    begin({ mine: [] })
    move(1, [2], { round: ROUND })
    pass(LASTS.normal + DRAWN)
    expect(follow.round).toBe(ROUND)
    follow.skip()
    pass(5 * LASTS.normal)
    expect(follow.round).toBeUndefined()
  })
})
