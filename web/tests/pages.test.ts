// Pages and components as people and screen readers meet them.

import { flushSync } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import Slider from '../src/components/Slider.svelte'
import Toggle from '../src/components/Toggle.svelte'
import { newlyAwaiting } from '../src/lists.svelte'
import { me } from '../src/me.svelte'
import SettingsDialog from '../src/pages/SettingsDialog.svelte'
import { go } from '../src/router.svelte'
import { server } from '../src/server'
import { settings } from '../src/settings.svelte'
import { speak } from '../src/text.svelte'
import { BADGES, fixtureApi, LISTS, STATISTICS } from './fixture'
import { one, open, pick, see, show, shut } from './opened'
import { waitFor } from './patience'

// Boards come one by one, and these tests are about the pages before them.
vi.mock('../src/table/boards', () => ({
  PLAYABLE: ['cubosaurs', 'trex', 'cubitos', 'cubano-2-dice', 'cubano-course', 'cubano-puzzle'],
  boardOf: () => undefined,
  chooserOf: () => undefined,
}))

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
      await shut()
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
    show(SettingsDialog, { onclose: () => undefined })
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
    show(SettingsDialog, { onclose: () => undefined })
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')]
    tabs[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    flushSync()
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true'])
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0])
    expect(document.querySelectorAll('[role=switch]')).toHaveLength(3)
  })

  test('a toggle is a switch with a name and a hint', () => {
    const onchange = vi.fn()
    show(Toggle, { label: 'Sound', hint: 'Of dice', checked: false, onchange })
    const button = one('[role=switch]')
    expect(one(`#${button.getAttribute('aria-labelledby')}`).textContent).toBe('Sound')
    expect(one(`#${button.getAttribute('aria-describedby')}`).textContent).toBe('Of dice')
    button.click()
    expect(onchange).toHaveBeenCalledWith(true)
  })

  test('a slider says its value in words', () => {
    const props = { label: 'Level', steps: 7, value: 3, words: 'Level 3', onchange: () => undefined }
    show(Slider, props)
    expect(one('input').getAttribute('aria-valuetext')).toBe('Level 3')
    expect(document.querySelectorAll('.on')).toHaveLength(3)
  })
})
