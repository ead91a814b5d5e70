// The board of Cubitos at moments of recorded races: what is legal can be done, once and by its name, and nothing else.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import Board, { keys, read as readSeat } from '../src/games/cubitos'
import { zonesOf } from '../src/games/cubitos/dice'
import { linePath, markOf } from '../src/games/cubitos/geometry'
import { type Facts, type Pieces, sum } from '../src/games/cubitos/types'
import type { View } from '../src/games/cubitos/view'
import { nameOf } from '../src/games/shared/board'
import { changeSettings } from '../src/settings.svelte'
import { speak } from '../src/text.svelte'
import { clear, lookedAt, type Moment, read as recordingOf, type Recording, showBoard, type Shown } from './stage'

// Pictures say nothing that words do not, and many of them take long to draw.
vi.mock('../src/voxel/models.svelte', () => ({ drawnModel: () => '<svg></svg>' }))

type Races = Recording<View, Facts, Pieces>
const read = (language: string): Races => recordingOf(`cubitos-races-${language}.json`)
/** Those of all messages: what is shown instead of one that is missing or cannot be read. */
const IDS = readFileSync(join(import.meta.dirname, '../src/games/cubitos/en.ftl'), 'utf8').match(/^[a-z]+-[a-z-]+(?= =)/gm)!

beforeAll(async () => {
  changeSettings({ speed: 0 }) // moment follows moment: nobody waits for dice
  await speak('en')
  Element.prototype.scrollTo ??= () => {}
})
afterEach(clear)

const show = ({ pieces }: Races, start: Moment<View, Facts>, changes = {}): Shown<View, Facts> => showBoard(Board, pieces, start, changes)
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.board button')]
const nameOfButton = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.querySelector(':scope > .visually-hidden')?.textContent ?? button.textContent ?? ''

interface Seen {
  text: string
  /** What happened when all that bears the name of a legal action was pressed. */
  acted: string[]
  /** And then everything else. */
  ran: string[]
}

/** Go through a race and press everything at every moment. To draw it takes long: tests look at what one walk has seen. */
function walk(recording: Races, isNarrow: boolean): Seen[] {
  const { acted, ran, next } = show(recording, recording.moments[0]!, { isNarrow })
  return lookedAt(recording, isNarrow).map((moment) => {
    next(moment)
    const text = document.body.textContent
    const names = new Set(moment.game.actions.map(nameOf))
    const { legal = [], other = [] } = Object.groupBy(buttons(), (button) => (names.has(nameOfButton(button)) ? 'legal' : 'other'))
    for (const button of legal) button.click()
    const done = [...acted]
    ran.length = 0
    for (const button of other) button.click()
    return { text, acted: done, ran: ran.map((actions) => actions.join()) }
  })
}

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const recording = read(language)
  const walks = new Map<boolean, Seen[]>()

  function seen(isNarrow = false): [Moment<View, Facts>, Seen][] {
    changeSettings({ language })
    if (!walks.has(isNarrow)) walks.set(isNarrow, walk(recording, isNarrow))
    return walks.get(isNarrow)!.map((each, i) => [lookedAt(recording, isNarrow)[i]!, each])
  }

  test.each([false, true])('exactly the legal actions can be activated, each once and by its name (narrow: %s)', (isNarrow) => {
    for (const [{ game }, { acted }] of seen(isNarrow)) expect(acted.toSorted()).toEqual(game.actions.map(({ action }) => action).sort())
  })

  test('every other button runs several moves that the server has told', () => {
    let count = 0
    for (const [{ game }, { ran }] of seen()) {
      const told = [...game.facts.routes.map(({ actions }) => actions), game.facts.draws].map((actions) => actions.join())
      for (const actions of ran) expect(told).toContain(actions)
      count += ran.length
    }
    expect(count).toBeGreaterThan(5)
  })

  test('no word is missing', () => {
    for (const [moment, { text }] of seen()) {
      for (const id of IDS) expect(text).not.toContain(id)
      expect(text).not.toMatch(/\{|undefined|NaN/)
      for (let seat = 0; seat < moment.table.seats.length; seat++) {
        expect(readSeat({ ...moment, pieces: recording.pieces }, seat)).toMatch(/\d/)
      }
    }
  })
})

const english = read('en')

test('nothing is legal while looking back', () => {
  const moment = english.moments.find(({ game }) => game.facts.routes.length > 0)!
  show(english, moment, { isLive: false })
  expect(buttons()).toEqual([])
})

test('every die of a seat lies in one zone, under a name of its own', () => {
  for (const { game } of english.moments) {
    const view = game.view
    for (let seat = 0; seat < view.players; seat++) {
      const zones = zonesOf(view, seat, english.pieces)
      const player = view.seats[seat]!
      const counted = [player.draw, player.roll, player.picked, player.active, player.discard].map(sum).reduce((all, count) => all + count, 0)
      const dice = Object.values(zones).flat().filter(({ id }) => id !== 'first')
      expect(dice.length).toBe(counted)
      expect(new Set(dice.map(({ id }) => id)).size).toBe(counted)
    }
  }
})

test('U pushes and P passes', () => {
  const { game } = english.moments.find(({ game }) => game.actions.some(({ kind }) => kind === 'push'))!
  const pressed = keys(game)
  expect(pressed['u']).toBe('push')
  expect(pressed['p']).toBe('pass')
})

test('who may wait can do so by W and by the last and quietest button, and others read who waits', () => {
  changeSettings({ language: 'en' })
  const moment = english.moments.find(({ game }) => game.actions.some(({ kind }) => kind === 'push'))!
  const wait = { ...moment.game.actions[0]!, action: 'wait', kind: 'wait', arguments: {}, label: 'Wait to see what the others do', consequence: '' }
  const waiting = structuredClone(moment)
  waiting.game.actions.push(wait)
  const other = waiting.game.view.seats.findIndex((_, seat) => seat !== waiting.game.seat)
  Object.assign(waiting.game.view.seats[other]!, { thrown: 2, busted: 0 })
  expect(keys(waiting.game)['w']).toBe('wait')
  expect(keys(moment.game)['w']).toBeUndefined()
  const { acted } = show(english, waiting)
  const choices = [...document.querySelectorAll<HTMLButtonElement>('.decide .buttons button')]
  expect(choices.map(nameOfButton).at(-1)).toBe(nameOf(wait))
  expect(choices.at(-1)!.className).toContain('flat')
  choices.at(-1)!.click()
  expect(acted).toEqual(['wait'])
  expect(document.querySelector(`article[data-seat="${other}"] .state`)?.textContent).toBe('waits')
})

test('every kind of space but grass and water has a mark, and red lines stand between zones', () => {
  const spaces = new Set<string>()
  for (const board of english.pieces.boards) {
    for (const cell of board.cells) {
      const isPlain = ['grass', 'water', 'start', 'finish'].includes(cell.space)
      expect(markOf(cell) === undefined).toBe(isPlain)
      spaces.add(cell.space)
    }
    expect(linePath(board).split('M').length).toBeGreaterThan(20)
  }
  expect(spaces.size).toBe(13)
})

test('every word of the catalogue is used', () => {
  const folder = join(import.meta.dirname, '..', 'src', 'games', 'cubitos')
  const sources = readdirSync(folder).filter((file) => /(\.svelte|(?<!\.d)\.ts)$/.test(file))
  const source = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const { body } = new FluentResource(readFileSync(join(folder, 'en.ftl'), 'utf8'))
  const built = (id: string): boolean => /^(zone-|face-|push$|pass$)/.test(id) // from the name of a zone, a face or an action
  expect(body.map(({ id }) => id).filter((id) => !built(id) && !source.includes(`'${id}'`))).toEqual([])
})
