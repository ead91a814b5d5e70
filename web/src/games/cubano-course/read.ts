import { type CubanoPieces, nameOfColour } from '../cubano/types'
import { shared } from '../cubano/words'
import type { Shown } from '../shared/board'
import type { Facts } from './types'
import type { View } from './view'
import { w } from './words'

/** How far a seat is, in words: its colour, its corner and what it has covered. */
export function read({ table, game, pieces }: Shown<View, Facts, CubanoPieces>, seat: number): string {
  const player = game.view.seats[seat]
  const { goal } = game.facts
  if (!player) return ''
  return [
    seat === game.seat ? shared('you') : (table.seats[seat]?.name ?? ''),
    nameOfColour(player.colour, pieces),
    w('covered', { covered: player.covered, goal }),
    player.corner ? w('corner', { square: player.corner, left: goal - player.covered }) : '',
  ]
    .filter(Boolean)
    .join('. ')
}
