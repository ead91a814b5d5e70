// Where somebody is signed in, and their password.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Access from '../src/pages/Access.svelte'
import { Refusal, server, type SessionInfo } from '../src/server'
import { speak } from '../src/text.svelte'

const NOW = Date.now() / 1000
const HERE: SessionInfo = { id: 'a', browser: 'Firefox, Linux', opened_at: NOW - 7200, seen_at: NOW, is_this: true }
const PHONE: SessionInfo = { id: 'b', browser: 'Safari, iPhone', opened_at: NOW - 90_000, seen_at: NOW - 3600, is_this: false }
const PROGRAM: SessionInfo = { id: 'c', browser: '', opened_at: NOW, seen_at: NOW, is_this: false }

let mounted: Record<string, unknown> | undefined
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === name)
const status = (): string => [...document.querySelectorAll('[role=status]')].map((each) => each.textContent).join('')

async function show(...sessions: SessionInfo[]): Promise<void> {
  vi.spyOn(server, 'sessions').mockResolvedValue(sessions)
  mounted = mount(Access, { target: document.body })
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(sessions.length))
}

function write(autocomplete: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`input[autocomplete=${autocomplete}]`)!
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}

beforeEach(() => speak('en'))
afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = undefined
  vi.restoreAllMocks()
})

test('every session says what it is, and this one cannot be ended here', async () => {
  await show(HERE, PHONE, PROGRAM)
  expect(text()).toContain('Firefox, Linux this browser')
  expect(text()).toContain('Signed in 2 hours ago, last seen now')
  expect(text()).toContain('Unknown browser or program')
  expect(button('End the session: Firefox, Linux')).toBeUndefined()
})

test('one session is ended, and the list is fetched anew', async () => {
  await show(HERE, PHONE)
  expect(button('End all other sessions')).toBeUndefined()
  const end = vi.spyOn(server, 'endSession').mockResolvedValue(undefined)
  vi.spyOn(server, 'sessions').mockResolvedValue([HERE])
  button('End the session: Safari, iPhone')!.click()
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(1))
  expect(end).toHaveBeenCalledExactlyOnceWith('b')
  expect(status()).toBe('The session is ended.')
})

test('all others are ended at once, and a refusal is told', async () => {
  await show(HERE, PHONE, PROGRAM)
  const end = vi.spyOn(server, 'endOtherSessions').mockRejectedValueOnce(new Refusal('too-many', 'Too fast.')).mockResolvedValue(undefined)
  button('End all other sessions')!.click()
  await vi.waitFor(() => expect(status()).toBe('Too fast.'))
  button('End all other sessions')!.click()
  await vi.waitFor(() => expect(status()).toBe('All other sessions are ended.'))
  expect(end).toHaveBeenCalledTimes(2)
})

test('another password needs the one of before, and is long enough', async () => {
  await show(HERE)
  const change = vi.spyOn(server, 'changePassword').mockRejectedValueOnce(new Refusal('wrong-old-password', 'Not your password.')).mockResolvedValue(undefined)
  write('new-password', 'short')
  button('Change the password')!.click()
  await vi.waitFor(() => expect(document.querySelector('[aria-invalid]')?.getAttribute('autocomplete')).toBe('new-password'))
  expect(change).not.toHaveBeenCalled()
  write('current-password', 'a wrong one')
  write('new-password', 'battery staple')
  button('Change the password')!.click()
  await vi.waitFor(() => expect(text()).toContain('Not your password.'))
  expect(document.activeElement?.getAttribute('autocomplete')).toBe('current-password')
  write('current-password', 'correct horse')
  button('Change the password')!.click()
  await vi.waitFor(() => expect(status()).toContain('The password is changed.'))
  expect(change).toHaveBeenLastCalledWith('correct horse', 'battery staple')
  expect(server.sessions).toHaveBeenCalledTimes(2)
  expect(document.querySelector<HTMLInputElement>('input')!.value).toBe('')
})
