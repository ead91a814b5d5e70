// Squares in words.

import type { Explanation } from '../shared/explain'
import { type Suite, SQUARES } from './geometry'
import { type Colour, type CubanoPieces, isColour } from './types'
import { shared } from './words'

interface BoardFacts {
  colours: readonly Colour[]
  pieces: CubanoPieces
  suites?: readonly Suite[]
  formed?: readonly string[]
}

/** What a square shows. */
export function describeSquare(square: string, { colours, pieces, suites = [], formed = [] }: BoardFacts): string {
  const shown = colours[SQUARES.indexOf(square)]
  if (!isColour(shown)) return shared(formed.includes(square) ? 'square-formed' : 'square-empty', { square })
  const suite = suites.find(({ squares }) => squares.includes(square))
  const colour = pieces.colours[shown]?.name ?? shown
  return suite ? shared('square-suite', { square, colour, size: suite.squares.length }) : shared('square-cube', { square, colour })
}

/** The suites of a player, in a line. */
export function describeSuites(sizes: readonly number[]): string {
  const count = sizes.reduce((sum, size) => sum + size, 0)
  return shared('suites', { count: sizes.length, squares: shared('squares', { count }), sizes: sizes.join(' + ') })
}

/** What a colour is, for who asks. */
export function explainColour(colour: Colour, { colours }: CubanoPieces): Explanation {
  const piece = colours[colour ?? '']
  return piece ? { name: piece.name, text: shared('tell-colour', { value: piece.value }) } : { name: shared('die'), text: shared('tell-die') }
}
