// What a game is called beside others: with the name of its box, where that holds several.

import { findGame } from '../games'
import { t } from '../text.svelte'

export function kindName(id: string): string {
  const { id: box, kinds } = findGame(id)!
  return kinds.length > 1 ? t('kind-of', { game: t(`game-${box}`), kind: t(`kind-${id}`) }) : t(`game-${box}`)
}
