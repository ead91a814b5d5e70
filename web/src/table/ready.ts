// Bots that had to get ready.

import type { TableInfo } from '../server'

/** What those bots are called, each once, that were getting ready in their chairs and are ready now. */
export function readyBots(before: TableInfo, now: TableInfo): string[] {
  const ready = now.seats.filter(({ bot, bot_note }, seat) => {
    const chair = before.seats[seat]
    return bot !== null && bot_note === '' && chair?.bot === bot && chair.bot_note !== ''
  })
  return [...new Set(ready.map(({ bot, bot_label }) => bot_label ?? bot!))]
}
