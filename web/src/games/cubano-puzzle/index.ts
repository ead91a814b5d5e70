export { default } from './Board.svelte'
export { keys } from '../cubano/offers'
export { read } from './read'
