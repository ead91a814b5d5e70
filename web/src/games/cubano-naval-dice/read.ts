import { isColour } from '../cubano/types'
import { n } from '../cubano-naval/words'
import type { Shown } from '../shared/board'
import type { Facts, Pieces } from './types'
import type { View } from './view'
import { w } from './words'

/** What lies in a half, in words: cubes afloat, each ship with its squares and losses, the holes. */
export function read({ table, game, pieces }: Shown<View, Facts, Pieces>, seat: number): string {
  const view = game.view
  const facts = game.facts
  const half = view.seats[seat]
  if (!half) return ''
  const ships = pieces.ships.map(({ name }, ship) => {
    const squares = half.ships[ship] ?? []
    if (squares.length === 0) return ''
    const lost = squares.filter((square) => half.lost.includes(square))
    const place = w('read-ship', { ship: name, squares: squares.join(', ') })
    return lost.length > 0 ? `${place}, ${w('read-lost', { squares: lost.join(', ') })}` : place
  })
  return [
    seat === game.seat ? n('you') : (table.seats[seat]?.name ?? ''),
    isColour(half.colour) ? n('in-colour', { colour: pieces.colours[half.colour] ?? '' }) : '',
    w('afloat', { count: facts.afloat[seat] ?? 0 }),
    ...ships,
    half.holes.length > 0 ? w(view.mines ? 'read-mines' : 'read-islands', { squares: half.holes.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('. ')
}
