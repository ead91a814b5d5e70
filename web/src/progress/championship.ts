// How a championship stands, in a sentence.

import type { ChampionshipInfo } from '../server'
import { settings } from '../settings.svelte'
import { w } from './words'

export const list = (names: readonly string[]): string => new Intl.ListFormat(settings.language).format(names)

export function standing({ runners, is_over }: ChampionshipInfo): string {
  const first = runners.filter(({ rank }) => rank === 1)
  const [one] = first
  if (!one) return w('nobody')
  const names = list(first.map(({ name }) => name))
  if (first.length > 1) return is_over ? w('champions', { names }) : w('lead-shared', { names })
  const { name, points } = one
  if (is_over) return one.is_mine ? w('champion-you') : w('champion', { name })
  return one.is_mine ? w('leads-you', { points }) : w('leads', { name, points })
}
