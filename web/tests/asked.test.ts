// What a page asks for again in another language: the answer in the language before may come last, and counts for nothing.

import { type Component, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Asked } from '../src/asked.svelte'
import Daily from '../src/daily/Daily.svelte'
import Move from '../src/daily/Move.svelte'
import Examine from '../src/lab/Examine.svelte'
import Luck from '../src/luck/Luck.svelte'
import { me } from '../src/me.svelte'
import Person from '../src/pages/Person.svelte'
import Position from '../src/pages/Position.svelte'
import Variant from '../src/pages/Variant.svelte'
import Championship from '../src/progress/Championship.svelte'
import ChampionshipList from '../src/progress/ChampionshipList.svelte'
import EndBadges from '../src/progress/EndBadges.svelte'
import EndStandings from '../src/progress/EndStandings.svelte'
import Review from '../src/review/Review.svelte'
import { type PositionInfo, Refusal, server } from '../src/server'
import { speak } from '../src/text.svelte'
import Tournaments from '../src/tournament/Tournaments.svelte'
import { BADGES, fixtureApi, STATISTICS } from './fixture'
import { CARD, FORM } from './laboratory'
import { waitFor } from './patience'
import { type Recording, read } from './stage'

const GAME = 'cubano-naval-messages'
const { moments, pieces } = read(`${GAME}-short-en.json`) as Recording
const moment = moments[0] as PositionInfo
const named = (game_name: string): PositionInfo => ({ ...moment, table: { ...moment.table, game_name } })
const runner = (name: string) => ({ name, person: 'x', bot_label: null, is_mine: false, rank: 1, points: 3, won: 1, places: [1], gained: [3] })
const championship = (name: string) => ({ id: 'c', game: 'cubitos', game_name: name, points: [3], races: [{ number: 1, label: 'First', table: null, status: null }], runners: [runner(name)], run: 1, is_over: false, may_go_on: false })
const day = (name: string) => ({ day: '2026-11-16', ends_at: 9e9, streak: 0, parts: [], move: { ...named(name), position: 'p', answer: null, answered: 0, right: 0 } })
const tournament = (name: string) => ({ id: 't', name, game: 'trex', game_name: 'T-Rex', status: 'open', round: 0, rounds: 0, entrants: 0, is_host: true })
const api = fixtureApi()

/** A page, what it asks for, and an answer in which a name stands that the page shows. */
const PAGES: [string, Component<never>, object, keyof typeof server, (name: string) => unknown][] = [
  ['the day', Daily, {}, 'daily', day],
  ['the move of the day', Move, {}, 'daily', day],
  ['tournaments', Tournaments as Component<never>, { api }, 'tournaments', (name) => ({ rows: [tournament(name)] })],
  ['a championship', Championship as Component<never>, { id: 'c' }, 'championship', championship],
  ['championships', ChampionshipList, {}, 'championships', (name) => [championship(name)]],
  ['standings', EndStandings as Component<never>, { mark: { id: 'c' } }, 'championship', championship],
  ['badges', EndBadges as Component<never>, { table: 'end-8', person: 'ada' }, 'badges', (name) => ({ ...BADGES, badges: BADGES.badges.map((badge) => ({ ...badge, label: name })) })],
  ['luck', Luck as Component<never>, { id: 'a' }, 'table', (name) => ({ ...named(name), log: [] })],
  ['a review', Review as Component<never>, { id: 'a' }, 'table', (name) => ({ ...named(name), log: [] })],
  ['a position', Position as Component<never>, { game: GAME, word: 'w' }, 'position', named],
  ['changed values', Variant as Component<never>, { api, id: 'trex' }, 'changed', (name) => ({ game: 'trex', game_name: 'T-Rex', values: ['a=1'], changes: [{ label: name, before: '0', after: '1' }] })],
  ['what somebody played', Person as Component<never>, { id: 'somebody' }, 'statistics', (name) => ({ ...STATISTICS, name })],
  ['the laboratory', Examine as Component<never>, { game: 'cubosaurs' }, 'lab', (name) => ({ ...FORM, groups: [{ ...FORM.groups[0]!, label: name }] })],
]

let mounted: Record<string, unknown> | undefined
let asked: PromiseWithResolvers<unknown>[]

beforeEach(async () => {
  await speak('en')
  me.person = { id: 'Ada', name: 'Ada', account: null }
  asked = []
  vi.spyOn(server, 'me').mockResolvedValue(null)
  vi.spyOn(server, 'pieces').mockResolvedValue(pieces as Record<string, unknown>)
  vi.spyOn(server, 'log').mockResolvedValue('')
  vi.spyOn(server, 'games').mockResolvedValue([CARD])
  vi.spyOn(server, 'badges').mockResolvedValue(BADGES)
  vi.spyOn(server, 'review').mockReturnValue(new Promise(() => {}))
})

afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = undefined
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

/** Let everything happen that waits for nothing but its turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  flushSync()
}

async function askTwice(page: Component<never>, props: object, method: keyof typeof server): Promise<void> {
  vi.spyOn(server, method as 'daily').mockImplementation(() => {
    asked.push(Promise.withResolvers())
    return asked.at(-1)!.promise as never
  })
  mounted = mount(page, { target: document.body, props: props as never })
  await settle()
  await speak('fr')
  await settle()
  expect(asked).toHaveLength(2)
}

const shown = (): string => `${document.title} ${document.body.textContent}`

test.each(PAGES)('%s is shown in the language chosen last', async (_, page, props, method, answer) => {
  await askTwice(page, props, method)
  asked[1]!.resolve(answer('Newer'))
  await waitFor(() => expect(shown()).toContain('Newer'))
  asked[0]!.resolve(answer('Older'))
  await settle()
  expect(shown()).toContain('Newer')
  expect(shown()).not.toContain('Older')
})

test.each(PAGES)('%s is not refused in the language before', async (_, page, props, method, answer) => {
  await askTwice(page, props, method)
  asked[1]!.resolve(answer('Newer'))
  await waitFor(() => expect(shown()).toContain('Newer'))
  asked[0]!.reject(new Refusal('gone', 'Too late'))
  await settle()
  expect(shown()).not.toContain('Too late')
})

test('an answer to a page that is gone is used for nothing', async () => {
  const answer = Promise.withResolvers<number>()
  const used = vi.fn()
  let page: Asked<number> | undefined
  mounted = mount((() => (page = new Asked(() => answer.promise, used))) as unknown as Component, { target: document.body })
  await settle()
  await unmount(mounted)
  mounted = undefined
  answer.resolve(7)
  await settle()
  expect(page!.now).toBeUndefined()
  expect(used).not.toHaveBeenCalled()
})

test('what failed is asked again, and says whether that is in vain', async () => {
  let page: Asked<number> | undefined
  const answers = [new Refusal('too-many', 'Later'), new Refusal('gone', 'Gone'), undefined]
  const Page = (() => (page = new Asked(async () => {
    const refused = answers.shift()
    if (refused) throw refused
    return 7
  }))) as unknown as Component
  mounted = mount(Page, { target: document.body })
  await settle()
  expect([page!.problem, page!.isFinal, page!.now]).toEqual(['Later', false, undefined])
  await page!.again()
  expect([page!.problem, page!.isFinal, page!.now]).toEqual(['Gone', true, undefined])
  await page!.again()
  expect([page!.problem, page!.isFinal, page!.now]).toEqual(['', false, 7])
})
