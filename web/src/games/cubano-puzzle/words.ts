import { gameWords } from '../shared/words.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

export const w = gameWords({ en, fr })
