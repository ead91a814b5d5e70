// Cubes in the colours of the players; ships and lighthouses for the naval battles.

import type { Ending, Figure } from '../shared/ending'
import Finished from './Finished.svelte'
import { toneOf } from './look'
import { type Colour, isColour } from './types'

interface Coloured {
  seats?: readonly { colour?: Colour }[]
  colours?: readonly Colour[]
}

const colourOf = (view: Coloured, seat: number): Colour => view.seats?.[seat]?.colour ?? null

const cubeOf = (colour: Colour): Figure => (isColour(colour) ? { model: 'cu-cube', recolour: { frame: toneOf(colour) } } : { model: 'cu-cube' })

export const ending: Ending<Coloured> = {
  creature: ({ view }, seat) => cubeOf(colourOf(view, seat)),
  art: () => ({ model: 'cu-cube' }),
  Board: Finished as NonNullable<Ending<Coloured>['Board']>,
}

/** The winner has a ship afloat, the other a light to come home by. */
export const navalEnding: Ending = {
  creature: (_, __, rank) => ({ model: rank === 0 ? 'nv-ship' : 'nv-lighthouse' }),
  art: () => ({ model: 'nv-ship' }),
}
