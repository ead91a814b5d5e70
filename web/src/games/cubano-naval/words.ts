import { gameWords } from '../shared/words.svelte'

/** The words that both naval battles use. */
export const n = gameWords(import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true }))
