// The subscription of a browser: made for who asks, told to the server, given back.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { me } from '../src/me.svelte'
import { forgetPushes, keepPushes } from '../src/push'
import { Refusal, server, NoAnswer } from '../src/server'
import { changeSettings } from '../src/settings.svelte'

const ENDPOINT = 'https://push.example/ada'
let subscription: { endpoint: string; unsubscribe: () => Promise<boolean> } | null
const subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>()

function register(registration: unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => registration } })
}

beforeEach(() => {
  me.person = { id: 'a', name: 'Ada', account: null }
  subscription = null
  subscribe.mockReset().mockImplementation(async () => {
    subscription = {
      endpoint: ENDPOINT,
      unsubscribe: async () => {
        subscription = null
        return true
      },
    }
    return subscription
  })
  register({ pushManager: { subscribe, getSubscription: async () => subscription } })
  vi.spyOn(server, 'pushKey').mockResolvedValue({ key: 'the-key' })
  vi.spyOn(server, 'addDevice').mockResolvedValue(undefined)
  vi.spyOn(server, 'forgetDevice').mockResolvedValue(undefined)
  changeSettings({ notices: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  changeSettings({ notices: false })
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('somebody who asks is subscribed with the key of the server, which learns where', async () => {
  await keepPushes(true)
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'the-key' })
  expect(server.addDevice).toHaveBeenCalledExactlyOnceWith(ENDPOINT)
})

test('a page that opens tells of a subscription again and makes none', async () => {
  await keepPushes()
  expect([subscribe.mock.calls.length, vi.mocked(server.addDevice).mock.calls.length]).toEqual([0, 0])
  await keepPushes(true)
  await keepPushes()
  expect(subscribe).toHaveBeenCalledOnce()
  expect(server.addDevice).toHaveBeenCalledTimes(2)
})

test('who is not known yet is told of later', async () => {
  const { person } = me
  me.person = null
  await keepPushes(true)
  expect(subscription).not.toBeNull()
  expect(server.addDevice).not.toHaveBeenCalled()
  me.person = person
  await keepPushes()
  expect(server.addDevice).toHaveBeenCalledOnce()
})

test('switching off gives the subscription back, however quickly', async () => {
  const asked = keepPushes(true)
  changeSettings({ notices: false })
  await Promise.all([asked, keepPushes()])
  expect(subscription).toBeNull()
  changeSettings({ notices: true })
  await keepPushes(true)
  changeSettings({ notices: false })
  await keepPushes()
  expect(subscription).toBeNull()
  expect(server.forgetDevice).toHaveBeenLastCalledWith(ENDPOINT)
})

test('who signs out is told nothing more', async () => {
  await keepPushes(true)
  await forgetPushes()
  expect(server.forgetDevice).toHaveBeenCalledExactlyOnceWith(ENDPOINT)
})

test.each([new DOMException('no service', 'AbortError'), new Refusal('bad-endpoint', 'Unknown.'), new NoAnswer()])('%s is borne', async (problem) => {
  subscribe.mockRejectedValue(problem)
  await keepPushes(true)
  expect(server.addDevice).not.toHaveBeenCalled()
})

test('a fault is not', async () => {
  subscribe.mockRejectedValueOnce(new TypeError('a fault'))
  await expect(keepPushes(true)).rejects.toThrow('a fault')
  await keepPushes(true)
  expect(server.addDevice).toHaveBeenCalledOnce()
})

test.each([['no worker', undefined], ['no push', {}]])('a browser with %s is left alone', async (_, registration) => {
  register(registration)
  await keepPushes(true)
  expect(server.pushKey).not.toHaveBeenCalled()
})
