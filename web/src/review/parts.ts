// Parts of a victory as numbers to be read: what is shown adds up as the parts do.

import { settings } from '../settings.svelte'

/** Round parts so that they add up as the parts do: what is rounded are the sums, a part is the difference of two. */
function rounded(parts: readonly number[], whole: number, units: number): number[] {
  let sum = 0
  let before = 0
  return parts.map((part) => {
    sum += part
    const after = Math.floor((2 * units * sum + whole) / (2 * whole))
    const shown = after - before
    before = after
    return shown
  })
}

/** Tenths of a percentage point. */
export const inTenths = (parts: readonly number[], whole: number): number[] => rounded(parts, whole, 1000)

/** Whole percents. */
export const inPercents = (parts: readonly number[], whole: number): number[] => rounded(parts, whole, 100)

const format = (value: number, options: Intl.NumberFormatOptions): string => new Intl.NumberFormat(settings.language, options).format(value).replace('-', '−')

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** A share in percentage points, as 41.7. */
export const points = (tenths: number): string => format(tenths / 10, ONE_DIGIT)

/** A change in percentage points, as +4.2. */
export const change = (tenths: number): string => format(tenths / 10, { ...ONE_DIGIT, signDisplay: 'exceptZero' })

/** A part of a victory in percentage points, as 4.2. */
export const share = (part: number): string => format(100 * part, ONE_DIGIT)

export const percent = (percents: number): string => format(percents / 100, { style: 'percent' })

/** A share in percent, as 41.7 %. */
export const percentOf = (tenths: number): string => format(tenths / 1000, { ...ONE_DIGIT, style: 'percent' })

export const count = (value: number): string => format(value, {})

export interface Step {
  name: 'start' | 'luck' | 'own' | 'others' | 'end'
  /** Where its bar begins and ends, in tenths. */
  from: number
  to: number
  /** What it adds, in tenths; for start and end the share itself. */
  value: number
  /** The standard error, in victories. */
  error?: number
}

interface SeatShare {
  initial: number
  luck: number
  own: number
  others: number
  luck_error: number
  own_error: number
}

/** How the share of a seat came about, bar by bar: each begins where the one before has ended. */
export function stepsOf(seat: SeatShare, whole: number): Step[] {
  const [start, luck, own, others] = inTenths([seat.initial, seat.luck, seat.own, seat.others], whole) as [number, number, number, number]
  const lucky = start + luck
  const chosen = lucky + own
  const end = chosen + others
  return [
    { name: 'start', from: 0, to: start, value: start },
    { name: 'luck', from: start, to: lucky, value: luck, error: seat.luck_error },
    { name: 'own', from: lucky, to: chosen, value: own, error: seat.own_error },
    { name: 'others', from: chosen, to: end, value: others },
    { name: 'end', from: 0, to: end, value: end },
  ]
}

export interface Score {
  score: number
  text: string
  count: number
}

export interface Bin {
  low: string
  high: string
  count: number
}

/** Scores as bars of equal width, at most so many; a bar says its lowest and its highest score in words. */
export function binsOf(scores: readonly Score[], low: number, high: number, most: number): Bin[] {
  const width = Math.max(1, Math.ceil((high - low + 1) / most))
  const bins = Array.from({ length: Math.ceil((high - low + 1) / width) }, (): Bin => ({ low: '', high: '', count: 0 }))
  for (const { score, text, count: times } of scores) {
    const bin = bins[Math.floor((score - low) / width)]!
    bin.low ||= text
    bin.high = text
    bin.count += times
  }
  return bins
}

/** The score, in words, below which this part of all games ended. */
export function quantile(scores: readonly Score[], part: number): string {
  const wanted = part * scores.reduce((sum, { count: times }) => sum + times, 0)
  let sum = 0
  return scores.find(({ count: times }) => (sum += times) >= wanted)?.text ?? ''
}
