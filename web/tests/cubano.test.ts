// The boards of Cub'ano through moments of recorded games: what is legal can be done, once, and nothing else.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { flushSync, tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { turnCamera } from '../src/games/cubano/camera.svelte'
import { bestSwings, isPut, isQuiet, likelyOf, numberedOf } from '../src/games/cubano/actions'
import { SQUARES } from '../src/games/cubano/geometry'
import * as twoDice from '../src/games/cubano-2-dice'
import { isThrow } from '../src/games/cubano-2-dice/throws'
import type { Facts } from '../src/games/cubano-2-dice/types'
import type { View } from '../src/games/cubano-2-dice/view'
import { titleOf } from '../src/games/cubano-puzzle/read'
import type { Pieces as PuzzlePieces } from '../src/games/cubano-puzzle/types'
import type { View as PuzzleView } from '../src/games/cubano-puzzle/view'
import type { CubanoPieces } from '../src/games/cubano/types'
import { type LegalAction, nameOf } from '../src/games/shared/board'
import { mark } from '../src/games/shared/hinted.svelte'
import { changeSettings } from '../src/settings.svelte'
import { boardOf, type BoardModule } from '../src/table/boards'
import { speak } from '../src/text.svelte'
import { clear, filesOf, lookedAt, type Moment, read, type Recording, saidOf, showBoard, type Shown } from './stage'

// The best score of a person comes from a server.
vi.mock('../src/server', () => ({ server: { statistics: () => Promise.resolve({ games: [] }) } }))

const files = filesOf(/^cubano-(1-die|2-dice|course|puzzle).*\.json$/)
const boards = new Map<string, BoardModule>()
const moduleOf = ({ moments }: Recording): BoardModule => boards.get(moments[0]!.table.game)!

beforeAll(async () => {
  changeSettings({ speed: 0 }) // moment follows moment: nobody waits for dice
  await speak('en')
  for (const game of ['cubano-1-die', 'cubano-2-dice', 'cubano-course', 'cubano-puzzle']) boards.set(game, await boardOf(game)!())
})
afterEach(clear)

const actionButtons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.board button[data-action]')]
const show = (recording: Recording, start: Moment, changes = {}): Shown => showBoard(moduleOf(recording).default, recording.pieces, start, changes)

/** Choose the other thing that squares may become; nothing where they may become one thing alone. */
function turnOver(): void {
  document.querySelector<HTMLElement>('.ways [aria-pressed=false]')?.click()
  flushSync()
}

interface Seen {
  buttons: { action: string | undefined; said: string }[]
  /** What happened when all of them were pressed. */
  acted: string[]
  stops: number
  /** Squares that are no buttons. */
  taken: number
  warnings: number
}

/** Go through a game and press everything at every moment. */
async function walk(recording: Recording, isNarrow: boolean): Promise<Seen[]> {
  const { acted, next } = show(recording, recording.moments[0]!, { isNarrow })
  const seen: Seen[] = []
  for (const moment of lookedAt(recording, isNarrow)) {
    next(moment)
    await tick() // for what watches the zone
    const zone = document.querySelector<HTMLElement>('.scene')!
    const places = [...zone.querySelectorAll<HTMLElement>('[data-at]')]
    const stops = places.filter(({ tabIndex }) => tabIndex === 0).length
    const taken = places.filter((place) => place.getAttribute('role') === 'img').length
    const warnings = document.querySelectorAll('.warning').length
    const buttons: Seen['buttons'] = []
    for (let way = 0; way < 2; way++) {
      for (const button of actionButtons()) {
        const [action, said] = [button.dataset['action'], saidOf(button)]
        if (buttons.some((pressed) => pressed.action === action)) continue
        button.click()
        buttons.push({ action, said })
      }
      turnOver()
    }
    seen.push({ buttons, acted: [...acted], stops, taken, warnings })
  }
  return seen
}

const walks = new Map<string, Seen[]>()

/** To draw a game takes long: tests look at what one walk has seen. */
async function seen(file: string, isNarrow = false): Promise<Seen[]> {
  changeSettings({ language: file.includes('-fr') ? 'fr' : 'en' })
  const key = `${file} ${isNarrow}`
  if (!walks.has(key)) walks.set(key, await walk(read(file), isNarrow))
  return walks.get(key)!
}

describe.each(files)('%s', (file) => {
  const recording = read(file)

  test.each([false, true])('exactly the legal actions can be activated, each once and by its name (narrow: %s)', async (isNarrow) => {
    for (const [i, { buttons, acted }] of (await seen(file, isNarrow)).entries()) {
      const legal = lookedAt(recording, isNarrow)[i]!.game.actions
      for (const { action, said } of buttons) expect(said.endsWith(nameOf(legal.find((each) => each.action === action)!)), said).toBe(true) // a short word may come first
      expect(acted.toSorted()).toEqual(legal.map(({ action }) => action).sort())
    }
  })

  test('the same buttons stand on the board whichever way it is seen', () => {
    const moment = recording.moments.find(({ game }) => game.actions.some(({ arguments: { square, edge } }) => square ?? edge)) ?? recording.moments[1]!
    show(recording, moment)
    const before = actionButtons()
    turnCamera(false)
    flushSync()
    expect(actionButtons().every((button, i) => button === before[i])).toBe(true)
    expect(before).toHaveLength(new Set(moment.game.actions.map(({ action, arguments: { square } }) => square ?? action)).size)
    turnCamera(false)
  })

  test('nothing is legal while looking back', () => {
    show(recording, recording.moments.find(({ game }) => game.actions.length > 0)!, { isLive: false })
    expect(actionButtons()).toEqual([])
  })

  test('keys are single, and each stands for a legal action', () => {
    for (const { game } of recording.moments) {
      const known = game.actions.map(({ action }) => action)
      for (const [key, action] of Object.entries(moduleOf(recording).keys(game))) {
        expect(key).toMatch(/^[1-9crd]$/)
        expect(known).toContain(action)
      }
    }
  })

  test('every zone has one Tab stop, and all squares can be read', async () => {
    for (const [i, { stops, taken }] of (await seen(file)).entries()) {
      const pressed = new Set(recording.moments[i]!.game.actions.map(({ arguments: { square } }) => square).filter(Boolean)).size
      expect(stops).toBe(1)
      expect(taken + pressed).toBe(64)
    }
  })

  test('every seat can be read aloud at every moment', () => {
    for (const { table, game } of recording.moments) {
      for (const seat of table.seats.keys()) {
        const said = moduleOf(recording).read({ table, game, pieces: recording.pieces }, seat)
        expect(said).not.toMatch(/undefined|\{|^$/)
      }
    }
  })
})

describe('2 dice', () => {
  type Moments = Recording<View, Facts, CubanoPieces>
  const recording: Moments = read('cubano-2-dice-4-en.json')
  const attentive: Moments = read('cubano-2-dice-attentive-3-en.json')
  const show = ({ pieces }: Moments, start: Moment<View, Facts>): Shown<View, Facts> => showBoard(twoDice.default, pieces, start)
  const asking = ({ moments }: Moments, kind: string): Moment<View, Facts> => moments.find(({ game }) => game.actions.some((action) => action.kind === kind))!

  test('C claims and R renounces', () => {
    const { game } = asking(recording, 'claim')
    const keys = twoDice.keys(game)
    expect([keys['c'], keys['r']]).toEqual([game.actions[0]!.action, 'renounce'])
  })

  test('what can be claimed is framed, and everybody sees who may claim', () => {
    changeSettings({ language: 'en' })
    show(recording, asking(recording, 'claim'))
    expect(document.querySelectorAll('.seat .open')).toHaveLength(1)
    expect(document.querySelector('.claims')!.textContent).toContain('Claims: You')
  })

  test('an attentive table says by whose throw a claim is missed', () => {
    changeSettings({ language: 'en' })
    const moment = attentive.moments.find(({ game }) => (game.facts.claims?.closed_by ?? null) !== null && game.actions.some(({ kind }) => kind === 'call'))!
    const facts = moment.game.facts
    show(attentive, moment)
    expect(facts.claims!.closed_by).not.toBeNull()
    expect(document.querySelector('.until')!.textContent).toMatch(/throw/)
    expect(document.querySelectorAll('.steps .on')).toHaveLength(facts.claims!.steps_left!)
  })

  test('an attentive table says until when the own colour may be called', () => {
    changeSettings({ language: 'en' })
    const moment = attentive.moments.find(({ game }) => game.facts.announced_until !== null && game.view.turn === game.seat)!
    show(attentive, moment)
    expect(document.querySelector('.announce')!.textContent).toMatch(/^Call before \S+ throws\.$/)
    expect(actionButtons().map(({ dataset }) => dataset['action'])).toEqual(['call'])
  })

  test('a vote tells what it is about and how it stands', () => {
    changeSettings({ language: 'en' })
    const moment = asking(attentive, 'vote')
    const { yes, no, voters } = moment.game.facts.vote!
    show(attentive, moment)
    expect(document.querySelector('.vote')!.textContent).toBe(`Open the exit door? ${yes.length} yes and ${no.length} no so far, of ${voters}.`)
  })

  test('what leaves something to others is never the first thing to press', () => {
    for (const kind of ['after-you', 'propose']) {
      show(attentive, asking(attentive, kind))
      const looks = actionButtons().filter(({ dataset }) => dataset['action'] !== 'renounce')
      expect(looks[0]!.dataset['action']).not.toBe(kind)
      expect(looks.some(({ dataset }) => dataset['action'] === kind)).toBe(true)
      clear()
    }
  })

  test('leaving the game is the last and a quiet choice, and the likely one stands out', () => {
    const offer = (...kinds: string[]): LegalAction[] => kinds.map((kind) => ({ action: kind, kind, arguments: {}, label: kind, short: '', consequence: '', numbers: {} }))
    const moment = recording.moments[1]!
    const showing = (...kinds: string[]): string[] => {
      clear()
      show(recording, { ...moment, game: { ...moment.game, actions: offer(...kinds) } })
      return [...document.querySelectorAll<HTMLElement>('.bar [data-action]')].map(({ className, dataset }) => `${dataset['action']} ${/main|quiet|usual/.exec(className)?.[0]}`)
    }
    expect(showing('exit', 'done')).toEqual(['done quiet', 'exit quiet'])
    expect(showing('draw', 'place', 'bar', 'exit')).toEqual(['draw main', 'place usual', 'bar usual', 'exit quiet'])
    expect(showing('bar', 'exit', 'place')).toEqual(['bar usual', 'place main', 'exit quiet'])
    expect(showing('bar')).toEqual(['bar main'])
    expect(likelyOf(offer('bar', 'share'))).toBeUndefined()
    expect(offer('exit', 'done', 'throw').map(isQuiet)).toEqual([true, true, false])
    expect(twoDice.keys({ ...moment.game, actions: offer('exit', 'done', 'bar') })).toMatchObject({ 1: 'bar', 2: 'done', 3: 'exit', d: 'done' }) // as they are read
  })

  test('a square that may be filled or left free has one button, for what is chosen', () => {
    const moment = recording.moments.find(({ game }) => ['fill', 'form'].every((kind) => game.actions.some((action) => action.kind === kind)))!
    const squares = (kind: string): unknown[] => moment.game.actions.filter((action) => action.kind === kind).map(({ arguments: { square } }) => square)
    const both = squares('fill').filter((square) => squares('form').includes(square))
    const kindsOn = (square: unknown): string[] => actionButtons().map(({ dataset }) => dataset['action']!).filter((action) => action.endsWith(` ${square}`))
    expect(both.length).toBeGreaterThan(0)
    show(recording, moment)
    for (const square of both) expect(kindsOn(square)).toEqual([`fill ${square}`])
    turnOver()
    for (const square of both) expect(kindsOn(square)).toEqual([`form ${square}`])
    expect(document.querySelectorAll('.figure')).toHaveLength(0) // they are of cubes
    mark(`fill ${both[0]}`)
    flushSync()
    expect(document.querySelector<HTMLElement>('[data-hinted]')!.dataset['action']).toBe(`fill ${both[0]}`)
    mark(undefined)
    turnOver()
    clear()
    show(recording, moment)
    expect(document.querySelector('.ways [aria-pressed=true] .put')).not.toBeNull() // another table begins anew
    clear()
    show(recording, asking(recording, 'claim'))
    expect(document.querySelector('.ways')).toBeNull()
  })

  test('a proposal or a call is no throw, and another player\'s turn after a call that was awaited is one', () => {
    const moment = asking(attentive, 'propose')
    const view = moment.game.view
    const at = (step: View['step'], turn: number): Moment<View, Facts> => ({ ...moment, game: { ...moment.game, view: { ...view, step, turn } } })
    const thrown = (before: Moment<View, Facts>, now: Moment<View, Facts>): boolean => isThrow(before.game.view, now.game.view)
    expect(thrown(at('throwing', 0), at('voting', 0))).toBe(false)
    expect(thrown(at('announcing', 0), at('operating', 0))).toBe(false)
    expect(thrown(at('announcing', 0), at('operating', 1))).toBe(true)
    expect(thrown(at('throwing', 0), at('claiming', 0))).toBe(true)
  })

  test('a player who could not pay is warned once claims are open', async () => {
    for (const [i, { warnings }] of (await seen('cubano-2-dice-4-en.json')).entries()) {
      const { view, facts } = recording.moments[i]!.game
      const low = view.seats.slice(0, view.players).filter(({ status }, seat) => view.phase > 1 && status === 'active' && facts.seats[seat]!.solvency < facts.solvent)
      expect(warnings).toBe(low.length)
    }
  })

  test('a cube that changes its colour is turned, once, and lies still without motion', () => {
    const moment = recording.moments.at(-1)!
    const view = moment.game.view
    const at = view.colours.findIndex((colour) => colour !== 'none')
    const other = view.colours[at] === 'red' ? 'blue' : 'red'
    const turned: Moment<View, Facts> = {
      ...moment,
      game: { ...moment.game, move: moment.game.move + 1, view: { ...view, colours: view.colours.with(at, other) } },
    }
    changeSettings({ speed: 1 })
    const moving = show(recording, moment)
    moving.next(turned)
    expect(document.querySelectorAll('.turns .cube')).toHaveLength(1)
    document.querySelector('.turns .cube')!.dispatchEvent(new Event('animationend'))
    flushSync()
    expect(document.querySelectorAll('.turns .cube')).toHaveLength(0)
    moving.next(moment) // looking back is no move
    expect(document.querySelectorAll('.turns .cube')).toHaveLength(0)
    changeSettings({ speed: 0 })
    moving.next(turned)
    expect(document.querySelectorAll('.turns .cube')).toHaveLength(0)
    expect(document.querySelectorAll('.mark')).toHaveLength(1)
    changeSettings({ speed: 1 })
  })

  test('an action the board does not know gets a button among the choices', () => {
    const moment = recording.moments[1]!
    const strange = { action: 'dance', kind: 'dance', arguments: {}, label: 'Dance', short: '', consequence: 'nothing', numbers: {} }
    const { acted } = show(recording, { ...moment, game: { ...moment.game, actions: [...moment.game.actions, strange] } })
    document.querySelector<HTMLElement>('.bar [data-action=dance]')!.click()
    expect(acted).toEqual(['dance'])
  })
})

test('an attentive table of 1 die says who may call, and until when', () => {
  changeSettings({ language: 'en' })
  const recording = read<unknown, { call: { seat: number; with: string } | null }, unknown>('cubano-1-die-attentive-3-en.json')
  for (const kind of ['bar', 'throw']) {
    const moment = recording.moments.find(({ game }) => game.facts.call?.with === kind && game.facts.call.seat === game.seat)!
    show(recording, moment)
    expect(document.querySelector('.call')!.textContent).toMatch(kind === 'bar' ? /^\s*Call before \S+ lays a bar\.\s*$/ : /^\s*Call before \S+ throws\.\s*$/)
    clear()
  }
})

test.each(['cubano-1-die-3-en.json', 'cubano-1-die-attentive-3-en.json'])('the best squares of %s are lit, the very best bear the numbers of the server, and nothing brings more', (file) => {
  const recording = read<View, unknown, unknown>(file)
  let shown = 0
  for (const moment of recording.moments) {
    const best = bestSwings(moment.game.actions)
    const sumOf = ({ numbers: { gain = 0, loss = 0 } }: LegalAction): number => gain + loss
    const puts = moment.game.actions.filter(isPut)
    const [lit, left] = [puts.filter(({ arguments: { square } }) => best.has(String(square))), puts.filter(({ arguments: { square } }) => !best.has(String(square)))]
    for (const action of left) expect(sumOf(action)).toBeLessThan(Math.min(...lit.map(sumOf), 1))
    show(recording, moment)
    const figures = [...document.querySelectorAll('.figure')].map((figure) => [...figure.querySelectorAll('text')].map(({ textContent }) => textContent).join(' '))
    const drawn = [...numberedOf(best).values()]
    expect(drawn.length).toBeLessThan(5)
    expect(figures.toSorted()).toEqual(drawn.map(({ gain, loss }) => [gain && `+${gain}`, loss && `−${loss}`].filter(Boolean).join(' ')).toSorted())
    if (lit.length > 0) expect(document.querySelectorAll('.square.lit')).toHaveLength(lit.length)
    shown += figures.length
    clear()
  }
  expect(shown).toBeGreaterThan(0)
})

test('of many squares the best are lit, with all that are as good, and a few of them bear numbers', () => {
  const fill = (square: string, gain: number): LegalAction => ({ action: `fill ${square}`, kind: 'fill', arguments: { square }, label: '', short: '', consequence: '', numbers: gain ? { gain } : {} })
  const few = SQUARES.map((square, i) => fill(square, i === 0 ? 3 : i < 6 ? 1 : 0))
  expect([...bestSwings(few)][0]).toEqual([SQUARES[0], { gain: 3 }])
  expect(bestSwings(few).size).toBe(6)
  expect(bestSwings(SQUARES.map((square, i) => fill(square, i === 0 ? 3 : i < 16 ? 1 : 0))).size).toBe(1)
  expect(bestSwings(SQUARES.map((square, i) => fill(square, i < 16 ? 1 : 0))).size).toBe(16)
  expect(bestSwings(SQUARES.map((square) => fill(square, 0))).size).toBe(0)
  expect([...numberedOf(bestSwings(few))]).toEqual([[SQUARES[0], { gain: 3 }]])
  expect(numberedOf(bestSwings(SQUARES.map((square, i) => fill(square, i < 5 ? 1 : 0)))).size).toBe(0)
  expect(numberedOf(new Map()).size).toBe(0)
})

test('seen from the side, squares of a course that may be covered stand as high as the cubes around them', () => {
  const recording = read<{ colours: (string | null)[] }, unknown, unknown>('cubano-course-2-en.json')
  const moment = recording.moments.find(({ game }) => game.actions.some(({ kind }) => kind === 'place'))!
  const places = moment.game.actions.filter(({ kind }) => kind === 'place').length
  show(recording, moment)
  expect(document.querySelectorAll('.raised .lid')).toHaveLength(places)
  turnCamera(false)
  flushSync()
  expect(document.querySelectorAll('.raised')).toHaveLength(0)
  turnCamera(false)
})

test.each(['cubano', 'cubano-1-die', 'cubano-2-dice', 'cubano-course', 'cubano-puzzle'])('every word of %s is used, and both languages have the same', (name) => {
  const games = join(import.meta.dirname, '..', 'src', 'games')
  const folders = readdirSync(games).filter((folder) => folder.startsWith('cubano'))
  const source = folders
    .flatMap((folder) => readdirSync(join(games, folder)).filter((file) => /(\.svelte|(?<!\.d)\.ts)$/.test(file)).map((file) => readFileSync(join(games, folder, file), 'utf8')))
    .join('\n')
  const ids = (language: string): string[] => new FluentResource(readFileSync(join(games, name, `${language}.ftl`), 'utf8')).body.map(({ id }) => id)
  const isUsed = (id: string): boolean => source.includes(`'${id}'`) || /^(legend|reprieve|tell-square)-/.test(id) || ['out', 'last'].includes(id)
  expect(ids('en').filter((id) => !isUsed(id))).toEqual([])
  expect(ids('fr')).toEqual(ids('en'))
})

test('a picture of the puzzle is called by its name, and one drawn anew has none', () => {
  const pieces = { pictures: ['New picture', 'Boat'] } as PuzzlePieces
  expect([1, 0].map((pattern) => titleOf({ pattern } as PuzzleView, pieces))).toEqual(['The picture: Boat', 'A new picture'])
})
