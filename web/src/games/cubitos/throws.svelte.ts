// Who has just thrown dice, told from two views: the dice of that seat tumble once.

import type { Player, View } from './view'
import { sum } from './types'

export interface Throw {
  number: number
  at: number
  /** Whether it is the first one seen of a round: then nothing was set aside before. */
  isFirst: boolean
}

/** How long dice tumble at the usual speed. */
export const TUMBLE_MS = 700
/** A picture that is drawn this long after a throw shows it no more. */
const FRESH_MS = 250

export const isFresh = ({ number, at }: Throw): boolean => number > 0 && performance.now() - at < FRESH_MS

function hasThrown(before: Player, after: Player): boolean {
  if (after.thrown < before.thrown) return false // a new round
  return after.pushes > before.pushes || after.thrown > before.thrown || (after.busted > 0 && before.busted === 0) || sum(after.active) > sum(before.active)
}

export function watchThrows(view: () => View): Throw[] {
  const throws = $state<Throw[]>(view().seats.map(() => ({ number: 0, at: 0, isFirst: true })))
  let before: View | undefined
  $effect.pre(() => {
    const now = view()
    if (before) {
      for (const [seat, player] of now.seats.entries()) {
        const earlier = before.seats[seat]
        if (earlier && hasThrown(earlier, player)) {
          const isFirst = now.round_number !== before.round_number
          throws[seat] = { number: (throws[seat]?.number ?? 0) + 1, at: performance.now(), isFirst }
        }
      }
    }
    before = now
  })
  return throws
}
