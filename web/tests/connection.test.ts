// One table over its socket: nobody waits for ever, and nothing is done twice.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NoAnswer, server, type TableInfo } from '../src/server'
import { TableConnection } from '../src/table/connection.svelte'
import { Replay } from '../src/table/replay.svelte'
import Room from '../src/table/Room.svelte'
import Table from '../src/table/Table.svelte'
import { shownNotices } from '../src/components/toasts.svelte'
import { speak } from '../src/text.svelte'

const SILENT = 'The server is not answering. Please try again.'

/** A socket whose other end is the test. */
class Line {
  static OPEN = 1
  static all: Line[] = []
  static get last(): Line {
    return Line.all.at(-1)!
  }
  readyState = 0
  sent: { type: string; id?: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: URL) {
    Line.all.push(this)
  }
  open(): void {
    this.readyState = Line.OPEN
    this.onopen?.()
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
    vi.advanceTimersByTime(200)
  }
  /** Say goodbye; nobody at the other end does, so that no `onclose` comes. */
  close(): void {
    this.readyState = 2
  }
  end(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  get commands(): string[] {
    return this.sent.filter(({ type }) => type !== 'ping').map(({ id }) => id!)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
}

let connection: TableConnection

beforeEach(async () => {
  await speak('en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('WebSocket', Line)
  Line.all = []
  connection = new TableConnection('a')
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const update = (event: number): object => ({ type: 'update', event })
/** Let time pass, with every connection opened that is tried and nothing answered but that the line is alive. */
function pass(seconds: number): void {
  for (let i = 0; i < seconds * 10; i++) {
    vi.advanceTimersByTime(100)
    if (Line.last.readyState === 0) {
      Line.last.open()
      Line.last.tell(update(1))
    }
    const ping = Line.last.sent.findIndex(({ type }) => type === 'ping')
    if (ping >= 0 && Line.last.readyState === Line.OPEN) {
      Line.last.sent.splice(ping, 1)
      Line.last.tell({ type: 'pong' })
    }
  }
}

function live(): void {
  Line.last.open()
  Line.last.tell(update(1))
}

describe('a command', () => {
  test('is answered by its name', async () => {
    live()
    const answers = [connection.send({ type: 'undo' }), connection.send({ type: 'say', text: 'hello' })]
    const [undo, say] = Line.last.commands
    expect(undo).not.toBe(say)
    Line.last.tell({ type: 'refused', id: say, code: 'too-many', text: 'Too fast.', rule: null })
    Line.last.tell({ type: 'done', id: undo, event: 2 })
    expect(await answers[0]).toEqual({ done: true })
    expect(await answers[1]).toMatchObject({ done: false, refusal: { code: 'too-many', text: 'Too fast.' } })
    pass(60)
    expect(Line.all).toHaveLength(1)
  })

  test('that is not answered is sent again under its id, over another connection', async () => {
    live()
    const answer = connection.send({ type: 'undo' })
    const [id] = Line.last.commands
    pass(12)
    expect(Line.all).toHaveLength(2)
    expect(Line.last.commands).toEqual([id])
    Line.last.tell({ type: 'done', id, event: 2 })
    expect(await answer).toEqual({ done: true })
    pass(60)
    expect(Line.all).toHaveLength(2)
  })

  test('that waits for a connection goes out with it', async () => {
    const answer = connection.send({ type: 'undo' })
    expect(Line.last.commands).toEqual([])
    live()
    const [id] = Line.last.commands
    Line.last.tell({ type: 'done', id, event: 2 })
    expect(await answer).toEqual({ done: true })
  })

  test('that is never answered ends with a sentence, and is not sent again by itself', async () => {
    live()
    const answer = connection.send({ type: 'undo' })
    pass(20)
    expect(await answer).toMatchObject({ done: false, refusal: { code: 'no-answer', text: SILENT } })
    const count = Line.all.length
    connection.refresh()
    pass(2)
    expect(Line.all).toHaveLength(count + 1)
    expect(Line.last.commands).toEqual([])
  })

  test('ends as well where there is no connection at all', async () => {
    const answer = connection.send({ type: 'undo' })
    vi.advanceTimersByTime(20_000)
    expect(await answer).toMatchObject({ done: false, refusal: { text: SILENT } })
  })

  test('given up and pressed again is the same, so that it is done once', async () => {
    live()
    const first = connection.send({ type: 'say', text: 'hello' })
    const [id] = Line.last.commands
    pass(20)
    await first
    const other = connection.send({ type: 'say', text: 'another' })
    const again = connection.send({ type: 'say', text: 'hello' })
    const sent = Line.last.commands
    expect(sent.at(-1)).toBe(id)
    expect(sent.at(-2)).not.toBe(id)
    Line.last.tell({ type: 'done', id, event: 2 })
    expect(await again).toEqual({ done: true })
    void other
  })

  test('pressed again after something has happened is a new one', async () => {
    live()
    const first = connection.send({ type: 'undo' })
    const [id] = Line.last.commands
    pass(20)
    await first
    Line.last.tell(update(2))
    void connection.send({ type: 'undo' })
    expect(Line.last.commands.at(-1)).not.toBe(id)
  })

  test('ends when the table is gone', async () => {
    live()
    const answer = connection.send({ type: 'undo' })
    Line.last.end(4004)
    expect(await answer).toMatchObject({ done: false })
    expect(connection.status).toBe('gone')
  })
})

describe('a connection', () => {
  test('that does not open is tried again', () => {
    vi.advanceTimersByTime(11_000)
    expect(Line.all.length).toBeGreaterThan(1)
  })

  test('on which nobody answers a ping is replaced, though it does not close', () => {
    live()
    vi.advanceTimersByTime(22_000)
    expect(Line.all.length).toBeGreaterThan(1)
  })

  test('that is left makes no other', () => {
    live()
    void connection.send({ type: 'undo' })
    connection.close()
    vi.advanceTimersByTime(60_000)
    expect(Line.all).toHaveLength(1)
  })

  test('that is refused says why, and comes by itself once it may', () => {
    Line.last.open()
    Line.last.tell({ type: 'refused', id: null, code: 'too-many-sockets', text: 'Your network has 500 tables open.', rule: null })
    Line.last.end(1013)
    expect(connection.status).toBe('lost')
    expect(connection.reason).toBe('Your network has 500 tables open.')
    pass(2)
    expect(connection.status).toBe('live')
    expect(connection.reason).toBe('')
  })

  test('that is refused says so on the page', async () => {
    vi.spyOn(server, 'me').mockResolvedValue(null)
    const page = mount(Table, { target: document.body, props: { id: 'b' } })
    Line.last.open()
    Line.last.tell({ type: 'refused', id: null, code: 'too-many-sockets', text: 'Your network has 500 tables open.', rule: null })
    Line.last.end(1013)
    flushSync()
    expect(document.body.textContent).toContain('Your network has 500 tables open.')
    await unmount(page)
  })

  test('tells that a bot is getting ready and when it is ready, and once where it has two chairs', async () => {
    vi.spyOn(server, 'me').mockResolvedValue(null)
    vi.spyOn(server, 'games').mockResolvedValue([])
    const page = mount(Table, { target: document.body, props: { id: 'b' } })
    const told = (): string[] => shownNotices.map(({ text }) => text).filter((text) => text.startsWith('Rex'))
    const chair = { person: null, name: 'Nour', is_away: false, remaining: null, is_running: false, is_overdue: false, roles: [], may_sit: false, bot: 'rex', bot_label: 'Rex' }
    const table = (bot_note: string): object => ({ id: 'b', game: 'trex', game_name: 'T-Rex', status: 'open', seats: [{ ...chair, bot_note }, { ...chair, bot_note }], mine: [], values: [], owner: 'x', clock: {} })
    Line.last.open()
    Line.last.tell({ type: 'welcome', version: 1, event: 1, table: table('getting ready'), game: null, log: [], chat: [] })
    flushSync()
    expect(document.body.textContent).toContain('getting ready')
    expect(told()).toEqual(['Rex: getting ready.'])
    for (let i = 0; i < 2; i++) {
      Line.last.tell({ type: 'update', event: 1, table: table(''), game: null, log: null, chat: null })
      flushSync()
      expect(told()).toEqual(['Rex: getting ready.', 'Rex is ready and plays from now on.'])
    }
    expect(document.body.textContent).not.toContain('getting ready')
    await unmount(page)
  })
})

describe('a request', () => {
  const hanging = (_: unknown, { signal }: RequestInit): Promise<Response> =>
    new Promise((_, fail) => signal!.addEventListener('abort', () => fail(new Error('aborted'))))

  test('that is never answered ends', async () => {
    vi.stubGlobal('fetch', vi.fn(hanging))
    const asked = server.games().catch((problem: unknown) => problem)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await asked).toBeInstanceOf(NoAnswer)
  })

  test('whose answer is no JSON has no answer', async () => {
    vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))))
    await expect(server.games()).rejects.toBeInstanceOf(NoAnswer)
  })

  test('for an earlier move that fails is told, and the game of now stays on show', async () => {
    vi.spyOn(server, 'move').mockRejectedValue(new NoAnswer())
    connection.game = { move: 7 } as never
    const replay = new Replay('a', connection)
    await replay.show(3)
    expect(replay.at).toBeUndefined()
    expect(replay.isLive).toBe(true)
    expect(shownNotices.map(({ text }) => text)).toContain(SILENT)
  })
  test('who one is that fails is told to whoever wanted to sit down', async () => {
    vi.spyOn(server, 'me').mockResolvedValue(null)
    vi.spyOn(server, 'comeIn').mockRejectedValue(new NoAnswer())
    localStorage.setItem('cubarium.name', 'Ada')
    live()
    const free = { person: null, bot: null, bot_label: null, bot_note: '', name: '', is_away: false, remaining: null, is_running: false, is_overdue: false, roles: [], may_sit: false }
    const table = { id: 'a', game: 'trex', game_name: 'T-Rex', seats: [free, free], mine: [], values: [], owner: 'x', clock: {} } as unknown as TableInfo
    const before = shownNotices.length
    const room = mount(Room, { target: document.body, props: { connection, table } })
    flushSync()
    const sit = [...document.querySelectorAll('button')].find((each) => each.textContent?.includes('Sit'))!
    sit.click()
    await vi.waitFor(() => expect(shownNotices.slice(before).map(({ text }) => text)).toContain(SILENT))
    expect(Line.last.commands).toEqual([])
    await unmount(room)
  })
})
