// Dice in words.

import type { Explanation } from '../shared/explain'
import type { Die } from './dice'
import type { Pieces } from './types'
import { w } from './words'

/** "2 red: ability, 3 light gray": equal dice together. */
export function describeDice(dice: readonly Die[], pieces: Pieces): string {
  const groups = new Map<string, { die: Die; count: number }>()
  for (const die of dice) {
    const key = `${die.kind} ${die.side?.face ?? ''} ${die.isUsed}`
    groups.set(key, { die, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  if (groups.size === 0) return w('no-dice')
  return [...groups.values()]
    .map(({ die, count }) => {
      const words = { count, kind: pieces.dice[die.kind]!.name, face: die.side ? w(`face-${die.side.face}`, { coins: die.side.coins }) : '' }
      return w(!die.side ? 'dice-said' : die.isUsed ? 'dice-used' : 'dice-shown', words)
    })
    .join(', ')
}

/** What a die is and what it shows, for who asks. */
export function explainDie({ kind, side }: Die, { dice, coins_per_foot }: Pieces): Explanation {
  const name = dice[kind]!.name
  if (!side) return { name, text: w('tell-unthrown') }
  const { face, coins } = side
  return { name: w('die-face', { kind: name, face: w(`face-${face}`, { coins }) }), text: w(`tell-${face}`, { price: coins_per_foot }) }
}
