import { suitesSaid } from '../cubano/said'
import type { CubanoPieces } from '../cubano/types'
import { shared } from '../cubano/words'
import type { Shown } from '../shared/board'
import { noteOf } from './notes'
import type { TwoDiceFacts, TwoDiceView } from './types'

/** What lies in front of a seat, in words: its colour, its suites and its reserve. */
export function read({ table, game, pieces: printed }: Shown, seat: number): string {
  const view = game.view as unknown as TwoDiceView
  const facts = game.facts as unknown as TwoDiceFacts
  const pieces = printed as unknown as CubanoPieces
  const player = view.seats[seat]
  const own = facts.seats[seat]
  if (!player || !own) return ''
  return [
    seat === game.seat ? shared('you') : (table.seats[seat]?.name ?? ''),
    pieces.colours[player.colour]?.name ?? '',
    noteOf(view, facts, seat),
    suitesSaid(own.sizes),
    `${shared('cubes', { count: player.cubes })}, ${shared('bars', { count: player.bars })}`,
  ]
    .filter(Boolean)
    .join('. ')
}
