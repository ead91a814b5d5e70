// Pushes: the server wakes the worker of this browser when a game waits and no page is open. They carry nothing; the
// worker asks the server what waits. Where a browser has no push service, notices come while a page is open.

import { me } from './me.svelte'
import { Refusal, server, NoAnswer } from './server'
import { settings } from './settings.svelte'

let last: Promise<void> = Promise.resolve()

/** Bring this browser's subscription in line with the settings. A new one is made only for somebody who has just asked. */
export function keepPushes(isAskedFor = false): Promise<void> {
  last = last.then(() => keep(isAskedFor), () => keep(isAskedFor)) // one after the other: switches can be pressed quickly
  return last
}

const keep = (isAskedFor: boolean): Promise<void> =>
  attempt(async (pushes) => {
    const found = await pushes.getSubscription()
    if (!settings.notices) {
      await found?.unsubscribe()
      if (found && me.person) await server.forgetDevice(found.endpoint)
      return
    }
    const device = isAskedFor ? await subscribe(pushes, found) : found
    if (device && me.person) await server.addDevice(device.endpoint)
  })

/** A subscription of before may be for another key. */
async function subscribe(pushes: PushManager, before: PushSubscription | null): Promise<PushSubscription> {
  await before?.unsubscribe()
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: (await server.pushKey()).key })
}

/** Let nobody be told here any more, as somebody who signs out. */
export const forgetPushes = (): Promise<void> =>
  attempt(async (pushes) => {
    const found = await pushes.getSubscription()
    if (found) await server.forgetDevice(found.endpoint)
  })

/** Do something that the browser, its push service, the server or the network may refuse. Anything else is a fault. */
async function attempt(work: (pushes: PushManager) => Promise<void>): Promise<void> {
  try {
    const pushes = (await navigator.serviceWorker?.getRegistration())?.pushManager
    if (pushes) await work(pushes)
  } catch (problem) {
    if (!(problem instanceof DOMException || problem instanceof Refusal || problem instanceof NoAnswer)) throw problem
  }
}
