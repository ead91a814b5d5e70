import type { Shown } from '../shared/board'
import type { Facts, Pieces } from './types'
import type { View } from './view'
import { w } from './words'

/** What the picture is called; one drawn anew has no name. */
export const titleOf = ({ pattern }: View, { pictures }: Pieces): string => (pattern === 0 ? w('picture-new') : w('picture', { name: pictures[pattern] ?? '' }))

/** How far the picture is, in words. */
export function read({ game, pieces: printed }: Shown<View, Facts, Pieces>): string {
  const view = game.view
  const facts = game.facts
  return [titleOf(view, printed), w('move', { moves: view.moves, limit: facts.limit }), w('par', { par: facts.par }), `${facts.right} ${w('right', { wanted: facts.wanted })}`].join('. ')
}
