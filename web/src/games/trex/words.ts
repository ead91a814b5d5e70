import { settings } from '../../settings.svelte'
import { gameWords } from '../shared/words.svelte'
import type { CardPiece } from './types'

export const w = gameWords(import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true }))

/** 1st, 2nd: the catalogue chooses by the kind of ordinal. */
export const placeName = (place: number): string =>
  w('place', { place, kind: new Intl.PluralRules(settings.language, { type: 'ordinal' }).select(place) })

/** A card in words: its name, its symbol, and whether the symbol is a value of our own. */
export function describe({ name, symbol, is_house }: CardPiece): string {
  return [name, symbol, is_house ? w('house-short') : ''].filter(Boolean).join(', ')
}
