// When something was, as people say it: "2 hours ago", "yesterday", then the date.

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
const LAST_DAYS = 6

/** Times are in seconds, as the server gives them. */
export function when(at: number, language: string, now = Date.now() / 1000): string {
  const ago = Math.max(0, now - at)
  if (ago > LAST_DAYS * 86_400) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at * 1000)
  const [unit, seconds] = UNITS.find(([, each]) => ago >= each) ?? ['second', 1]
  const count = unit === 'second' ? 0 : Math.round(ago / seconds)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit)
}
