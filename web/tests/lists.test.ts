// Lists over their socket: what changes is shown, and a line that breaks is made anew.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changed, shown, watchLists } from '../src/listing'
import type { ListNews, TableList } from '../src/server'
import { LISTS } from './fixture'

const news = (told: Partial<ListNews>): ListNews => ({ type: 'list-news', waiting: [], no_longer_waiting: [], mine: [], no_longer_mine: [], ...told })
const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
const [first, second] = [LISTS.waiting[0]!, LISTS.waiting[1]!]
const [playing, over] = [LISTS.mine[0]!, LISTS.mine[1]!]

describe('what changes', () => {
  test('takes the place of what was there, and goes where it is due', () => {
    const fresh = { ...first, id: 'fresh', changed_at: 1e12 }
    expect(ids(changed(LISTS, news({ waiting: [fresh], no_longer_waiting: [second.id] })).waiting)).toEqual(['fresh', first.id])
    expect(changed(LISTS, news({ waiting: [{ ...first, seats: ['Zoé', 'Ada'] }] })).waiting.find(({ id }) => id === first.id)!.seats).toEqual(['Zoé', 'Ada'])
    expect(ids(changed(LISTS, news({ no_longer_mine: [playing.id] })).mine)).toEqual([over.id])
  })

  test('puts my games in the order in which they want to be seen', () => {
    const mine = [
      { ...playing, id: 'open', status: 'open' as const, is_my_turn: false },
      { ...playing, id: 'theirs', is_my_turn: false },
      { ...playing, id: 'slow', is_my_turn: false, clock: { kind: 'move' as const, seconds: 86_400 } },
    ]
    expect(ids(changed(LISTS, news({ mine })).mine)).toEqual([playing.id, 'slow', 'theirs', 'open', over.id])
  })

  test('leaves no more than the last five games that are over', () => {
    const mine = [1, 2, 3, 4, 5, 6].map((at) => ({ ...over, id: `over-${at}`, changed_at: 100 + at }))
    expect(ids(changed(LISTS, news({ mine })).mine)).toEqual([playing.id, 'over-6', 'over-5', 'over-4', 'over-3', 'over-2'])
  })

  test('shows a table of mine among mine alone', () => {
    const both: TableList = { ...LISTS, mine: [{ ...first, is_mine: true }, ...LISTS.mine] }
    expect(ids(shown(both).waiting)).toEqual([second.id])
  })
})

class Line {
  static OPEN = 1
  static all: Line[] = []
  readyState = 1
  sent: string[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly address: URL) {
    Line.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 3
  }
}

describe('the socket', () => {
  let told: unknown[]
  let lost: number
  let end: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Line)
    Line.all = []
    told = []
    lost = 0
    end = watchLists((each) => told.push(each), () => (lost += 1))
  })
  afterEach(() => {
    end()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const line = (): Line => Line.all.at(-1)!
  const tell = (message: object): void => line().onmessage!({ data: JSON.stringify(message) })

  test('tells the lists and what changes, and nothing else', () => {
    tell({ ...LISTS, type: 'lists' })
    tell({ type: 'pong' })
    tell(news({}))
    expect(told).toEqual([{ ...LISTS, type: 'lists' }, news({})])
    expect(line().address.pathname).toBe('/api/lists/socket')
  })

  test('is made anew when it breaks, and more and more seldom', () => {
    for (const [count, wait] of [[1, 500], [2, 1000], [3, 2000]] as const) {
      line().onclose!()
      expect(lost).toBe(count)
      vi.advanceTimersByTime(wait - 1)
      expect(Line.all).toHaveLength(count)
      vi.advanceTimersByTime(1)
      expect(Line.all).toHaveLength(count + 1)
    }
  })

  test('is given up when it is silent from one ping to the next', () => {
    vi.advanceTimersByTime(20_000)
    expect(line().sent).toEqual(['{"type":"ping"}'])
    tell({ type: 'pong' })
    vi.advanceTimersByTime(20_000)
    expect(lost).toBe(0)
    vi.advanceTimersByTime(20_000)
    expect(lost).toBe(1)
  })

  test('ends when nobody looks any more', () => {
    end()
    expect(line().readyState).toBe(3)
    vi.advanceTimersByTime(100_000)
    expect(Line.all).toHaveLength(1)
  })
})
