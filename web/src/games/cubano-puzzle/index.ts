import { ending as cubes } from '../cubano/ending'
import Finished from '../cubano/Finished.svelte'
import type { Ending } from '../shared/ending'
import type { View } from './view'

export { default } from './Board.svelte'
export { keys } from '../cubano/actions'
export { read } from './read'

export const ending: Ending<View> = { creature: cubes.creature, art: cubes.art, Picture: Finished }
