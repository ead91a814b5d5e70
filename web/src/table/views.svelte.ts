// What is in sight beside the board. On a wide screen log, chat and rules stand beside it, elsewhere one opens them.

import { MediaQuery } from 'svelte/reactivity'
import { findGame } from '../games'
import type { TableConnection } from './connection.svelte'

export const VIEWS = ['table', 'log', 'chat', 'rules'] as const
type View = (typeof VIEWS)[number]
export const TABS = ['log', 'chat', 'rules'] as const
type Tab = (typeof TABS)[number]

export class Views {
  /** The view chosen in the bar; a wide screen shows the table in any case. */
  at = $state<View>('table')
  tab = $state<Tab>('log')
  /** How many lines of the chat have been in sight. */
  seen = $state(0)
  /** The rule one is led to. */
  rule = $state('')
  /** How often one was led to a rule, so that the same one is shown again. */
  calls = $state(0)

  #wide = new MediaQuery('min-width: 75em')
  #phone = new MediaQuery('max-width: 43.75em')
  #connection: TableConnection

  constructor(connection: TableConnection) {
    this.#connection = connection
  }

  /** Those of this table: a game that the page does not know has no rules here. */
  get all(): readonly View[] {
    return VIEWS.filter((view) => view !== 'rules' || this.hasRules)
  }

  get tabs(): readonly Tab[] {
    return TABS.filter((tab) => tab !== 'rules' || this.hasRules)
  }

  get hasRules(): boolean {
    return findGame(this.#connection.table?.game ?? '') !== undefined
  }

  /** Whether there is room beside the board. */
  get isWide(): boolean {
    return this.#wide.current
  }

  get isSideShown(): boolean {
    return this.isWide || this.at !== 'table'
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

  /** Show a rule beside the table. */
  read(rule: string): void {
    this.show('rules')
    this.rule = rule
    this.calls += 1
  }

  /** Back to the table, and to the log beside it. */
  close(): void {
    this.show('table')
    this.tab = 'log'
  }
}
