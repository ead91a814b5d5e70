// The luck of a finished game, worked out again in the browser: the same verdicts as those of the command `verify`.

import { createHash, createHmac, randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkLog, type Noted, type Verdict } from '../src/luck/check'
import { follow, givenToSit, notedOf, withLuck } from '../src/luck/noted'
import { hex, hmac, sha256, utf8 } from '../src/luck/sha256'
import { server, type TableInfo, type TableRequest } from '../src/server'
import LOG from './fixtures/luck.log?raw'

const LINES = LOG.split('\n').slice(0, -1)
const MOVES = LINES.length - 1
const HEAD = JSON.parse(LINES[0]!)

const check = (log: string, noted: Noted = {}, mine: number[] = [0]): Promise<Verdict> => checkLog(log, noted, mine, MOVES, () => {})
const codeOf = async (log: string, noted: Noted = {}): Promise<string | undefined> => (await check(log, noted)).fault?.code

/** Lines as somebody would write them who forges a log and knows how its lines hang together. */
function chained(contents: Record<string, unknown>[]): string {
  let check = ''
  return contents
    .map(({ check: _, ...content }) => {
      const body = JSON.stringify(content)
      check = createHash('sha256').update(`${check}\n${body}`).digest('hex').slice(0, 16)
      return `${body.slice(0, -1)},"check":"${check}"}\n`
    })
    .join('')
}

function changed(change: (contents: any[]) => void): string {
  const contents = LINES.map((line) => JSON.parse(line))
  change(contents)
  return chained(contents)
}

describe('SHA-256', () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('of %i bytes is that of the platform', (length) => {
    const [key, message] = [randomBytes(32), randomBytes(length)]
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    expect(hex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
  })

  test('of a text', () => expect(hex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'))
})

describe('a log', () => {
  test('whose luck holds is accepted, with every draw', async () => {
    const told: number[] = []
    const verdict = await checkLog(LOG, { commitment: HEAD.commitment, contribution: HEAD.luck.contributions[0] }, [0], MOVES, (part) => told.push(part))
    expect(verdict.fault).toBeUndefined()
    expect(verdict.draws.length).toBeGreaterThan(50)
    expect(verdict.draws.every(({ told: said, drawn }) => said === drawn)).toBe(true)
    expect(told.at(-1)).toBe(1)
  })

  test('with any changed letter is refused', async () => {
    for (let at = 0; at < LOG.length; at += 97) {
      const other = LOG[at] === '0' ? '1' : '0'
      expect(await codeOf(LOG.slice(0, at) + other + LOG.slice(at + 1)), `letter ${at}`).toBeDefined()
    }
  })

  test.each([
    ['another outcome', 'other-outcome', (log: any[]) => (log[0].outcomes[3] ^= 1)],
    ['an outcome of other dice', 'other-outcome', (log: any[]) => (log[0].questions[0][0] ^= 1)],
    ['outcomes in another order', 'other-outcome', (log: any[]) => log[0].outcomes.reverse()],
    ['an outcome too few', 'other-draws', (log: any[]) => log[0].outcomes.pop()],
    ['a question nobody can ask', 'other-draws', (log: any[]) => (log[0].questions[0][1] = 0)],
    ['another secret', 'other-secret', (log: any[]) => (log[0].luck.secret = '12'.repeat(32))],
    ['another contribution', 'other-outcome', (log: any[]) => (log[0].luck.contributions[0] = '12'.repeat(32))],
    ['luck that cannot be read', 'unsound', (log: any[]) => (log[0].luck = null)],
    ['a contribution that is none', 'unsound', (log: any[]) => (log[0].luck.contributions[0] = 'x')],
    ['its last move missing', 'not-over', (log: any[]) => log.pop()],
    ['another format', 'unsound', (log: any[]) => (log[0].cubarium = 3)],
    ['luck from a seed', 'seed', (log: any[]) => (log[0].cubarium = 1)],
  ])('with %s is refused, though its lines hold together', async (_, code, change) => expect(await codeOf(changed(change))).toBe(code))

  test('that is none is refused', async () => {
    for (const text of ['', '\n', 'x', '{}\n', LOG.slice(0, -1), `${LOG}{}`]) expect(await codeOf(text)).toBe('unsound')
  })

  test('is compared with what this browser noted', async () => {
    expect(await codeOf(LOG, { commitment: '12'.repeat(32) })).toBe('other-commitment')
    expect(await codeOf(LOG, { contribution: '12'.repeat(32) })).toBe('other-contribution')
    expect((await check(LOG, { contribution: '12'.repeat(32) }, [])).fault).toBeUndefined()
  })
})

describe('what a browser notes', () => {
  const table = (more: Partial<TableInfo>, id: string): TableInfo => ({ id, status: 'open', mine: [0], seats: [], tournament: null, ...more }) as unknown as TableInfo
  const luck = (more = {}) => ({ commitment: 'c1', contributions: [null, null], secret: null, next: null, ...more })
  const send = vi.fn(async (): Promise<void> => {})

  beforeEach(() => {
    localStorage.clear()
    send.mockClear()
  })

  test('is the first commitment it sees, and what it gives, once', () => {
    follow(table({ luck: luck() }, 'a'), send)
    follow(table({ luck: luck({ commitment: 'c2' }) }, 'a'), send)
    const { commitment, contribution } = notedOf('a')
    expect(commitment).toBe('c1')
    expect(contribution).toMatch(/^[0-9a-f]{64}$/)
    expect(send.mock.calls).toEqual([[{ type: 'contribute', contribution }]])
    expect(givenToSit(table({ luck: luck() }, 'a'))).toEqual({ contribution })
  })

  test('is forgotten once there are many newer ones', () => {
    for (let n = 0; n < 510; n++) follow(table({ luck: luck(), mine: [] }, `many-${n}`), send)
    expect(notedOf('many-9')).toEqual({})
    expect(notedOf('many-10')).toEqual({ commitment: 'c1' })
  })

  test('is nothing where one gives nothing', () => {
    follow(table({ luck: null }, 'b'), send)
    follow(table({ luck: luck(), mine: [] }, 'c'), send)
    follow(table({ luck: luck(), status: 'playing' }, 'd'), send)
    follow(table({ luck: luck({ contributions: ['12', null] }) }, 'e'), send)
    expect(send).not.toHaveBeenCalled()
    expect(givenToSit(table({ luck: null }, 'b'))).toEqual({})
    expect(givenToSit(table({ luck: luck(), status: 'playing' }, 'd'))).toEqual({})
  })

  test('is given to the next game once this one is over', () => {
    const next = { table: 'g', commitment: 'c3', contributions: [null, null] }
    follow(table({ luck: luck({ next }), status: 'over' }, 'f'), send)
    expect(send.mock.calls).toEqual([[{ type: 'contribute', contribution: notedOf('g').contribution }]])
    expect(notedOf('g').commitment).toBe('c3')
    expect(notedOf('f'), 'first seen after the end').toEqual({})
  })

  test('goes along with a table one sets to play at', async () => {
    const pledged = vi.spyOn(server, 'pledgeLuck').mockResolvedValue({ table: 'h', commitment: 'c4' })
    const wish = { game: 'trex', seats: ['me', 'bot'] } as TableRequest
    expect(await withLuck(wish)).toEqual({ ...wish, luck: 'h', contribution: notedOf('h').contribution })
    expect(notedOf('h').commitment).toBe('c4')
    expect(await withLuck({ ...wish, seats: ['bot', 'bot'] })).toEqual({ ...wish, seats: ['bot', 'bot'] })
    expect(pledged).toHaveBeenCalledTimes(1)
  })
})
