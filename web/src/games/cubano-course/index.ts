export { default } from './Board.svelte'
export { keys } from '../cubano/actions'
export { read } from './read'
export { ending } from '../cubano/ending'
