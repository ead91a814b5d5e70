// A server in the page's own memory, for tests.

import type { Api } from '../src/api'
import type { Badges, GameCard, MeetRequest, Statistics, TableList, TableRequest, TableRow } from '../src/server'

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
  values: [],
  changed_at: 0,
  ...row,
})

export const LISTS: TableList = {
  waiting: [row({}), row({ id: 'late-2', game: 'trex', game_name: 'T-Rex', variant: 'standard', seats: ['Édouard', null, null] })],
  mine: [
    row({ id: 'end-9', game: 'trex', game_name: 'T-Rex', status: 'playing', seats: ['Nour', 'Ada', 'Mica'], is_mine: true, is_my_turn: true }),
    row({ id: 'end-8', status: 'over', seats: ['Ada', 'Mica'], is_mine: true, changed_at: 7, result: { places: [2, 1], scores: [28, 36], score_texts: ['28 points', '36 points'], ties: [], mine: [0] } }),
  ],
}

export const BADGES: Badges = {
  person: 'ada',
  name: 'Ada',
  days: 2,
  longest_days: 5,
  badges: [
    { badge: 'seven-days', label: 'A week', how: 'Seven days in a row.', earned_at: null, table: null },
    { badge: 'first-win', label: 'First victory', how: 'Win a game.', earned_at: 2, table: 'end-8' },
  ],
}

const LEVELS = [{ level: 'people', label: 'People', played: 1, won: 0 }, { level: 'rex', label: 'Rex', played: 1, won: 1 }]

export const STATISTICS: Statistics = {
  person: 'ada',
  name: 'Ada',
  played: 2,
  contested: 2,
  won: 1,
  with_people: { played: 1, won: 0 },
  with_bots: { played: 1, won: 1 },
  streak: 1,
  longest_streak: 1,
  levels: LEVELS,
  recent: [
    { ended_at: 1, game: 'cubosaurs', game_name: 'Cubosaurs', score_text: '−4 points', place: 2, players: 2, won_so_far: 0 },
    { ended_at: 2, game: 'cubosaurs', game_name: 'Cubosaurs', score_text: '36 points', place: 1, players: 2, won_so_far: 1 },
  ],
  games: [
    {
      game: 'cubosaurs',
      game_name: 'Cubosaurs',
      played: 2,
      contested: 2,
      won: 1,
      average_score: 16,
      average_text: '16 points',
      average_margin: 2.5,
      margin_text: '+2.5 points',
      best_score: 36,
      best_text: '36 points',
      streak: 1,
      longest_streak: 1,
      places: [1, 1],
      lately_text: '16 points',
      before_text: '12 points',
      levels: LEVELS,
      variants: [{ variant: 'base', label: 'Base game', played: 2, won: 1, average_score: 16, average_text: '16 points', best_score: 36, best_text: '36 points' }],
      recent: [
        { ended_at: 1, score: -4, score_text: '−4 points', place: 2, players: 2 },
        { ended_at: 2, score: 36, score_text: '36 points', place: 1, players: 2 },
      ],
    },
  ],
}

const option = (name: string, high = 1): GameCard['options'][number] => ({ name, label: name, help: `About ${name}`, low: 0, high, default: 0, is_automatic: false, first_chair: null, values: [], only_with: [], spares: null })

const card = (id: string, least: number, most: number, options: GameCard['options'] = []): GameCard => ({
  id,
  name: id,
  tagline: '',
  least_players: least,
  most_players: most,
  options: [{ ...option('players'), low: least, high: most, default: most }, ...options],
  variants: [
    { name: 'base', label: 'base', help: 'About base', options: {} },
    { name: 'advanced', label: 'advanced', help: 'About advanced', options: { fast: 1 } },
  ],
  laid_rule: id.startsWith('cubano') ? 'cubano-2.30' : null,
  championship: id === 'cubitos' ? 10 : null,
  has_lesson: true,
  bots: ['first', 'second', 'third'].map((name) => ({ name, label: `The ${name}`, help: `How the ${name} plays`, record: name === 'third' ? 'won 9 of 10' : '', is_ready: name !== 'third', note: name === 'third' ? 'getting ready' : '' })),
  default_bot: 'second',
})

const CARDS: GameCard[] = [
  card('cubosaurs', 2, 5),
  card('trex', 2, 5, [{ ...option('first', 5), first_chair: 1, values: ['By lot'] }]),
  card('cubitos', 2, 4, [option('fast'), { ...option('laps', 9), is_automatic: true }]),
  card('cubano-2-dice', 2, 6, [option('attentive'), { ...option('late', 4), spares: 2 }, { ...option('sixth'), only_with: [{ players: [6] }, { attentive: [1] }] }]),
  card('cubano-course', 2, 2),
  card('cubano-puzzle', 1, 1),
]

export function fixtureApi(lists: TableList = LISTS): Api & { requests: TableRequest[]; named: (string | undefined)[]; met: MeetRequest[]; chosen: string[] } {
  const requests: TableRequest[] = []
  const named: (string | undefined)[] = []
  const met: MeetRequest[] = []
  const chosen: string[] = []
  return {
    requests,
    named,
    met,
    chosen,
    games: async () => CARDS,
    lists: async () => lists,
    watchLists: (_take, lost) => {
      lost() // these lists are asked for
      return () => undefined
    },
    pieces: async () => ({}),
    choose: async (game) => void chosen.push(game),
    set: async (request, name) => {
      requests.push(request)
      named.push(name)
      return `set-${requests.length}`
    },
    meet: async (request) => {
      met.push(request)
      return `met-${met.length}`
    },
  }
}
