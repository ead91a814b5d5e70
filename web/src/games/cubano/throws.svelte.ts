// Which throw the dice show: another value is another throw, told from the difference of two views.

import { type Colour, isColour } from './types'

/** How long a die tumbles at the usual speed. */
export const TUMBLE_MS = 900

export function countThrows<V>(view: () => V, isThrow: (before: V, now: V) => boolean): () => string {
  let count = $state(0)
  let before: V | undefined
  $effect.pre(() => {
    const now = view()
    if (before !== undefined && isThrow(before, now)) count += 1
    before = now
  })
  return () => String(count)
}

/** The same where a die shows a colour: the same one in another turn has been thrown too. */
export const countColourThrows = (view: () => { shown: Colour; turn: number }): (() => string) =>
  countThrows(view, (before, now) => isColour(now.shown) && (!isColour(before.shown) || before.shown !== now.shown || before.turn !== now.turn))
