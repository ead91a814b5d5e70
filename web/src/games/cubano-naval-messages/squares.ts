// What lies on the squares of a half, as the reader knows it.

import type { Square } from '../cubano-naval/sea'
import type { LegalAction } from '../shared/board'
import type { Facts, Pieces } from './types'
import type { View } from './view'
import { w } from './words'

export function squaresOf(view: View, facts: Facts, pieces: Pieces, seat: number, actions: ReadonlyMap<string, LegalAction>): Square[] {
  const known: readonly string[] = seat === 0 ? view.left_known : view.right_known
  const named: readonly string[] = seat === 0 ? view.left_named : view.right_named
  return pieces.halves[seat]!.map((id): Square => {
    const action = actions.get(id)
    const hasMessage = known.includes(id)
    if (named.includes(id)) {
      // a game that began with a position knows no order of what was named before
      const number = facts.order[seat]!.indexOf(id) + 1 || undefined
      const order = number ? `, ${w('named-as', { number })}` : ''
      return hasMessage
        ? { id, ground: 'open', sign: 'found', number, what: w('is-found') + order, about: w('tell-found'), action }
        : { id, ground: 'open', sign: 'empty', number, what: w('is-empty') + order, about: w('tell-empty'), action }
    }
    if (hasMessage) return { id, ground: 'water', sign: 'slip', what: w('is-hidden'), about: w('tell-hidden'), origin: `stock:${seat}`, action }
    return { id, ground: 'water', what: w('is-unnamed'), about: w('tell-unnamed'), action }
  })
}

/** Actions by their square; a second one for the same square, or one without a square, is left over. */
export function placeActions(actions: readonly LegalAction[]): { bySquare: Map<string, LegalAction>; rest: LegalAction[] } {
  const bySquare = new Map<string, LegalAction>()
  const rest: LegalAction[] = []
  for (const action of actions) {
    const square = String(action.arguments['square'] ?? '')
    if (!/^[a-h][1-8]$/.test(square) || bySquare.has(square)) rest.push(action)
    else bySquare.set(square, action)
  }
  return { bySquare, rest }
}
