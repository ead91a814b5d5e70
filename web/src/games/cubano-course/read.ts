import type { CubanoPieces } from '../cubano/types'
import { shared } from '../cubano/words'
import type { Shown } from '../shared/board'
import type { CourseFacts, CourseView } from './types'
import { w } from './words'

/** How far a seat is, in words: its colour, its corner and what it has covered. */
export function read({ table, game, pieces: printed }: Shown, seat: number): string {
  const player = (game.view as unknown as CourseView).seats[seat]
  const { goal } = game.facts as unknown as CourseFacts
  const pieces = printed as unknown as CubanoPieces
  if (!player) return ''
  return [
    seat === game.seat ? shared('you') : (table.seats[seat]?.name ?? ''),
    pieces.colours[player.colour]?.name ?? '',
    w('covered', { covered: player.covered, goal }),
    player.corner ? w('corner', { square: player.corner, left: goal - player.covered }) : '',
  ]
    .filter(Boolean)
    .join('. ')
}
