import type { Facts } from './types'
import type { View } from './view'
import { w } from './words'

/** What is special about a seat just now; nothing if there is nothing. */
export function noteOf(view: View, facts: Facts, seat: number): string {
  const player = view.seats[seat]!
  const { reprieve } = facts.seats[seat]!
  if (player.status === 'expelled') return w(player.colour === 'none' ? 'gave-up' : 'expelled')
  if (player.status === 'out' || player.status === 'last' || player.status === 'absent') return w(player.status)
  if (player.claims > 0) return w('may-claim', { count: player.claims })
  if (reprieve !== 'none') return w(`reprieve-${reprieve}`)
  return player.status === 'waiting' ? w('waiting') : ''
}
