import type { NamedColour } from '../shared/tones'

/** The colours of a cube by their value, from 1. */
export const CUBE_COLOURS: readonly { name: NamedColour; usual: string }[] = [
  { name: 'brown', usual: '#7d4c2b' },
  { name: 'red', usual: '#c93a30' },
  { name: 'orange', usual: '#ef8a2c' },
  { name: 'yellow', usual: '#f6cd3f' },
  { name: 'green', usual: '#3b8f4e' },
  { name: 'blue', usual: '#2f6fc4' },
]
