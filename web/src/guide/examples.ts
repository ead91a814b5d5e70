// What is drawn to explain a game: moments of its lessons, and models on the cards of its introduction.

import type { GameId } from '../games'
import type { Recolour } from '../voxel/model'

export interface Example {
  /** Whose lesson it is a moment of. */
  kind: string
  step: string
  /** As it is after the right action. */
  isAfter?: true
  /** The part of the board that is drawn, as a selector, and how wide the whole board is laid out, in pixels. */
  part: string
  board: number
}

export const EXAMPLES: Record<GameId, readonly Example[]> = {
  cubosaurs: [
    { kind: 'cubosaurs', step: 'keep', part: '.centre > :first-child', board: 800 },
    { kind: 'cubosaurs', step: 'new-type', part: '[data-mine]', board: 720 },
    { kind: 'cubosaurs', step: 'raptors', isAfter: true, part: '[data-mine]', board: 720 },
    { kind: 'cubosaurs', step: 'egg', isAfter: true, part: '[data-mine]', board: 720 },
  ],
  trex: [
    { kind: 'trex', step: 'colour', part: '.centre > :nth-child(1)', board: 1000 },
    { kind: 'trex', step: 'egg', part: '.centre > :nth-child(2)', board: 1000 },
    { kind: 'trex', step: 'meteor', isAfter: true, part: '.centre > :nth-child(3)', board: 1000 },
    { kind: 'trex', step: 'remove', part: '.players > :first-child', board: 1000 },
  ],
  cubitos: [
    { kind: 'cubitos', step: 'push', part: '.zones', board: 420 },
    { kind: 'cubitos', step: 'risk', part: '.decide', board: 1000 },
    { kind: 'cubitos', step: 'move', part: '.track', board: 1000 },
    { kind: 'cubitos', step: 'buy', part: '.shop', board: 1000 },
  ],
  cubano: [
    { kind: 'cubano-1-die', step: 'corner', isAfter: true, part: '.picture', board: 420 },
    { kind: 'cubano-1-die', step: 'suite', isAfter: true, part: '.picture', board: 420 },
    { kind: 'cubano-2-dice', step: 'fill', isAfter: true, part: '.picture', board: 420 },
    { kind: 'cubano-course', step: 'branch', part: '.picture', board: 420 },
    { kind: 'cubano-naval-messages', step: 'left', isAfter: true, part: '.seas', board: 1000 },
    { kind: 'cubano-naval-dice', step: 'correct', isAfter: true, part: '.seas', board: 1000 },
    { kind: 'cubano-puzzle', step: 'over', isAfter: true, part: '.picture', board: 420 },
  ],
}

/** A model on a card, perhaps in another colour. */
type Drawing = readonly [model: string, recolour?: Recolour]

const [ORANGE, BLUE] = [{ main: '#ee8f32' }, { main: '#3a74c4' }]

/** By kind: what stands on the cards of the goal, the turn and the end. */
export const DRAWINGS: Record<string, readonly [goal: Drawing, turn: Drawing, end: Drawing]> = {
  cubosaurs: [['cs-bronto'], ['cs-trex'], ['cs-egg-penta']],
  trex: [['tx-egg'], ['tx-meteor'], ['tx-blue']],
  cubitos: [['cb-runner'], ['cb-die-purple'], ['cb-cheese']],
  'cubano-2-dice': [['cu-suite', ORANGE], ['cu-square'], ['cu-suite', BLUE]],
  'cubano-1-die': [['cu-suite', ORANGE], ['cu-square'], ['cu-suite', BLUE]],
  'cubano-course': [['cu-diagonal', ORANGE], ['cu-cube'], ['cu-diagonal', BLUE]],
  'cubano-naval-messages': [['nv-lighthouse'], ['cu-cube'], ['nv-ship']],
  'cubano-naval-dice': [['nv-ship'], ['cu-cube'], ['nv-lighthouse']],
  'cubano-puzzle': [['cu-suite', BLUE], ['cu-square'], ['cu-cube']],
}
