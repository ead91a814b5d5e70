import type { Ending, Figure } from '../shared/ending'
import Finished from './Finished.svelte'
import { RUNNER_TONES } from './look'
import type { View } from './view'

export const runner = (seat: number): Figure => ({ model: 'cb-runner', recolour: { main: RUNNER_TONES[seat % RUNNER_TONES.length]! } })

export const ending: Ending<View> = {
  creature: (_, seat) => runner(seat),
  art: () => ({ model: 'cb-runner' }),
  Board: Finished,
}
