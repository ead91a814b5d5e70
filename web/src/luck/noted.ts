// What this browser notes of each table's luck: the commitment it saw first, and what it has given itself. Whoever
// verifies a game compares with that, so that nobody can tell another story afterwards.

import { keepFact, keptFacts } from '../kept'
import { server, type TableInfo, type TableRequest } from '../server'
import type { CommandBody } from '../table/connection.svelte'
import type { Noted } from './check'
import { hex } from './sha256'

const NAME = 'cubarium-luck'
const MOST = 500

export function notedOf(table: string): Noted {
  const found = keptFacts(NAME)[table]
  return typeof found === 'object' && found !== null ? (found as Noted) : {}
}

function note(table: string, more: Noted): void {
  const noted = notedOf(table)
  const isNew = Object.keys(more).some((each) => !(each in noted))
  if (isNew) keepFact(NAME, table, { ...more, ...noted }, MOST) // what was noted first stays
}

/** What one gives to the luck of a table: drawn by this browser, once. */
function contributionTo(table: string): string {
  note(table, { contribution: hex(crypto.getRandomValues(new Uint8Array(32))) })
  return notedOf(table).contribution ?? hex(crypto.getRandomValues(new Uint8Array(32)))
}

/** A request with what one gives, to luck that is pledged first; nothing is given where one does not play. */
export async function withLuck(request: TableRequest): Promise<TableRequest> {
  if (!request.seats.includes('me')) return request
  const { table, commitment } = await server.pledgeLuck()
  note(table, { commitment })
  return { ...request, luck: table, contribution: contributionTo(table) }
}

/** What goes along when one sits down before a game. */
export const givenToSit = ({ id, status, luck }: TableInfo): { contribution?: string } => (luck && status === 'open' ? { contribution: contributionTo(id) } : {})

const given = new Set<string>()
let followed = ''

/** Note what a table commits to, and give to its luck where one has not: to this game, once it is over to the next. */
export function follow(table: TableInfo, send: (body: CommandBody) => Promise<unknown>): void {
  const { luck } = table
  const moment = `${table.id} ${table.status} ${table.mine} ${luck?.contributions} ${luck?.next?.contributions}`
  if (!luck || moment === followed) return // most of what happens at a table changes nothing here
  followed = moment
  if (table.status !== 'over') note(table.id, { commitment: luck.commitment }) // after the end it would prove nothing
  if (luck.next) note(luck.next.table, { commitment: luck.next.commitment })
  const [id, seats] = luck.next ? [luck.next.table, luck.next.contributions] : [table.id, luck.contributions]
  const isTime = luck.next ? !table.tournament : table.status === 'open'
  if (!isTime || given.has(id) || !table.mine.some((seat) => !seats[seat])) return
  given.add(id)
  // Should the game begin just now, it is refused, and everybody sees that this seat gave nothing.
  void send({ type: 'contribute', contribution: contributionTo(id) })
}
