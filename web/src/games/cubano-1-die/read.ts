import { describeSuites } from '../cubano/describe'
import { type CubanoPieces, nameOfColour } from '../cubano/types'
import { shared } from '../cubano/words'
import type { Shown } from '../shared/board'
import type { Facts } from './types'
import type { View } from './view'
import { w } from './words'

/** What a seat has, in words: its colour, its suites and whether it still has its die. */
export function read({ table, game, pieces }: Shown<View, Facts, CubanoPieces>, seat: number): string {
  const view = game.view
  const player = view.seats[seat]
  const own = game.facts.seats[seat]
  if (!player || !own) return ''
  return [
    seat === game.seat ? shared('you') : (table.seats[seat]?.name ?? ''),
    nameOfColour(player.colour, pieces),
    player.die === 0 ? w('no-die') : '',
    describeSuites(own.sizes),
  ]
    .filter(Boolean)
    .join('. ')
}
