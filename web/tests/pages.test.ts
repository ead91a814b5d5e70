// Pages and components as people and screen readers meet them.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Api } from '../src/api'
import App from '../src/App.svelte'
import Slider from '../src/components/Slider.svelte'
import Toggle from '../src/components/Toggle.svelte'
import { fixtureApi } from '../src/fixture'
import SettingsDialog from '../src/pages/SettingsDialog.svelte'
import { go, startRouter } from '../src/router.svelte'
import { server } from '../src/server'
import { resetSettings, settings } from '../src/settings.svelte'
import { speak } from '../src/text.svelte'

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

const see = (text: string): Promise<void> => vi.waitFor(() => expect(document.body.textContent).toContain(text))

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
    await see('The server does not answer.')
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
    await vi.waitFor(() => expect(location.pathname).toBe('/table/set-1'))
    expect(api.wishes).toEqual([{ game: 'cubosaurs', seats: ['me', 'greedy', 'greedy'] }])
  })

  test('games without a board say where they can be played', async () => {
    open('/')
    await see('In the terminal for now')
    expect(document.querySelector('[data-game=cubano] .primary')).toBeNull()
  })

  test('a table is set with its chairs, variant and clock', async () => {
    const api = fixtureApi()
    open('/', api)
    one('[data-game=trex] .ghost').click()
    await vi.waitFor(() => one('dialog'))
    await see('About base')
    one('dialog .large').click()
    await vi.waitFor(() => expect(api.wishes).toHaveLength(1))
    expect(api.wishes[0]).toMatchObject({ game: 'trex', variant: null, seats: ['me', 'greedy', 'open'], clock: { kind: 'none' }, is_private: false })
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
    await see('This page is gone or the link is cut short.')
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
    await vi.waitFor(() => expect(one('dialog').textContent).toContain('this list'))
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
