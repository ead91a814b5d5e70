// The pictures of the games. A board shows a view and the legal actions, and sends one of them back.

import type { Component } from 'svelte'
import type { BoardProps, Shown } from '../games/shared/board'
import type { Ending } from '../games/shared/ending'
import type { GameInfo } from '../server'

export interface BoardModule<View = unknown, Facts = unknown, Pieces = unknown> {
  default: Component<BoardProps<View, Facts, Pieces>>
  /** Single keys and the actions they stand for now. */
  keys: (game: GameInfo<View, Facts>) => Record<string, string>
  /** What lies in front of a seat, in words. */
  read: (shown: Shown<View, Facts, Pieces>, seat: number) => string
  /** Which round it is, in words; in games that have rounds. */
  round?: (game: GameInfo<View, Facts>) => string
  /** Its pictures for the end of a game. */
  ending: Ending<View>
}

const BOARDS: Record<string, () => Promise<BoardModule<never, never, never>>> = {
  'cubano-naval-dice': () => import('../games/cubano-naval-dice'),
  'cubano-naval-messages': () => import('../games/cubano-naval-messages'),
  'cubano-1-die': () => import('../games/cubano-1-die'),
  'cubano-2-dice': () => import('../games/cubano-2-dice'),
  'cubano-course': () => import('../games/cubano-course'),
  'cubano-puzzle': () => import('../games/cubano-puzzle'),
  cubosaurs: () => import('../games/cubosaurs'),
  trex: () => import('../games/trex'),
  cubitos: () => import('../games/cubitos'),
}

/** A picture book of the variants of a game, and the options that are chosen in it. */
interface ChooserModule<Pieces = unknown> {
  default: Component<{
    pieces: Pieces
    variant: string
    options: Record<string, number>
    /** The names of the options that change anything. */
    offered: readonly string[]
    onchange: (variant: string, options: Record<string, number>) => void
  }>
  CHOSEN_HERE: readonly string[]
}

const CHOOSERS: Record<string, () => Promise<ChooserModule<never>>> = {
  cubitos: () => import('../games/cubitos/chooser'),
}

// Each board and each chooser is written for the types of its own game. Whatever comes over the wire is taken for these
// here and nowhere else.

export const chooserOf = (game: string): (() => Promise<ChooserModule>) | undefined => CHOOSERS[game] as (() => Promise<ChooserModule>) | undefined

/** The games that can be played in the browser. */
export const PLAYABLE: readonly string[] = Object.keys(BOARDS)

export const boardOf = (game: string): (() => Promise<BoardModule>) | undefined => BOARDS[game] as (() => Promise<BoardModule>) | undefined
