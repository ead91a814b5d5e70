import { gameWords } from '../shared/words.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

/** The words all Cub'ano boards share. */
export const shared = gameWords({ en, fr })
