// Which games somebody has been introduced to, kept in this browser.

import { keepFact, keptFacts } from '../kept'

const NAME = 'cubarium.introduced'
let known = $state.raw(keptFacts(NAME))

export const introduced = {
  knows: (game: string): boolean => known[game] === true,
  keep(game: string): void {
    known = { ...known, [game]: true }
    keepFact(NAME, game, true)
  },
}
