// A server in the page's own memory, for tests.

import type { Api } from './api'
import type { GameCard, TableList, TableRequest, TableRow } from './server'

const NO_CLOCK = { kind: 'none', seconds: 0, increment: 0 } as const

const row = (row: Partial<TableRow>): TableRow => ({
  id: 'green-7',
  game: 'cubosaurs',
  game_name: 'Cubosaurs',
  variant: 'advanced',
  status: 'open',
  seats: ['Odile', 'Nour', null],
  is_mine: false,
  is_my_turn: false,
  clock: NO_CLOCK,
  changed_at: 0,
  ...row,
})

export const LISTS: TableList = {
  waiting: [row({}), row({ id: 'late-2', game: 'trex', game_name: 'T-Rex', variant: 'standard', seats: ['Édouard', null, null] })],
  mine: [
    row({ id: 'end-9', game: 'trex', game_name: 'T-Rex', status: 'playing', seats: ['Nour', 'Ada', 'Mica'], is_mine: true, is_my_turn: true }),
    row({ id: 'end-8', status: 'over', seats: ['Ada', 'Mica'], is_mine: true }),
  ],
}

const CARDS: GameCard[] = ['cubosaurs', 'trex'].map((id) => ({
  id,
  name: id,
  tagline: '',
  least_players: 2,
  most_players: 5,
  options: [],
  variants: ['base', 'advanced'].map((name) => ({ name, label: name, help: `About ${name}`, options: {} })),
  bots: ['random', 'greedy'],
}))

export function fixtureApi(lists: TableList = LISTS): Api & { wishes: TableRequest[] } {
  const wishes: TableRequest[] = []
  return {
    wishes,
    games: async () => CARDS,
    lists: async () => lists,
    set: async (wish) => {
      wishes.push(wish)
      return `set-${wishes.length}`
    },
  }
}
