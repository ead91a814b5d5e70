export { default } from './Board.svelte'
export { keys } from './keys'
export { read } from './read'
export { navalEnding as ending } from '../cubano/ending'
