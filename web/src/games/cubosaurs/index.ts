export { default } from './Board.svelte'
export { keys } from './keys'
