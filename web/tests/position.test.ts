// A position that a link opens: the board as the asked seat sees it, what it may do, and a way to play on.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { me } from '../src/me.svelte'
import Position from '../src/pages/Position.svelte'
import { match } from '../src/router.svelte'
import { type GameCard, NoAnswer, type PositionInfo, Refusal, server, type Welcome } from '../src/server'
import { speak } from '../src/text.svelte'
import { waitFor } from './patience'
import { type Recording, read } from './stage'

const GAME = 'cubano-naval-messages'
const { moments, pieces } = read(`${GAME}-short-en.json`) as Recording
const first = moments[0] as PositionInfo
const names = first.table.seats.map(({ name }) => name)
const together = moments.find(({ game }) => game.asked.length === 2) as PositionInfo
const over: PositionInfo = { ...first, game: { ...first.game, seat: -1, asked: [], actions: [] } }

let mounted: Record<string, unknown> | undefined

beforeEach(async () => {
  await speak('en')
  vi.spyOn(server, 'pieces').mockResolvedValue(pieces as Record<string, unknown>)
})

afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = undefined
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

function open(): void {
  mounted = mount(Position, { target: document.body, props: { game: GAME, word: 'eNo-word' } })
  flushSync()
}

async function openSeen(seen: PositionInfo): Promise<void> {
  vi.spyOn(server, 'position').mockResolvedValue(seen)
  open()
  await waitFor(() => expect(document.querySelector('.board')).not.toBeNull())
}

const said = (): string => document.querySelector('[role=status]')!.textContent.replace(/\s+/g, ' ').trim()
const button = (name: string): HTMLButtonElement | undefined => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)

test('a position has an address of its own', () => {
  expect(match('/position/trex/eNo-_word')).toEqual({ page: 'position', game: 'trex', word: 'eNo-_word' })
  for (const path of ['/position', '/position/trex', '/position/trex/a/b']) expect(match(path)).toEqual({ page: 'missing' })
})

test('the game, who is asked, and all that seat may do are told beside the board', async () => {
  await openSeen(first)
  expect(vi.mocked(server.position).mock.calls).toEqual([[GAME, 'eNo-word', undefined]])
  expect(document.querySelector('h1')!.textContent).toBe(`Position: ${first.table.game_name}`)
  expect(said()).toBe(`A position of ${first.table.game_name}. It is ${names[0]}’s turn, and you see the table from that seat. ${first.game.prompt}`)
  expect(document.querySelector('summary')!.textContent).toBe(`${first.game.actions.length} possible moves`)
  expect([...document.querySelectorAll('details li')].map(({ textContent }) => textContent)).toEqual(first.game.actions.map(({ label }) => label))
})

test('the board offers nothing to press, and no key does anything', async () => {
  await openSeen(first)
  const before = document.querySelector('.board')!.innerHTML
  for (const { label } of first.game.actions) expect(before).not.toContain(label)
  for (const key of '123abc') dispatchEvent(new KeyboardEvent('keydown', { key }))
  flushSync()
  expect(document.querySelector('.board')!.innerHTML).toBe(before)
})

test('it is told in French as well', async () => {
  await speak('fr')
  await openSeen(first)
  expect(said()).toContain(`C’est à ${names[0]} de jouer, et vous voyez la table de sa place.`)
})

test('of several who decide at once one chooses from where one looks, and the address keeps it', async () => {
  await openSeen(together)
  expect(said()).toContain(`${names[0]} and ${names[1]} decide at the same time.`)
  const select = document.querySelector('select')!
  expect([...select.options].map(({ text }) => text)).toEqual(names.map((name) => `View: ${name}`))
  vi.mocked(server.position).mockResolvedValue({ ...together, game: { ...together.game, seat: 1 } })
  select.value = '1'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() => expect(vi.mocked(server.position).mock.lastCall).toEqual([GAME, 'eNo-word', 1]))
  expect(location.search).toBe('?seat=1')
  await waitFor(() => expect(select.value).toBe('1'))
})

test('a link may say who looks', async () => {
  history.replaceState(null, '', '/position/x/y?seat=1')
  await openSeen(together)
  expect(vi.mocked(server.position).mock.lastCall).toEqual([GAME, 'eNo-word', 1])
})

test('a game that is over is not played on', async () => {
  await openSeen(over)
  expect(said()).toBe(`A position of ${first.table.game_name}. The game is over.`)
  expect(button('Play on from here')).toBeUndefined()
  expect(document.querySelector('details')).toBeNull()
})

test('a word that is no position leads home with a sentence', async () => {
  vi.spyOn(server, 'position').mockRejectedValue(new Refusal('no-such-position', 'This is no position of the game.'))
  open()
  await waitFor(() => expect(document.querySelector('h1')!.textContent).toBe('Nothing here'))
  expect(document.body.textContent).toContain('This is no position of the game.')
  expect(document.querySelector('a[href="/"]')!.textContent.trim()).toBe('Back to the games')
  expect(button('Try again')).toBeUndefined()
})

test('a game without a board says where it is played', async () => {
  vi.spyOn(server, 'position').mockResolvedValue(first)
  mounted = mount(Position, { target: document.body, props: { game: 'high-card', word: 'eNo-word' } })
  await waitFor(() => expect(document.body.textContent).toContain('This game has no board in the browser yet.'))
})

test.each([new NoAnswer(), new Refusal('too-many', 'Too fast.')])('where nothing comes now, one may ask again: %s', async (cause) => {
  vi.spyOn(server, 'position').mockRejectedValueOnce(cause).mockResolvedValue(first)
  open()
  await waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  document.querySelector<HTMLButtonElement>('.choices button')!.click()
  await waitFor(() => expect(document.querySelector('.board')).not.toBeNull())
})

test('whoever plays on chooses a seat and the level of the bots, and comes to a new table', async () => {
  const bots = ['hatchling', 'greedy'].map((name) => ({ name, label: name, help: '', record: '', is_ready: true, note: '' }))
  vi.spyOn(server, 'games').mockResolvedValue([{ id: GAME, bots, default_bot: 'greedy' } as unknown as GameCard])
  vi.spyOn(me, 'known').mockResolvedValue({ id: 'ada', name: 'Ada', account: null })
  const play = vi.spyOn(server, 'playPosition').mockRejectedValueOnce(new Refusal('too-many', 'Too fast.'))
  play.mockResolvedValue({ table: { id: 'new-1' } } as Welcome)
  await openSeen(first)
  button('Play on from here')!.click()
  await waitFor(() => expect(button('Begin')).toBeDefined())
  expect(document.querySelector('dialog h2')!.textContent).toBe('Play on from this position')
  const select = document.querySelector<HTMLSelectElement>('dialog select')!
  select.value = 'hatchling'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  button('Begin')!.click()
  await waitFor(() => expect(document.querySelector('dialog [role=alert]')!.textContent).toBe('Too fast.'))
  button('Begin')!.click()
  await waitFor(() => expect(location.pathname).toBe('/table/new-1'))
  expect(play.mock.lastCall).toEqual([GAME, 'eNo-word', { seat: 0, bot: 'hatchling' }])
})
