import { settings } from '../../settings.svelte'
import type { Explanation } from '../shared/explain'
import { gameWords } from '../shared/words.svelte'
import type { CardPiece, Pieces } from './types'
import type { CardName } from './view'

export const w = gameWords(import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true }))

/** 1st, 2nd: the catalogue chooses by the kind of ordinal. */
export const placeName = (place: number): string =>
  w('place', { place, kind: new Intl.PluralRules(settings.language, { type: 'ordinal' }).select(place) })

/** A card in words: its name, its symbol, and whether the symbol is a value of our own. */
export function describe({ name, symbol, is_house }: CardPiece): string {
  return [name, symbol, is_house ? w('house-short') : ''].filter(Boolean).join(', ')
}

/** What a card is, for who asks. */
export function explainCard(card: CardName, { cards }: Pieces): Explanation {
  const { name, colour, draws, is_meteor, is_house } = cards[card]!
  const parts = [
    colour === null ? w(`tell-${card}`) : w('tell-number'),
    colour !== null && is_meteor ? w('tell-meteor') : '',
    draws > 0 ? w('tell-draw', { count: draws }) : '',
    is_house ? w('house-note') : '',
  ]
  return { name, text: parts.filter(Boolean).join(' ') }
}

/** What an egg is, for who asks. */
export const explainEgg = (colour: string, { colours, eggs }: Pieces): Explanation => ({
  name: w('egg-name', { colour: colours[colour]! }),
  text: w('tell-egg', { count: eggs[colour]! }),
})
