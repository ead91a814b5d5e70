// Where each legal action lies on the table. What has no place of its own goes into the choice bar.

import type { GameInfo, LegalAction } from '../shared/board'
import { topOf } from './types'
import type { View } from './view'

export const SIDES = ['left', 'right'] as const

interface Places {
  /** By card in hand. */
  play: Map<string, LegalAction>
  /** By side. */
  egg: Map<string, LegalAction>
  /** By source: the played pile or the draw pile. */
  remove: Map<string, LegalAction>
  colour: LegalAction[]
  rest: LegalAction[]
}

const KEYED = { play: 'card', egg: 'side', remove: 'source' } as const

function hasPlace(view: View, kind: keyof typeof KEYED, key: string): boolean {
  if (kind === 'play') return view.hand.some((card) => card === key)
  if (kind === 'egg') return SIDES.some((side, i) => side === key && view.shown_eggs[i] !== null)
  const mine = view.seats[view.viewer]
  return key === 'pile' || (mine !== undefined && topOf(mine) !== undefined)
}

/** A narrow table keeps only the hand; every other choice is in the bar, within reach of a thumb. */
export function placeActions(actions: readonly LegalAction[], view: View, isNarrow: boolean): Places {
  const places: Places = { play: new Map(), egg: new Map(), remove: new Map(), colour: [], rest: [] }
  for (const action of actions) {
    const kind = action.kind as keyof typeof KEYED | 'colour'
    if (kind === 'colour') {
      places.colour.push(action)
      continue
    }
    const key = String(action.arguments[KEYED[kind] ?? ''] ?? '')
    const fits = kind in KEYED && (kind === 'play' || !isNarrow) && hasPlace(view, kind, key) && !places[kind].has(key)
    if (fits) places[kind].set(key, action)
    else places.rest.push(action)
  }
  return places
}

/** Single keys and the actions they stand for: digits in the order of the actions, K to keep the colours. */
export function keys(game: GameInfo): Record<string, string> {
  const digits = game.actions.slice(0, 9).map(({ action }, i) => [String(i + 1), action])
  const keep = game.actions.find(({ kind, arguments: { place } }) => kind === 'colour' && place === 'keep')
  return Object.fromEntries(keep ? [...digits, ['k', keep.action]] : digits)
}
