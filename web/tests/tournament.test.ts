// The pages of tournaments: one sentence says what to do, and the standings say what ranks whom.

import { mount, unmount } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import { match } from '../src/router.svelte'
import type { EntrantInfo, StandingLine, TournamentInfo, TournamentTable } from '../src/server'
import { speak } from '../src/text.svelte'
import Rounds from '../src/tournament/Rounds.svelte'
import Standings from '../src/tournament/Standings.svelte'
import { told } from '../src/tournament/status'

beforeEach(() => speak('en'))

const entrant = (number: number, more: Partial<EntrantInfo> = {}): EntrantInfo => ({ number, name: `Nr ${number}`, is_mine: false, is_out: false, ...more })
const line = (number: number, more: Partial<StandingLine> = {}): StandingLine => ({
  entrant: number,
  name: `Nr ${number}`,
  is_mine: false,
  is_out: false,
  place: number + 1,
  games: 2,
  points: '1',
  opponents: '2½',
  direct: null,
  decided: 'points',
  ...more,
})

const SHOWN: TournamentInfo = {
  id: 'x',
  name: 'Sunday',
  host_name: 'Hana',
  is_host: false,
  game_name: 'Cubosaurs',
  variant_label: '',
  settings: { game: 'cubosaurs', variant: null, options: {}, seats: 2, format: 'swiss', rounds: null, bots: false, follows: true, laid_is_laid: false, clock: { kind: 'none', seconds: 0, increment: 0 } },
  status: 'open',
  round: 0,
  rounds: 0,
  least: 2,
  most: 32,
  may_begin: false,
  entrants: [],
  my_table: null,
  has_bye: false,
  standings: [],
  past: [],
}
const PLAYING: TournamentInfo = {
  ...SHOWN,
  status: 'playing',
  round: 1,
  rounds: 3,
  entrants: [entrant(0, { is_mine: true }), entrant(1), entrant(2)],
  past: [{ number: 1, tables: [{ table: 't', is_over: false, seats: [] }] }],
}
const sentence = (more: Partial<TournamentInfo>, from = SHOWN): string => told({ ...from, ...more }).sentence

test('before it begins everybody is told what they can do', () => {
  const mine = entrant(0, { is_mine: true })
  expect(sentence({})).toBe('Nobody has joined yet. Be the first.')
  expect(sentence({ entrants: [mine] })).toBe('You take part, the first of all. It begins when Hana says so.')
  expect(sentence({ entrants: [mine, entrant(1), entrant(2)] })).toContain('with 2 more')
  expect(sentence({ is_host: true })).toBe('Nobody has joined yet. Send the link.')
  expect(sentence({ is_host: true, entrants: [mine] })).toBe('At least 2 must take part.')
  expect(sentence({ is_host: true, entrants: [entrant(1), entrant(2)] })).toBe('2 have joined. Begin when all are there.')
  expect(sentence({ most: 2, entrants: [entrant(1), entrant(2)] })).toBe('2 take part, and no more can.')
})

test('in a round everybody is told where to go or what is waited for', () => {
  expect(told({ ...PLAYING, my_table: 't' })).toEqual({ state: 'turn', who: 'Round 1 of 3', sentence: 'Your table is ready.' })
  expect(sentence({ has_bye: true }, PLAYING)).toContain('It counts as a victory.')
  expect(sentence({}, PLAYING)).toContain('The next round begins when the others have finished.')
  expect(sentence({ rounds: 1 }, PLAYING)).toContain('The standings are final')
  expect(sentence({ entrants: [entrant(0, { is_mine: true, is_out: true })] }, PLAYING)).toBe('You play in no further round.')
  expect(sentence({ entrants: [] }, PLAYING)).toBe('The games are being played.')
  const past = [{ number: 1, tables: [{ table: 't', is_over: true, seats: [] }] }]
  expect(sentence({ past, settings: { ...SHOWN.settings, follows: false } }, PLAYING)).toBe('The round is over. Hana begins the next one.')
})

test('at the end the winners are named, if somebody has played', () => {
  const over = { ...SHOWN, status: 'over' as const }
  expect(sentence({}, over)).toBe('It ended before it began.')
  expect(sentence({ standings: [line(0), line(1)] }, over)).toBe('Nr 0 wins the tournament.')
  expect(sentence({ standings: [line(0), line(1, { place: 1 })] }, over)).toBe('Nr 0 and Nr 1 share the victory.')
})

test('standings say in words what ranks whom, and let the host take somebody out', () => {
  const standings = [line(0), line(1, { decided: 'opponents', is_mine: true }), line(2, { decided: 'direct', direct: '½' }), line(3, { decided: 'nothing', is_out: true }), line(4, { decided: 'nothing', games: 0 })]
  const dropped: string[] = []
  const target = document.body.appendChild(document.createElement('div'))
  const shown = { ...PLAYING, standings }
  const table = mount(Standings, { target, props: { shown, ondrop: ({ name }: StandingLine) => dropped.push(name) } })
  const rows = [...target.querySelectorAll('tbody tr')].map((row) => row.textContent?.replace(/\s+/g, ' '))
  expect(rows[0]).not.toContain('points')
  expect(rows[1]).toContain('(you)')
  expect(rows[1]).toContain('by the opponents’ points')
  expect(rows[2]).toContain('by the games between equals')
  expect(rows[3]).toContain('shares the place')
  expect(rows[3]).toContain('out')
  expect(rows[4]).not.toContain('shares')
  const buttons = [...target.querySelectorAll('button')]
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Take out Nr 0', 'Take out Nr 2', 'Take out Nr 4'])
  buttons[1]!.click()
  expect(dropped).toEqual(['Nr 2'])
  void unmount(table)
})

test('one plays on in a game of one’s own, and watches those of others', () => {
  const seat = (name: string, is_mine: boolean): TournamentTable['seats'][number] => ({ entrant: null, name, is_mine, place: null, score_text: '' })
  const tables = [true, false].map((isMine, i) => ({ table: `t${i}`, is_over: false, seats: [seat('Ada', isMine), seat('Bo', false)] }))
  const target = document.body.appendChild(document.createElement('div'))
  const rounds = mount(Rounds, { target, props: { shown: { ...PLAYING, past: [{ number: 1, tables }] } } })
  expect([...target.querySelectorAll('a')].map((link) => link.textContent!.trim())).toEqual(['Play on', 'Watch'])
  void unmount(rounds)
})

test('addresses', () => {
  expect(match('/tournaments')).toEqual({ page: 'tournaments' })
  expect(match('/tournaments/a-b')).toEqual({ page: 'tournament', id: 'a-b' })
  expect(match('/tournaments/a/b')).toEqual({ page: 'missing' })
})
