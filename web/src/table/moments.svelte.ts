// Looking back: the moment on show, and the games of earlier moments as they are fetched.

import { type GameInfo, server } from '../server'
import type { TableConnection } from './connection.svelte'

const MOST_KEPT = 200

export class Moments {
  /** The moment on show; nothing for now. */
  at = $state<number>()
  past = $state.raw<GameInfo>()

  #id: string
  #table: TableConnection
  #kept = new Map<number, GameInfo>()

  constructor(id: string, table: TableConnection) {
    this.#id = id
    this.#table = table
  }

  get last(): number {
    return this.#table.game?.moment ?? 0
  }

  get isLive(): boolean {
    return this.at === undefined || this.past === undefined
  }

  /** The game on show. */
  get game(): GameInfo | null {
    return this.isLive ? this.#table.game : (this.past ?? null)
  }

  async show(moment: number | undefined): Promise<void> {
    const wanted = moment === undefined || moment >= this.last ? undefined : Math.max(0, moment)
    this.at = wanted
    const address = new URL(location.href)
    if (wanted === undefined) address.searchParams.delete('move')
    else address.searchParams.set('move', String(wanted))
    history.replaceState(null, '', address)
    if (wanted === undefined) {
      this.past = undefined
      return
    }
    const game = this.#kept.get(wanted) ?? (await server.moment(this.#id, wanted))
    if (this.#kept.size > MOST_KEPT) this.#kept.clear()
    this.#kept.set(wanted, game)
    if (this.at === wanted) this.past = game
  }

  step(by: number): Promise<void> {
    return this.show((this.at ?? this.last) + by)
  }

  /** Forget what was fetched: after a move was taken back, or in another language. */
  forget(): void {
    this.#kept.clear()
    if (this.at !== undefined) void this.show(this.at)
  }
}
