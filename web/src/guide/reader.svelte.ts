// The rulebook of a game as somebody reads it: in the language chosen, whole or as far as it holds what is searched for.

import type { Rulebook } from '../../build/markdown'
import type { GameId } from '../games'
import { countFound, loadRulebook, searchRulebook } from '../rules'
import { settings } from '../settings.svelte'
import { t } from '../text.svelte'

export class Reader {
  query = $state('')
  hasFailed = $state(false)
  #book = $state.raw<Rulebook>()
  #arrange: (sections: Rulebook['sections']) => Rulebook['sections']

  readonly found = $derived.by(() => {
    if (!this.#book) return undefined
    return searchRulebook({ ...this.#book, sections: this.#arrange(this.#book.sections) }, this.query)
  })
  readonly count = $derived(this.query && this.found ? t('rules-found', { count: countFound(this.found) }) : '')

  get isLoaded(): boolean {
    return this.#book !== undefined
  }

  /** `arrange` says which sections are of interest, and in which order. */
  constructor(game: () => GameId, arrange: (sections: Rulebook['sections']) => Rulebook['sections'] = (sections) => sections) {
    this.#arrange = arrange
    $effect(() => {
      let isWanted = true
      this.hasFailed = false
      loadRulebook(game(), settings.language).then(
        (book) => isWanted && (this.#book = book),
        () => isWanted && (this.hasFailed = true),
      )
      return () => (isWanted = false)
    })
  }
}
