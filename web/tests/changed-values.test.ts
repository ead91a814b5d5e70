// What is changed at a table: asked for when somebody wants to know it, and once.

import { flushSync, mount, unmount } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Lists } from '../src/lists.svelte'
import ChangedValues from '../src/pages/ChangedValues.svelte'
import GameRow from '../src/pages/GameRow.svelte'
import OpenTables from '../src/pages/OpenTables.svelte'
import { server, type TableInfo, type TableRow } from '../src/server'
import type { TableConnection } from '../src/table/connection.svelte'
import Room from '../src/table/Room.svelte'
import TableActions from '../src/table/TableActions.svelte'
import { speak } from '../src/text.svelte'
import { LISTS } from './fixture'
import { waitFor } from './patience'

const ROW: TableRow = { ...LISTS.waiting[0]!, values: ['tile.1.cost=3'] }
const CHANGES = { game: 'cubosaurs', game_name: 'Cubosaurs', values: ROW.values, changes: [{ label: 'Tile 1: cost', before: '5', after: '3' }] }
const UNDO = { mine: 'impossible', turn_start: 0, asked_by: null, event: null, answers: [], waits_for: [] }
const TABLE = { ...ROW, owner: 'Odile', seats: [], mine: [], undo: UNDO, options: {}, sent_away: [], variant_label: 'Advanced' } as unknown as TableInfo
const connection = { status: 'live', game: null, log: [], chat: [], here: [], watching: 0, readAt: 0, reason: '', send: vi.fn(), refresh: vi.fn() } as unknown as TableConnection
const nothing = () => undefined

let mounted: Record<string, unknown> | undefined

beforeEach(async () => {
  await speak('en')
  vi.spyOn(server, 'changed').mockResolvedValue(CHANGES)
})

afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = undefined
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

function press(name: string): void {
  ;[...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name)!.click()
  flushSync()
}

const seen = (text: string): Promise<void> => waitFor(() => expect(document.querySelector('dialog')!.textContent).toContain(text))

test('events of the table ask for nothing while the values are the same', async () => {
  const shown = new SvelteMap([['values', ['tile.1.cost=3']]])
  mounted = mount(ChangedValues, { target: document.body, props: { game: 'cubosaurs', get values() { return shown.get('values')! } } })
  flushSync()
  expect(server.changed).not.toHaveBeenCalled()
  press('Changed values')
  await seen('Tile 1: cost')
  for (let event = 0; event < 3; event += 1) {
    shown.set('values', ['tile.1.cost=3'])
    flushSync()
  }
  expect(vi.mocked(server.changed).mock.calls).toEqual([['cubosaurs', ['tile.1.cost=3']]])
  expect(document.querySelector('dialog')!.textContent).toContain('Tile 1: cost')
  shown.set('values', ['tile.1.cost=2'])
  flushSync()
  expect(vi.mocked(server.changed).mock.calls.slice(1)).toEqual([['cubosaurs', ['tile.1.cost=2']]])
  await speak('fr')
  flushSync()
  expect(server.changed).toHaveBeenCalledTimes(3)
})

test.each([
  ['its room', () => mount(Room, { target: document.body, props: { connection, table: TABLE } })],
  ['my list', () => mount(GameRow, { target: document.body, props: { row: ROW } })],
  ['open tables', () => mount(OpenTables, { target: document.body, props: { lists: { now: { ...LISTS, waiting: [ROW] }, isSilent: false } as unknown as Lists, kinds: [], onset: nothing, onmeet: nothing } })],
  [
    'the game',
    () =>
      mount(TableActions, {
        target: document.body,
        props: {
          connection, table: TABLE, replay: { isLive: true } as never, follow: { isNow: true } as never, refusalRule: '', isAway: false, isBusy: false, onsend: nothing, onsit: nothing, onplayon: nothing,
          onundo: nothing, onhint: undefined, onwonder: undefined, isHinting: false, isWondering: false,
        },
      }),
  ],
])('another table like one has its variant: from %s', async (_, show) => {
  mounted = show()
  flushSync()
  press('Changed values')
  await seen('Tile 1: cost')
  const again = [...document.querySelectorAll('dialog a')].find(({ textContent }) => textContent.trim() === 'Another table like this')!
  expect(again.getAttribute('href')).toBe('/variant/cubosaurs?set=tile.1.cost%3D3&variant=advanced')
})
