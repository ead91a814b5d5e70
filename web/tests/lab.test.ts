// An experiment is all in its address, whatever somebody writes there; only what differs from the printed values counts.

import { expect, it } from 'vitest'
import { told } from '../src/lab/values'
import { Wanted } from '../src/lab/wanted.svelte'
import { CARD, COST, FORM, POINTS } from './laboratory'

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

it('takes no option from an address that is not there or out of bounds', () => {
  const made = wanted('?option=rounds=-5&option=advanced=7&option=nowhere=1&option=__proto__=1')
  expect(made.wish.values['cubosaurs']).toEqual({})
  expect(wanted('?option=rounds=2').wish.values['cubosaurs']).toEqual({ rounds: 2 })
})

it.each([['1', 64], ['9999999', 1_000_000], ['640', 640]])('brings %s games within the bounds of the server', (given, games) => {
  expect(wanted(`?games=${given}`).games).toBe(games)
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

it('tells places as places and a drawing as a drawing', () => {
  const drawn = { ...COST, control: 'drawing' as const }
  expect([told(drawn, [[21, 6], [20, 7]]), told(drawn, ['. .', 'x .'])]).toEqual(['places of yours', 'a drawing of yours'])
})
