// Short notices that go by themselves.

const LASTS_MS = 5000

interface Notice {
  key: number
  text: string
}

const notices: Notice[] = $state([])
let keys = 0

export const shownNotices: readonly Notice[] = notices

export function notify(text: string): void {
  const key = ++keys
  notices.push({ key, text })
  setTimeout(() => dismiss(key), LASTS_MS)
}

export function dismiss(key: number): void {
  const place = notices.findIndex((notice) => notice.key === key)
  if (place >= 0) notices.splice(place, 1)
}
