import type { Ending } from '../shared/ending'
import { toneOf } from './look'

const BY_RANK = ['red', 'green', 'brown', 'yellow', 'blue']

export const ending: Ending = {
  creature: (_, __, rank) => ({ model: `tx-${BY_RANK[rank % BY_RANK.length]}` }),
  art: (row) => ({ model: 'tx-egg', recolour: { main: toneOf(row) } }),
}
