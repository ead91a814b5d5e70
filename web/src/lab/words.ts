import { gameWords } from '../games/shared/words.svelte'

export const w = gameWords(import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true }))
