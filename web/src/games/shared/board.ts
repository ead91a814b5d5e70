// What every board gets.

import type { GameInfo, LegalAction, TableInfo } from '../../server'

export type { GameInfo, LegalAction, TableInfo }

/** What is to be seen. */
export interface Shown<View = unknown, Facts = unknown, Pieces = unknown> {
  table: TableInfo
  game: GameInfo<View, Facts>
  /** What is printed on cards and tiles. */
  pieces: Pieces
}

export interface BoardProps<View = unknown, Facts = unknown, Pieces = unknown> extends Shown<View, Facts, Pieces> {
  /** Send one of the legal actions. */
  act: (action: string) => void
  /** Send several actions one after the other, as long as each is legal when its turn comes. */
  run: (actions: readonly string[]) => void
  /** Tell people why something cannot be done. */
  refuse: (text: string) => void
  /** False while looking back at an earlier move: no action is legal then. */
  isLive: boolean
}

/** What a screen reader says of an action: what it does, then what comes of it. */
export const nameOf = ({ label, consequence }: LegalAction): string => (consequence ? `${label}. ${consequence}` : label)

/** A number as it is printed: with a true minus sign. */
export const printed = (value: number): string => String(value).replace('-', '−')

/** A gain or loss: always with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : printed(value))
