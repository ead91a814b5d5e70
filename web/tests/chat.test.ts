// Chat: who watches is told apart, whom I do not want to hear is not shown, and what was said before comes on request.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { marks } from '../src/marks.svelte'
import { me } from '../src/me.svelte'
import { type ChatLine, type MarkInfo, server, type TableInfo } from '../src/server'
import Chat from '../src/table/Chat.svelte'
import type { TableConnection } from '../src/table/connection.svelte'
import EndsOn from '../src/table/EndsOn.svelte'
import Question from '../src/table/Question.svelte'
import { settings } from '../src/settings.svelte'
import { speak } from '../src/text.svelte'
import { waitFor } from './patience'

const line = (event: number, person: string, seat: number | null, text: string): ChatLine => ({ event, person, name: person.toUpperCase(), seat, text, at: event })
const LINES = [line(201, 'ada', 0, 'hello'), line(202, 'eve', null, 'boo'), line(203, 'bob', 1, 'hi')]
const MUTED: MarkInfo = { person: 'eve', name: 'EVE', is_muted: true, is_blocked: false }

let mounted: Record<string, unknown> | undefined
const said = (): string[] => [...document.querySelectorAll('li.said')].map((item) => item.textContent.replace(/\s+/g, ' ').trim())
const button = (name: string): HTMLButtonElement => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)!

function show(chat: ChatLine[]): void {
  const connection = { chat, table: { id: 't', status: 'playing' } } as unknown as TableConnection
  mounted = mount(Chat, { target: document.body, props: { connection, onsay: () => Promise.resolve(true) } })
  flushSync()
}

beforeEach(async () => {
  settings.language = 'en'
  await speak('en')
  vi.spyOn(me, 'person', 'get').mockReturnValue({ id: 'ada', name: 'ADA', account: null })
  vi.spyOn(me, 'known').mockResolvedValue({ id: 'ada', name: 'ADA', account: null })
  vi.spyOn(server, 'marks').mockResolvedValue([])
})
afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = undefined
  marks.all = []
  vi.restoreAllMocks()
})

describe('the chat', () => {
  test('tells who watches, and offers nothing against myself', () => {
    show(LINES)
    expect(said()).toEqual(['ADA hello', 'EVE watching boo', 'BOB hi'])
    expect([...document.querySelectorAll('.name')].map(({ textContent }) => textContent)).toEqual(['EVE', 'BOB'])
  })

  test('shows nothing of whom I do not want to hear, and says so', async () => {
    const set = vi.spyOn(server, 'setMark').mockResolvedValue([MUTED])
    show(LINES)
    button('EVE').click()
    flushSync()
    const dialog = document.querySelector('dialog')!
    expect(dialog.textContent).toContain('Hide messages')
    dialog.querySelector<HTMLButtonElement>('[role=switch]')!.click()
    await waitFor(() => expect(said()).toEqual(['ADA hello', 'BOB hi']))
    expect(set).toHaveBeenCalledExactlyOnceWith({ person: 'eve', is_muted: true, is_blocked: false })
    expect(document.body.textContent).toContain('One message is hidden')
  })

  test('takes a report with its reason', async () => {
    const report = vi.spyOn(server, 'report').mockResolvedValue(undefined)
    show(LINES)
    button('EVE').click()
    flushSync()
    expect(button('Send the report').getAttribute('aria-disabled')).toBe('true')
    const field = document.querySelector('textarea')!
    field.value = ' She shouts. '
    field.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    button('Send the report').click()
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    expect(report).toHaveBeenCalledExactlyOnceWith('t', { person: 'eve', event: 202, reason: 'She shouts.' })
  })

  test('brings what was said before on request', async () => {
    const before = vi.spyOn(server, 'chatBefore').mockResolvedValue({ lines: [line(1, 'bob', 1, 'first')], has_more: false })
    show(Array.from({ length: 200 }, (_, i) => line(i + 2, 'ada', 0, `${i}`)))
    button('Earlier messages').click()
    await waitFor(() => expect(said()[0]).toBe('BOB first'))
    expect(before).toHaveBeenCalledExactlyOnceWith('t', 2)
    expect(button('Earlier messages')).toBeUndefined()
  })
})

describe('an end without a result', () => {
  const seats = [{ name: 'Ada' }, { name: 'Blaise' }]

  test('is asked of the others', () => {
    const onanswer = vi.fn()
    const table = { seats, mine: [1], abort: { asked_by: 0, event: 9, waits_for: [1] } } as unknown as TableInfo
    mounted = mount(Question, { target: document.body, props: { table, kind: 'abort' as const, onanswer } })
    flushSync()
    expect(document.body.textContent).toContain('Ada would like to stop the game, without a result.')
    button('Agree').click()
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(true, 9)
  })

  test.each([[1, true], [100, false]])('is told %s days before it comes by itself: %s', (days, isTold) => {
    const table = { status: 'playing', ends_on: Date.now() / 1000 + days * 86_400 } as unknown as TableInfo
    mounted = mount(EndsOn, { target: document.body, props: { table } })
    flushSync()
    expect(document.body.textContent.includes('If nobody plays, this game ends without a result on')).toBe(isTold)
  })
})
