export { default } from './Board.svelte'
export { keys } from './offers'
export { read } from './read'
