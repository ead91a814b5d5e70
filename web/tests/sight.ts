// Colours as eyes see them: the tokens of the style sheet, contrast, and distances for every kind of sight.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = readFileSync(join(import.meta.dirname, '..', 'src', 'styles', 'colour.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '')

export type Theme = 'light' | 'dark'
export type Rgb = [number, number, number]

/** The tokens of every rule whose selector holds this text; later rules win. */
export function tokens(theme: Theme, ...selectors: string[]): Record<string, string> {
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

export function contrast(one: string, two: string): number {
  const [low, high] = [one, two].map((hex) => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0]!).sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

export const USUAL: readonly Rgb[] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]

// Machado, Oliveira and Fernandes (2009), full strength.
export const SIGHTS: Record<string, readonly Rgb[]> = {
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

/** The smallest distance between two of these colours, in Oklab. */
export function closest(colours: readonly string[], sight: readonly Rgb[]): number {
  const seen = colours.map((hex) => oklab(times(sight, linear(hex))))
  return Math.min(...seen.flatMap((a, i) => seen.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]))))
}
