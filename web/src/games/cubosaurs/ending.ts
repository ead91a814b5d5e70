import type { Ending } from '../shared/ending'
import { lookOf } from './look'

const BY_RANK = ['trex', 'bronto', 'stego', 'penta', 'grey']
const PICTURED: Record<string, string> = { raptors: 'raptor', eggs: 'egg' }
const WITHOUT = ['tiles', 'dna']

export const ending: Ending = {
  creature: (_, __, rank) => ({ model: lookOf(BY_RANK[rank % BY_RANK.length]!).model }),
  art: (row) => (WITHOUT.includes(row) ? undefined : { model: lookOf(PICTURED[row] ?? row).model }),
}
