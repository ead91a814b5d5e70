// What the symbols mean: beside a symbol that is pointed at, and in the list of them all.

import type { Cell } from './types'
import { w } from './words'

/** Every sign that is drawn somewhere, with the words for it. */
export const SYMBOLS = ['coin', 'credit', 'foot', 'fan', 'token', 'die', 'line', 'star', 'loss', 'gain', 'jet', 'link'] as const

const OF_SPACE: Record<string, (typeof SYMBOLS)[number]> = {
  credits: 'credit',
  fan: 'fan',
  'fan-lose': 'fan',
  lose: 'loss',
  'lose-two': 'loss',
  'gain-any': 'gain',
  'gain-up-to': 'gain',
  jet: 'jet',
  shortcut: 'link',
}

/** What a special space gives, and what that is. */
export function markTip({ space, name }: Cell): string {
  const symbol = OF_SPACE[space]
  return symbol ? w('space-said', { name, meaning: w(`symbol-${symbol}`) }) : name
}
