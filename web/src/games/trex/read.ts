import type { Shown } from '../shared/board'
import { cardsOf, type Facts, type Pieces, topOf } from './types'
import type { View } from './view'
import { describe, placeName, w } from './words'

/** What lies in front of a seat, in words: its place, the top card, how many cards there are, eggs and points. */
export function read({ table, game, pieces }: Shown<View, Facts, Pieces>, seat: number): string {
  const view = game.view
  const facts = game.facts
  const own = view.seats[seat]
  if (!own) return ''
  const top = topOf(own)
  const place = facts.places[seat] ?? 0
  const points = facts.points[seat] ?? 0
  const eggs = Object.values(pieces.colours)
    .map((colour, i) => ({ colour, count: own.eggs[i] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map((egg) => w('eggs-of', egg))
  return [
    seat === game.seat ? w('you') : (table.seats[seat]?.name ?? ''),
    place > 0 ? placeName(place) : w('place-none'),
    top ? describe(pieces.cards[top]!) : '',
    `${w('hand')} ${view.hand_sizes[seat] ?? 0}, ${w('pile')} ${facts.piles[seat] ?? 0}, ${w('played')} ${cardsOf(own.played).length}`,
    eggs.length > 0 ? eggs.join(', ') : w('no-eggs'),
    `${points} ${w('points', { count: points })}`,
  ]
    .filter(Boolean)
    .join('. ')
}
