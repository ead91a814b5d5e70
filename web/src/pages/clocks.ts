// The clocks one can choose from for a table or a tournament.

import type { TableRequest } from '../server'

export const CLOCKS: Record<string, NonNullable<TableRequest['clock']>> = {
  none: { kind: 'none', seconds: 0, increment: 0 },
  quick: { kind: 'move', seconds: 60, increment: 0 },
  bank: { kind: 'bank', seconds: 900, increment: 10 },
  daily: { kind: 'move', seconds: 86_400, increment: 0 },
}
