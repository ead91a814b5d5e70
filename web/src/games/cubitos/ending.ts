import type { Ending } from '../shared/ending'
import { RUNNER_TONES } from './look'

export const ending: Ending = {
  creature: (_, seat) => ({ model: 'cb-runner', recolour: { main: RUNNER_TONES[seat % RUNNER_TONES.length]! } }),
  art: () => ({ model: 'cb-runner' }),
}
