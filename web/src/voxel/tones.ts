import type { Side } from './lattice.ts'
import type { Colour } from './model.ts'

// The palette names the colour of the left side. Light is warm and shade is violet, never white or black.
const TINTS: Record<Side, readonly [hex: string, share: number]> = {
  top: ['#FFF7DC', 0.3],
  left: ['#000000', 0],
  right: ['#23124A', 0.3],
}

export function mix(from: string, to: string, share: number): string {
  const part = (hex: string, i: number): number => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)
  const mixed = [0, 1, 2].map((i) => Math.round(part(from, i) + (part(to, i) - part(from, i)) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function tone({ hex, marks }: Colour, side: Side): string {
  return marks.includes('glow') ? hex.toLowerCase() : mix(hex, ...TINTS[side])
}
