// How dice, mascots and spaces look: a tone, and always a sign beside it. What is printed comes from the pieces.

import { pixelPath } from '../../components/icons'

interface Look {
  tone: string
  /** What is drawn on the tone. */
  ink: string
  mascot?: string
}

const PAPER = '#fffdf6'
const INK = '#2a1b3d'

const LOOKS: Record<string, Look> = {
  'light-gray': { tone: '#d8d4c8', ink: INK },
  'dark-gray': { tone: '#5f5c66', ink: PAPER },
  red: { tone: '#c8352f', ink: PAPER, mascot: 'cb-crab' },
  orange: { tone: '#f08a30', ink: INK, mascot: 'cb-beaver' },
  yellow: { tone: '#ffd03a', ink: INK, mascot: 'cb-cheese' },
  green: { tone: '#7cc242', ink: INK, mascot: 'cb-pineapple' },
  blue: { tone: '#2f72c4', ink: PAPER, mascot: 'cb-llama' },
  purple: { tone: '#7d42bd', ink: PAPER, mascot: 'cb-dino' },
  brown: { tone: '#8a5a2b', ink: PAPER, mascot: 'cb-dog' },
  white: { tone: '#f4f3f8', ink: INK, mascot: 'cb-cat' },
  'first-player': { tone: '#8fd8f2', ink: INK },
}

export const lookOf = (die: string): Look => LOOKS[die] ?? LOOKS['light-gray']!

/** Runners, a tone for each seat. */
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
export const hasSign = (name: string): boolean => name in SIGNS
