import { ending as cubes } from '../cubano/ending'
import Finished from '../cubano/Finished.svelte'
import type { Ending } from '../shared/ending'
import type { Facts } from './types'
import type { View } from './view'
import { w } from './words'

export { default } from './Board.svelte'
export { keys } from '../cubano/actions'
export { read } from './read'

export const ending: Ending<View> = {
  creature: cubes.creature,
  art: cubes.art,
  Picture: Finished,
  note: ({ view, facts }) => {
    const { limit, par } = facts as Facts
    return `${w('move', { moves: view.moves, limit })} · ${w('par', { par })}`
  },
}
