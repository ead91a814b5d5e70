// Values of a game as they are changed: compared, written into addresses, and told.

import type { ValueInfo } from '../server'
import { settings } from '../settings.svelte'
import { w } from './words'

export type Value = number | string | boolean | Value[]

/** Changed values by name. */
export type Changed = Readonly<Record<string, Value>>

export const isSame = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other)

export const written = (name: string, value: Value): string => `${name}=${JSON.stringify(value)}`

/** The value that was written, if it may be one of this kind; the server knows more and says it. */
export function read(text: string): Value {
  try {
    const value: unknown = JSON.parse(text)
    return isValue(value) ? value : text
  } catch {
    return text // a word without its quotation marks
  }
}

const isValue = (found: unknown): found is Value => (Array.isArray(found) ? found.every(isValue) : ['number', 'string', 'boolean'].includes(typeof found))

/** A value in words. */
export function told(info: ValueInfo, value: Value): string {
  if (info.control === 'drawing') return w(Array.isArray(value) && value.some(Array.isArray) ? 'placed' : 'drawn')
  if (Array.isArray(value)) return value.length === 0 ? w('nothing') : value.map((item) => told(info, item)).join(', ')
  if (typeof value === 'boolean') return w(value ? 'yes' : 'no')
  if (typeof value === 'number') return new Intl.NumberFormat(settings.language).format(value)
  return info.choices.find((choice) => choice.value === value)?.label ?? value
}
