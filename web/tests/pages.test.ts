// Pages and components as people and screen readers meet them.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Api } from '../src/api'
import App from '../src/App.svelte'
import Slider from '../src/components/Slider.svelte'
import Toggle from '../src/components/Toggle.svelte'
import { waitFor } from './patience'
import { BADGES, fixtureApi, LISTS, STATISTICS } from './fixture'
import { newlyAwaiting } from '../src/lists.svelte'
import { me } from '../src/me.svelte'
import SettingsDialog from '../src/pages/SettingsDialog.svelte'
import { go, startRouter } from '../src/router.svelte'
import { server } from '../src/server'
import { resetSettings, settings } from '../src/settings.svelte'
import { speak } from '../src/text.svelte'

// Boards come one by one, and these tests are about the pages before them.
vi.mock('../src/table/boards', () => ({
  PLAYABLE: ['cubosaurs', 'trex', 'cubitos', 'cubano-2-dice', 'cubano-course', 'cubano-puzzle'],
  boardOf: () => undefined,
  chooserOf: () => undefined,
}))

let mounted: Record<string, unknown> | undefined

beforeAll(async () => {
  vi.spyOn(server, 'me').mockResolvedValue(null)
  startRouter()
  await speak('en')
})

afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = undefined
  resetSettings()
  await speak('en')
  go('/')
})

const one = <Kind extends Element = HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector)
  if (!found) throw new Error(`no ${selector} in ${document.body.innerHTML.slice(0, 400)}`)
  return found
}

function open(path: string, api: Api = fixtureApi()): void {
  go(path)
  mounted = mount(App, { target: document.body, props: { api } })
  flushSync()
}

/** Choose in a list. */
function pick(selector: string, value: string): void {
  const list = one<HTMLSelectElement>(selector)
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}

const see = (text: string): Promise<void> => waitFor(() => expect(document.body.textContent).toContain(text))

describe('home', () => {
  test('shows four games, open tables and my games', async () => {
    open('/')
    await see('Odile, Nour')
    expect(document.querySelectorAll('article')).toHaveLength(4)
    expect(document.title).toBe('Cubarium: four games made of cubes')
    await see('Your turn')
  })

  test('says so when there is no table and no game', async () => {
    open('/', fixtureApi({ waiting: [], mine: [] }))
    await see('No open table right now.')
    await see('You have no game yet.')
  })

  test('says so when the server is silent', async () => {
    const silent = { ...fixtureApi(), lists: () => Promise.reject(new Error('down')) }
    open('/', silent)
    await see('The server is not answering.')
  })

  test('changes its language without loading anew', async () => {
    open('/')
    await speak('fr')
    flushSync()
    await see('Quatre jeux tout en cubes.')
  })

  test('one press plays against bots', async () => {
    const api = fixtureApi()
    open('/', api)
    one('[data-game=cubosaurs] .primary').click()
    await waitFor(() => expect(location.pathname).toBe('/table/set-1'))
    expect(api.requests).toEqual([{ game: 'cubosaurs', seats: ['me', 'bot', 'bot'] }])
  })

  test('one press brings somebody with a name to whoever waits, at one game or at any', async () => {
    vi.spyOn(me, 'isNamed', 'get').mockReturnValue(true)
    vi.spyOn(me, 'known').mockResolvedValue({ id: 'ada', name: 'Ada', account: null })
    const api = fixtureApi()
    for (const [wanted, place] of [['trex', '/table/met-1'], ['any', '/table/met-2']] as const) {
      open('/', api)
      pick('.ways select', wanted)
      one('.ways button').click()
      await waitFor(() => expect(location.pathname).toBe(place))
      await unmount(mounted!)
      mounted = undefined
    }
    vi.restoreAllMocks()
    expect(api.met[0]).toEqual({ games: ['trex'], players: 3 })
    expect(api.met[1]!.games).toContain('cubosaurs')
    expect(api.met[1]!.games).not.toContain('cubano-puzzle')
  })

  test('games without a board say where they can be played', async () => {
    open('/')
    pick('[data-game=cubano] select', 'cubano-1-die')
    await see('In the terminal for now')
    expect(document.querySelector('[data-game=cubano] .primary')).toBeNull()
  })

  test('one of several games in a box is played at once, alone where it is for one', async () => {
    const api = fixtureApi()
    open('/', api)
    pick('[data-game=cubano] select', 'cubano-puzzle')
    expect(one('[data-game=cubano] .primary').getAttribute('aria-label')).toBe("Play now: Cub’ano Puzzle, alone")
    one('[data-game=cubano] .primary').click()
    await waitFor(() => expect(api.requests).toEqual([{ game: 'cubano-puzzle', seats: ['me'] }]))
  })

  test('a championship is begun by one press, with a bot on every other chair', async () => {
    const api = fixtureApi()
    open('/', api)
    one('[data-game=cubitos] .head button').click()
    await waitFor(() => expect(api.requests).toEqual([{ game: 'cubitos', seats: ['me', 'bot', 'bot', 'bot'], championship: true }]))
  })
})

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

describe('my games', () => {
  const over = LISTS.mine.find(({ status }) => status === 'over')!

  test('stand in parts, the finished ones with their result and in pages', async () => {
    const result = { places: [1, 2], scores: [205, 101], score_texts: ['2 laps and 5 spaces', '1 lap and 1 space'], ties: ['Ada and Mica tie.'], mine: [0] }
    const pages = [
      { rows: [over], has_more: true },
      { rows: [{ ...over, id: 'old-1', changed_at: 1, result: { ...result, mine: [0, 1] } }, { ...over, id: 'old-2', changed_at: 1, result }], has_more: false },
    ]
    const asked = vi.spyOn(server, 'finished').mockImplementation(async (before) => pages[before === undefined ? 0 : 1]!)
    open('/games')
    await see('Your turn')
    await see('28 points to 36 points')
    await see('2 of 2')
    one('.more button').click()
    await see('Won by Ada')
    await see('2 laps and 5 spaces to 1 lap and 1 space')
    await see('Ada and Mica tie.')
    expect(asked).toHaveBeenLastCalledWith(over.changed_at)
    expect(document.querySelector('.more')).toBeNull()
  })

  test('that wait are counted in the top bar, but for the one looked at', async () => {
    open('/')
    await see('1 game waits for you')
    go('/table/end-9')
    flushSync()
    expect(document.querySelector('.badge')).toBeNull()
  })

  test('that have come to wait are told of once', () => {
    const before = { ...LISTS, mine: [over] }
    expect(newlyAwaiting(before, LISTS).map(({ id }) => id)).toEqual(['end-9'])
    expect(newlyAwaiting(LISTS, LISTS)).toEqual([])
  })
})

describe('statistics', () => {
  test('show numbers, pictures with a sentence, and the same as a table', async () => {
    vi.spyOn(server, 'statistics').mockResolvedValue(STATISTICS)
    vi.spyOn(server, 'badges').mockResolvedValue(BADGES)
    open('/people/ada')
    await see('Statistics of Ada')
    const labels = [...document.querySelectorAll('svg[role=img]')].map((chart) => chart.getAttribute('aria-label'))
    expect(labels.filter((label) => !label!.startsWith('Seat'))).toEqual([
      '2 games, 1 won. The higher a block, the more players were behind you.',
      'Scores of the last 2 games, from −4 points to 36 points. The dashed line is the average, 16 points.',
      'Places reached: 1st once and 2nd once.',
    ])
    expect(document.querySelectorAll('details tbody tr')).toHaveLength(4)
    await see('+2.5')
    await see('Average of the last ten')
    expect(one('[role=slider]').getAttribute('aria-valuetext')).toBe('Game 2 of 2, Cubosaurs: place 1 of 2 with 36 points. Won so far: 50%.')
    expect([...document.querySelectorAll('.levels tbody tr')].map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent))).toEqual([
      ['People', '1', '0', '0%'],
      ['Rex', '1', '1', '100%'],
    ])
    const shelf = [...document.querySelectorAll('li.panel')]
    expect(shelf.map((badge) => badge.querySelector('strong')!.textContent)).toEqual(['First victory', 'A week'])
    expect(shelf.map((badge) => badge.classList.contains('locked'))).toEqual([false, true])
    expect(shelf[0]!.querySelector('a')!.getAttribute('href')).toBe('/table/end-8')
  })

  test('say so when there is nothing to count', async () => {
    open('/me')
    await see('You have not finished a game yet.')
  })
})

describe('other pages', () => {
  test('rules load on demand and can be searched', async () => {
    open('/rules/trex')
    await see('T-Rex: the rules')
    const field = one<HTMLInputElement>('input[type=search]')
    field.value = 'chamaelosaurus'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    await see('places')
    expect(document.querySelectorAll('.entry').length).toBeLessThan(30)
  })

  test('a wrong address, and an unknown game lead home', async () => {
    open('/nowhere/at/all')
    await see('This page is gone, or the link is incomplete.')
    go('/rules/chess')
    flushSync()
    await see('Nothing here')
    one<HTMLAnchorElement>('main a[href="/"]').click()
    flushSync()
    await see('Four games made of cubes.')
  })

  test('about credits the makers and lists house values', async () => {
    open('/about')
    await see('Fabien Tanguy')
    await see('Cubosaurs: 7 values')
  })

  test('? opens the keys, and the close button closes them', async () => {
    open('/')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
    await waitFor(() => expect(one('dialog').textContent).toContain('this list'))
    one('dialog button[aria-label=Close]').click()
    flushSync()
    expect(document.querySelector('dialog')).toBeNull()
  })
})

describe('controls', () => {
  test('settings change at once', async () => {
    mounted = mount(SettingsDialog, { target: document.body, props: { onclose: () => undefined } })
    flushSync()
    const choose = (name: string): void => {
      const label = [...document.querySelectorAll('label')].find((each) => each.textContent?.trim() === name)
      label!.querySelector('input')!.click()
      flushSync()
    }
    choose('Night')
    choose('Without green')
    expect([settings.theme, settings.palette]).toEqual(['dark', 'deutan'])
  })

  test('tabs move with arrows and have one stop', () => {
    mounted = mount(SettingsDialog, { target: document.body, props: { onclose: () => undefined } })
    flushSync()
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')]
    tabs[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    flushSync()
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true'])
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0])
    expect(document.querySelectorAll('[role=switch]')).toHaveLength(3)
  })

  test('a toggle is a switch with a name and a hint', () => {
    const onchange = vi.fn()
    mounted = mount(Toggle, { target: document.body, props: { label: 'Sound', hint: 'Of dice', checked: false, onchange } })
    flushSync()
    const button = one('[role=switch]')
    expect(one(`#${button.getAttribute('aria-labelledby')}`).textContent).toBe('Sound')
    expect(one(`#${button.getAttribute('aria-describedby')}`).textContent).toBe('Of dice')
    button.click()
    expect(onchange).toHaveBeenCalledWith(true)
  })

  test('a slider says its value in words', () => {
    const props = { label: 'Level', steps: 7, value: 3, words: 'Level 3', onchange: () => undefined }
    mounted = mount(Slider, { target: document.body, props })
    flushSync()
    expect(one('input').getAttribute('aria-valuetext')).toBe('Level 3')
    expect(document.querySelectorAll('.on')).toHaveLength(3)
  })
})
