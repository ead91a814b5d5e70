// What a page asks the server for at once, and again in another language. Only the newest answer counts: one in the
// language before may come late. An answer to a page that is gone counts for nothing.

import { isFinal, problemOf } from './problem'
import { settings } from './settings.svelte'

export class Asked<Answer> {
  /** The newest answer; it stays while another is on its way. */
  now = $state.raw<Answer>()
  problem = $state('')
  /** Whether asking again would be in vain. */
  isFinal = $state(false)
  readonly #ask: () => Promise<Answer>
  readonly #use: (answer: Answer) => unknown
  /** How often was asked, and left. */
  #newest = 0

  /** Call while a component is set up. What `ask` reads at once is asked for again when it changes; `use` is what else is done with an answer. */
  constructor(ask: () => Promise<Answer>, use: (answer: Answer) => unknown = () => {}) {
    this.#ask = ask
    this.#use = use
    $effect(() => {
      void settings.language
      void this.again()
      return () => (this.#newest += 1)
    })
  }

  again = async (): Promise<void> => {
    const mine = ++this.#newest
    this.problem = ''
    this.isFinal = false
    try {
      const answer = await this.#ask()
      if (mine !== this.#newest) return
      this.now = answer
      await this.#use(answer)
    } catch (cause) {
      if (mine !== this.#newest) return
      this.problem = problemOf(cause)
      this.isFinal = isFinal(cause)
    }
  }
}
