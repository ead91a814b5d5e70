// The dice of a seat, one by one. The view counts them; here each gets a name that it keeps from zone to zone, so that it
// can be seen to move.

import type { LegalAction } from '../shared/board'
import type { Counts, Pieces, Side } from './types'
import type { View } from './view'

export interface Die {
  id: string
  kind: number
  side?: Side
  isUsed: boolean
}

export const ZONES = ['draw', 'roll', 'active', 'discard'] as const
export type ZoneName = (typeof ZONES)[number]
type Zones = Record<ZoneName, Die[]>

export function zonesOf(view: View, seat: number, pieces: Pieces): Zones {
  const player = view.seats[seat]!
  const seen = new Map<number, number>()
  const die = (kind: number, side?: Side, isUsed = false): Die => {
    const number = seen.get(kind) ?? 0
    seen.set(kind, number + 1)
    return { id: `${seat}-${kind}-${number}`, kind, ...(side ? { side } : {}), isUsed }
  }
  const all = (counts: Counts): Die[] => counts.flatMap((count, kind) => Array.from({ length: count }, () => die(kind)))

  const zones: Zones = { draw: all(player.draw), roll: [...all(player.roll), ...all(player.picked)], active: [], discard: [] }
  for (const [pair, side] of pieces.pairs.entries()) {
    const used = player.used[pair] ?? 0
    for (let i = 0; i < (player.active[pair] ?? 0); i++) zones.active.push(die(side.die, side, i < used))
  }
  zones.discard = all(player.discard)
  if (view.first === seat) placeFirstDie(zones, view, pieces)
  return zones
}

function placeFirstDie(zones: Zones, view: View, pieces: Pieces): void {
  const kind = pieces.dice.length - 1
  const first = { id: 'first', kind, isUsed: view.first_used !== 0 }
  if (view.first_place === 'roll' || view.first_place === 'picked') zones.roll.push(first)
  const side = pieces.first_faces.find(({ face }) => face === view.first_face)
  if (view.first_place === 'active' && side) zones.active.push({ ...first, side })
}

/** The die that an action is about. */
export function dieOf({ action, arguments: { die, face } }: LegalAction, pieces: Pieces): Die | undefined {
  const [name, shown] = [String(die ?? ''), String(face ?? '')]
  const kind = pieces.dice.findIndex(({ id }) => id === name || shown.startsWith(`${id}-`))
  if (kind < 0) return undefined
  const side = pieces.pairs.find((pair) => pair.die === kind && shown.endsWith(`-${pair.face}`))
  return { id: action, kind, isUsed: false, ...(side ? { side } : {}) }
}
