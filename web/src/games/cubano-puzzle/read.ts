import type { Shown } from '../shared/board'
import type { Facts, Pieces } from './types'
import type { View } from './view'
import { w } from './words'

/** How far the picture is, in words. */
export function read({ game, pieces: printed }: Shown<View, Facts, Pieces>): string {
  const view = game.view
  const facts = game.facts
  const { pictures } = printed
  return [w('picture', { name: pictures[view.pattern] ?? '' }), w('move', { moves: view.moves, limit: facts.limit }), w('par', { par: facts.par }), `${facts.right} ${w('right', { wanted: facts.wanted })}`].join('. ')
}
