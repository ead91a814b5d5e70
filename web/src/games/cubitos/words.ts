import { settings } from '../../settings.svelte'
import { gameWords } from '../shared/words.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

export const w = gameWords({ en, fr })

/** A chance in percent, as it is written in the language chosen. */
export const percent = (chance: number, digits = 1): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: digits }).format(chance)
