// A table is set in the dialog of the first page.

import { flushSync } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import type { Api } from '../src/api'
import { me } from '../src/me.svelte'
import { fixtureApi } from './fixture'
import { one, open, pick, see } from './opened'
import { waitFor } from './patience'

// Boards come one by one, and these tests are about the pages before them.
vi.mock('../src/table/boards', () => ({
  PLAYABLE: ['cubosaurs', 'trex', 'cubitos', 'cubano-2-dice', 'cubano-course', 'cubano-puzzle'],
  boardOf: () => undefined,
  chooserOf: () => undefined,
}))

describe('a table is set', () => {
  async function openDialog(game: string, api: Api): Promise<void> {
    open('/', api)
    one(`[data-game=${game}] .actions button.ghost`).click()
    await waitFor(() => one('dialog .large'))
  }

  /** The radio button or switch of this name. */
  function named(name: string): HTMLElement {
    const label = [...document.querySelectorAll<HTMLElement>('dialog [id]')].find((each) => each.textContent === name)
    const found = label && document.querySelector<HTMLElement>(`[aria-labelledby="${label.id}"]`)
    if (!found) throw new Error(`nothing is called ${name}`)
    return found
  }

  function press(name: string): void {
    named(name).click()
    flushSync()
  }

  test('with its chairs, variant and clock', async () => {
    const api = fixtureApi()
    await openDialog('trex', api)
    await see('About base')
    one('dialog .large').click()
    await waitFor(() => expect(api.requests).toHaveLength(1))
    const clock = { kind: 'none' }
    const request = { game: 'trex', variant: 'base', options: {}, seats: ['me', 'second', 'open'], clock, is_private: false, may_watch: true }
    expect(api.requests[0]).toMatchObject(request)
  })

  test('with a bot for each chair, of which one reads how it plays', async () => {
    const api = fixtureApi()
    await openDialog('trex', api)
    await see('How the second plays')
    const list = one<HTMLSelectElement>('dialog select[aria-label="Bot of chair 2"]')
    expect([...list.options].map(({ text }) => text)).toEqual(['The first', 'The second', 'The third'])
    pick('dialog select[aria-label="Bot of chair 2"]', 'first')
    expect(document.getElementById(list.getAttribute('aria-describedby')!)?.textContent.trim()).toBe('How the first plays')
    pick('dialog select[aria-label="Bot of chair 2"]', 'third')
    expect(document.getElementById(list.getAttribute('aria-describedby')!)?.textContent).toContain('won 9 of 10')
    pick('dialog select[aria-label="Bot of chair 2"]', 'first')
    one('dialog .large').click()
    await waitFor(() => expect(api.requests[0]).toMatchObject({ seats: ['me', 'first', 'open'] }))
  })

  test('and the server knows which game is looked at', async () => {
    const api = fixtureApi()
    await openDialog('trex', api)
    const label = [...document.querySelectorAll('dialog label')].find((each) => each.textContent.trim() === 'Cubitos')!
    label.querySelector('input')!.click()
    await waitFor(() => expect(api.chosen).toEqual(['trex', 'cubitos']))
  })

  test('says that a bot is getting ready until it is', async () => {
    const api = fixtureApi()
    const cards = await api.games()
    const ready = cards.map((card) => ({ ...card, bots: card.bots.map((bot) => ({ ...bot, is_ready: true, note: '' })) }))
    await openDialog('trex', api)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      pick('dialog select[aria-label="Bot of chair 2"]', 'third')
      expect(one('dialog').textContent).toContain('getting ready')
      const asked = vi.spyOn(api, 'games').mockResolvedValue(ready)
      vi.advanceTimersByTime(4000)
      expect(asked).toHaveBeenCalledOnce()
      await vi.waitFor(() => expect(one('dialog').textContent).not.toContain('getting ready'))
      vi.advanceTimersByTime(40_000)
      expect(asked).toHaveBeenCalledOnce()
      expect(one<HTMLSelectElement>('dialog select[aria-label="Bot of chair 2"]').value).toBe('third')
    } finally {
      vi.useRealTimers()
    }
  })

  test('with every option that the variant leaves open, and only what was changed is sent', async () => {
    const api = fixtureApi()
    await openDialog('cubitos', api)
    press('fast')
    expect([...one<HTMLSelectElement>('dialog select[aria-label=laps]').options].map(({ text }) => text).slice(0, 3)).toEqual(['As usual', '1', '2'])
    pick('dialog select[aria-label=laps]', '1')
    press('advanced')
    expect(() => named('fast')).toThrow()
    one('dialog .large').click()
    await waitFor(() => expect(api.requests[0]).toMatchObject({ variant: 'advanced', options: { laps: 1 } }))
  })

  const starters = (): HTMLSelectElement => one('dialog select[aria-label=first]') as HTMLSelectElement
  const namesOfStarters = (): string[] => [...starters().options].map(({ textContent }) => textContent)
  const chooseStarter = (value: string): void => {
    starters().value = value
    starters().dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
  }

  test('with names for those who share the screen, and my own is kept', async () => {
    const api = fixtureApi()
    await openDialog('trex', api)
    const fields = () => [...document.querySelectorAll<HTMLInputElement>('dialog li input[placeholder]')]
    const write = (place: number, name: string): void => {
      fields()[place]!.value = name
      fields()[place]!.dispatchEvent(new Event('input', { bubbles: true }))
      flushSync()
    }
    expect(fields().map(({ value }) => value)).toEqual([me.name])
    const radios = [...document.querySelectorAll<HTMLLabelElement>('dialog li label')].filter((each) => each.textContent.trim() === 'On this screen')
    for (const radio of radios) radio.querySelector('input')!.click()
    flushSync()
    expect(fields().map(({ value }) => value)).toEqual([me.name, 'Player 2', 'Player 3'])
    write(0, ' Ada ')
    write(1, 'Blaise ')
    write(2, '')
    expect(namesOfStarters()).toEqual(['By lot', 'You', 'Chair 2: Blaise ', 'Chair 3: '])
    one('dialog .large').click()
    await waitFor(() => expect(api.requests[0]).toMatchObject({ seats: ['me', 'me', 'me'], names: [null, 'Blaise', null] }))
    expect(api.named).toEqual(['Ada'])
  })

  test('with an option that names a player, by chair', async () => {
    const api = fixtureApi()
    await openDialog('trex', api)
    expect(namesOfStarters()).toEqual(['By lot', 'You', 'Chair 2: Bot', 'Chair 3: Open'])
    chooseStarter('3')
    one('dialog .large').click()
    await waitFor(() => expect(api.requests[0]).toMatchObject({ options: { first: 3 } }))
  })

  test('without a player whose chair is gone', async () => {
    const api = fixtureApi()
    await openDialog('trex', api)
    chooseStarter('3')
    const [, fewer] = document.querySelectorAll<HTMLElement>('dialog .count button')
    fewer!.click()
    flushSync()
    expect(namesOfStarters()).toEqual(['By lot', 'You', 'Chair 2: Bot'])
    expect(starters().value).toBe('0')
    one('dialog .large').click()
    await waitFor(() => expect(api.requests).toHaveLength(1))
    expect(api.requests[0]).toMatchObject({ options: {}, seats: ['me', 'second'] })
  })

  test('with options only where they change anything, and no more of them than players allow', async () => {
    const api = fixtureApi()
    await openDialog('cubano', api)
    const late = (): HTMLInputElement | null => document.querySelector('dialog .options input[type=number]')
    expect(late()?.max).toBe('1')
    one('dialog .options .control button:last-child').click()
    flushSync()
    expect(late()?.value).toBe('1')
    expect(() => named('sixth')).toThrow()
    press('attentive')
    press('sixth')
    press('attentive')
    document.querySelectorAll<HTMLElement>('dialog .count button')[1]!.click()
    flushSync()
    expect(late()).toBeNull()
    one('dialog .large').click()
    await waitFor(() => expect(api.requests).toHaveLength(1))
    expect(api.requests[0]).toMatchObject({ options: {}, seats: ['me', 'second'] })
  })

  test('of one of several games, and what was chosen is kept while looking at another', async () => {
    const api = fixtureApi()
    await openDialog('cubano', api)
    press('attentive')
    press('Puzzle')
    await see('You play alone.')
    expect(document.querySelectorAll('dialog li')).toHaveLength(0)
    press('2 dice')
    expect(named('attentive').getAttribute('aria-checked')).toBe('true')
    one('dialog .large').click()
    const seats = ['me', 'second', 'open']
    await waitFor(() => expect(api.requests[0]).toMatchObject({ game: 'cubano-2-dice', options: { attentive: 1 }, seats }))
  })

  test.each([true, false])('that forgives misclicks or not (%s), where pieces are laid', async (forgives) => {
    const api = fixtureApi()
    await openDialog('cubano', api)
    expect(named('Protection against misclicks').getAttribute('aria-checked')).toBe('true')
    if (!forgives) press('Protection against misclicks')
    one('dialog .large').click()
    await waitFor(() => expect(api.requests[0]).toMatchObject({ laid_is_laid: !forgives }))
  })

  test('that says nothing of misclicks where nothing is laid', async () => {
    const api = fixtureApi()
    await openDialog('trex', api)
    expect(() => named('Protection against misclicks')).toThrow()
    one('dialog .large').click()
    await waitFor(() => expect(api.requests[0]).toMatchObject({ laid_is_laid: false }))
  })

  test.each([true, false])('with hints for everybody or not (%s), where others may sit down', async (allows) => {
    const api = fixtureApi()
    await openDialog('trex', api)
    expect(named('Hints for everybody').getAttribute('aria-checked')).toBe('false')
    if (allows) press('Hints for everybody')
    one('dialog .large').click()
    await waitFor(() => expect(api.requests[0]).toMatchObject({ seats: ['me', 'second', 'open'], hints: allows }))
  })

  test('that says nothing of hints where nobody else sits down: they are there', async () => {
    const api = fixtureApi()
    await openDialog('cubano', api)
    press('Course')
    expect(() => named('Hints for everybody')).toThrow()
    one('dialog .large').click()
    await waitFor(() => expect(api.requests[0]).toMatchObject({ game: 'cubano-course', hints: false }))
  })

  test('for two has one other chair, which stays', async () => {
    const api = fixtureApi()
    await openDialog('cubano', api)
    press('Course')
    expect(document.querySelectorAll('dialog li')).toHaveLength(2)
    one('dialog .large').click()
    await waitFor(() => expect(api.requests[0]).toMatchObject({ game: 'cubano-course', seats: ['me', 'second'] }))
  })
})
