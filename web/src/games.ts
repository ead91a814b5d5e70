// The four games and what the home page tells of them. Names and sentences are in the catalogues (game-…, kind-…).

import cubano from '../models/scenes/cubano.txt?scene'
import cubitos from '../models/scenes/cubitos.txt?scene'
import cubosaurs from '../models/scenes/cubosaurs.txt?scene'
import trex from '../models/scenes/trex.txt?scene'

export type GameId = 'cubosaurs' | 'trex' | 'cubitos' | 'cubano'

/** A game as the server knows it. */
export interface Kind {
  id: string
  players: readonly [fewest: number, most: number]
  minutes: number
  /** Seats of a quick game against bots. */
  quick: number
  /** Whether it can be learned by playing prepared moments. */
  lesson?: true
  /** Whether its variants can be run as a championship. */
  championship?: true
  /** Its own chapter, where a rulebook tells of several games. */
  chapter?: string
}

export interface Game {
  id: GameId
  /** What the box holds: one game, or several; the first is the one to begin with. */
  kinds: readonly [Kind, ...Kind[]]
  scene: string
  makers: { author: string; illustrator: string; publisher: string }
}

export const GAMES: readonly Game[] = [
  {
    id: 'cubosaurs',
    kinds: [{ id: 'cubosaurs', players: [2, 5], minutes: 15, quick: 3, lesson: true }],
    scene: cubosaurs,
    makers: { author: 'Fabien Tanguy', illustrator: 'Kristiaan der Nederlanden', publisher: 'Catch Up Games' },
  },
  {
    id: 'trex',
    kinds: [{ id: 'trex', players: [3, 5], minutes: 40, quick: 3, lesson: true }],
    scene: trex,
    makers: { author: 'Wilfried Kuhn, Hanno Kuhn', illustrator: '', publisher: 'Hans im Glück, Rio Grande Games' },
  },
  {
    id: 'cubitos',
    kinds: [{ id: 'cubitos', players: [2, 4], minutes: 45, quick: 2, lesson: true, championship: true }],
    scene: cubitos,
    makers: {
      author: 'John D. Clair',
      illustrator: 'Banu Andaru, Felicia Cano, Jacqui Davis, Kali Fitzgerald, Ryan Iler',
      publisher: 'AEG, Ludistri, Débâcle Jeux',
    },
  },
  {
    id: 'cubano',
    kinds: [
      { id: 'cubano-2-dice', players: [2, 6], minutes: 45, quick: 2, lesson: true, chapter: 'cubano-2' },
      { id: 'cubano-1-die', players: [2, 6], minutes: 30, quick: 2, lesson: true, chapter: 'cubano-3' },
      { id: 'cubano-course', players: [2, 2], minutes: 20, quick: 2, lesson: true, chapter: 'cubano-4' },
      { id: 'cubano-naval-messages', players: [2, 2], minutes: 20, quick: 2, lesson: true, chapter: 'cubano-5' },
      { id: 'cubano-naval-dice', players: [2, 2], minutes: 20, quick: 2, lesson: true, chapter: 'cubano-6' },
      { id: 'cubano-puzzle', players: [1, 1], minutes: 10, quick: 1, lesson: true, chapter: 'cubano-7' },
    ],
    scene: cubano,
    makers: { author: 'Albert Pau', illustrator: '', publisher: 'Albert Pau' },
  },
]

/** The game of this id, also by one of its kinds. */
export const findGame = (id: string): Game | undefined => GAMES.find((game) => game.id === id || game.kinds.some((kind) => kind.id === id))

/** The kind of this id. */
export const findKind = (id: string): Kind | undefined => GAMES.flatMap(({ kinds }) => kinds).find((kind) => kind.id === id)
