import type { GameInfo } from '../shared/board'

/** Single keys and the actions they stand for now: K, P, D, and digits for cards, seats and tiles in their order. */
export function keys({ actions }: GameInfo): Record<string, string> {
  const found: Record<string, string> = {}
  const numbered = actions.filter(({ kind }) => kind !== 'keep' && kind !== 'done')
  numbered.slice(0, 9).forEach(({ action }, place) => (found[String(place + 1)] = action))
  const passes = actions.filter(({ kind }) => kind === 'pass')
  if (passes[0] && passes.length === 1) found.p = passes[0].action
  for (const { kind, action } of actions) {
    if (kind === 'keep') found.k = action
    if (kind === 'done') found.d = action
  }
  return found
}

/** The key to print beside an action: the letter where it has one. */
export function keyOf(game: GameInfo, action: string): string | undefined {
  const found = Object.entries(keys(game)).filter(([, other]) => other === action)
  return (found.find(([key]) => /[a-z]/.test(key)) ?? found[0])?.[0].toUpperCase()
}
