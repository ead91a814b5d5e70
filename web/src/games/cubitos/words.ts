import { settings } from '../../settings.svelte'
import { gameWords } from '../shared/words.svelte'

export const w = gameWords(import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true }))

/** A chance in percent, as it is written in the language chosen. */
export const percent = (chance: number, digits = 1): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: digits }).format(chance)
