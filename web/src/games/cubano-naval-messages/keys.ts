import type { GameInfo } from '../shared/board'

/** Digits for colours. Squares have no single keys, for arrows go there; a lone one is 1. */
export function keys({ actions }: GameInfo): Record<string, string> {
  const isFew = actions.length === 1 || actions.every(({ kind }) => kind === 'colour')
  return isFew ? Object.fromEntries(actions.map(({ action }, i) => [String(i + 1), action])) : {}
}
