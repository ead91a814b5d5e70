// Lines of the log as they are read: those of one seat in a row belong together, and so do throws that brought nothing and
// the steps of one run.

import type { LogLine } from '../server'

export interface ReadLine {
  line: LogLine
  /** Its place among the lines it was taken from. */
  place: number
  /** Whether it is the first of what its seat did. */
  isFirst: boolean
  /** The move of the first line it stands for. */
  from: number
  /** How many lines it stands for, one after the other. */
  count: number
}

const THROWS = 'throws'
const STEPS = 'steps'

/** Whether a line is all that came of a move, a throw, and the next move is a throw too. */
function broughtNothing(lines: readonly LogLine[], place: number): boolean {
  const [before, line, after] = [lines[place - 1], lines[place]!, lines[place + 1]]
  return line.kind === THROWS && before?.move !== line.move && after !== undefined && after.move !== line.move && after.kind === THROWS
}

/** Whether a line is told together with the one before it. */
function goesOn(lines: readonly LogLine[], place: number): boolean {
  const [before, line] = [lines[place - 1], lines[place]!]
  if (before === undefined || before.seat !== line.seat) return false
  if (line.kind === STEPS && line.place) return before.kind === STEPS
  return broughtNothing(lines, place - 1) && broughtNothing(lines, place)
}

export function asRead(lines: readonly LogLine[]): ReadLine[] {
  const read: ReadLine[] = []
  for (const [place, line] of lines.entries()) {
    const last = read.at(-1)
    if (last && goesOn(lines, place)) Object.assign(last, { line, place, count: last.count + 1 })
    else read.push({ line, place, isFirst: last?.line.seat !== line.seat, from: line.move, count: 1 })
  }
  return read
}
