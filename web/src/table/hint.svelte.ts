// A hint: asked for, awaited, shown, and dropped once the game has moved on.

import { type GameInfo, type Hint, type LogLine, Refusal, server } from '../server'
import { t } from '../text.svelte'

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

  async ask(game: Asked): Promise<void> {
    if (this.status === 'thinking') return
    this.#about = game
    this.status = 'thinking'
    try {
      const hint = await server.hint(this.#table, { seat: game.seat, move: game.move })
      if (this.#about !== game) return
      this.hint = hint
      this.status = 'shown'
    } catch (problem) {
      if (this.#about !== game) return
      this.problem = problem instanceof Refusal ? problem.message : t('server-silent')
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
