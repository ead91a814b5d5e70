import { beforeEach, describe, expect, test } from 'vitest'
import { isWriting, letterOf, pressed } from '../src/keys'
import { match } from '../src/router.svelte'
import { changeSettings, defaults, readSettings, resetSettings, settings } from '../src/settings.svelte'
import { speak, t } from '../src/text.svelte'
import { when } from '../src/when'

beforeEach(() => {
  resetSettings()
})

describe('settings', () => {
  test('only what differs from the defaults is stored', () => {
    changeSettings({ theme: 'dark' })
    expect(localStorage.getItem('cubarium.settings')).toBe('{"theme":"dark"}')
    expect(readSettings()).toEqual({ ...defaults(), theme: 'dark' })
  })

  test('values of another version are left out', () => {
    localStorage.setItem('cubarium.settings', '{"theme":"pink","speed":0.5,"colour":"red"}')
    expect(readSettings()).toEqual({ ...defaults(), speed: 0.5 })
    localStorage.setItem('cubarium.settings', 'no json')
    expect(readSettings()).toEqual(defaults())
    localStorage.setItem('cubarium.settings', 'null')
    expect(readSettings()).toEqual(defaults())
  })

  test('reach the page: theme, palette, speed and language', () => {
    changeSettings({ theme: 'dark', palette: 'tritan', speed: 0.5, language: 'fr' })
    const root = document.documentElement
    expect([root.dataset.theme, root.dataset.palette, root.lang]).toEqual(['dark', 'tritan', 'fr'])
    expect(root.style.getPropertyValue('--speed')).toBe('0.5')
  })
})

describe('language', () => {
  test('changes at once, and is remembered', async () => {
    await speak('en')
    expect(t('play-now')).toBe('Play now')
    await speak('fr')
    expect(t('play-now')).toBe('Jouer')
    expect(settings.language).toBe('fr')
    expect(t('chairs-free', { count: 1 })).toBe('1 chaise libre')
    expect(t('table-facts', { names: 'Ada', players: 4, clock: 'none' })).toBe('Ada · 4 joueurs · sans pendule')
  })
})

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/rules', { page: 'rules', game: 'cubosaurs' }],
    ['/rules/trex/', { page: 'rules', game: 'trex' }],
    ['/about', { page: 'about' }],
    ['/table/green-7', { page: 'table', id: 'green-7' }],
    ['/table', { page: 'missing' }],
    ['/games', { page: 'games' }],
    ['/me', { page: 'person', id: '' }],
    ['/people/ada-1', { page: 'person', id: 'ada-1' }],
    ['/people', { page: 'missing' }],
    ['/rules/trex/more', { page: 'missing' }],
    ['/%E0%A4%A', { page: 'missing' }],
  ])('%s', (path, route) => {
    expect(match(path)).toEqual(route)
  })
})

describe('keys', () => {
  const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key, ...more })
    Object.defineProperty(event, 'target', { value: target })
    return event
  }

  test('a letter acts, but not with Ctrl, not in a field, and not when switched off', () => {
    expect(pressed(press('?'), '?')).toBe(true)
    expect(pressed(press('?', document.body, { ctrlKey: true }), '?')).toBe(false)
    expect(pressed(press('?', document.createElement('textarea')), '?')).toBe(false)
    changeSettings({ letterKeys: false })
    expect(pressed(press('?'), '?')).toBe(false)
  })

  test('Shift makes another key of a letter, but not of a digit, which some keyboards have nowhere else', () => {
    expect(letterOf(press('z'))).toBe('z')
    expect(letterOf(press('Z'))).toBe('z') // with the capitals locked
    expect(letterOf(press('Z', document.body, { shiftKey: true }))).toBe('shift+z')
    expect(letterOf(press('1', document.body, { shiftKey: true }))).toBe('1')
    expect(letterOf(press('Tab'))).toBe('')
    expect(letterOf(press('z', document.createElement('textarea')))).toBe('')
  })

  test('a radio button is no place to write', () => {
    const radio = document.createElement('input')
    radio.type = 'radio'
    expect(isWriting(radio)).toBe(false)
  })
})


describe('times', () => {
  test.each([
    [0, 'now'],
    [300, '5 minutes ago'],
    [7_300, '2 hours ago'],
    [90_000, 'yesterday'],
    [86_400 * 400, '10 Dec 2022'],
  ])('%s seconds ago', (ago, words) => {
    const now = Date.UTC(2024, 0, 14, 12) / 1000
    expect(when(now - ago, 'en-GB', now)).toBe(words)
  })
})
