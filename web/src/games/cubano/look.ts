// How cubes, bars and wood look. They are the same by day and by night.

import { isLight, type NamedColour, toneFor } from '../shared/tones'
import type { Colour } from './types'

const TONES: Record<string, string> = {
  brown: '#8a5a34',
  red: '#cc4234',
  orange: '#ee8f32',
  yellow: '#f0c541',
  green: '#4a9648',
  blue: '#3a74c4',
}

export const COLOURS: readonly string[] = Object.keys(TONES)

export const toneOf = (colour: Colour): string => toneFor(colour as NamedColour, TONES[colour ?? ''] ?? '#e9e1d0')

/** Pips on light colours are dark. */
export const pipOf = (colour: Colour): string => (isLight(toneOf(colour)) ? '#3a2808' : '#ffffff')

/** Letters and thin lines on a cube: black or white, whichever stands out more. */
export const inkOf = (colour: Colour): string => (isLight(toneOf(colour), EVEN) ? '#000000' : '#ffffff')
/** As far from black as from white. */
const EVEN = 0.18

/** Where the pips of a value lie, on a grid of three by three. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [[0, 0], [2, 2]],
  [[0, 0], [1, 1], [2, 2]],
  [[0, 0], [2, 0], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
]

/** The pips of a colour as a path in a square of this size. */
export function pipPath(colour: Colour, size: number): string {
  const pip = size * 0.17
  const at = (place: number): number => size * (0.24 + 0.26 * place) - pip / 2
  return (PIPS[COLOURS.indexOf(colour ?? '') + 1] ?? []).map(([x, y]) => `M${at(x)} ${at(y)}h${pip}v${pip}h${-pip}z`).join('')
}
