// What stands in the rows of the score sheet.

import { printed, signed } from '../games/shared/board'
import type { GameInfo } from '../server'

export type Result = NonNullable<GameInfo['result']>
export type SheetRow = Result['sheet'][number]['rows'][number]

/** Parts of the sheet that are rounds, where there are several to choose from. */
export function roundsOf(result: Result): number[] {
  const rounds = [...result.sheet.keys()].filter((part) => result.sheet[part]!.is_round)
  return rounds.length > 1 ? rounds : []
}

/** Parts whose rows are shown: the round that is looked at, and what belongs to no round. */
export const partsShown = (result: Result, round: number | undefined): number[] => {
  const rounds = roundsOf(result)
  return [...result.sheet.keys()].filter((part) => !rounds.includes(part) || part === round)
}

/** Points are told with their sign where several rows make a score. */
export const writerOf = (result: Result): ((row: SheetRow, amount: number) => string) => {
  const parts = new Set(result.sheet.flatMap(({ rows }) => rows.filter(({ is_part }) => is_part).map(({ row }) => row)))
  return (row, amount) => (row.is_part && parts.size > 1 ? signed(amount) : printed(amount))
}

/** Seats with the most in a row; nobody where all have the same, where it is nothing, or where one plays alone. */
export function bestOf({ cells }: SheetRow): number[] {
  const amounts = cells.map((cell) => cell?.amount ?? 0)
  const most = Math.max(...amounts)
  if (most <= 0 || amounts.every((amount) => amount === most)) return []
  return [...amounts.keys()].filter((seat) => amounts[seat] === most)
}
