// Numbers as the reader's language writes them, with a true minus sign.

import { settings } from '../settings.svelte'

export const decimal = (value: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value).replace('-', '−')

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '' : new Intl.NumberFormat(settings.language, { style: 'percent' }).format(part / whole)
