// The palettes of the settings: text can be read in each, and what has to be told apart stays apart for the eyes each is for.

import { afterAll, describe, expect, test } from 'vitest'
import { COLOURS, toneOf as cubeTone } from '../src/games/cubano/look'
import { DICE, lookOf as dieLook } from '../src/games/cubitos/look'
import { lookOf } from '../src/games/cubosaurs/look'
import { isLight } from '../src/games/shared/tones'
import { toneOf } from '../src/games/trex/look'
import { changeSettings, PALETTES, type Settings } from '../src/settings.svelte'
import { closest, contrast, SIGHTS, type Theme, tokens, USUAL } from './sight'

// Eyes notice a distance of about 0.02 in Oklab between large patches side by side. Seats, cubes and eggs are small and lie
// apart, so they get more than seven times that: about what the usual colours of a cube have for usual eyes (0.147).
const APART = 0.15
/** Eleven kinds of dice, two greys, a white and a light blue among them, leave less room. */
const APART_AS_DICE = 0.085
/** For somebody with usual sight beside them; no closer than the usual seats are. */
const APART_FOR_OTHERS = 0.1

const SPECIAL = PALETTES.filter((palette) => palette !== 'standard')

const all = (theme: Theme, palette: string): Record<string, string> => tokens(theme, `[data-palette='${palette}']`)
const pick = (theme: Theme, palette: string, names: readonly string[]): string[] => names.map((name) => all(theme, palette)[name]!)
const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']

/** The colours a game tells things apart by, in a palette. */
const GAME_COLOURS: Record<string, () => string[]> = {
  trex: () => ['yellow', 'blue', 'brown', 'green', 'red'].map(toneOf),
  cubosaurs: () => ['trex', 'stego', 'bronto', 'ptero', 'penta', 'grey', 'black'].map((type) => lookOf(type).colour),
  cubano: () => COLOURS.map(cubeTone),
  cubitos: () => Object.keys(DICE).map((die) => dieLook(die).tone),
}

function coloursOf(game: string, palette: Settings['palette']): string[] {
  changeSettings({ palette })
  return GAME_COLOURS[game]!()
}

afterAll(() => changeSettings({ palette: 'standard' }))

test('there is a palette for each kind of sight', () => {
  expect(SPECIAL).toEqual(Object.keys(SIGHTS))
})

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(PALETTES)('text of the palette %s can be read: at least 4.5 to 1', (palette) => {
    const found = all(theme, palette)
    const pairs = ['good', 'bad', 'warn'].flatMap((ink) => [[ink, `${ink}-soft`], [ink, 'surface'], [ink, 'ground']])
    pairs.push(...SEATS.flatMap((seat) => [[seat, 'on-p'], [seat, 'surface']]))
    for (const [ink, ground] of pairs) expect(contrast(found[ink!]!, found[ground!]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SPECIAL)('the palette for %s keeps seats well apart, and better than the usual one', (palette) => {
    const [own, usual] = [palette, 'standard'].map((each) => closest(pick(theme, each, SEATS), SIGHTS[palette]!))
    expect(own).toBeGreaterThan(APART)
    expect(own).toBeGreaterThan(2 * usual!)
    expect(closest(pick(theme, palette, SEATS), USUAL)).toBeGreaterThan(APART_FOR_OTHERS)
  })

  test.each(SPECIAL)('the palette for %s keeps good, bad and doubtful apart', (palette) => {
    expect(closest(pick(theme, palette, ['good', 'bad', 'warn']), SIGHTS[palette]!)).toBeGreaterThan(APART)
  })
})

describe.each(Object.keys(GAME_COLOURS))('the colours of %s', (game) => {
  const apart = game === 'cubitos' ? APART_AS_DICE : APART
  test.each(SPECIAL)('stay apart for %s, and for usual eyes', (palette) => {
    const [own, usual] = ([palette, 'standard'] as const).map((each) => closest(coloursOf(game, each), SIGHTS[palette]!))
    expect(own).toBeGreaterThan(apart)
    expect(own).toBeGreaterThan(usual!)
    expect(closest(coloursOf(game, palette), USUAL)).toBeGreaterThan(apart)
  })

  test.each(PALETTES)('carry signs that are seen, in the palette %s: at least 3 to 1', (palette) => {
    for (const tone of coloursOf(game, palette)) expect(contrast(tone, isLight(tone) ? '#2a1b3d' : '#ffffff'), tone).toBeGreaterThanOrEqual(3)
  })
})
