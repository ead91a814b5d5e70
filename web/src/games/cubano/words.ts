import { gameWords } from '../shared/words.svelte'

/** The words all Cub'ano boards share. */
export const shared = gameWords(import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true }))
