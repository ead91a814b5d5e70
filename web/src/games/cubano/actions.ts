// Which actions lie on the board, and single keys for the others.

import type { GameInfo, LegalAction } from '../shared/board'

export const isOnBoard = ({ arguments: { square, edge } }: LegalAction): boolean => square !== undefined || edge !== undefined

/** Whether an action puts a cube of one's own on a square. */
export const isPut = ({ kind }: LegalAction): boolean => kind === 'fill' || kind === 'flip'

const QUIET = ['renounce', 'done', 'stop', 'after-you', 'propose', 'exit']
/** What one most often does, where nothing is asked for on the board. */
const LIKELY = ['throw', 'claim', 'call', 'draw', 'place']

/** What gives something up, ends something or leaves it to others: never the first thing to press. */
export const isQuiet = ({ kind }: LegalAction): boolean => QUIET.includes(kind)

const LETTERS: Record<string, string> = { call: 'c', claim: 'c', renounce: 'r', done: 'd' }

/** What has no place on the board, in the order in which it is offered: leaving the game comes last. */
export const asideOf = (actions: readonly LegalAction[]): LegalAction[] => actions.filter((action) => !isOnBoard(action)).toSorted((a, b) => rank(a) - rank(b))
const rank = (action: LegalAction): number => (action.kind === 'exit' ? 2 : Number(isQuiet(action)))

/** The one to press, if any is likelier than the others. */
export const likelyOf = (actions: readonly LegalAction[]): LegalAction | undefined => LIKELY.map((kind) => actions.find((action) => action.kind === kind)).find(Boolean) ?? actions.find((action, _, all) => all.length === 1 && !isQuiet(action))

/** Squares on which a cube may be put, or which may be left free once they are formed. */
export function openToBoth(onBoard: readonly LegalAction[]): Set<unknown> {
  const free = new Set(onBoard.filter(({ kind }) => kind === 'form').map(({ arguments: { square } }) => square))
  return new Set(onBoard.filter((action) => isPut(action) && free.has(action.arguments['square'])).map(({ arguments: { square } }) => square))
}

/** Single keys and the actions they stand for: digits for what is no place of the board, C to claim, R to renounce, D when done. */
export function keys({ actions }: GameInfo): Record<string, string> {
  const found: Record<string, string> = {}
  asideOf(actions)
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

/** More lit squares than these would be half of the board. */
const MOST = 12
/** What a cube of one's own changes: one's largest suite grows, another's shrinks. */
const total = ({ gain = 0, loss = 0 }: LegalAction['numbers']): number => gain + loss
const sum = ({ numbers }: LegalAction): number => total(numbers)

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

/** Numbers on more squares than these would be all one sees. */
const FEW = 4

/** The very best of them bear their numbers, if they are few; the others are lit, and say theirs when they are looked at. */
export function numberedOf(best: ReadonlyMap<string, LegalAction['numbers']>): Map<string, LegalAction['numbers']> {
  const most = Math.max(...[...best.values()].map(total))
  const top = [...best].filter(([, numbers]) => total(numbers) === most)
  return new Map(top.length > FEW ? [] : top)
}
