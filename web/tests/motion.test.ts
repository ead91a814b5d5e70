// What moves and what does not: dice of Cubitos that are thrown, dice that lie, runners and dice that travel.

import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import Board from '../src/games/cubitos'
import { AT_REST, turned } from '../src/games/cubitos/rest'
import { TUMBLE_MS } from '../src/games/cubitos/throws.svelte'
import { type Facts, type Pieces, sum } from '../src/games/cubitos/types'
import type { View } from '../src/games/cubitos/view'
import CubosaursBoard from '../src/games/cubosaurs'
import type { Pieces as CubosaursPieces } from '../src/games/cubosaurs/types'
import type { View as CubosaursView } from '../src/games/cubosaurs/view'
import { changeSettings } from '../src/settings.svelte'
import type { BoardModule } from '../src/table/boards'
import { speak } from '../src/text.svelte'
import { type Moving, motions, noteMotions } from './motion'
import { clear, type Moment as AnyMoment, read, type Recording, showBoard, type Shown } from './stage'

vi.mock('../src/voxel/models.svelte', () => ({ drawnModel: () => '<svg></svg>' }))

type Moment = AnyMoment<View, Facts>
const { pieces, moments }: Recording<View, Facts, Pieces> = read('cubitos-races-en.json')
const SEAT = 0

/** A moment at which the reader has dice set aside and dice to throw again. */
const thrown = moments.find(({ game }) => {
  const me = game.view.seats[SEAT]!
  const mayPush = game.actions.some(({ kind }) => kind === 'push')
  return game.seat === SEAT && game.view.step === 'rolling' && sum(me.active) > 0 && sum(me.roll) > 1 && mayPush
})!

/** The same after a push that has thrown all dice of the Roll zone again, and set one of them aside or none. */
function pushed(isHit: boolean): Moment {
  const view = structuredClone(thrown.game.view)
  const me = view.seats[SEAT]!
  me.pushes += 1
  if (isHit) {
    const kind = me.roll.findIndex((count) => count > 0)
    me.roll[kind]! -= 1
    me.active[pieces.pairs.findIndex(({ die }) => die === kind)]! += 1
  }
  return { ...thrown, game: { ...thrown.game, view } }
}

const isDie = ({ node }: Moving): boolean => node.classList.contains('cube')
const mine = (): Moving[] => motions.filter((moving) => isDie(moving) && moving.node.closest('.zones') !== null)
const zoneOf = ({ node }: Moving): string => (node.closest('.zone.active') ? 'active' : 'roll')
const tumbling = (): number => document.querySelectorAll('.zones .tumbling').length
const lying = (zone: string): number => document.querySelectorAll(`.zones .${zone} .cube`).length
const settle = async (): Promise<void> => {
  await Promise.resolve()
  flushSync()
}

beforeAll(async () => {
  await speak('en')
  noteMotions()
})
beforeEach(() => {
  motions.length = 0
  changeSettings({ speed: 1 })
})
afterEach(clear)

const show = (start = thrown): Shown<View, Facts> => showBoard(Board, pieces, start)

describe('dice of Cubitos', () => {
  test('a table that is opened shows no throw', () => {
    show()
    expect(mine()).toEqual([])
    expect(tumbling()).toBe(0)
  })

  test('dice of the Roll zone tumble, and one that is newly set aside; the others lie', () => {
    const { next } = show()
    next(pushed(true))
    const rolled = sum(thrown.game.view.seats[SEAT]!.roll) - 1
    expect(mine().map(zoneOf).sort()).toEqual(['active', ...Array<string>(rolled).fill('roll')])
    expect(lying('active')).toBeGreaterThan(1)
  })

  test('the first throw of a round tumbles whole, also where a die lay in the same place before', () => {
    const { next } = show()
    const moment = pushed(false)
    moment.game.view.round_number += 1
    next(moment)
    expect(mine()).toHaveLength(lying('roll') + lying('active'))
  })

  test('a view that comes while they tumble does not throw them again', () => {
    const { next } = show()
    next(pushed(false))
    const before = mine().length
    next(pushed(false))
    expect(mine().length).toBe(before)
    expect(before).toBeGreaterThan(0)
  })

  test('a die is a cube in space only while it tumbles', async () => {
    const { next } = show()
    next(pushed(false))
    expect(tumbling()).toBe(mine().length)
    for (const moving of mine()) moving.finish()
    await settle()
    expect(tumbling()).toBe(0)
  })

  test.each(['pointerdown', 'keydown'])('a press ends the tumbling (%s)', async (press) => {
    const { next } = show()
    next(pushed(false))
    document.body.dispatchEvent(new Event(press, { bubbles: true }))
    expect(mine().map(({ state }) => state)).toEqual(mine().map(() => 'finished'))
    await settle()
    expect(tumbling()).toBe(0)
  })

  test('a second throw that comes before the first has ended tumbles to its end', async () => {
    const { next } = show()
    next(pushed(false))
    const [first] = mine()
    const again = pushed(false)
    again.game.view.seats[SEAT]!.pushes += 1
    next(again)
    await settle()
    expect(first!.state).toBe('finished')
    expect(tumbling()).toBe(lying('roll'))
  })

  describe('what stands beside them', () => {
    const choices = (): string[] => [...document.querySelectorAll('.decide button')].map(({ textContent }) => textContent.trim())
    const push = (): void => document.querySelector<HTMLElement>('.decide button')!.click()
    const wait = (milliseconds: number): void => {
      vi.advanceTimersByTime(milliseconds)
      flushSync()
    }
    /** A throw after which one may push only. */
    function mustPush(): Moment {
      const moment = pushed(false)
      return { ...moment, game: { ...moment.game, actions: moment.game.actions.filter(({ kind }) => kind === 'push') } }
    }
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => void vi.useRealTimers())

    test('changes once they lie', () => {
      const { next } = show()
      const before = choices()
      expect(before.length).toBeGreaterThan(1)
      next(mustPush())
      wait(TUMBLE_MS - 1)
      expect(choices()).toEqual(before)
      wait(1)
      expect(choices()).toHaveLength(1)
    })

    test('changes with a press, which does nothing else', () => {
      const { next, acted } = show()
      next(mustPush())
      push()
      expect(acted).toEqual([])
      wait(0)
      expect(choices()).toHaveLength(1)
      push()
      expect(acted).toEqual(['push'])
    })

    test('changes at once without motion', () => {
      changeSettings({ speed: 0 })
      const { next } = show()
      next(mustPush())
      expect(choices()).toHaveLength(1)
    })
  })

  test('without motion nothing tumbles', () => {
    changeSettings({ speed: 0 })
    const { next } = show()
    next(pushed(true))
    expect(mine()).toEqual([])
  })
})

describe('a runner that travels', () => {
  const ran = (): Moment => {
    const moment = structuredClone(thrown)
    moment.game.view.seats[SEAT]!.cell += 1
    return moment
  }
  const travelled = (): Moving[] => motions.filter(({ node }) => node.classList.contains('runner'))

  beforeEach(() => {
    // There is no layout here: things lie as far to the right as their style says, each 40 wide.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(10 * Number.parseFloat(this.style.left || '0'), 0, 40, 40)
    })
  })
  afterEach(() => void vi.restoreAllMocks())

  test('is moved by its transform alone, above all others, until it has arrived', async () => {
    const { next } = show()
    next(ran())
    const [moving, ...others] = travelled()
    expect(others).toEqual([])
    expect(Object.keys(moving!.keyframes as object)).toEqual(['transform'])
    expect(moving!.node.style.zIndex).toBe('5')
    moving!.finish()
    await settle()
    expect(moving!.node.style.zIndex).toBe('')
  })

  test('that is moved on before it has arrived starts anew, and is above until its end', async () => {
    const { next } = show()
    next(ran())
    const [first] = travelled()
    next(thrown)
    const [, second] = travelled()
    expect(first!.state).toBe('cancelled')
    first!.onfinish!(new Event('finish')) // told late
    expect(second!.state).toBe('running')
    expect(second!.node.style.zIndex).toBe('5')
    second!.finish()
    await settle()
    expect(second!.node.style.zIndex).toBe('')
  })
})

describe('a card that travels', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('lets presses through on its way to another place; one that makes room is there all the time', async () => {
    // There is no layout here: things lie in the order of the page, one below the other.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, 10 * [...document.querySelectorAll('*')].indexOf(this), 40, 40)
    })
    const game: Recording<CubosaursView, unknown, CubosaursPieces> = read('cubosaurs-base-4-en.json')
    const { next } = showBoard(CubosaursBoard as BoardModule<CubosaursView, unknown, CubosaursPieces>['default'], game.pieces, game.moments[0]!)
    const kinds = new Set<boolean>()
    for (const moment of game.moments.slice(1, 12)) {
      const before = new Set(document.querySelectorAll('*'))
      motions.length = 0
      next(moment)
      for (const { node } of motions) {
        const isSame = before.has(node)
        kinds.add(isSame)
        expect(node.style.pointerEvents).toBe(isSame ? '' : 'none')
      }
      for (const moving of motions) moving.finish()
      await settle()
      for (const { node } of motions) expect(node.style.pointerEvents).toBe('')
    }
    expect(kinds).toEqual(new Set([true, false]))
  })
})

describe('a cube at rest', () => {
  const corners = (name: string): number[] => {
    const [x, y, ...matrix] = AT_REST[name]!.match(/-?\d+(\.\d+)?/g)!.map(Number)
    const [a, b, c, d] = matrix as [number, number, number, number]
    return [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]].flatMap(([u, v]) => [x! + a * u! + c * v!, y! + b * u! + d * v!])
  }

  /** What CSS does with a point: rotateX after rotateY. */
  function turnedInSpace(x: number, y: number, z: number): [number, number] {
    const [aroundX, aroundY] = turned(0, 0).match(/-?\d+/g)!.map((degrees) => (Number(degrees) * Math.PI) / 180) as [number, number]
    const depth = -x * Math.sin(aroundY) + z * Math.cos(aroundY)
    return [x * Math.cos(aroundY) + z * Math.sin(aroundY), y * Math.cos(aroundX) - depth * Math.sin(aroundX)]
  }

  test.each([
    ['front', [[-1, -1, 1], [1, -1, 1], [1, 1, 1], [-1, 1, 1]]],
    ['top', [[-1, -1, -1], [1, -1, -1], [1, -1, 1], [-1, -1, 1]]],
    ['left', [[-1, -1, -1], [-1, -1, 1], [-1, 1, 1], [-1, 1, -1]]],
  ] as const)('has its %s where the cube that tumbled had it', (name, ends) => {
    const expected = ends.flatMap(([x, y, z]) => turnedInSpace(x / 2, y / 2, z / 2))
    for (const [i, share] of corners(name).entries()) expect(share).toBeCloseTo(expected[i]!, 3)
  })
})
