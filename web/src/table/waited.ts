// Who is waited for before a game, in words.

import type { TableInfo } from '../server'
import { settings } from '../settings.svelte'
import { t } from '../text.svelte'

/** What the game waits for, for `me` at the table or before it; `here` are the seats that are connected. */
export function waitedFor(table: TableInfo, here: readonly number[], me: string | undefined): string {
  const count = table.seats.filter(({ person, bot }) => !person && !bot).length
  const isOwner = me === table.owner
  if (count > 0) {
    if (table.may_begin) return t('table-may-begin', { count })
    if (table.mine.length === 0) return t('waits-take', { count })
    if (table.begins_when_full) return t('waits-meet', { count })
    return t(isOwner ? 'waits-invite' : 'waits-more', { count })
  }
  const gone = table.seats.filter(({ person }, seat) => person && !here.includes(seat)).map(({ name }) => name)
  if (isOwner && gone.length > 0) return t('waits-gone', { names: new Intl.ListFormat(settings.language).format(gone), count: gone.length })
  if (isOwner) return t('waits-you')
  const owner = table.seats.find(({ person }) => person === table.owner)
  return owner ? t('waits-owner', { name: owner.name }) : t('waits-setter')
}
