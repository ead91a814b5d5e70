// Name and account, as somebody with a keyboard meets them.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { me } from '../src/me.svelte'
import AccountDialog from '../src/pages/AccountDialog.svelte'
import { type Person, Refusal, server } from '../src/server'
import { speak } from '../src/text.svelte'
import { waitFor } from './patience'

const GUEST: Person = { id: 'g', name: 'Ada', account: null }
const KEPT: Person = { ...GUEST, account: 'ada' }
let mounted: Record<string, unknown> | undefined

beforeAll(() => speak('en'))
beforeEach(() => {
  me.person = GUEST
  mounted = mount(AccountDialog, { target: document.body, props: { onclose: () => undefined } })
  flushSync()
})
afterEach(async () => {
  vi.restoreAllMocks()
  if (mounted) await unmount(mounted)
})

const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent === label)
  return document.getElementById(found!.htmlFor) as HTMLInputElement
}
const write = (label: string, text: string): void => {
  field(label).value = text
  field(label).dispatchEvent(new Event('input', { bubbles: true }))
}
const press = (name: string): void => {
  const button = [...document.querySelectorAll<HTMLElement>('button')].filter((each) => each.textContent?.trim() === name).at(-1)!
  if (button.getAttribute('type') === 'submit') button.closest('form')!.dispatchEvent(new Event('submit', { cancelable: true }))
  else button.click()
  flushSync()
}
const described = (label: string): string =>
  (field(label).getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent).join(' ')
const see = (text: string): Promise<void> => waitFor(() => expect(document.body.textContent).toContain(text))

describe('a guest', () => {
  test('is told so, and changes the name others see', async () => {
    const comeIn = vi.spyOn(server, 'comeIn').mockResolvedValue({ ...GUEST, name: 'Ada L.' })
    await see('You play as a guest.')
    expect(field('Name').value).toBe('Ada')
    write('Name', ' Ada L. ')
    press('Change the name')
    await see('The name is changed.')
    expect(comeIn).toHaveBeenCalledWith('Ada L.')
    expect(me.person?.name).toBe('Ada L.')
  })

  test('needs a name', async () => {
    write('Name', '  ')
    press('Change the name')
    await waitFor(() => expect(described('Name')).toContain('Please write a name.'))
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  })

  test('makes an account, and stays who they are', async () => {
    vi.spyOn(server, 'me').mockResolvedValue(GUEST)
    const make = vi.spyOn(server, 'makeAccount').mockResolvedValue(KEPT)
    const changes = me.changes
    expect([field('Account name').autocomplete, field('Password').autocomplete]).toEqual(['username', 'new-password'])
    write('Account name', 'ada')
    write('Password', 'long enough')
    press('Make an account')
    await see('You are signed in as ada.')
    expect(make).toHaveBeenCalledWith('ada', 'long enough')
    expect(me.changes).toBe(changes)
  })

  test('reads at each field why it is not taken', async () => {
    const make = vi.spyOn(server, 'makeAccount')
    write('Account name', 'é')
    write('Password', 'short')
    press('Make an account')
    await waitFor(() => expect(described('Account name')).toContain('An account name has 3 to 40'))
    expect(described('Password')).toContain('A password has at least 8')
    expect(make).not.toHaveBeenCalled()
  })

  test.each([
    ['wrong-password', 'This name and password do not go together.', true],
    ['too-many', 'Too fast. Try again in 9 seconds.', false],
  ])('reads the sentence of the server: %s', async (code, sentence, isAtField) => {
    vi.spyOn(server, 'signIn').mockRejectedValue(new Refusal(code, sentence))
    press('Sign in') // the tab
    expect(field('Password').autocomplete).toBe('current-password')
    write('Account name', 'ada')
    write('Password', 'long enough')
    press('Sign in') // the button
    await see(sentence)
    expect(described('Password').includes(sentence)).toBe(isAtField)
    expect(document.querySelector('[role=alert]')!.textContent!.includes(sentence)).toBe(!isAtField)
  })

  test('may look at the password', () => {
    expect(field('Password').type).toBe('password')
    press('Show')
    expect(field('Password').type).toBe('text')
  })
})

test('somebody signed in signs out, and everything is fetched anew', async () => {
  vi.spyOn(server, 'signOut').mockResolvedValue(undefined)
  me.person = KEPT
  flushSync()
  const changes = me.changes
  press('Sign out')
  await see('You play as a guest.')
  expect([me.person, me.changes]).toEqual([null, changes + 1])
})
