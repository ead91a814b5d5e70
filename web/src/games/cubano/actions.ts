// Which actions lie on the board, and single keys for the others.

import type { GameInfo, LegalAction } from '../shared/board'

export const isOnBoard = ({ arguments: { square, edge } }: LegalAction): boolean => square !== undefined || edge !== undefined

/** Whether an action puts a cube of one's own on a square. */
export const isPut = ({ kind }: LegalAction): boolean => kind === 'fill' || kind === 'flip'

const QUIET = ['renounce', 'done', 'stop', 'after-you', 'propose']

/** What gives something up, ends something or leaves it to others: never the first thing to press. */
export const isQuiet = ({ kind }: LegalAction): boolean => QUIET.includes(kind)

const LETTERS: Record<string, string> = { call: 'c', claim: 'c', renounce: 'r', done: 'd' }

/** Single keys and the actions they stand for: digits for what is no place of the board, C to claim, R to renounce, D when done. */
export function keys({ actions }: GameInfo): Record<string, string> {
  const found: Record<string, string> = {}
  actions
    .filter((action) => !isOnBoard(action))
    .slice(0, 9)
    .forEach(({ action }, i) => (found[String(i + 1)] = action))
  for (const { kind, action } of actions) {
    const letter = LETTERS[kind]
    if (letter && !(letter in found)) found[letter] = action
  }
  return found
}

/** By action, the key to print beside it: the letter where it has one. */
export function shortcutsOf(game: GameInfo): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, action] of Object.entries(keys(game))) if (!found.has(action) || /[a-z]/.test(key)) found.set(action, key.toUpperCase())
  return found
}

/** Where an action brings something, such as a larger suite; none where all bring the same. */
export function tellingPlaces(actions: readonly LegalAction[]): Set<string> {
  const isAlike = new Set(actions.map(({ consequence }) => consequence)).size < 2
  return new Set(isAlike ? [] : actions.filter(({ consequence }) => consequence !== '').map(({ arguments: { edge, square } }) => String(edge ?? square)))
}

/** More numbers than this would hide the board. */
const MOST = 12
/** What a cube of one's own changes: one's largest suite grows, another's shrinks. */
const sum = ({ numbers: { gain = 0, loss = 0 } }: LegalAction): number => gain + loss

/** The squares whose cube changes most, and with them all that change as much; a few of them. */
export function bestSwings(actions: readonly LegalAction[]): Map<string, LegalAction['numbers']> {
  const all = actions.filter((action) => sum(action) > 0).toSorted((a, b) => sum(b) - sum(a))
  const best = new Map<string, LegalAction['numbers']>()
  for (const level of new Set(all.map(sum))) {
    const alike = all.filter((action) => sum(action) === level)
    if (best.size > 0 && best.size + alike.length > MOST) break
    for (const { arguments: { square }, numbers } of alike) best.set(String(square), numbers)
  }
  return best
}
