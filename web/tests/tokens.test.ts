// Contrast in both themes. What palettes change is looked at in palettes.test.ts.

import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games'
import { contrast, tokens } from './sight'

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test('text can be read: at least 4.5 to 1', () => {
    const all = tokens(theme)
    const pairs = ['ink', 'ink-2', 'ink-3'].flatMap((ink) => ['ground', 'ground-2', 'surface', 'surface-2', 'button'].map((ground) => [ink, ground]))
    pairs.push(['on-ink', 'ink'], ['good', 'good-soft'], ['bad', 'bad-soft'], ['warn', 'warn-soft'], ['bad', 'surface'], ['good', 'surface'], ['ink', 'mark'])
    for (const [ink, ground] of pairs) expect(contrast(all[ink!]!, all[ground!]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

  test('boundaries that carry meaning, and the focus ring, are seen: at least 3 to 1', () => {
    const all = tokens(theme)
    for (const edge of ['edge-strong', 'focus']) {
      for (const ground of ['ground', 'surface']) expect(contrast(all[edge]!, all[ground]!), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  })

  test.each(GAMES.map(({ id }) => id))('the accent of %s can be read', (game) => {
    const all = tokens(theme, `[data-game='${game}']`)
    for (const [ink, ground] of [['on-a', 'a'], ['a-ink', 'a-soft'], ['a-ink', 'ground'], ['a-ink', 'surface'], ['ink', 'a-soft']] as const) {
      expect(contrast(all[ink]!, all[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })
})
