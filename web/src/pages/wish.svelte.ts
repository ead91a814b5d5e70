// Which game somebody wants a table of, with its variant and options. Every game keeps what was chosen for it, so that
// nothing is lost by looking at another.

import { findGame, type GameId, GAMES, type Kind } from '../games'
import type { GameCard } from '../server'
import { PLAYABLE } from '../table/boards'
import { thatMatter, valueOf } from './options'

export class Wish {
  chosen = $state('')
  variants = $state<Record<string, string>>({})
  values = $state<Record<string, Record<string, number>>>({})
  readonly games: readonly { id: GameId; kinds: readonly Kind[] }[]
  readonly game = $derived(findGame(this.chosen)!)
  readonly kind = $derived(this.game.kinds.find(({ id }) => id === this.chosen)!)
  readonly kinds = $derived.by(() => this.games.find(({ id }) => id === this.game.id)?.kinds ?? [])
  #kindOf = $state<Partial<Record<GameId, string>>>({})

  /** `isOffered` tells which games can be chosen. */
  constructor(first: string, isOffered: (kind: Kind) => boolean = () => true) {
    this.games = GAMES.map(({ id, kinds }) => ({ id, kinds: kinds.filter((kind) => PLAYABLE.includes(kind.id) && isOffered(kind)) })).filter(({ kinds }) => kinds.length > 0)
    this.chosen = first
  }

  choose(id: string): void {
    this.#kindOf[this.game.id] = this.chosen
    this.chosen = id
  }

  /** Choose a box: the game of it that was chosen last, or its first. */
  chooseGame(id: GameId): void {
    this.choose(this.#kindOf[id] ?? this.games.find((game) => game.id === id)!.kinds[0]!.id)
  }

  variantFor({ id, variants }: GameCard): GameCard['variants'][number] | undefined {
    return variants.find(({ name }) => name === this.variants[id]) ?? variants[0]
  }

  /** The options its variant leaves open and that change anything; how many players is said by the chairs. */
  optionsFor(card: GameCard, chairs: number): GameCard['options'] {
    const fixed = this.variantFor(card)?.options ?? {}
    return thatMatter(card.options, { ...this.values[card.id], ...fixed }, chairs).filter(({ name }) => name !== 'players' && !(name in fixed))
  }

  /** What the server is asked for, at a table of so many chairs. */
  requestFor(card: GameCard, chairs: number): { game: string; variant: string | null; options: Record<string, number> } {
    const values = this.values[card.id] ?? {}
    const chosen = this.optionsFor(card, chairs).map((option) => ({ ...option, value: valueOf(option, values, chairs) }))
    const changed = chosen.filter(({ value, default: usual }) => value !== usual)
    return { game: card.id, variant: this.variantFor(card)?.name ?? null, options: Object.fromEntries(changed.map(({ name, value }) => [name, value])) }
  }
}
