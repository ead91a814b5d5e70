// A game with two values, for tests of the laboratory.

import type { GameCard, LabForm, ValueInfo } from '../src/server'

const value = (name: string, more: Partial<ValueInfo>): ValueInfo => ({
  name, key: name, told: name, value: 0, text: '', control: 'number', low: 0, high: 40, length: null, choices: [], is_house: false, reason: '', ...more,
})
export const COST = value('tile.1.cost', { value: 5 })
export const POINTS = value('type.trex.points', { value: [4, 1, -2, -5], control: 'numbers', length: 4 })
export const FORM: LabForm = {
  game: 'cubosaurs',
  name: '',
  groups: [{ table: 'tile', label: '', entries: [{ label: '', values: [COST, POINTS] }] }],
  games: [10_000, 100_000],
  least_games: 64,
  most_games: 1_000_000,
  minutes: 10,
}
const option = (name: string, high: number, usual: number): GameCard['options'][number] => ({
  name, label: name, help: '', low: 0, high, default: usual, is_automatic: false, first_chair: null, values: [], only_with: [], spares: null,
})
export const CARD: GameCard = {
  id: 'cubosaurs', name: '', tagline: '', least_players: 2, most_players: 5, options: [option('players', 5, 4), option('rounds', 3, 0), option('advanced', 1, 0)],
  variants: [
    { name: 'base', label: '', help: '', options: { advanced: 0 } },
    { name: 'advanced', label: '', help: '', options: { advanced: 1 } },
  ],
  laid_rule: null, championship: null, has_lesson: false, bots: [], default_bot: 'raptor',
}
