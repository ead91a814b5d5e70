// The site opened at a page, as tests of pages do it.

import { type Component, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { Api } from '../src/api'
import App from '../src/App.svelte'
import { go, startRouter } from '../src/router.svelte'
import { server } from '../src/server'
import { resetSettings } from '../src/settings.svelte'
import { speak } from '../src/text.svelte'
import { fixtureApi } from './fixture'
import { waitFor } from './patience'

let mounted: Record<string, unknown> | undefined

beforeAll(async () => {
  startRouter()
  await speak('en')
})

beforeEach(() => {
  vi.spyOn(server, 'me').mockResolvedValue(null)
  vi.spyOn(server, 'championships').mockResolvedValue([])
})

afterEach(async () => {
  await shut()
  resetSettings()
  await speak('en')
  go('/')
})

export const one = <Kind extends Element = HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector)
  if (!found) throw new Error(`no ${selector} in ${document.body.innerHTML.slice(0, 400)}`)
  return found
}

export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  mounted = mount(component, { target: document.body, props })
  flushSync()
}

export async function shut(): Promise<void> {
  if (mounted) await unmount(mounted)
  mounted = undefined
}

export function open(path: string, api: Api = fixtureApi()): void {
  go(path)
  show(App, { api })
}

/** Choose in a list. */
export function pick(selector: string, value: string): void {
  const list = one<HTMLSelectElement>(selector)
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}

export const see = (text: string): Promise<void> => waitFor(() => expect(document.body.textContent).toContain(text))
