// Lines of the log as they are read: those of one seat in a row belong together, and throws that brought nothing are one.

import type { LogLine } from '../server'

export interface ReadLine {
  line: LogLine
  /** Its place among the lines it was taken from. */
  place: number
  /** Whether it is the first of what its seat did. */
  isFirst: boolean
  /** How many throws it stands for, one after the other, that all brought nothing. */
  throws: number
}

/** Whether a line is all that came of a move, a throw, and the next move is a throw too. */
function broughtNothing(lines: readonly LogLine[], place: number): boolean {
  const [before, line, after] = [lines[place - 1], lines[place]!, lines[place + 1]]
  return line.kind === 'throws' && before?.move !== line.move && after !== undefined && after.move !== line.move && after.kind === 'throws'
}

export function asRead(lines: readonly LogLine[]): ReadLine[] {
  const read: ReadLine[] = []
  for (const [place, line] of lines.entries()) {
    const last = read.at(-1)
    const isFirst = last?.line.seat !== line.seat
    const goesOn = !isFirst && last.throws > 0 && broughtNothing(lines, place)
    if (goesOn) Object.assign(last, { line, place, throws: last.throws + 1 })
    else read.push({ line, place, isFirst, throws: broughtNothing(lines, place) ? 1 : 0 })
  }
  return read
}
