// Where each legal action lies on the table. What has no place of its own goes into the choice bar.

import type { LegalAction } from '../shared/board'
import type { Facts, Game, Route } from './types'

interface Places {
  push?: LegalAction
  pass?: LegalAction
  wait?: LegalAction
  /** By colour of the card. */
  buy: Map<string, LegalAction>
  /** By cell: single steps, and the spaces of Bob. */
  cells: Map<number, LegalAction>
  rest: LegalAction[]
}

export function placeActions(actions: readonly LegalAction[], facts: Facts): Places {
  const places: Places = { buy: new Map(), cells: new Map(), rest: [] }
  for (const action of actions) {
    const cell = facts.targets[action.action]
    if (action.kind === 'push' || action.kind === 'pass' || action.kind === 'wait') places[action.kind] = action
    else if (action.kind === 'buy') places.buy.set(String(action.arguments['die']), action)
    else if (cell !== undefined && !places.cells.has(cell)) places.cells.set(cell, action)
    else places.rest.push(action)
  }
  return places
}

/** Ways of several moves on this lap, by the cell they lead to; a single step is an action of its own. */
export function farRoutes(game: Game, places: Places): Map<number, Route> {
  const me = game.view.seats[game.seat]
  const far = game.facts.routes.filter(({ cell, laps }) => laps === me?.laps && !places.cells.has(cell))
  return new Map(far.map((route) => [route.cell, route]))
}

/** U pushes, P passes, W waits, digits stand for the other choices in their order. */
export function keys(game: Game): Record<string, string> {
  const { push, pass, wait, buy, rest } = placeActions(game.actions, game.facts)
  const digits = [...buy.values(), ...rest].slice(0, 9).map(({ action }, i) => [String(i + 1), action])
  const letters = [push && ['u', push.action], pass && ['p', pass.action], wait && ['w', wait.action]].filter((pair) => pair !== undefined)
  return Object.fromEntries([...digits, ...letters])
}
