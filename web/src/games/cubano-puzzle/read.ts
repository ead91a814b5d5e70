import type { Shown } from '../shared/board'
import type { PuzzleFacts, PuzzlePieces, PuzzleView } from './types'
import { w } from './words'

/** How far the picture is, in words. */
export function read({ game, pieces: printed }: Shown): string {
  const view = game.view as unknown as PuzzleView
  const facts = game.facts as unknown as PuzzleFacts
  const { pictures } = printed as unknown as PuzzlePieces
  return [w('picture', { name: pictures[view.pattern] ?? '' }), w('move', { moves: view.moves, limit: facts.limit }), w('par', { par: facts.par }), `${facts.right} ${w('right', { wanted: facts.wanted })}`].join('. ')
}
