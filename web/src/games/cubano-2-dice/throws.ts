import type { View } from './view'

const TO_THROW: readonly View['step'][] = ['throwing', 'calls-open', 'announcing']
const STILL: readonly View['step'][] = ['throwing', 'voting']

/** Whether dice were thrown between two views; the same colours may have come again. */
export function isThrow(before: View, now: View): boolean {
  if (before.dice.join() !== now.dice.join()) return true
  return before.turn === now.turn ? before.step === 'throwing' && !STILL.includes(now.step) : TO_THROW.includes(before.step)
}
