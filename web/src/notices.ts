// The browser's own notices, for people who asked for them in the settings: a game waits for me that I do not look at.

import { go } from './router.svelte'
import type { TableRow } from './server'
import { settings } from './settings.svelte'
import { t } from './text.svelte'

/** Whether this browser can show notices at all. */
export const hasNotices = (): boolean => typeof Notification !== 'undefined'

export const areRefused = (): boolean => hasNotices() && Notification.permission === 'denied'

/** Ask the person, through the browser; the answer is whether notices may be shown. */
export async function askForNotices(): Promise<boolean> {
  return hasNotices() && (await Notification.requestPermission()) === 'granted'
}

export function tellOf(rows: readonly TableRow[]): void {
  for (const { id, game_name } of rows) void tell(`/table/${id}`, game_name)
}

/** Say that a game waits. A later notice of the same table takes the place of the one before. */
export async function tell(address: string, game: string): Promise<void> {
  if (!settings.notices || !hasNotices() || Notification.permission !== 'granted') return
  const title = t('notice-turn', { game })
  const more: NotificationOptions = { tag: address, icon: '/icon-192.png', data: address, lang: settings.language }
  if (navigator.serviceWorker?.controller) {
    // Phones show notices of the worker only, which also opens the table when it is pressed.
    await (await navigator.serviceWorker.ready).showNotification(title, more)
    return
  }
  const notice = new Notification(title, more)
  notice.onclick = () => {
    window.focus()
    go(address)
    notice.close()
  }
}
