// Colours that games call by name, for the palettes of the settings. They keep the hue of their name as far as they can
// and stay apart for eyes without red, green or blue cones, which a test measures. Signs tell them apart in any case.

import { settings } from '../../settings.svelte'

const NAMED = ['brown', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey', 'black', 'stone', 'slate', 'sky', 'white'] as const
export type NamedColour = (typeof NAMED)[number]

const TONES: Record<string, Record<NamedColour, string>> = {
  protan: {
    brown: '#3c230e',
    red: '#b23e2d',
    orange: '#df951f',
    yellow: '#fbf73c',
    green: '#72d5ac',
    blue: '#3f69f9',
    purple: '#5c2599',
    grey: '#818599',
    black: '#26272b',
    stone: '#a0999e',
    slate: '#706c8c',
    sky: '#72bbff',
    white: '#fff9fa',
  },
  deutan: {
    brown: '#3d200d',
    red: '#9d1a03',
    orange: '#fd8e0d',
    yellow: '#fbf19a',
    green: '#509c7d',
    blue: '#165c9e',
    purple: '#a56ff9',
    grey: '#bdc4d5',
    black: '#29292a',
    stone: '#b6b4a1',
    slate: '#3f4750',
    sky: '#5cdbff',
    white: '#f0f0ff',
  },
  tritan: {
    brown: '#52260f',
    red: '#bf0124',
    orange: '#fb9225',
    yellow: '#f1e697',
    green: '#18ac42',
    blue: '#1e4a9d',
    purple: '#a14de3',
    grey: '#bfc4d3',
    black: '#20242b',
    stone: '#cac3cb',
    slate: '#3d3c4a',
    sky: '#61bfec',
    white: '#ffffff',
  },
}

/** A named colour in the palette chosen; the game's usual one where no other is chosen. */
export const toneFor = (colour: NamedColour, usual: string): string => TONES[settings.palette]?.[colour] ?? usual

const LIGHT = 0.3

/** Whether signs on a colour are dark: by its relative luminance. */
export function isLight(tone: string, least = LIGHT): boolean {
  const [red, green, blue] = [1, 3, 5].map((i) => (Number.parseInt(tone.slice(i, i + 2), 16) / 255) ** 2.2) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > least
}
