// What is chosen for an option of a table, and the players that some of them name.

import type { OptionInfo } from '../server'

/** The value of an option; the usual one where none was chosen or the chair chosen is gone. */
export function valueOf({ name, default: usual, first_chair }: OptionInfo, values: Readonly<Record<string, number>>, chairs: number): number {
  const chosen = values[name] ?? usual
  return first_chair !== null && chosen - first_chair >= chairs ? usual : chosen
}

/** The names of all values, from the lowest on, of an option that names players. */
export const namesOf = ({ values }: OptionInfo, chairs: readonly string[]): string[] => [...values, ...chairs]
