export { default } from './SetChooser.svelte'
export { CHOSEN_HERE } from './set'
