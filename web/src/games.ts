// The four games and what the home page tells of them. Names and sentences are in the catalogues (game-…).

import cubano from '../models/scenes/cubano.txt?scene'
import cubitos from '../models/scenes/cubitos.txt?scene'
import cubosaurs from '../models/scenes/cubosaurs.txt?scene'
import trex from '../models/scenes/trex.txt?scene'

export type GameId = 'cubosaurs' | 'trex' | 'cubitos' | 'cubano'

export interface Game {
  id: GameId
  players: readonly [fewest: number, most: number]
  /** With fewer than the box says, a variant of ours. */
  variantFrom?: number
  minutes: number
  /** Seats of a quick game against bots. */
  quick: number
  scene: string
  makers: { author: string; illustrator: string; publisher: string }
}

export const GAMES: readonly Game[] = [
  {
    id: 'cubosaurs',
    players: [2, 5],
    minutes: 15,
    quick: 3,
    scene: cubosaurs,
    makers: { author: 'Fabien Tanguy', illustrator: 'Kristiaan der Nederlanden', publisher: 'Catch Up Games' },
  },
  {
    id: 'trex',
    variantFrom: 2,
    players: [3, 5],
    minutes: 40,
    quick: 3,
    scene: trex,
    makers: { author: 'Wilfried Kuhn, Hanno Kuhn', illustrator: '', publisher: 'Hans im Glück, Rio Grande Games' },
  },
  {
    id: 'cubitos',
    players: [2, 4],
    minutes: 45,
    quick: 2,
    scene: cubitos,
    makers: {
      author: 'John D. Clair',
      illustrator: 'Banu Andaru, Felicia Cano, Jacqui Davis, Kali Fitzgerald, Ryan Iler',
      publisher: 'AEG, Ludistri, Débâcle Jeux',
    },
  },
  {
    id: 'cubano',
    players: [2, 6],
    minutes: 45,
    quick: 2,
    scene: cubano,
    makers: { author: 'Albert Pau', illustrator: '', publisher: 'Albert Pau' },
  },
]

export const findGame = (id: string): Game | undefined => GAMES.find((game) => game.id === id)
