// Chairs that are kept for players who are late: in the room, in the game, and on the board.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noteOf } from '../src/games/cubano-2-dice/notes'
import type { Facts } from '../src/games/cubano-2-dice/types'
import type { View } from '../src/games/cubano-2-dice/view'
import { me } from '../src/me.svelte'
import { server, type TableInfo } from '../src/server'
import { boardOf } from '../src/table/boards'
import type { TableConnection } from '../src/table/connection.svelte'
import Play from '../src/table/Play.svelte'
import Room from '../src/table/Room.svelte'
import { speak } from '../src/text.svelte'

const chair = (name: string, may_sit: boolean) => ({ person: name || null, bot: null, bot_label: null, bot_note: '', name, is_away: false, remaining: null, is_running: false, is_overdue: false, roles: [], may_sit })
const CHAIRS = [chair('Ada', false), chair('Ben', false), chair('', true)]
const UNDO = { mine: 'impossible', turn_start: 0, asked_by: null, event: null, answers: [], waits_for: [] }

function tableOf(more: object): TableInfo {
  return { id: 'a', game: 'cubano-2-dice', game_name: 'Cub’ano', owner: 'Ada', seats: CHAIRS, mine: [], clock: {}, undo: UNDO, options: {}, values: [], ...more } as unknown as TableInfo
}

function connected(): TableConnection & { send: ReturnType<typeof vi.fn> } {
  const send = vi.fn().mockResolvedValue({ done: true })
  return { status: 'live', game: null, log: [], chat: [], here: [], watching: 0, readAt: 0, reason: '', send, refresh: vi.fn() } as never
}

const buttonSaying = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(text))

// The page fetches it by itself, and would still do so after the last test.
beforeAll(async () => {
  await boardOf('cubano-2-dice')?.()
})

beforeEach(async () => {
  await speak('en')
  me.person = { id: 'Ada', name: 'Ada', account: null }
  localStorage.setItem('cubarium.name', 'Ada')
  vi.spyOn(server, 'pieces').mockResolvedValue({} as never)
})

test.each([true, false])('the owner begins while only chairs of latecomers are free: %s', async (may_begin) => {
  const connection = connected()
  const room = mount(Room, { target: document.body, props: { connection, table: tableOf({ status: 'open', may_begin }) } })
  flushSync()
  expect(document.body.textContent?.includes('kept for a latecomer')).toBe(may_begin)
  buttonSaying('Begin')?.click()
  expect(connection.send.mock.calls).toEqual(may_begin ? [[{ type: 'start' }]] : [])
  await unmount(room)
})

test('a visitor sits down on the chair that is kept, and a player is not asked to', async () => {
  for (const mine of [[], [0]]) {
    const connection = connected()
    const page = mount(Play, { target: document.body, props: { id: 'a', connection, table: tableOf({ status: 'playing', mine }) } })
    flushSync()
    const button = buttonSaying('Sit down on chair 3')
    expect(button !== undefined).toBe(mine.length === 0)
    button?.click()
    if (button) await vi.waitFor(() => expect(connection.send).toHaveBeenCalledWith({ type: 'sit', seat: 2 }))
    await unmount(page)
  }
})

test('no chair is offered once nobody can join any more', async () => {
  const seats = CHAIRS.map((each) => ({ ...each, may_sit: false }))
  const page = mount(Play, { target: document.body, props: { id: 'a', connection: connected(), table: tableOf({ status: 'playing', seats }) } })
  flushSync()
  expect(buttonSaying('Sit down')).toBeUndefined()
  await unmount(page)
})

test.each([
  ['en', 'kept for a latecomer'],
  ['fr', 'gardée pour qui arrive en retard'],
] as const)('the board says for whom a chair is empty: %s', async (language, said) => {
  await speak(language)
  const view = { seats: [{ status: 'absent', colour: 'none', claims: 0 }] } as unknown as View
  const facts = { seats: [{ sizes: [], solvency: 0, reprieve: 'none' }] } as unknown as Facts
  expect(noteOf(view, facts, 0)).toBe(said)
})
