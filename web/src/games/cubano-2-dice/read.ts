import { describeSuites } from '../cubano/describe'
import { type CubanoPieces, nameOfColour } from '../cubano/types'
import { shared } from '../cubano/words'
import type { Shown } from '../shared/board'
import { noteOf } from './notes'
import type { Facts } from './types'
import type { View } from './view'

/** What lies in front of a seat, in words: its colour, its suites and its reserve. */
export function read({ table, game, pieces }: Shown<View, Facts, CubanoPieces>, seat: number): string {
  const view = game.view
  const facts = game.facts
  const player = view.seats[seat]
  const own = facts.seats[seat]
  if (!player || !own) return ''
  return [
    seat === game.seat ? shared('you') : (table.seats[seat]?.name ?? ''),
    nameOfColour(player.colour, pieces),
    noteOf(view, facts, seat),
    describeSuites(own.sizes),
    `${shared('cubes', { count: player.cubes })}, ${shared('bars', { count: player.bars })}`,
  ]
    .filter(Boolean)
    .join('. ')
}
