// Looking back: the move on show, and the game after earlier moves as it is fetched.

import { notify } from '../components/toasts.svelte'
import { problemOf } from '../problem'
import { type GameInfo, server } from '../server'

const MOST_KEPT = 200

/** The game as it is now, or as far as it has been shown. */
interface Current {
  readonly game: GameInfo | null
}

export class Replay {
  /** How many moves had been made in the game on show; nothing for now. */
  at = $state<number>()
  past = $state.raw<GameInfo>()

  #id: string
  #current: Current
  #kept = new Map<number, GameInfo>()

  constructor(id: string, current: Current) {
    this.#id = id
    this.#current = current
  }

  get last(): number {
    return this.#current.game?.move ?? 0
  }

  get isLive(): boolean {
    return this.at === undefined || this.past === undefined
  }

  /** The game on show. */
  get game(): GameInfo | null {
    return this.isLive ? this.#current.game : (this.past ?? null)
  }

  async show(move: number | undefined): Promise<void> {
    const wanted = move === undefined || move >= this.last ? undefined : Math.max(0, move)
    this.at = wanted
    const address = new URL(location.href)
    if (wanted === undefined) address.searchParams.delete('move')
    else address.searchParams.set('move', String(wanted))
    history.replaceState(null, '', address)
    if (wanted === undefined) {
      this.past = undefined
      return
    }
    let game: GameInfo
    try {
      game = this.#kept.get(wanted) ?? (await server.move(this.#id, wanted))
    } catch (problem) {
      notify(problemOf(problem))
      if (this.at === wanted) this.at = this.past?.move
      return
    }
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
