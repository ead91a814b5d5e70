import { ending as cubes } from '../cubano/ending'
import type { Ending } from '../shared/ending'
import Finished from './Finished.svelte'
import type { View } from './view'

export { default } from './Board.svelte'
export { keys } from '../cubano/actions'
export { read } from './read'

export const ending: Ending<View> = { ...cubes, Picture: Finished }
