import { gameWords } from '../shared/words.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

/** The words that both naval battles use. */
export const n = gameWords({ en, fr })
