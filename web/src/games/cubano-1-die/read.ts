import { suitesSaid } from '../cubano/said'
import type { CubanoPieces } from '../cubano/types'
import { shared } from '../cubano/words'
import type { Shown } from '../shared/board'
import type { OneDieFacts, OneDieView } from './types'
import { w } from './words'

/** What a seat has, in words: its colour, its suites and whether it still has its die. */
export function read({ table, game, pieces: printed }: Shown, seat: number): string {
  const view = game.view as unknown as OneDieView
  const pieces = printed as unknown as CubanoPieces
  const player = view.seats[seat]
  const own = (game.facts as unknown as OneDieFacts).seats[seat]
  if (!player || !own) return ''
  return [
    seat === game.seat ? shared('you') : (table.seats[seat]?.name ?? ''),
    pieces.colours[player.colour]?.name ?? '',
    player.die === 0 ? w('no-die') : '',
    suitesSaid(own.sizes),
  ]
    .filter(Boolean)
    .join('. ')
}
