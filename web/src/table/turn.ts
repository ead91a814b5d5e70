// Where a turn begins, read from the log.

import type { LogLine } from '../server'

/** The moment at which the moves that this seat has made in a row begin; `moment` itself if the last one was not theirs. */
export function turnStart(log: readonly LogLine[], moment: number, seat: number): number {
  const movers = new Map<number, number>()
  for (const line of log) {
    // the first line of a move tells who made it; what follows from it may be about others
    if (line.seat >= 0 && !movers.has(line.moment)) movers.set(line.moment, line.seat)
  }
  let start = moment
  while (start > 0 && movers.get(start) === seat) start -= 1
  return start
}
