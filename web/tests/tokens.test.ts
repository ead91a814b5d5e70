// Contrast in both themes, and seats that stay apart for every kind of sight.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games'
import { PALETTES } from '../src/settings.svelte'

const css = readFileSync(join(import.meta.dirname, '..', 'src', 'styles', 'tokens.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '')

type Theme = 'light' | 'dark'
type Rgb = [number, number, number]

/** The tokens of every rule whose selector holds this text; later rules win. */
function tokens(theme: Theme, ...selectors: string[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const selector of [':root', ...selectors]) {
    for (const [, heads, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!heads!.split(',').some((head) => head.trim() === selector)) continue
      for (const [, name, light, dark] of body!.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) {
        found[name!] = theme === 'light' ? light! : dark!
      }
    }
  }
  return found
}

const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb
const linear = (hex: string): Rgb => rgb(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Rgb
const times = (matrix: readonly Rgb[], [a, b, c]: Rgb): Rgb => matrix.map(([x, y, z]) => x * a + y * b + z * c) as Rgb

function contrast(one: string, two: string): number {
  const [low, high] = [one, two].map((hex) => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0]!).sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

// Machado, Oliveira and Fernandes (2009), full strength.
const SIGHTS: Record<string, readonly Rgb[]> = {
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}

/** Björn Ottosson's Oklab, where distances are what eyes feel. */
function oklab(light: Rgb): Rgb {
  const cones = times(
    [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]],
    light.map((value) => Math.min(1, Math.max(0, value))) as Rgb,
  )
  return times(
    [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]],
    cones.map(Math.cbrt) as Rgb,
  )
}

function closest(colours: readonly string[], sight: readonly Rgb[]): number {
  const seen = colours.map((hex) => oklab(times(sight, linear(hex))))
  return Math.min(...seen.flatMap((a, i) => seen.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]))))
}

const seats = (theme: Theme, palette: string): string[] => {
  const all = tokens(theme, `[data-palette='${palette}']`)
  return [1, 2, 3, 4, 5, 6].map((seat) => all[`p${seat}`]!)
}

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

  test.each(PALETTES)('the seats of the palette %s can be read', (palette) => {
    const all = tokens(theme, `[data-palette='${palette}']`)
    for (const seat of seats(theme, palette)) {
      expect(contrast(seat, all['on-p']!)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(seat, all['surface']!)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(Object.keys(SIGHTS))('the palette for %s keeps seats well apart, and better than the usual one', (name) => {
    const [own, usual] = [name, 'standard'].map((palette) => closest(seats(theme, palette), SIGHTS[name]!))
    expect(own).toBeGreaterThan(0.12)
    expect(own).toBeGreaterThan(2 * usual!)
  })
})
