// Small pictures drawn in pixels, on square grids. A letter stands for a tone of Pixels.svelte.
// Every sign has a shape of its own, so that nobody has to see a colour.

import { pixelPath } from '../../components/icons'

const ROWS = {
  // a folded slip with a seal; the same slip open; a ring where nothing was
  slip: [
    '.............',
    'kkkkkkkkkkkkk',
    'kkpppppppppkk',
    'kpkpppppppkpk',
    'kppkpppppkppk',
    'kpppkrrrkpppk',
    'kpppprrrppppk',
    'kpppprrrppppk',
    'kpppppppppppk',
    'kpppppppppppk',
    'kkkkkkkkkkkkk',
    '.............',
    '.............',
  ],
  found: [
    '..kkkkkkkkk..',
    '..kpppppppk..',
    '..kppppppgk..',
    '..kpppppggk..',
    '..kgpppggpk..',
    'kkkggpggppkkk',
    'kpkpgggpppkpk',
    'kppkpgpppkppk',
    'kpppkkkkkpppk',
    'kpppppppppppk',
    'kpppppppppppk',
    'kkkkkkkkkkkkk',
    '.............',
  ],
  empty: ['..kkkkk..', '.k.....k.', 'k.......k', 'k.......k', 'k.......k', 'k.......k', 'k.......k', '.k.....k.', '..kkkkk..'],
  // what the dice leave behind, and what shots leave of ships
  island: ['...gg.gg.', '..gggggg.', '...gbgg..', '.gg.bg...', '....bb...', '.....b...', '..ssssss.', '.ssssssss', 'sssssssss'],
  mine: ['....k....', '.k.kkk.k.', '..kkkkk..', '.kkwkkkk.', 'kkkwkkkkk', '.kkkkkkk.', '..kkkkk..', '.k.kkk.k.', '....k....'],
  hit: ['k...o...k', 'kk.oo..kk', '.kkoookk.', '..kkokk..', '.ookkkoo.', '.okkokko.', '.kkoookk.', 'kk.yyy.kk', 'k...y...k'],
  wreck: ['....k....', '....kk...', '....kkk..', '....k....', '.k..k..k.', '.kkkkkkk.', '..kkkkk..', 'w.wwwww.w', '.w.w.w.w.'],
  aim: [
    'kkkk.....kkkk',
    'k...........k',
    'k...........k',
    'k...........k',
    '.............',
    '......k......',
    '.....kkk.....',
    '......k......',
    '.............',
    'k...........k',
    'k...........k',
    'k...........k',
    'kkkk.....kkkk',
  ],
  corners: [
    'kkkk.....kkkk',
    'k...........k',
    'k...........k',
    'k...........k',
    '.............',
    '.............',
    '.............',
    '.............',
    '.............',
    'k...........k',
    'k...........k',
    'k...........k',
    'kkkk.....kkkk',
  ],
  done: ['.........', '........k', '.......kk', '......kk.', 'k....kk..', 'kk..kk...', '.kkkk....', '..kk.....', '.........'],
  anchor: ['...kkk...', '...k.k...', '...kkk...', '.kkkkkkk.', '....k....', 'k...k...k', 'kk..k..kk', '.kk.k.kk.', '..kkkkk..'],
} as const

export type Picture = keyof typeof ROWS

export const sizeOf = (name: Picture): number => ROWS[name].length

/** One path for each tone of a picture. */
export function pathsOf(name: Picture): { tone: string; d: string }[] {
  const tones = new Set(ROWS[name].join('').replaceAll('.', ''))
  return [...tones].map((tone) => ({ tone, d: pixelPath(ROWS[name].map((row) => row.replace(/./g, (pixel) => (pixel === tone ? '#' : '.')))) }))
}
