// How dice, mascots and spaces look: a tone, and always a sign beside it. What is printed comes from the pieces.

import { pixelPath } from '../../components/icons'
import { isLight, type NamedColour, toneFor } from '../shared/tones'

interface Look {
  tone: string
  /** What is drawn on the tone. */
  ink: string
  mascot?: string
}

const PAPER = '#fffdf6'
const INK = '#2a1b3d'

/** Their usual tones, by what the palettes call them. */
export const DICE: Record<string, { named: NamedColour; usual: string; mascot?: string }> = {
  'light-gray': { named: 'stone', usual: '#d8d4c8' },
  'dark-gray': { named: 'slate', usual: '#5f5c66' },
  red: { named: 'red', usual: '#c8352f', mascot: 'cb-crab' },
  orange: { named: 'orange', usual: '#f08a30', mascot: 'cb-beaver' },
  yellow: { named: 'yellow', usual: '#ffd03a', mascot: 'cb-cheese' },
  green: { named: 'green', usual: '#7cc242', mascot: 'cb-pineapple' },
  blue: { named: 'blue', usual: '#2f72c4', mascot: 'cb-llama' },
  purple: { named: 'purple', usual: '#7d42bd', mascot: 'cb-dino' },
  brown: { named: 'brown', usual: '#8a5a2b', mascot: 'cb-dog' },
  white: { named: 'white', usual: '#f4f3f8', mascot: 'cb-cat' },
  'first-player': { named: 'sky', usual: '#8fd8f2' },
}

export function lookOf(die: string): Look {
  const { named, usual, mascot } = DICE[die] ?? DICE['light-gray']!
  const tone = toneFor(named, usual)
  return { tone, ink: isLight(tone) ? INK : PAPER, mascot }
}

/** Runners, a tone for each seat, in the usual palette. */
export const RUNNER_TONES = ['#3f77d1', '#cf5138', '#2a9470', '#b58015'] as const

/** On a grid of 7 by 7: the mascots, and what faces and spaces give. */
const SIGNS: Record<string, readonly string[]> = {
  red: ['#.....#', '##...##', '.#...#.', '.#####.', '#.###.#', '.#####.', '#.#.#.#'],
  orange: ['#######', '#######', '.##.##.', '.##.##.', '.##.##.', '.##.##.', '.......'],
  yellow: ['......#', '....###', '..####.', '.######', '##.####', '####.##', '#######'],
  green: ['#.#.#.#', '.#.#.#.', '..###..', '.#.#.#.', '..#.#..', '.#.#.#.', '..###..'],
  blue: ['.#.#...', '.###...', '.#.#...', '.###...', '.######', '.#####.', '.#...#.'],
  purple: ['.#####.', '##.####', '#######', '####...', '#####..', '###....', '####...'],
  brown: ['##...##', '##...##', '#######', '.#####.', '#######', '##...##', '##...##'],
  white: ['#.....#', '##...##', '#######', '#.###.#', '#######', '##.#.##', '.#####.'],
  coin: ['..###..', '.#...#.', '#..#..#', '#.##..#', '#..#..#', '.#...#.', '..###..'],
  foot: ['..##...', '..##...', '..##...', '..###..', '..#####', '..#####', '.......'],
  star: ['...#...', '...#...', '#######', '.#####.', '..###..', '.##.##.', '.#...#.'],
  fan: ['.#####.', '.#####.', '.####..', '.#####.', '.#.....', '.#.....', '.#.....'],
  credit: ['.####..', '##..##.', '##.....', '##.....', '##..##.', '.####..', '.......'],
  jet: ['...#...', '..###..', '.##.##.', '.#####.', '.#.#.#.', '...#...', '..#.#..'],
  link: ['#.....#', '##....#', '#.#...#', '#..#..#', '#...#.#', '#....##', '#.....#'],
  die: ['#######', '#.....#', '#.#.#.#', '#.....#', '#.#.#.#', '#.....#', '#######'],
  line: ['..#....', '..#....', '..#####', '......#', '......#', '..#####', '..#....'],
  draw: ['###.###', '#.#.#.#', '###.###', '.......', '...#...', '..###..', '...#...'],
}

export const signPath = (name: string): string => pixelPath(SIGNS[name] ?? [])
