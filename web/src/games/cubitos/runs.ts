// Where a runner gets in one go, what a way brings in words, and which one most people would take.

import type { Places } from './actions'
import { markOf } from './geometry'
import type { BoardPiece, Cell, Game, Pieces, Route } from './types'
import type { Player } from './view'
import { w } from './words'

const isFree = ({ coins, credits }: Route): boolean => coins + credits === 0

/** Ways of several moves on this lap, by the cell they lead to; a single step is an action of its own. */
export function farRoutes(game: Game, places: Places): Map<number, Route> {
  const me = game.view.seats[game.seat]
  const far = game.facts.routes.filter(({ cell, laps }) => laps === me?.laps && !places.cells.has(cell))
  return new Map(far.map((route) => [route.cell, route]))
}

/** The farthest a runner gets without money; of places that are as far, one that gives something. */
export function likelyRoute({ facts, view, seat }: Game, board: BoardPiece): Route | undefined {
  const me = view.seats[seat]
  if (!me) return undefined
  const brings = ({ cell }: Route): boolean => {
    const there = board.cells.find((one) => one.cell === cell)
    return there !== undefined && cell !== me.began && markOf(there) !== undefined
  }
  const better = (one: Route, other: Route): boolean =>
    one.forward !== other.forward ? one.forward > other.forward : brings(one) !== brings(other) ? brings(one) : one.steps < other.steps
  return facts.routes
    .filter((route) => isFree(route) && route.forward > 0)
    .reduce<Route | undefined>((best, route) => (best && !better(route, best) ? best : route), undefined)
}

/** What whoever ends a run on a space gets there; nothing on plain ones, nor where the round began. */
export function bringsOf(cell: Cell, me: Player, { fans }: Pieces): string {
  if (markOf(cell) === undefined || cell.cell === me.began) return ''
  if (cell.space !== 'fan' && cell.space !== 'fan-lose') return cell.name
  const next = fans[me.fans + 1]
  return next ? w('brings-fan', { space: cell.name, ...next }) : cell.name
}

/** A way in words: how far, where to, what it brings and what it costs. */
export function runName(route: Route, cell: Cell | undefined, me: Player, pieces: Pieces): string {
  const isOver = route.laps > me.laps
  const brings = isOver || !cell ? '' : bringsOf(cell, me, pieces)
  return [
    w(isOver ? 'run-finish' : 'run-to', { steps: route.steps, place: cell?.place ?? '' }),
    brings && w('run-brings', { brings }),
    !isOver && route.forward <= 0 && w('run-back', { spaces: -route.forward }),
    !isFree(route) && w('run-price', { coins: route.coins, credits: route.credits }),
  ]
    .filter(Boolean)
    .join('')
}
