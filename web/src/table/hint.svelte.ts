// A hint: asked for, awaited, shown, and dropped once the game has moved on. Or why a bot made a move.

import { problemOf } from '../problem'
import { type GameInfo, type Hint, type LogLine, server } from '../server'

type Asked = Pick<GameInfo, 'seat' | 'move' | 'actions'>
const textOf = ({ actions }: Asked): string => actions.map(({ action }) => action).join('\n')

export class Hints {
  status = $state<'none' | 'thinking' | 'shown' | 'failed'>('none')
  hint = $state.raw<Hint>()
  /** Why there is none, in words. */
  problem = $state('')

  #table: string
  #about: Asked | undefined

  constructor(table: string) {
    this.#table = table
  }

  /** The action to mark on the board. */
  get action(): string | undefined {
    return this.status === 'shown' ? this.hint?.action : undefined
  }

  ask(game: Asked): Promise<void> {
    return this.#await(game, () => server.hint(this.#table, { seat: game.seat, move: game.move }))
  }

  /** Ask why a bot made a move, by its number. */
  explain(move: number): Promise<void> {
    return this.#await({ seat: -1, move, actions: [] }, () => server.reason(this.#table, move))
  }

  async #await(about: Asked, request: () => Promise<Hint>): Promise<void> {
    if (this.status === 'thinking') return
    this.#about = about
    this.status = 'thinking'
    try {
      const hint = await request()
      if (this.#about !== about) return
      this.hint = hint
      this.status = 'shown'
    } catch (problem) {
      if (this.#about !== about) return
      this.problem = problemOf(problem)
      this.status = 'failed'
    }
  }

  close(): void {
    this.#about = undefined
    this.status = 'none'
  }

  /** Drop it if it was for another choice: others may have moved meanwhile, but not its seat. */
  follow(game: Asked | null, log: readonly LogLine[]): void {
    const about = this.#about
    if (!about || game === about) return
    const isSame = game !== null && game.seat === about.seat && game.move >= about.move && textOf(game) === textOf(about)
    if (!isSame || log.some(({ move, seat }) => seat === about.seat && move > about.move)) this.close()
  }
}
