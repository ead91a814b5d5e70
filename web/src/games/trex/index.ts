export { default } from './Board.svelte'
export { keys } from './actions'
export { read } from './read'
export { ending } from './ending'
