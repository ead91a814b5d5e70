// What is chosen for an option of a table, whether it changes anything, and the players that some of them name.

import type { OptionInfo } from '../server'

/** The highest value: who counts players may have to leave some out. */
export const highestOf = ({ high, spares }: OptionInfo, chairs: number): number => (spares === null ? high : Math.min(high, chairs - spares))

/** The value of an option; the usual one where none was chosen or the chair chosen is gone. */
export function valueOf(option: OptionInfo, values: Readonly<Record<string, number>>, chairs: number): number {
  const chosen = values[option.name] ?? option.default
  if (option.first_chair !== null && chosen - option.first_chair >= chairs) return option.default
  return Math.min(chosen, highestOf(option, chairs))
}

/** Those of all options that change anything: others they depend on may have other values, and all may be chosen or fixed. */
export function thatMatter(options: readonly OptionInfo[], values: Readonly<Record<string, number>>, chairs: number): OptionInfo[] {
  const all: Record<string, number> = Object.fromEntries(options.map((option) => [option.name, valueOf(option, values, chairs)]))
  all['players'] = chairs
  return options.filter(
    (option) =>
      highestOf(option, chairs) > option.low &&
      (option.only_with.length === 0 || option.only_with.some((each) => Object.entries(each).every(([name, allowed]) => allowed.includes(all[name]!)))),
  )
}

/** The names of all values, from the lowest on, of an option whose values are players or have names. */
export const namesOf = ({ values, first_chair }: OptionInfo, chairs: readonly string[]): string[] => (first_chair === null ? values : [...values, ...chairs])
