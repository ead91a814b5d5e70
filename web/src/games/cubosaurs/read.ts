import { printed as digits, type Shown } from '../shared/board'
import { factsOf, type Pieces, piecesInPlay, readSheet, stackEqual, viewOf } from './model'
import { cardSaid } from './said'
import { w } from './words'

const NO_OFFERS = { cards: new Map(), tiles: new Map(), rest: [] }

/** What lies in front of a seat, in words: points, tokens, cards, tiles. */
export function read({ table, game, pieces: all }: Shown, seat: number): string {
  const view = viewOf(game)
  const player = view.seats[seat]
  if (!player) return ''
  const pieces = piecesInPlay(all as unknown as Pieces, view)
  const sheet = readSheet(game.standing[seat] ?? [], pieces)
  const points = factsOf(game).points[seat] ?? 0
  const name = seat === game.seat ? w('collection') : (table.seats[seat]?.name ?? '')
  const cards = stackEqual(player.collection, pieces, NO_OFFERS).map((stack) => cardSaid(stack, pieces, sheet))
  return [
    w('seat-said', { name, points: w('points-said', { count: points, points: digits(points) }) }),
    view.advanced ? w('dna-count', { count: player.tokens }) : '',
    ...(cards.length > 0 ? cards : [w('collection-nothing')]),
    ...(player.tiles[view.round_index] ?? []).map((tile) => pieces.tiles[tile]?.name ?? ''),
  ]
    .filter(Boolean)
    .join('. ')
}
