// An experiment is all in its address, whatever somebody writes there; only what differs from the printed values counts.

import { expect, it } from 'vitest'
import { Wanted } from '../src/lab/wanted.svelte'
import type { GameCard, LabForm, ValueInfo } from '../src/server'

const value = (name: string, more: Partial<ValueInfo>): ValueInfo => ({
  name, key: name, told: name, value: 0, text: '', control: 'number', low: 0, high: 40, length: null, choices: [], is_house: false, reason: '', ...more,
})
const COST = value('tile.1.cost', { value: 5 })
const POINTS = value('type.trex.points', { value: [4, 1, -2, -5], control: 'numbers', length: 4 })
const FORM: LabForm = {
  game: 'cubosaurs',
  name: '',
  groups: [{ table: 'tile', label: '', entries: [{ label: '', values: [COST, POINTS] }] }],
  games: [10_000, 100_000],
  minutes: 10,
}
const option = (name: string, high: number, usual: number): GameCard['options'][number] => ({
  name, label: name, help: '', low: 0, high, default: usual, is_automatic: false, first_chair: null, values: [], only_with: [], spares: null,
})
const CARD: GameCard = {
  id: 'cubosaurs', name: '', tagline: '', least_players: 2, most_players: 5, options: [option('players', 5, 4), option('rounds', 3, 0), option('advanced', 1, 0)],
  variants: [
    { name: 'base', label: '', help: '', options: { advanced: 0 } },
    { name: 'advanced', label: '', help: '', options: { advanced: 1 } },
  ],
  laid_rule: null, championship: null, has_lesson: false, bots: [], default_bot: 'raptor',
}

function wanted(query: string): Wanted {
  const made = new Wanted('cubosaurs', new URL(`https://here/lab/cubosaurs${query}`))
  made.fit(FORM, CARD)
  return made
}

it('begins with the printed values and the fewest games', () => {
  const made = wanted('')
  expect(made.isLinked).toBe(false)
  expect(made.request(CARD)).toEqual({ set: [], players: 4, variant: 'base', options: {}, games: 10_000 })
})

it('comes back from its address as it was', () => {
  const made = wanted('')
  made.set(COST, 3)
  made.set(POINTS, [4, 1, -2, -6])
  made.players = 3
  made.wish.variants['cubosaurs'] = 'advanced'
  made.wish.values['cubosaurs'] = { rounds: 2 }
  const request = made.request(CARD)
  expect(request.set).toEqual(['tile.1.cost=3', 'type.trex.points=[4,1,-2,-6]'])
  const again = wanted(made.address(request).slice('/lab/cubosaurs'.length))
  expect(again.isLinked).toBe(true)
  expect(again.request(CARD)).toEqual(request)
})

it('takes nothing from an address that is not there or is as printed', () => {
  const made = wanted('?set=tile.1.cost=5&set=tile.9.cost=1&set=x&players=99&option=rounds=many&games=1e9')
  expect(made.request(CARD)).toEqual({ set: [], players: 5, variant: 'base', options: {}, games: 10_000 })
})

it('takes what is no value for a word, which the server refuses', () => {
  const made = wanted('?set=tile.1.cost=null&set=type.trex.points=[{"x":1}]')
  expect(made.changed).toEqual({ 'tile.1.cost': 'null', 'type.trex.points': '[{"x":1}]' })
})

it('forgets a change that is taken back', () => {
  const made = wanted('?set=tile.1.cost=3')
  expect(made.valueOf(COST)).toBe(3)
  made.set(COST, 5)
  expect(made.changed).toEqual({})
})
