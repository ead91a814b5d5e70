// Parts of the table page that know no game.

import { describe, expect, test } from 'vitest'
import type { LogLine } from '../src/server'
import { turnStart } from '../src/table/turn'

const line = (moment: number, seat: number): LogLine => ({ moment, seat, text: '', rule: '' })

describe('where a turn begins', () => {
  const log = [line(0, 0), line(1, 0), line(2, 1), line(2, 0), line(3, 0), line(4, 0), line(4, 1)]

  test('before the moves a seat has made in a row, whatever they did to others', () => {
    expect(turnStart(log, 4, 0)).toBe(2)
    expect(turnStart(log, 3, 0)).toBe(2)
  })

  test('now, where somebody else moved last', () => {
    expect(turnStart(log, 2, 0)).toBe(2)
    expect(turnStart(log, 4, 1)).toBe(4)
    expect(turnStart([], 0, 0)).toBe(0)
  })

  test('a move that nothing is said about ends the search', () => {
    expect(turnStart([line(1, 0), line(3, 0)], 3, 0)).toBe(2)
  })
})
