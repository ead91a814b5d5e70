// What a game brings to the page of its end: a creature for each seat or a picture of its own, and a picture for a row of the score sheet.

import type { Component } from 'svelte'
import type { GameInfo, TableInfo } from '../../server'
import type { Recolour } from '../../voxel/model'

export interface Figure {
  model: string
  recolour?: Recolour
}

export interface Ending<View = unknown> {
  /** Who stands on the column of a seat; `rank` is 0 for the winner's. */
  creature: (game: GameInfo<View>, seat: number, rank: number) => Figure
  /** What a row of the sheet is about, where there is a picture of it. */
  art: (row: string) => Figure | undefined
  /** What is looked at instead of creatures, where nobody is beaten. */
  Picture?: Component<{ game: GameInfo<View>; drawing?: SVGSVGElement }, object, 'drawing'>
  /** What is said below the headline to who plays alone, and has only a measure to beat. */
  note?: (game: GameInfo<View>) => string
  /** The board as the game left it, where there is one to look at. */
  Board?: Component<{ table: TableInfo; game: GameInfo<View>; pieces: unknown }>
}
