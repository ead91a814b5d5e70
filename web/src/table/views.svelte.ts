// What is in sight beside the board. On a wide screen log and chat stand beside it, elsewhere one opens them.

import { MediaQuery } from 'svelte/reactivity'
import type { TableConnection } from './connection.svelte'

export const VIEWS = ['table', 'log', 'chat'] as const
type View = (typeof VIEWS)[number]
export const TABS = ['log', 'chat'] as const

export class Views {
  /** The view chosen in the bar; a wide screen shows the table in any case. */
  at = $state<View>('table')
  tab = $state<(typeof TABS)[number]>('log')
  /** How many lines of the chat have been in sight. */
  seen = $state(0)

  #wide = new MediaQuery('min-width: 75em')
  #phone = new MediaQuery('max-width: 43.75em')
  #connection: TableConnection

  constructor(connection: TableConnection) {
    this.#connection = connection
  }

  get isSideShown(): boolean {
    return this.#wide.current || this.at !== 'table'
  }

  /** On a phone one view fills the page. */
  get isBoardShown(): boolean {
    return !this.#phone.current || this.at === 'table'
  }

  get isChatShown(): boolean {
    return this.isSideShown && this.tab === 'chat'
  }

  get unread(): number {
    return Math.max(0, this.#connection.chat.length - this.seen)
  }

  show(view: View): void {
    this.at = view
    if (view !== 'table') this.tab = view
  }
}
