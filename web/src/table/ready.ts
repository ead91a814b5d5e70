// Bots that have to get ready.

import type { TableInfo } from '../server'

/** What has become of bots, by what they are called: that they are getting ready or cannot, in words, or nothing of those that are ready now. */
export function newsOfBots(before: TableInfo | undefined, now: TableInfo): Map<string, string> {
  const news = new Map<string, string>()
  now.seats.forEach(({ bot, bot_label, bot_note }, seat) => {
    const chair = before?.seats[seat]
    const known = chair?.bot === bot ? chair.bot_note : ''
    if (bot !== null && bot_note !== known) news.set(bot_label ?? bot, bot_note)
  })
  return news
}
