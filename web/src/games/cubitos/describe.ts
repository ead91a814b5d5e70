// Dice in words.

import type { Die } from './dice'
import type { Pieces } from './types'
import type { View } from './view'
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

/** What one die is, what it shows, and what that does. */
export function dieTip(die: Die, view: View, pieces: Pieces): string {
  const { id, name } = pieces.dice[die.kind]!
  const shown = die.side && w(`face-${die.side.face}`, { coins: die.side.coins })
  const said = shown ? w('die-shown', { kind: name, face: shown }) : w('die-said', { kind: name })
  const card = view.cards.map((slug) => pieces.cards[slug ?? '']).find((one) => one?.colour === id)
  if (!card) return said
  return `${said} ${w('card-said', { card: card.name, text: die.side?.face === 'power' && card.power ? `${card.text} ${card.power}` : card.text })}`
}
