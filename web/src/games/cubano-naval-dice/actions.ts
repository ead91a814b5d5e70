// Where each legal action lies on the table. What has no square and no die goes beside the board.

import type { GameInfo, LegalAction } from '../shared/board'
import type { Facts } from './types'

export interface Places {
  /** By seat and square, like 0:b3. */
  squares: Map<string, LegalAction>
  /** By what a die shows. */
  dice: Map<number, LegalAction>
  rest: LegalAction[]
}

const OWN = new Set(['remove', 'place', 'to', 'lose'])
const WAYS: Record<string, number> = { plus: 1, minus: -1 }

export function placeActions(actions: readonly LegalAction[], facts: Facts, seat: number): Places {
  const places: Places = { squares: new Map(), dice: new Map(), rest: [] }
  for (const action of actions) {
    const key = squareOf(action, facts, seat)
    const face = action.kind === 'reroll' ? Number(action.arguments['face']) : 0
    if (key && !places.squares.has(key)) places.squares.set(key, action)
    else if (facts.dice.includes(face) && face > 0) places.dice.set(face, action)
    else places.rest.push(action)
  }
  return places
}

function squareOf({ kind, arguments: { square } }: LegalAction, { aims }: Facts, seat: number): string | undefined {
  if (OWN.has(kind)) return `${seat}:${square}`
  if (kind === 'fire') return `${1 - seat}:${square}`
  const to = kind in WAYS ? aims.find(({ by }) => by * WAYS[kind]! > 0)?.square : undefined
  return to ? `${1 - seat}:${to}` : undefined
}

/** Single keys: digits in the order of the actions. Many actions are squares to choose from, which have none. */
export function keys({ actions }: GameInfo): Record<string, string> {
  return actions.length > 9 ? {} : Object.fromEntries(actions.map(({ action }, i) => [String(i + 1), action]))
}
