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
  if (first.length > 1) return w(is_over ? 'champions' : 'lead-shared', { names })
  const message = is_over ? 'champion' : 'leads'
  return w(one.is_mine ? `${message}-you` : message, { name: one.name, points: one.points })
}
