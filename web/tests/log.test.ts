// The log of a long game.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameInfo, LogLine, TableInfo } from '../src/server'
import { TableConnection } from '../src/table/connection.svelte'
import { Replay } from '../src/table/replay.svelte'
import Side from '../src/table/Side.svelte'
import { Views } from '../src/table/views.svelte'
import { speak } from '../src/text.svelte'

const line = (move: number, text = `Line ${move}`): LogLine => ({ move, seat: 0, text, rule: '', kind: '', place: '' })
const LINES = Array.from({ length: 250 }, (_, move) => line(move))

let connection: TableConnection
let views: Views
let mounted: Record<string, unknown>

function tell(log: LogLine[]): void {
  connection.log = log
  connection.game = { move: log.at(-1)?.move ?? 0 } as GameInfo
  flushSync()
}

beforeEach(async () => {
  await speak('en')
  connection = new TableConnection('a')
  connection.close() // nobody is at the other end
  views = new Views(connection)
  const table = { status: 'playing', mine: [0], seats: [{ name: 'Ada' }, { name: 'Bo' }] } as TableInfo
  const replay = new Replay('a', connection)
  const props = { connection, table, follow: connection, replay, views, isAway: false, onsay: () => Promise.resolve(true), onleave: () => {}, onstop: () => {} }
  mounted = mount(Side, { target: document.body, props })
  tell(LINES)
})

afterEach(() => unmount(mounted))

const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=list] [role=listitem]')]
const buttons = (): HTMLElement[] => items().map((item) => item.querySelector('button')!)
const texts = (): string[] => items().map((item) => item.textContent.trim())

test('every line is there, in order, and the last is the current one and the only stop for Tab', () => {
  expect(texts()).toEqual(LINES.map(({ text }) => text))
  expect(buttons().filter((each) => each.getAttribute('aria-current') === 'step')).toEqual([buttons()[249]])
  expect(buttons().filter((each) => each.tabIndex === 0)).toEqual([buttons()[249]])
})

test('arrows walk from line to line, and no further than to the first and the last', () => {
  for (const [from, key, to] of [
    [99, 'ArrowDown', 100],
    [200, 'ArrowUp', 199],
    [0, 'ArrowUp', 0],
    [249, 'ArrowDown', 249],
  ] as const) {
    buttons()[from]!.focus()
    buttons()[from]!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    expect(document.activeElement).toBe(buttons()[to])
  }
})

test('a new line comes behind the others, which stay as they are', () => {
  const before = items()
  tell([...LINES, line(250)])
  expect(items().slice(0, 250)).toEqual(before)
  expect(texts().at(-1)).toBe('Line 250')
  expect(buttons().filter((each) => each.getAttribute('aria-current') === 'step')).toEqual([buttons()[250]])
})

test('lines that were taken back are gone, wherever the new ones begin', () => {
  for (const kept of [230, 200, 150, 100, 1]) {
    const log = [...LINES.slice(0, kept), line(kept, 'Something else')]
    tell(log)
    expect(texts()).toEqual(log.map(({ text }) => text))
  }
  tell([])
  expect(texts()).toEqual(['Nothing has happened yet.'])
})

test('a forced move is marked, in words that are read out too', () => {
  tell([line(0), { ...line(1), is_forced: true }])
  expect(texts()).toEqual(['Line 0', 'Line 1 forced. No other move was legal.'])
  expect(document.querySelector('small')!.title).toBe('No other move was legal.')
})

test('what a seat does in a row stands below one glyph', () => {
  tell([line(1), line(2), { ...line(3), seat: 1 }, line(4)])
  expect(items().map((item) => item.querySelector('svg') !== null)).toEqual([true, false, true, true])
})

describe('throws that bring nothing', () => {
  const thrown = (move: number, seat = 0): LogLine => ({ ...line(move, `Throw ${move}`), seat, kind: 'throws' })

  test('are one line, which leads to the last of them and is the stop for Tab at any of them', () => {
    tell([line(0), thrown(1), thrown(2), thrown(3), thrown(4), { ...line(4), text: 'takes a cube' }])
    expect(texts()).toEqual(['Line 0', 'You throw 3 times, and nothing comes of it.', 'Throw 4', 'takes a cube'])
    connection.game = { move: 2 } as GameInfo
    flushSync()
    expect(buttons().map((each) => each.tabIndex)).toEqual([-1, 0, -1, -1])
  })

  test('are told apart by seat, and from throws of which something came later', () => {
    tell([thrown(1, 1), thrown(2, 1), thrown(3), thrown(4, 1), line(5), thrown(6)])
    expect(texts()).toEqual(['Bo throws 2 times, and nothing comes of it.', 'Throw 3', 'Throw 4', 'Line 5', 'Throw 6'])
  })
})

describe('steps', () => {
  const step = (move: number, place: string, seat = 0): LogLine => ({ ...line(move, `Step to ${place}`), seat, kind: 'steps', place })

  test('of one run are one line, which is the current one at any of them and leads to the last', () => {
    tell([line(0), step(1, 'b4'), step(2, 'b5'), step(3, 'c6'), line(4), step(5, 'd1', 1), step(6, 'd2', 1), step(7, 'e2')])
    expect(texts()).toEqual(['Line 0', 'You run 3 spaces to c6.', 'Line 4', 'Bo runs 2 spaces to d2.', 'Step to e2'])
    connection.game = { move: 2 } as GameInfo
    flushSync()
    expect(buttons().map((each) => each.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null])
    expect(buttons().map((each) => each.tabIndex)).toEqual([-1, 0, -1, -1, -1])
  })

  test('that lead to no place by name are told one by one', () => {
    tell([step(1, ''), step(2, '')])
    expect(texts()).toEqual(['Step to', 'Step to'])
  })
})

describe('a list of 30 px a line and 300 px in sight', () => {
  const frames = new Map<number, FrameRequestCallback>()
  let asked = 0
  const list = (): HTMLElement => document.querySelector<HTMLElement>('[role=list]')!
  const draw = (): void => {
    for (const frame of frames.values()) frame(0)
    frames.clear()
  }
  /** Where the list stands at the end of so many lines: no browser scrolls farther. */
  const end = (lines: number): number => 30 * lines - 300
  let top = 0
  /** Browsers tell of scrolling with the frame after it. */
  const scrolled = (): void => void list().dispatchEvent(new Event('scroll'))

  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
      frames.set(++asked, frame)
      return asked
    })
    vi.stubGlobal('cancelAnimationFrame', (number: number) => frames.delete(number))
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => 30 * items().length)
    top = 0
    vi.spyOn(HTMLElement.prototype, 'scrollTop', 'get').mockImplementation(() => top)
    vi.spyOn(HTMLElement.prototype, 'scrollTop', 'set').mockImplementation((wanted) => {
      top = Math.max(0, Math.min(wanted, end(items().length)))
    })
    tell([...LINES, line(250)])
    draw()
  })
  afterEach(() => {
    frames.clear()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('follows new lines, also those that come between scrolling and what is told of it', () => {
    expect(list().scrollTop).toBe(end(251))
    tell([...LINES, line(250), line(251), line(252)])
    scrolled()
    draw()
    expect(list().scrollTop).toBe(end(253))
    tell([...LINES, line(250), line(251), line(252), line(253)])
    draw()
    expect(list().scrollTop).toBe(end(254))
  })

  test('leaves somebody alone who scrolls back while lines come in, whenever that is told', () => {
    for (const isToldFirst of [true, false]) {
      list().scrollTop = 0
      tell([...LINES, line(250), line(251)])
      if (isToldFirst) scrolled()
      draw()
      if (!isToldFirst) scrolled()
      expect(list().scrollTop).toBe(0)
      tell([...LINES, line(250), line(251), line(252)])
      draw()
      expect(list().scrollTop).toBe(0)
      list().scrollTop = end(253)
      scrolled()
    }
  })

  test('shows its end again when somebody comes back to it from the chat', () => {
    list().scrollTop = 120
    scrolled()
    views.tab = 'chat'
    flushSync()
    draw()
    views.tab = 'log'
    flushSync()
    draw()
    expect(list().scrollTop).toBe(end(251))
  })

  test('stays where somebody reads, until they are back at the end', () => {
    list().scrollTop = 120
    scrolled()
    tell([...LINES, line(250), line(251)])
    draw()
    expect(list().scrollTop).toBe(120)
    list().scrollTop = end(252) - 10
    scrolled()
    tell([...LINES, line(250), line(251), line(252)])
    draw()
    expect(list().scrollTop).toBe(end(253))
  })
})

test('in another language every line is told anew', () => {
  tell(LINES.map(({ move }) => line(move, `Ligne ${move}`)))
  expect(texts()[0]).toBe('Ligne 0')
  expect(texts()[249]).toBe('Ligne 249')
})
