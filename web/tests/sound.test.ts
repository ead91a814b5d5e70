import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameInfo, LogLine } from '../src/server'
import { changeSettings, resetSettings, settings } from '../src/settings.svelte'
import { type Audible, play, soundBetween, tune } from '../src/sound'

const RESULT = { winners: [0], scores: [1, 0], score_texts: ['1 point', '0 points'], totals: ['1', '0'], places: [1, 2], ties: [], decided: '', decided_by_names: '', lines: [[], []], sheet: [], before: [], rematch: '' }
const game = (move: number, asked: number[], more: Partial<GameInfo> = {}): GameInfo => ({
  seat: 0,
  move,
  view: {},
  asked,
  prompt: '',
  actions: [],
  standing: [],
  facts: {},
  result: null,
  ...more,
})
const line = (move: number, seat: number): LogLine => ({ move, seat, text: '', rule: '' })
const state = (changes: Partial<Audible>): Audible => ({ game: game(3, [1]), log: [line(3, 0)], mine: [0], refusal: '', ...changes })

describe('the sound of a change', () => {
  test('a table that is just opened is silent', () => {
    expect(soundBetween(state({ game: null }), state({ game: game(4, [0]) }))).toBeUndefined()
  })

  test('my turn begins', () => {
    expect(soundBetween(state({}), state({ game: game(4, [0]), log: [line(4, 1)] }))).toBe('turn')
  })

  test('on a shared screen the turn of each of us begins', () => {
    expect(soundBetween(state({ mine: [0, 1], game: game(3, [0]) }), state({ mine: [0, 1], game: game(4, [1]) }))).toBe('turn')
  })

  test('my turn goes on', () => {
    expect(soundBetween(state({ game: game(3, [0]) }), state({ game: game(4, [0]), log: [line(4, 0)] }))).toBeUndefined()
  })

  test('somebody else moves', () => {
    expect(soundBetween(state({}), state({ game: game(4, [2]), log: [line(3, 0), line(4, 1)] }))).toBe('move')
  })

  test('somebody else moves while I think, where all act at once', () => {
    expect(soundBetween(state({ game: game(3, [0, 1]) }), state({ game: game(4, [0]), log: [line(4, 1)] }))).toBe('move')
  })

  test('I move, and others are asked', () => {
    expect(soundBetween(state({ game: game(3, [0]) }), state({ game: game(4, [1]), log: [line(4, 0)] }))).toBeUndefined()
  })

  test('the game ends, once', () => {
    const over = state({ game: game(4, [], { result: RESULT }), log: [line(4, 1)] })
    expect(soundBetween(state({}), over)).toBe('end')
    expect(soundBetween(over, over)).toBeUndefined()
  })

  test('something is refused, once', () => {
    const refused = state({ refusal: 'It is not your turn.' })
    expect(soundBetween(state({}), refused)).toBe('refusal')
    expect(soundBetween(refused, refused)).toBeUndefined()
    expect(soundBetween(refused, state({}))).toBeUndefined()
  })

  test('another language, chat and a move taken back are silent', () => {
    expect(soundBetween(state({}), state({ game: game(3, [1]) }))).toBeUndefined()
    expect(soundBetween(state({ game: game(4, [1]) }), state({ game: game(3, [0]) }))).toBeUndefined()
  })
})

describe('playing', () => {
  const gains: { gain: { value: number } }[] = []
  const started: number[] = []
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
  class Node {
    gain = param()
    connect<Next>(next: Next): Next {
      return next
    }
    start(at: number): void {
      started.push(at)
    }
    stop(): void {}
  }
  class Context {
    currentTime = 0
    destination = new Node()
    createGain(): Node {
      const node = new Node()
      gains.push(node)
      return node
    }
    resume = async (): Promise<void> => undefined
  }
  const touch = (hasBeenActive: boolean): void => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })
  }

  beforeEach(() => {
    vi.stubGlobal('AudioContext', Context)
    vi.stubGlobal('OscillatorNode', Node)
    vi.stubGlobal('GainNode', Node)
    started.length = 0
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    resetSettings()
  })

  test('is off until somebody wants it, and silent until the page was touched', () => {
    touch(true)
    expect(settings.sound).toBe(false)
    play('turn')
    changeSettings({ sound: true })
    touch(false)
    play('turn')
    expect(started).toEqual([])
    touch(true)
    play('turn')
    expect(started).toHaveLength(2)
  })

  test('heeds the volume at once, and silence too', () => {
    touch(true)
    changeSettings({ sound: true, volume: 5 })
    play('end')
    const loudest = gains[0]!.gain.value
    changeSettings({ volume: 1 })
    tune()
    expect(gains[0]!.gain.value).toBeLessThan(loudest)
    changeSettings({ sound: false })
    tune()
    expect(gains[0]!.gain.value).toBe(0)
  })
})
