import type { Ending, Figure } from '../shared/ending'
import { RUNNER_TONES } from './look'

export const runner = (seat: number): Figure => ({ model: 'cb-runner', recolour: { main: RUNNER_TONES[seat % RUNNER_TONES.length]! } })

export const ending: Ending = {
  creature: (_, seat) => runner(seat),
  art: () => ({ model: 'cb-runner' }),
}
