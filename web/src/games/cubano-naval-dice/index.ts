import { navalEnding } from '../cubano/ending'
import type { Ending } from '../shared/ending'
import Finished from './Finished.svelte'

export { default } from './Board.svelte'
export { keys } from './actions'
export { read } from './read'
export const ending: Ending = { ...navalEnding, Board: Finished as NonNullable<Ending['Board']> }
