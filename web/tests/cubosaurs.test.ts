// Every moment of the recorded games: what is legal can be done, each thing once, and nothing else.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Board, { keys, read as readSeat } from '../src/games/cubosaurs'
import en from '../src/games/cubosaurs/en.ftl?raw'
import fr from '../src/games/cubosaurs/fr.ftl?raw'
import type { Game, Pieces } from '../src/games/cubosaurs/types'
import type { LegalAction, TableInfo } from '../src/games/shared/board'
import { changeSettings } from '../src/settings.svelte'
import { speak } from '../src/text.svelte'

// pictures have tests of their own, and would take most of the time here
vi.mock('../src/voxel/models.svelte', () => ({ drawnModel: () => '<svg></svg>' }))

interface Recording {
  pieces: Pieces
  moments: Moment[]
}

interface Moment {
  table: TableInfo
  game: Game
}

const FOLDER = join(import.meta.dirname, 'fixtures')
const FILES = readdirSync(FOLDER).filter((file) => /^cubosaurs-.*\.json$/.test(file))
const read = (file: string): Recording => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Recording

let sent: string[] = []
let told: string[] = []
let shown: Record<string, unknown> | undefined

const now = new SvelteMap<'moment', Moment>()

function show({ pieces }: Recording, table: TableInfo, game: Game, isLive = true): HTMLElement {
  document.body.innerHTML = '<div id="app"></div>'
  const target = document.getElementById('app')!
  now.set('moment', { table, game })
  shown = mount(Board, {
    target,
    props: {
      get table() {
        return now.get('moment')!.table
      },
      get game() {
        return now.get('moment')!.game
      },
      pieces,
      act: (action: string) => sent.push(action),
      run: () => {},
      refuse: (text: string) => told.push(text),
      isLive,
    },
  })
  flushSync()
  return target
}

/** The same board, a move later. */
function step(moment: Moment): void {
  now.set('moment', moment)
  flushSync()
}

async function clear(): Promise<void> {
  if (shown) await unmount(shown)
  shown = undefined
}

const buttons = (root: HTMLElement): HTMLButtonElement[] => [...root.querySelectorAll('button')]
const nameOf = (button: HTMLElement): string => button.getAttribute('aria-label') ?? button.textContent ?? ''

/** Press everything; what was sent, with the name of what was pressed. */
function pressAll(root: HTMLElement): [action: string, name: string][] {
  const found: [string, string][] = []
  for (const button of buttons(root)) {
    sent = []
    button.click()
    for (const action of sent) {
      expect(button.getAttribute('aria-disabled'), nameOf(button)).toBeNull()
      found.push([action, nameOf(button)])
    }
  }
  return found
}

function expectActions(root: HTMLElement, game: Game): void {
  const pressed = pressAll(root)
  expect(pressed.map(([action]) => action).toSorted()).toEqual(game.actions.map(({ action }) => action).toSorted())
  for (const [action, name] of pressed) {
    const { label, consequence } = game.actions.find((legal) => legal.action === action)!
    expect(name).toContain(label)
    expect(name).toContain(consequence)
  }
}

beforeEach(() => {
  sent = []
  told = []
})
afterEach(clear)

describe.each(FILES)('%s', (file) => {
  const recording = read(file)
  const language = file.endsWith('-fr.json') ? 'fr' : 'en'

  test('exactly the legal actions can be done', async () => {
    await speak(language)
    changeSettings({ language })
    const first = recording.moments[0]!
    const root = show(recording, first.table, first.game)
    for (const moment of recording.moments) {
      step(moment)
      expectActions(root, moment.game)
    }
  }, 120_000)

  test('single keys stand for legal actions, each card within reach', () => {
    for (const { game } of recording.moments) {
      const found = keys(game)
      const legal = new Set(game.actions.map(({ action }) => action))
      for (const action of Object.values(found)) expect(legal).toContain(action)
      expect(new Set(Object.values(found)).size).toBe(Math.min(legal.size, 9 + Number(legal.has('keep')) + Number(legal.has('done'))))
    }
  })
})

const recording = read(FILES.find((file) => file.includes('advanced-4-en'))!)
const asked = recording.moments.find(({ game }) => game.actions.some(({ kind }) => kind === 'buy'))!

/** The asked moment with other actions, for questions that the recorded games did not meet. */
const withActions = (actions: LegalAction[]): Game => ({ ...asked.game, actions })
const action = (kind: string, argument: LegalAction['arguments'], label: string): LegalAction => ({
  action: [kind, ...Object.values(argument)].join(' '),
  kind,
  arguments: argument,
  label,
  short: '',
  consequence: '0 → +3',
  numbers: {},
})

describe('questions of tiles', () => {
  test('cards of others, seats, and the end of the turn have their places', () => {
    const { view } = asked.game
    const theirs = view.seats.flatMap(({ collection }, seat) => (seat === asked.game.seat ? [] : collection))
    const game = withActions([
      ...theirs.map((card) => action('pick', { card }, `Take ${card}`)),
      action('seat', { seat: 2 }, 'Give it to Nour'),
      action('done', {}, 'End your turn'),
    ])
    expectActions(show(recording, asked.table, game), game)
  })

  test('an action of a kind nobody has heard of goes into the bar of choices', () => {
    const game = withActions([action('dance', { steps: 3 }, 'Dance')])
    expectActions(show(recording, asked.table, game), game)
  })
})

describe('reading along', () => {
  test('nothing is legal in an earlier moment or to a spectator', async () => {
    expect(pressAll(show(recording, asked.table, asked.game, false))).toEqual([])
    await clear()
    const root = show(recording, asked.table, { ...asked.game, seat: -1, actions: [] })
    expect(pressAll(root)).toEqual([])
    expect(root.querySelectorAll('article')).toHaveLength(4)
    expect(root.querySelector('[data-mine]')).toBeNull()
  })

  test('a card that may not be played says why', () => {
    const root = show(recording, asked.table, asked.game)
    const flat = buttons(root).filter((button) => button.getAttribute('aria-disabled') === 'true')
    expect(flat.length).toBeGreaterThan(0)
    flat.forEach((button) => button.click())
    expect(told).toHaveLength(flat.length)
    expect(told.every((text) => text.length > 0 && !text.startsWith('why-'))).toBe(true)
  })
})

describe('keyboard', () => {
  test('a zone is one Tab stop, and arrows go on from there', () => {
    const root = show(recording, asked.table, asked.game)
    const zones = [...root.querySelectorAll<HTMLElement>('[data-roving]')]
    expect(zones.length).toBeGreaterThanOrEqual(4)
    for (const zone of zones) {
      const stops = [...zone.querySelectorAll<HTMLElement>('button, [data-stop]')]
      expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
      stops[0]!.focus()
      stops[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
      expect(document.activeElement).toBe(stops.at(-1))
      expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toEqual([stops.at(-1)])
    }
  })
})

test('both languages have the same messages and variables', () => {
  const messages = (catalogue: string): Record<string, string> =>
    Object.fromEntries(
      catalogue
        .split(/\n(?=[a-z])/)
        .flatMap((entry) => {
          const id = /^([a-z][a-z0-9-]*) =/.exec(entry)?.[1]
          const variables = new Set([...entry.matchAll(/\$([a-z]+)/g)].map(([, name]) => name))
          return id ? [[id, [...variables].toSorted().join(' ')]] : []
        }),
    )
  expect(messages(fr)).toEqual(messages(en))
})

test('every seat can be read aloud at every moment', () => {
  const { pieces, moments } = read(FILES.find((file) => file.includes('-en'))!)
  for (const { table, game } of moments) {
    for (const seat of table.seats.keys()) {
      const said = readSeat({ table, game, pieces }, seat)
      expect(said).toContain(seat === game.seat ? 'Your collection: ' : table.seats[seat]!.name)
      expect(said).toMatch(/\d points?/)
    }
  }
})
