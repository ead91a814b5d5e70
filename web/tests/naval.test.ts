// The boards of both naval battles through recorded games: what is legal can be done, once, and nothing else.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { placeActions } from '../src/games/cubano-naval-dice/actions'
import type { Facts } from '../src/games/cubano-naval-dice/types'
import type { Player, View } from '../src/games/cubano-naval-dice/view'
import type { View as MessagesView } from '../src/games/cubano-naval-messages/view'
import { rowsOf } from '../src/games/cubano-naval/sea'
import { nameOf } from '../src/games/shared/board'
import { changeSettings } from '../src/settings.svelte'
import { boardOf, type BoardModule } from '../src/table/boards'
import { speak } from '../src/text.svelte'
import { motions, noteMotions } from './motion'
import { clear, filesOf, type Moment, read as recordingOf, saidOf, showBoard, type Shown } from './stage'

// Pictures say nothing that words do not.
vi.mock('../src/voxel/models.svelte', () => ({ drawnModel: () => '<svg></svg>' }))

const files = filesOf(/^cubano-naval-/)
const recordings = new Map(files.map((file) => [file, recordingOf(file)]))
const [dice, messages] = await Promise.all([boardOf('cubano-naval-dice')!(), boardOf('cubano-naval-messages')!()])
const moduleOf = (file: string): BoardModule => (file.includes('-dice-') ? dice : messages)

beforeAll(async () => {
  await speak('en')
  noteMotions()
})
beforeEach(() => {
  motions.length = 0
  changeSettings({ language: 'en', speed: 1 })
})
afterEach(clear)

const show = (file: string, start: Moment, isLive = true): Shown => showBoard(moduleOf(file).default, recordings.get(file)!.pieces, start, { isLive })

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.board button')]
const tile = (seat: number, square: string): HTMLElement => document.querySelector<HTMLElement>(`[data-seat='${seat}'] [data-square=${square}]`)!

describe.each(files)('%s', (file) => {
  const { moments, pieces } = recordings.get(file)!
  const { keys, read } = moduleOf(file)

  test('the page of the end has a board with both halves and what is left of their fleets, and nothing to press', async () => {
    const { table, game } = moments.at(-1)!
    const end = mount(moduleOf(file).ending.Board!, { target: document.body, props: { table, game, pieces } })
    flushSync()
    expect(document.querySelectorAll('[data-square]')).toHaveLength(64)
    expect(document.querySelectorAll('[data-action]')).toHaveLength(0)
    const ships = document.querySelectorAll('[data-seat] ul li').length
    const shown = document.querySelectorAll('.tile:is(.ship, .burnt, .sunk)').length
    const isOfDice = file.includes('-dice-')
    expect(ships).toBe(isOfDice ? 6 : 0)
    if (isOfDice) expect(shown).toBe((game.view as View).seats.flatMap(({ ships: each }) => each.flat()).length)
    else expect(document.querySelectorAll('.sign.found, .sign.slip')).toHaveLength([...(game.view as MessagesView).left_known, ...(game.view as MessagesView).right_known].length)
    await unmount(end)
  })

  test('exactly the legal actions can be activated, each once and by its very name', () => {
    changeSettings({ language: file.includes('-fr') ? 'fr' : 'en' })
    const { acted, next } = show(file, moments[0]!)
    for (const moment of moments) {
      next(moment)
      const bearers = Map.groupBy(document.querySelectorAll<HTMLElement>('[data-action]'), ({ dataset }) => dataset['action'])
      for (const action of moment.game.actions) {
        const [button, ...others] = bearers.get(action.action)!
        expect(others).toEqual([])
        expect(saidOf(button!)).toBe(nameOf(action))
        expect(button!.getAttribute('aria-disabled')).toBeNull()
      }
      for (const button of buttons()) button.click()
      expect(acted.sort()).toEqual(moment.game.actions.map(({ action }) => action).sort())
    }
  })

  test('nothing is legal while looking back, and pressing a square says what is asked', () => {
    const moment = moments.find(({ game }) => game.actions.length > 0)!
    const { acted, refused } = show(file, moment, false)
    for (const button of buttons()) button.click()
    expect(acted).toEqual([])
    expect(refused).toContain(moment.game.prompt)
  })

  test('both halves have 32 squares, from row 8 down to row 1, and one Tab stop', () => {
    show(file, moments.at(-1)!)
    const seas = [...document.querySelectorAll<HTMLElement>('.sea')]
    expect(seas).toHaveLength(2)
    for (const sea of seas) {
      const squares = [...sea.querySelectorAll<HTMLElement>('[data-square]')]
      expect(squares.map(({ dataset }) => dataset['square']![1])).toEqual([...'87654321'].flatMap((digit) => Array(4).fill(digit)))
      expect(squares.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    }
  })

  test('keys are single, and each stands for a legal action', () => {
    for (const { game } of moments) {
      const known = game.actions.map(({ action }) => action)
      for (const [key, action] of Object.entries(keys(game))) {
        expect(key).toMatch(/^[1-9]$/)
        expect(known).toContain(action)
      }
    }
  })

  test('every half can be read aloud at every moment', () => {
    for (const { table, game } of moments) {
      for (const seat of [0, 1]) {
        const said = read({ table, game, pieces }, seat)
        expect(said).toContain(seat === game.seat ? 'You' : table.seats[seat]!.name)
      }
    }
  })

  test('an action the board does not know is beside the board', () => {
    const strange = { action: 'dance', kind: 'dance', arguments: {}, label: 'Dance', short: '', consequence: 'nothing', numbers: {} }
    const { acted } = show(file, { ...moments[0]!, game: { ...moments[0]!.game, actions: [strange] } })
    document.querySelector<HTMLElement>('[data-action=dance]')!.click()
    expect(acted).toEqual(['dance'])
  })
})

describe('colours', () => {
  const choosing = (file: string): Moment => recordings.get(file)!.moments.find(({ game }) => game.actions.some(({ kind }) => kind === 'colour'))!
  const styleOf = (selector: string, name: string): string => document.querySelector<HTMLElement>(selector)!.style.getPropertyValue(name)

  test.each(files)('are chosen by a press or a digit, each with its cube: %s', (file) => {
    show(file, choosing(file))
    const blocks = document.querySelectorAll('[data-action^="colour "]')
    expect(blocks).toHaveLength(6)
    for (const block of blocks) expect(block.querySelector('svg')).not.toBeNull()
    expect(moduleOf(file).keys(choosing(file).game)['6']).toBe('colour blue')
    expect(document.querySelectorAll('.sea.coloured')).toHaveLength(0)
  })

  test.each(files)('of both halves are shown and read, and turned cubes show others: %s', (file) => {
    const moment = recordings.get(file)!.moments.at(-1)!
    show(file, moment)
    const first = [0, 1].map((seat) => styleOf(`[data-seat='${seat}']`, '--first'))
    const second = styleOf('.table', '--second')
    expect(new Set([...first, second]).size).toBe(3)
    expect(document.querySelectorAll('.sea.coloured')).toHaveLength(2)
    const name = file.includes('-fr') ? 'bleu' : 'blue'
    expect(moduleOf(file).read({ table: moment.table, game: moment.game, pieces: recordings.get(file)!.pieces }, 0)).toContain(name)
  })
})

describe('messages', () => {
  const file = 'cubano-naval-messages-short-en.json'
  const { moments } = recordingOf<MessagesView, unknown, unknown>(file)
  const seek = moments.find(({ game }) => game.actions.some(({ kind }) => kind === 'name'))!
  const withView = (changes: Partial<MessagesView>, seat = seek.game.seat): Moment => ({
    ...seek,
    game: { ...seek.game, seat, actions: [], view: { ...seek.game.view, viewer: seat, ...changes } },
  })

  test('a hidden slip, a found one and an empty square have signs and words of their own', () => {
    show(file, withView({ left_known: ['a1', 'b2'], left_named: ['b2', 'c3'], right_known: [], right_named: [] }))
    const signs = ['a1', 'b2', 'c3', 'd4'].map((square) => [...(tile(0, square).querySelector('.sign')?.classList ?? [])].filter((name) => ['slip', 'found', 'empty'].includes(name)))
    expect(signs).toEqual([['slip'], ['found'], ['empty'], []])
    expect(['a1', 'b2', 'c3', 'd4'].map((square) => saidOf(tile(0, square)))).toEqual([
      'a1: your message',
      'b2: message found',
      'c3: named, nothing there',
      'd4: not named',
    ])
  })

  test('a spectator sees no slip', () => {
    show(file, withView({ left_known: [], right_known: [] }, -1))
    expect(document.querySelectorAll('.tile .slip')).toHaveLength(0)
  })

  test('the reader is at the left', () => {
    show(file, withView({}, 1))
    expect([...document.querySelectorAll<HTMLElement>('.sea')].map(({ dataset }) => dataset['seat'])).toEqual(['1', '0'])
  })
})

describe('who only adds', () => {
  const file = 'cubano-naval-dice-islands-en.json'
  const { moments } = recordingOf<View, Facts, unknown>(file)
  const thrown = moments.find(({ game }) => game.actions.some(({ kind }) => kind === 'fire'))!
  const other = thrown.table.seats[1]!.name

  test.each([
    [[false, false], ''],
    [[true, true], 'Corrections only add.'],
    [[true, false], 'Your corrections only add.'],
    [[false, true], `${other}’s corrections only add.`],
  ] as const)('is told: %s', (only_adds, text) => {
    show(file, { ...thrown, game: { ...thrown.game, facts: { ...thrown.game.facts, only_adds: [...only_adds] } } })
    const notes = [...document.querySelectorAll('.note')].map(({ textContent }) => textContent)
    expect(notes).toEqual(text ? [text] : [])
  })
})

describe('dice', () => {
  const file = 'cubano-naval-dice-islands-en.json'
  const { moments } = recordingOf<View, Facts, unknown>(file)
  const thrown = moments.find(({ game }) => game.actions.some(({ kind }) => kind === 'fire'))!
  const before = moments.find(({ game }) => game.actions.some(({ kind }) => kind === 'throw'))!
  const withDice = (faces: Facts['dice']): Moment => ({ ...thrown, game: { ...thrown.game, facts: { ...thrown.game.facts, dice: faces } } })
  const tumbled = (): number => motions.filter(({ node }) => node.classList.contains('cube')).length

  test('a throw tumbles, and only what is thrown', () => {
    const { next } = show(file, before)
    next(withDice([2, 3]))
    next(withDice([2, 3]))
    next(withDice([2, 6]))
    expect(tumbled()).toBe(3) // both, then the one that is thrown again
    expect(motions.at(-1)!.duration).toBe(500)
  })

  test('without motion a mark says which die was thrown', () => {
    changeSettings({ speed: 0 })
    const { next } = show(file, withDice([2, 3]))
    next(withDice([5, 3]))
    expect(tumbled()).toBe(0)
    expect(motions.map(({ node }) => node.className)).toEqual([expect.stringContaining('die')])
  })

  test('a correction that leads to a square is that square, one that leaves the board is beside it', () => {
    const actions = ['plus', 'minus'].map((kind) => ({ action: kind, kind, arguments: {}, label: kind, short: '', consequence: '', numbers: {} }))
    const facts: Facts = { ...thrown.game.facts, dice: [2, 4], aims: [{ square: null, by: 4 }, { square: 'b2', by: -4 }] }
    const places = placeActions(actions, facts, 0)
    expect([...places.squares.keys()]).toEqual(['1:b2'])
    expect(places.rest.map(({ kind }) => kind)).toEqual(['plus'])
  })

  test('hit cubes, sunk ships and holes have signs and words of their own', () => {
    const half: Player = { holes: ['a1', 'b1'], ships: [['a8', 'b8', 'c8'], ['a7', 'a6'], ['d4']], lost: ['a8', 'd4'], colour: 'blue' }
    const view: View = { ...thrown.game.view, seats: [half, half] }
    const facts: Facts = { ...thrown.game.facts, sunk: [[false, false, true], [false, false, true]], aims: [] }
    show(file, { ...thrown, game: { ...thrown.game, actions: [], view, facts } })
    expect(['a1', 'a8', 'b8', 'd4', 'd1'].map((square) => saidOf(tile(1, square)))).toEqual([
      'a1: island',
      'a8: Carrier, hit',
      'b8: Carrier',
      'd4: Submarine, sunk',
      'd1: water',
    ])
    expect(['a1', 'a8', 'd4'].map((square) => tile(1, square).querySelector('.sign')!.classList[1])).toEqual(['island', 'hit', 'wreck'])
    expect(document.body.textContent).toContain('Carrier: 2 of 3 afloat')
  })
})

test('rows go from far to near', () => {
  expect(rowsOf([{ id: 'a1' }, { id: 'b1' }, { id: 'a8' }]).map((row) => row.map(({ id }) => id).join())).toEqual(['a8', '', '', '', '', '', '', 'a1,b1'])
})

test.each(['cubano-naval', 'cubano-naval-messages', 'cubano-naval-dice'])('every word of %s is used', (game) => {
  const folder = join(import.meta.dirname, '..', 'src', 'games', game)
  const sources = readdirSync(folder).filter((file) => /(\.svelte|(?<!\.d)\.ts)$/.test(file))
  const source = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const { body } = new FluentResource(readFileSync(join(folder, 'en.ftl'), 'utf8'))
  const elsewhere = game === 'cubano-naval' ? ['messages', 'dice'].map((other) => readFileSync(join(folder, '..', `cubano-naval-${other}`, 'read.ts'), 'utf8')).join('\n') : ''
  expect(body.map(({ id }) => id).filter((id) => !`${source}${elsewhere}`.includes(`'${id}'`))).toEqual([])
})
