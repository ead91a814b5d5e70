// People who meet at a table: their names, who is waited for, what they say, and a screen that goes from hand to hand.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { head } from '../src/head.svelte'
import { me } from '../src/me.svelte'
import { type GameInfo, type Person, Refusal, server, type TableInfo } from '../src/server'
import { changeSettings, settings } from '../src/settings.svelte'
import type { TableConnection } from '../src/table/connection.svelte'
import Handover from '../src/table/Handover.svelte'
import Room from '../src/table/Room.svelte'
import SoundOffer from '../src/table/SoundOffer.svelte'
import { waitedFor } from '../src/table/waited'
import { speak } from '../src/text.svelte'
import Probe from './Probe.svelte'

const ADA: Person = { id: 'ada', name: 'Ada', account: null }
const chair = (person: string | null, bot: string | null = null) => ({ person, bot, bot_label: bot, bot_note: '', name: person ?? bot ?? '', is_away: false, remaining: null, is_running: false, is_overdue: false, roles: [], may_sit: !person && !bot })
const tableOf = (more: object): TableInfo =>
  ({ id: 'a', game: 'trex', game_name: 'T-Rex', variant_label: '', owner: 'ada', status: 'open', may_begin: false, begins_when_full: false, seats: [chair('ada'), chair(null)], mine: [], values: [], clock: {}, ...more }) as unknown as TableInfo

function connected(): TableConnection & { send: ReturnType<typeof vi.fn>; refresh: ReturnType<typeof vi.fn> } {
  return { status: 'live', game: null, log: [], chat: [{ event: 3, person: 'ben', name: 'Ben', seat: null, text: 'Hello', at: 0 }], here: [0], watching: 0, readAt: 0, reason: '', send: vi.fn().mockResolvedValue({ done: true }), refresh: vi.fn() } as never
}

let mounted: Record<string, unknown> | undefined
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')
const button = (name: string): HTMLButtonElement | undefined => [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name)
const dialog = (): HTMLDialogElement | null => document.querySelector('dialog')

function write(field: HTMLInputElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}

beforeEach(async () => {
  localStorage.clear()
  await speak('en')
  me.person = null
  vi.spyOn(server, 'me').mockResolvedValue(null)
  vi.spyOn(server, 'games').mockResolvedValue([])
})
afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = undefined
  vi.restoreAllMocks()
})

describe('whoever sits down', () => {
  const show = (table = tableOf({})) => {
    const connection = connected()
    mounted = mount(Room, { target: document.body, props: { connection, table } })
    flushSync()
    return connection
  }
  const ask = async () => {
    button('Sit here')!.click()
    await vi.waitFor(() => expect(dialog()).not.toBeNull())
    return dialog()!.querySelector('input')!
  }

  test('says first what they are called, and is not asked again', async () => {
    const comeIn = vi.spyOn(server, 'comeIn').mockResolvedValue(ADA)
    const connection = show()
    const field = await ask()
    expect(field.value).toBe('Guest')
    expect(connection.send).not.toHaveBeenCalled()
    write(field, ' Ada ')
    button('Continue')!.click()
    await vi.waitFor(() => expect(connection.send).toHaveBeenCalledWith({ type: 'sit', seat: 1 }))
    expect(comeIn).toHaveBeenCalledExactlyOnceWith('Ada')
    expect(connection.refresh.mock.invocationCallOrder[0]).toBeLessThan(connection.send.mock.invocationCallOrder[0]!)
    expect(dialog()).toBeNull()
    button('Sit here')!.click()
    await vi.waitFor(() => expect(connection.send).toHaveBeenCalledTimes(2))
    expect(me.isNamed).toBe(true)
  })

  test('may think better of it', async () => {
    const connection = show()
    await ask()
    dialog()!.querySelector<HTMLButtonElement>('button[aria-label="Close"]')!.click()
    await vi.waitFor(() => expect(dialog()).toBeNull())
    expect(connection.send).not.toHaveBeenCalled()
    expect(me.isNamed).toBe(false)
  })

  test('is told why a name is not taken, and keeps none', async () => {
    vi.spyOn(server, 'comeIn').mockRejectedValue(new Refusal('malformed', 'body.name'))
    const connection = show()
    write(await ask(), 'a\u202eb')
    button('Continue')!.click()
    await vi.waitFor(() => expect(text()).toContain('Others could not read this name.'))
    expect(connection.send).not.toHaveBeenCalled()
    expect(me.isNamed).toBe(false)
  })

  test('with an account has a name', async () => {
    me.person = { ...ADA, account: 'ada' }
    const connection = show()
    button('Sit here')!.click()
    await vi.waitFor(() => expect(connection.send).toHaveBeenCalledOnce())
    expect(dialog()).toBeNull()
  })
})

describe('before the game', () => {
  test('people read what others say, and say something', async () => {
    localStorage.setItem('cubarium.name', 'Ada')
    me.person = ADA
    const connection = connected()
    connection.send.mockResolvedValueOnce({ done: false, refusal: { text: 'Too fast.' } })
    mounted = mount(Room, { target: document.body, props: { connection, table: tableOf({ mine: [0] }) } })
    flushSync()
    expect(text()).toContain('Ben Hello')
    const field = document.querySelector<HTMLInputElement>('form input')!
    write(field, ' Hello Ben ')
    for (const left of [' Hello Ben ', '']) {
      button('Send')!.click()
      await vi.waitFor(() => expect(field.value).toBe(left))
    }
    expect(connection.send.mock.calls).toEqual(Array(2).fill([{ type: 'say', text: 'Hello Ben' }]))
  })

  test('the owner alone may let bots fill in', async () => {
    for (const id of ['ada', 'ben']) {
      me.person = { ...ADA, id }
      const connection = connected()
      const room = mount(Room, { target: document.body, props: { connection, table: tableOf({ mine: [0] }) } })
      flushSync()
      button('Let a bot fill in')?.click()
      expect(connection.send.mock.calls).toEqual(id === 'ada' ? [[{ type: 'start', fill: true }]] : [])
      await unmount(room)
    }
  })

  const free = chair(null)
  const full = [chair('ada'), chair('ben')]
  test.each([
    ['eve', { seats: [chair('ada'), free] }, [0], 'One chair is free. Take it to play.'],
    ['ada', { seats: [chair('ada'), free, free], mine: [0] }, [0], 'Waiting for 2 more people. Send them the link, or let bots fill in.'],
    ['ben', { seats: [chair('ada'), chair('ben'), free], mine: [1] }, [0, 1], 'Waiting for one more person.'],
    ['ada', { seats: [chair('ada'), free], mine: [0], begins_when_full: true }, [0], 'Waiting for somebody to play with. The game begins as soon as they sit down, or a bot can fill in.'],
    ['ada', { seats: full, mine: [0], may_begin: true }, [0, 1], 'Everybody is here. You can begin.'],
    ['ada', { seats: full, mine: [0], may_begin: true }, [0], 'ben is not connected. You can wait, or begin.'],
    ['ada', { seats: [chair('ada'), chair(null, 'rex')], mine: [0], may_begin: true }, [0], 'Everybody is here. You can begin.'],
    ['ben', { seats: full, mine: [1], may_begin: true }, [0, 1], 'Every chair is taken. Waiting for ada to begin.'],
    ['ben', { seats: [chair('ben'), chair('eve')], mine: [0], may_begin: true }, [0, 1], 'Every chair is taken. Waiting for whoever set the table to begin.'],
  ])('%s is told who is waited for (%#)', (id, more, here, sentence) => {
    expect(waitedFor(tableOf(more), here, id)).toBe(sentence)
  })
})

describe('a screen that is handed over', () => {
  const game = { seat: 1, move: 7, view: { secret: 'red 7' } } as unknown as GameInfo
  const board = Promise.resolve({ default: Probe } as never)

  test('shows what lies open to all and nothing else, until the next one asks for it', async () => {
    const openAt = vi.spyOn(server, 'openAt').mockResolvedValue({ seat: -1, move: 7, view: { shown: 'green 3' } } as never)
    const onuncover = vi.fn()
    mounted = mount(Handover, { target: document.body, props: { id: 'a', table: tableOf({ seats: [chair('Ada'), chair('Ben')] }), game, board, pieces: Promise.resolve({}), onuncover } })
    await vi.waitFor(() => expect(text()).toContain('green 3'))
    expect(openAt).toHaveBeenCalledExactlyOnceWith('a', 7)
    expect(text()).not.toContain('red 7')
    expect(text()).toContain('Pass the screen to Ben.')
    button('I am Ben, show my cards')!.click()
    expect(onuncover).toHaveBeenCalledOnce()
  })

  test('can be taken where the open view cannot be fetched', async () => {
    vi.spyOn(server, 'openAt').mockRejectedValue(new Error())
    mounted = mount(Handover, { target: document.body, props: { id: 'a', table: tableOf({ seats: [chair('Ada'), chair('Ben')] }), game, board, pieces: Promise.resolve({}), onuncover: vi.fn() } })
    await vi.waitFor(() => expect(text()).toContain('The server is not answering.'))
    expect(text()).not.toContain('red 7')
    expect(button('I am Ben, show my cards')).toBeDefined()
  })
})

test.each([true, false])('sound is offered once, and the answer is kept: %s', (sound) => {
  changeSettings({ sound: false, soundOffered: false })
  mounted = mount(SoundOffer, { target: document.body, props: { place: 'table' } })
  flushSync()
  expect(text()).toContain('Sound?')
  button(sound ? 'On' : 'Off')!.click()
  flushSync()
  expect(text()).not.toContain('Sound?')
  expect([settings.sound, settings.soundOffered]).toEqual([sound, true])
})

test('nothing stands in the top bar of a page that is no table', () => {
  expect(head).toEqual({ title: '', detail: '' })
})
