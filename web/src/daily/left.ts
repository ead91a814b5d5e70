// How long a day still lasts, as people say it: "8 hours", in the last one "40 minutes".

const HOUR = 3600
const MINUTE = 60

/** Times are in seconds, as the server gives them. */
export function left(until: number, language: string, now = Date.now() / 1000): string {
  const seconds = Math.max(MINUTE, until - now)
  const [unit, count] = seconds >= HOUR ? (['hour', seconds / HOUR] as const) : (['minute', seconds / MINUTE] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(count))
}
