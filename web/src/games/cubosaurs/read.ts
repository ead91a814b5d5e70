import { printed as digits, type Shown } from '../shared/board'
import { describeCard } from './describe'
import { piecesInPlay, readSheet, stackEqual } from './model'
import type { Facts, Pieces } from './types'
import type { View } from './view'
import { w } from './words'

const NO_PLACES = { cards: new Map(), tiles: new Map(), rest: [] }

/** What lies in front of a seat, in words: points, tokens, cards, tiles. */
export function read({ table, game, pieces: all }: Shown<View, Facts, Pieces>, seat: number): string {
  const view = game.view
  const player = view.seats[seat]
  if (!player) return ''
  const pieces = piecesInPlay(all, view)
  const sheet = readSheet(game.standing[seat] ?? [], pieces)
  const points = game.facts.points[seat] ?? 0
  const name = seat === game.seat ? w('collection') : (table.seats[seat]?.name ?? '')
  const cards = stackEqual(player.collection, pieces, NO_PLACES).map((stack) => describeCard(stack, pieces, sheet))
  return [
    w('seat-said', { name, points: w('points-said', { count: points, points: digits(points) }) }),
    view.advanced ? w('dna-count', { count: player.tokens }) : '',
    ...(cards.length > 0 ? cards : [w('collection-nothing')]),
    ...(player.tiles[view.round_index] ?? []).map((tile) => pieces.tiles[tile]?.name ?? ''),
  ]
    .filter(Boolean)
    .join('. ')
}
