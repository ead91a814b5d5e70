import type { Shown } from '../shared/board'
import { describeDice } from './describe'
import { ZONES, zonesOf } from './dice'
import { boardOf, type Facts, type Pieces } from './types'
import type { View } from './view'
import { w } from './words'

/** What a seat has, in words: where it runs, what it owns, and the dice of its four zones. */
export function read({ table, game, pieces: all }: Shown<View, Facts, Pieces>, seat: number): string {
  const [view, facts, pieces] = [game.view, game.facts, all]
  const player = view.seats[seat]
  if (!player || seat >= view.players) return ''
  const cell = boardOf(pieces, view).cells.find((one) => one.cell === player.cell) ?? pieces.boards.flatMap(({ cells }) => cells).find((one) => one.cell === player.cell)
  const name = seat === game.seat ? w('you') : (table.seats[seat]?.name ?? '')
  const zones = zonesOf(view, seat, pieces)
  return [
    w('runner-said', { name, place: cell?.place ?? '', space: cell?.name ?? '' }),
    w('purse', { credits: player.credit, tokens: player.tokens, lines: facts.lines[seat] ?? 0 }),
    w('fans-said', { count: player.fans }),
    ...ZONES.map((zone) => `${w(`zone-${zone}`)}: ${describeDice(zones[zone], pieces)}`),
  ].join(' ')
}
