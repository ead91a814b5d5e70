// From which seat a table is seen.

import { afterEach, expect, test } from 'vitest'
import { chooseViewpoint, seatsFrom } from '../src/games/shared/viewpoint.svelte'

afterEach(() => chooseViewpoint(0))

test('players see the table from their own seat, spectators from the one they choose', () => {
  expect(seatsFrom(-1, 3)).toEqual([0, 1, 2])
  chooseViewpoint(2)
  expect(seatsFrom(-1, 3)).toEqual([2, 0, 1])
  expect(seatsFrom(1, 3)).toEqual([1, 2, 0])
})
