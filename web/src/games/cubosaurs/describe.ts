// What a screen reader says of a card: type, values, how many, what holds now.

import { printed as digits, signed } from '../shared/board'
import type { Explanation } from '../shared/explain'
import { pointsOf, type Sheet, type Stack, titleOf } from './model'
import type { Pieces, PrintedCard } from './types'
import { w } from './words'

export function describeCard(stack: Stack, pieces: Pieces, sheet?: Sheet): string {
  const { printed, cards } = stack
  const series = pieces.types[printed.type]?.points ?? []
  const own = (['pair', 'alone', 'most', 'else'] as const)
    .filter((state) => printed[state] !== undefined)
    .map((state) => `${w(state)} ${signed(printed[state] ?? 0)}`)
  const values = series.length > 0 ? series.map(digits) : own
  const points = sheet && pointsOf(stack, sheet)
  const isHouse = printed.is_house || pieces.types[printed.type]?.is_house
  return [
    titleOf(printed, pieces),
    cards.length > 1 ? w('times', { count: cards.length }) : '',
    printed.has_dna ? w('has-dna') : '',
    w('ladder-said', { values: values.join(', ') }) + (isHouse ? ` (${w('house')})` : ''),
    points === undefined ? '' : w('ladder-now', { points: signed(points) }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What a card is, for who asks. */
export function explainCard(printed: PrintedCard, pieces: Pieces): Explanation {
  const { pair, alone, most, else: other, has_dna } = printed
  const series = pieces.types[printed.type]?.points ?? []
  const parts = [
    series.length > 0 ? w('tell-series', { values: series.map(digits).join(', ') }) : '',
    pair === undefined || alone === undefined ? '' : w('tell-raptor', { pair: signed(pair), alone: signed(alone) }),
    most === undefined || other === undefined ? '' : w('tell-egg', { most: signed(most), else: signed(other) }),
    has_dna ? w('tell-dna') : '',
    printed.is_house || pieces.types[printed.type]?.is_house ? `${w('house')}.` : '',
  ]
  return { name: titleOf(printed, pieces), text: parts.filter(Boolean).join(' ') }
}
