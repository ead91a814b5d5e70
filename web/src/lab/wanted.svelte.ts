// An experiment as somebody sets it up; the address of the page says all of it.

import { Wish } from '../pages/wish.svelte'
import type { GameCard, LabForm, LabRequest, ValueInfo } from '../server'
import { type Changed, isSame, read, type Value, written } from './values'

export class Wanted {
  readonly game: string
  /** Which variant and options. */
  readonly wish: Wish
  changed = $state<Changed>({})
  players = $state<number>()
  games = $state(0)
  /** Whether the address named how many games: its report may be there. */
  readonly isLinked: boolean

  constructor(game: string, address: URL) {
    this.game = game
    this.wish = new Wish(game, ({ id }) => id === game)
    const given = address.searchParams
    this.take(given.getAll('set'))
    const variant = given.get('variant')
    if (variant !== null) this.wish.variants[game] = variant
    const options = given.getAll('option').map((text) => text.split('=')).filter(([name, value]) => name && /^-?\d{1,9}$/.test(value ?? ''))
    this.wish.values[game] = Object.fromEntries(options.map(([name, value]) => [name!, Number(value)]))
    this.players = numberOf(given.get('players'))
    this.games = numberOf(given.get('games')) ?? 0
    this.isLinked = this.games > 0
  }

  /** Leave out what the form does not have or has like this, and bring numbers within its bounds. */
  fit(form: LabForm, card: GameCard): void {
    const known = new Map(valuesOf(form).map((info) => [info.name, info]))
    this.changed = Object.fromEntries(Object.entries(this.changed).filter(([name, value]) => known.has(name) && !isSame(value, known.get(name)!.value as Value)))
    const bounds = new Map(card.options.map(({ name, low, high }) => [name, { low, high }]))
    const isOffered = ([name, value]: [string, number]): boolean => bounds.has(name) && value >= bounds.get(name)!.low && value <= bounds.get(name)!.high
    this.wish.values[this.game] = Object.fromEntries(Object.entries(this.wish.values[this.game] ?? {}).filter(isOffered))
    const usual = card.options.find(({ name }) => name === 'players')!.default
    this.players = Math.min(card.most_players, Math.max(card.least_players, this.players ?? usual))
    this.games = this.isLinked ? Math.min(form.most_games, Math.max(form.least_games, this.games)) : form.games[0]!
  }

  /** Change these and no others, each written as NAME=VALUE. */
  take(given: readonly string[]): void {
    this.changed = Object.fromEntries(given.filter((text) => text.includes('=')).map((text) => [text.slice(0, text.indexOf('=')), read(text.slice(text.indexOf('=') + 1))]))
  }

  set(info: ValueInfo, value: Value): void {
    const rest = Object.fromEntries(Object.entries(this.changed).filter(([name]) => name !== info.name))
    this.changed = isSame(value, info.value as Value) ? rest : { ...rest, [info.name]: value }
  }

  valueOf = (info: ValueInfo): Value => this.changed[info.name] ?? (info.value as Value)

  request(card: GameCard): LabRequest {
    const { variant, options } = this.wish.requestFor(card, this.players!)
    return { set: this.written, players: this.players!, variant, options, games: this.games }
  }

  get written(): string[] {
    return Object.entries(this.changed).map(([name, value]) => written(name, value))
  }

  /** The address at which the same stands. */
  address(request: LabRequest): string {
    const query = new URLSearchParams(request.set.map((text) => ['set', text]))
    if (request.variant) query.set('variant', request.variant)
    for (const [name, value] of Object.entries(request.options ?? {})) query.append('option', `${name}=${value}`)
    query.set('players', String(request.players))
    query.set('games', String(request.games))
    return `/lab/${this.game}?${query}`
  }
}

export const valuesOf = (form: LabForm): ValueInfo[] => form.groups.flatMap(({ entries }) => entries.flatMap(({ values }) => values))

const numberOf = (text: string | null): number | undefined => (text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined)
