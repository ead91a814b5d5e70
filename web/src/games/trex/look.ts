// How cards and colours look. What is printed on them comes from the pieces.

import { pixelPath } from '../../components/icons'
import { type NamedColour, toneFor } from '../shared/tones'
import type { CardPiece } from './types'
import type { CardName } from './view'

const TONES: Record<string, string> = {
  yellow: '#f2c230',
  blue: '#3c7fe0',
  brown: '#a8683a',
  green: '#3e9e4a',
  red: '#db3a34',
}
const NO_TONE = '#6d6478'

export const toneOf = (colour: string | null): string => toneFor((colour ?? '') as NamedColour, TONES[colour ?? ''] ?? NO_TONE)

/** A sign beside each colour, after the creature: crest, club, dome, sail, horns. On a grid of 7 by 7. */
const SIGNS: Record<string, readonly string[]> = {
  yellow: ['##.....', '###....', '..###..', '..####.', '..#####', '..###..', '.###...'],
  blue: ['.##....', '####...', '####...', '.##.#..', '.....#.', '......#', '......#'],
  brown: ['..###..', '.#####.', '.#####.', '#######', '#######', '.......', '#######'],
  green: ['...#...', '..###..', '.#.#.#.', '.#.#.#.', '##.#.##', '#######', '#.....#'],
  red: ['#.....#', '#.....#', '##...##', '.#####.', '.##.##.', '.#####.', '..###..'],
  cards: ['####...', '#..####', '#.##..#', '#.#...#', '###...#', '..#...#', '..#####'],
  hand: ['.#.#.#.', '.#.#.#.', '.#.#.#.', '.#####.', '######.', '.#####.', '..###..'],
  pile: ['#######', '#.....#', '#######', '#.....#', '#######', '#.....#', '#######'],
  played: ['..####.', '..#..#.', '..#..#.', '..####.', '.......', '#######', '#######'],
}

export const signPath = (name: string): string => pixelPath(SIGNS[name] ?? [])

/** The two cards without a colour have models of their own. */
const SPECIAL: Partial<Record<CardName, { model: string; number?: string }>> = {
  chamaelosaurus: { model: 'tx-chamaelosaurus', number: '=' },
  shower: { model: 'tx-meteor-shower' },
}

export const modelOf = (card: CardName, { colour }: CardPiece): string => SPECIAL[card]?.model ?? `tx-${colour}`

export const numberOf = (card: CardName, { number }: CardPiece): string => SPECIAL[card]?.number ?? String(number)
