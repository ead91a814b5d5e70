// Keys that work everywhere. Single letters can be switched off, and never fire while somebody writes.

import { settings } from './settings.svelte'

/** Keys by what they do, in the order of the help. The words are in the catalogues (key-…). */
export const KEY_HELP = [
  ['Tab', 'zones'],
  ['← ↑ → ↓', 'inside'],
  ['Enter', 'play'],
  ['1 – 9', 'option'],
  ['K', 'keep'],
  ['P', 'pass'],
  ['U', 'push'],
  ['W', 'wait'],
  ['C', 'claim'],
  ['R', 'renounce'],
  ['V', 'flat'],
  ['Ctrl+←', 'edge'],
  ['D', 'done'],
  ['Z', 'undo'],
  ['Shift + Z', 'reset'],
  ['H', 'hint'],
  ['.', 'skip'],
  ['S', 'status'],
  ['B', 'board'],
  ['L', 'log'],
  ['T', 'chat'],
  ['G', 'rules'],
  ['←', 'back'],
  ['→', 'on'],
  ['Home', 'first'],
  ['End', 'now'],
  ['?', 'help'],
  ['Esc', 'close'],
] as const

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=radio], [type=range]), textarea, select, [contenteditable]') !== null
}

/** Tell whether this event is the single-character key asked for, and may count as one. */
export function pressed(event: KeyboardEvent, key: string): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey
  return event.key === key && !modified && !isWriting(event.target) && settings.letterKeys
}

/** The letter, in small, or the digit that was pressed; nothing if it may not count as a key. With Shift a letter is another
 * key; a digit is not, for some keyboards have digits nowhere else. */
export function letterOf(event: KeyboardEvent): string {
  if (!/^[\p{L}\d]$/u.test(event.key) || !pressed(event, event.key)) return ''
  const shift = event.shiftKey && !/\d/.test(event.key) ? 'shift+' : ''
  return shift + event.key.toLowerCase()
}
