// Where each legal action lies on the table. What has no place of its own goes into the choice bar.

import type { LegalAction } from '../shared/board'
import type { Facts, Game, Route } from './types'

export interface Places {
  push?: LegalAction
  pass?: LegalAction
  wait?: LegalAction
  /** By colour of the card. */
  buy: Map<string, LegalAction>
  /** By cell: single steps, and the spaces near the runner. */
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

/** What brings something where it is offered: whoever leaves it gives that up. */
const BRINGS = new Set(['claim', 'use'])
/** Where nothing is given up by going on: dice are thrown, or what is plainly one's own is collected. */
const GOES_ON = new Set(['push-window', 'leave', 'use-abilities'])

/**
 * The choice that most people make, of those in the choice bar: none where it lies elsewhere on the table, or is open.
 * `route` is the way that most people run.
 */
export function likelyChoice({ view, seat }: Game, { buy, cells, rest }: Places, route: Route | undefined): LegalAction | undefined {
  if (route) return route.actions.length === 1 ? rest.find(({ action }) => action === route.actions[0]) : undefined
  const me = view.seats[seat]
  const isPlain = me?.question === 'nothing' && me.waiting === 0
  const goesOn = rest.find(({ kind }) => kind === 'done')
  if (isPlain && me.stage === 'move') return goesOn
  if (buy.size > 0 || cells.size > 0) return undefined
  return isPlain && GOES_ON.has(me.stage ?? '') ? goesOn : rest.find(({ kind }) => BRINGS.has(kind))
}

/** U pushes, P passes, W waits, digits stand for the other choices in their order. */
export function keys(game: Game): Record<string, string> {
  const { push, pass, wait, buy, rest } = placeActions(game.actions, game.facts)
  const digits = [...buy.values(), ...rest].slice(0, 9).map(({ action }, i) => [String(i + 1), action])
  const letters = [push && ['u', push.action], pass && ['p', pass.action], wait && ['w', wait.action]].filter((pair) => pair !== undefined)
  return Object.fromEntries([...digits, ...letters])
}
