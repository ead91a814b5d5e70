// Short sounds, made here from plain waves. Which one is asked for follows from two states of a table; no game is known.

import type { GameInfo, LogLine } from './server'
import { settings, VOLUMES } from './settings.svelte'

type Sound = 'turn' | 'move' | 'end' | 'refusal'

/** What can be heard of a table. */
export interface Audible {
  game: GameInfo | null
  log: readonly LogLine[]
  /** The seats of the reader. */
  mine: readonly number[]
  refusal: string
}

/** The sound of what changed, the most important one where several things did. */
export function soundBetween(before: Audible, after: Audible): Sound | undefined {
  if (after.refusal && after.refusal !== before.refusal) return 'refusal'
  if (!before.game || !after.game) return undefined
  if (after.game.result) return before.game.result ? undefined : 'end'
  const [was, is] = [before.game, after.game]
  if (is.move <= was.move) return undefined // the same move in other words, or a move was taken back
  if (after.mine.some((seat) => is.asked.includes(seat) && !was.asked.includes(seat))) return 'turn'
  const byOthers = after.log.some(({ move, seat }) => move > was.move && seat >= 0 && !after.mine.includes(seat))
  return byOthers ? 'move' : undefined
}

/** A tone: hertz, when it begins and how long it lasts in seconds, how loud it is, and its wave. */
type Tone = readonly [hertz: number, at: number, lasts: number, loud: number, wave: OscillatorType]

const TONES: Record<Sound, readonly Tone[]> = {
  turn: [
    [523.25, 0, 0.16, 0.8, 'triangle'],
    [783.99, 0.12, 0.28, 0.8, 'triangle'],
  ],
  move: [[329.63, 0, 0.09, 0.5, 'triangle']],
  end: [
    [523.25, 0, 0.2, 0.7, 'triangle'],
    [659.25, 0.14, 0.2, 0.7, 'triangle'],
    [783.99, 0.28, 0.5, 0.7, 'triangle'],
  ],
  refusal: [
    [196, 0, 0.12, 0.5, 'square'],
    [164.81, 0.13, 0.18, 0.5, 'square'],
  ],
}
const LOUDEST = 0.35
const RISE = 0.012

let context: AudioContext | undefined
let master: GainNode | undefined

/** Take the volume from the settings at once, for what still sounds too. */
export function tune(): void {
  if (master) master.gain.value = loudness()
}

// the ear hears steps of power, not of amplitude
const loudness = (): number => (settings.sound ? LOUDEST * (settings.volume / VOLUMES.length) ** 2 : 0)

export function play(sound: Sound): void {
  // A page is silent until somebody has touched it.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive || !('AudioContext' in globalThis)) return
  if (!context || !master) {
    context = new AudioContext()
    master = context.createGain()
    master.connect(context.destination)
  }
  tune()
  void context.resume()
  for (const tone of TONES[sound]) ring(context, master, tone)
}

function ring(context: AudioContext, master: GainNode, [hertz, at, lasts, loud, wave]: Tone): void {
  const start = context.currentTime + at
  const tone = new OscillatorNode(context, { type: wave, frequency: hertz })
  const shape = new GainNode(context, { gain: 0 })
  shape.gain.setValueAtTime(0, start)
  shape.gain.linearRampToValueAtTime(loud, start + RISE)
  shape.gain.exponentialRampToValueAtTime(0.001, start + lasts)
  tone.connect(shape).connect(master)
  tone.start(start)
  tone.stop(start + lasts)
}
