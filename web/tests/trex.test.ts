// The board of T-Rex through every moment of recorded games: what is legal can be done, once, and nothing else.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import Board, { keys, read as readSeat } from '../src/games/trex'
import { placeActions } from '../src/games/trex/actions'
import type { Facts, Game, Pieces } from '../src/games/trex/types'
import type { View } from '../src/games/trex/view'
import { nameOf } from '../src/games/shared/board'
import { changeSettings } from '../src/settings.svelte'
import { speak } from '../src/text.svelte'
import { clear, lookedAt, filesOf, type Moment, read as recordingOf, type Recording, saidOf, showBoard, type Shown } from './stage'

// Pictures say nothing that words do not, and a thousand of them take long to draw.
vi.mock('../src/voxel/models.svelte', () => ({ drawnModel: () => '<svg></svg>' }))

const files = filesOf(/^trex-standard.*\.json$/)
type Rounds = Recording<View, Facts, Pieces>
const read = (file: string): Rounds => recordingOf(file)

beforeAll(() => speak('en'))
afterEach(clear)

const show = ({ pieces }: Rounds, start: Moment<View, Facts>, changes = {}): Shown<View, Facts> => showBoard(Board, pieces, start, changes)
const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.board button')]

describe.each(files)('%s', (file) => {
  const recording = read(file)

  test.each([false, true])('exactly the legal actions can be activated, each once and by its name (narrow: %s)', async (isNarrow) => {
    changeSettings({ language: file.includes('-fr') ? 'fr' : 'en' })
    const { acted, next } = show(recording, recording.moments[0]!, { isNarrow })
    for (const moment of lookedAt(recording, isNarrow)) {
      next(moment)
      const legal = moment.game.actions
      for (const button of document.querySelectorAll<HTMLElement>('[data-action]')) {
        const action = legal.find((each) => each.action === button.dataset['action'])!
        expect(saidOf(button)).toContain(nameOf(action))
        expect(button.getAttribute('aria-disabled')).toBeNull()
      }
      for (const button of buttons()) if (!button.classList.contains('who')) button.click()
      expect(acted.sort()).toEqual(legal.map(({ action }) => action).sort())
    }
  })

  test('nothing is legal while looking back, and pressing a card says why', () => {
    const moment = recording.moments.find(({ game }) => game.actions.some(({ kind }) => kind === 'play'))!
    const { acted, refused } = show(recording, moment, { isLive: false })
    for (const button of buttons()) if (!button.classList.contains('who')) button.click()
    expect(acted).toEqual([])
    expect(refused).toContain(moment.game.prompt)
  })

  test('keys are single, and each stands for a legal action', () => {
    for (const { game } of recording.moments) {
      const known = game.actions.map(({ action }) => action)
      for (const [key, action] of Object.entries(keys(game))) {
        expect(key).toMatch(/^[1-9k]$/)
        expect(known).toContain(action)
      }
      expect(Object.keys(keys(game)).length).toBeGreaterThanOrEqual(Math.min(9, known.length))
    }
  })
})

describe('the table', () => {
  const recording = read(files.find((file) => file.includes('-4-en'))!)
  const [first] = recording.moments

  test('has labelled zones, each with one Tab stop', () => {
    changeSettings({ language: 'en' })
    show(recording, first!)
    const zones = [...document.querySelectorAll<HTMLElement>('.board .table :is(section.centre, section.players, section.mine)')]
    expect(zones.map((zone) => zone.getAttribute('aria-label'))).toEqual(['Colours, eggs and meteor', 'Players', 'Your hand'])
    for (const zone of zones.slice(1)) expect([...zone.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  test('names a card with its type, its symbol, house values, and what playing it does', () => {
    show(recording, first!)
    const names = [...document.querySelectorAll('[data-action]')].map(saidOf)
    expect(names).toContain('Red 5, meteor, house value. Play red 5. place 1 of 1, begins the last lap°')
  })

  test('shows every seat alike and no hand to a spectator', () => {
    const game: Game = { ...first!.game, seat: -1, actions: [], view: { ...first!.game.view, viewer: -1, hand: [] } }
    show(recording, { table: first!.table, game })
    expect(document.querySelectorAll('.seat')).toHaveLength(4)
    expect(document.querySelector('.hand')).toBeNull()
    expect(document.body.textContent).toContain('Ada')
  })

  test('puts an action it does not know into the choice bar', () => {
    const strange = { action: 'dance', kind: 'dance', arguments: {}, label: 'Dance', short: '', consequence: 'nothing', numbers: {} }
    const { acted } = show(recording, { ...first!, game: { ...first!.game, actions: [...first!.game.actions, strange] } })
    const button = document.querySelector<HTMLElement>('.bar [data-action=dance]')!
    expect(saidOf(button)).toBe('Dance. nothing')
    button.click()
    expect(acted).toEqual(['dance'])
  })

  test('gives a second action for the same place a button of its own', () => {
    const { view } = first!.game
    const [action] = first!.game.actions
    const twice = [action!, { ...action!, action: 'play it otherwise' }]
    expect(placeActions(twice, view, false).rest).toEqual([twice[1]])
  })

  test('tells at the end where the points come from and who wins', () => {
    show(recording, recording.moments.at(-1)!)
    expect(document.body.textContent).toContain('Green, 3 eggs: 9 points')
    expect(document.body.textContent).toContain('winner')
  })
})

test('every word of the catalogue is used', () => {
  const folder = join(import.meta.dirname, '..', 'src', 'games', 'trex')
  const sources = readdirSync(folder).filter((file) => /(\.svelte|(?<!\.d)\.ts)$/.test(file))
  const source = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const { body } = new FluentResource(readFileSync(join(folder, 'en.ftl'), 'utf8'))
  const built = (id: string): boolean => /^tell-(chamaelosaurus|shower|high|middle|low)$/.test(id) // from the name of a card or a row
  expect(body.map(({ id }) => id).filter((id) => !built(id) && !source.includes(`'${id}'`))).toEqual([])
})

test('every seat can be read aloud at every moment', () => {
  const { pieces, moments } = read(files[0]!)
  for (const { table, game } of moments) {
    for (const seat of table.seats.keys()) {
      const said = readSeat({ table, game, pieces }, seat)
      expect(said).toContain(seat === game.seat ? 'You' : table.seats[seat]!.name)
      expect(said).toMatch(/\d+ pts?$/)
    }
  }
})
