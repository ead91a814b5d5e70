import { isColour } from '../cubano/types'
import { n } from '../cubano-naval/words'
import type { Shown } from '../shared/board'
import type { Facts, Pieces } from './types'
import type { View } from './view'
import { w } from './words'

/** What lies in a half, in words: how much is hidden, found and not named, and where the reader knows of messages. */
export function read({ table, game, pieces }: Shown<View, Facts, Pieces>, seat: number): string {
  const view = game.view
  const half = game.facts.halves[seat]
  if (!half) return ''
  const [known, named]: [string[], string[]] = seat === 0 ? [view.left_known, view.left_named] : [view.right_known, view.right_named]
  const listed = (id: string, squares: string[]): string => (squares.length > 0 ? w(id, { squares: squares.join(', ') }) : '')
  return [
    seat === game.seat ? n('you') : (table.seats[seat]?.name ?? ''),
    isColour(view.colours[seat]) ? n('in-colour', { colour: pieces.colours[view.colours[seat]!] ?? '' }) : '',
    view.phase === 'choosing' || view.phase === 'hiding' ? w('hidden', { count: half.hidden, messages: view.messages }) : w('found', { count: half.found, messages: view.messages }),
    listed('read-hidden', known.filter((square) => !named.includes(square))),
    listed('read-found', known.filter((square) => named.includes(square))),
    listed('read-empty', named.filter((square) => !known.includes(square))),
  ]
    .filter(Boolean)
    .join('. ')
}
