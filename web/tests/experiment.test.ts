// An experiment on its page: begun, looked at until it is done, stopped by oneself or by others.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Examine from '../src/lab/Examine.svelte'
import { type LabRequest, type LabUpdate, NoAnswer, Refusal, server } from '../src/server'
import { speak } from '../src/text.svelte'
import { CARD, FORM } from './laboratory'

const LINK = '/lab/cubosaurs?set=tile.1.cost%3D3&variant=base&players=4&games=10000'
const REPORT = { language: 'en', title: '', head: ['', ''], parts: [], method: '' }
const GONE = new Refusal('no-such-experiment', 'Not kept here')
const update = (stage: LabUpdate['stage'], more: Partial<LabUpdate> = {}): LabUpdate => ({
  key: 'k', stage, trouble: 'none', place: 0, progress: 0, is_interrupted: false, command: '', report: stage === 'done' ? REPORT : null, may_stop: true, ...more,
} as LabUpdate)

let mounted: Record<string, unknown> | undefined
let stage: LabUpdate['stage']

beforeEach(async () => {
  await speak('en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stage = 'playing'
  vi.spyOn(server, 'lab').mockResolvedValue(FORM)
  vi.spyOn(server, 'games').mockResolvedValue([CARD])
  vi.spyOn(server, 'experiment').mockImplementation(async () => update(stage))
  vi.spyOn(server, 'lookAt').mockImplementation(async () => update(stage))
  vi.spyOn(server, 'stopExperiment').mockResolvedValue(undefined)
})

afterEach(async () => {
  await leave()
  vi.useRealTimers()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

async function leave(): Promise<void> {
  if (mounted) await unmount(mounted)
  mounted = undefined
}

async function pass(time = 0): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(time)
  flushSync()
}

async function open(path = LINK): Promise<void> {
  history.replaceState(null, '', path)
  mounted = mount(Examine, { target: document.body, props: { game: 'cubosaurs' } })
  await pass()
}

const alerts = (): string[] => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const bar = (): Element | null => document.querySelector('[role=progressbar], progress')
function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name || each.ariaLabel === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const press = async (name: string): Promise<void> => {
  button(name).click()
  await pass()
}
const isOff = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true'
const PLAY = 'Let the bots play'

test('what was refused stays to be read while the server is asked how far it is', async () => {
  await open()
  vi.mocked(server.stopExperiment).mockRejectedValue(new Refusal('not-yours', 'It is not yours'))
  await press('Stop')
  expect(alerts()).toEqual(['It is not yours'])
  await pass(5000)
  expect(vi.mocked(server.lookAt).mock.calls.length).toBeGreaterThan(3)
  expect(alerts()).toEqual(['It is not yours'])
})

test('a silence is told, and over with the next answer', async () => {
  await open()
  vi.mocked(server.lookAt).mockRejectedValueOnce(new NoAnswer())
  await pass(700)
  expect(alerts()).toHaveLength(1)
  await pass(3000)
  expect(alerts()).toEqual([])
  expect(bar()).not.toBeNull()
})

test('where whoever began it has stopped it, a viewer is told so and may begin it', async () => {
  await open()
  expect(isOff(PLAY)).toBe(true)
  vi.mocked(server.lookAt).mockRejectedValue(GONE)
  await pass(700)
  expect(alerts()).toEqual(['Not kept here'])
  expect(bar()).toBeNull()
  expect(isOff(PLAY)).toBe(false)
  const asked = vi.mocked(server.lookAt).mock.calls.length
  await pass(10_000)
  expect(server.lookAt).toHaveBeenCalledTimes(asked)
  vi.mocked(server.lookAt).mockResolvedValue(update('playing'))
  await press(PLAY)
  expect(alerts()).toEqual([])
  expect(bar()).not.toBeNull()
})

test('who asks too often asks again after a while', async () => {
  await open()
  vi.mocked(server.lookAt).mockRejectedValueOnce(new Refusal('too-many', 'Too many'))
  await pass(700)
  expect(alerts()).toEqual(['Too many'])
  expect(bar()).not.toBeNull()
  stage = 'done'
  await pass(3000)
  expect(alerts()).toEqual([])
  expect(document.querySelector('#report')).not.toBeNull()
})

test('what is changed while an experiment is being begun is told to be another', async () => {
  await open('/lab/cubosaurs')
  stage = 'done'
  const answer = Promise.withResolvers<LabUpdate>()
  vi.mocked(server.experiment).mockReturnValueOnce(answer.promise)
  await press(PLAY)
  const [, sent] = vi.mocked(server.experiment).mock.lastCall as [string, LabRequest]
  ;[...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].findLast(({ checked }) => !checked)!.click()
  await pass()
  expect(location.search).toContain('games=100000')
  answer.resolve(update('done'))
  await pass()
  expect(sent.games).toBe(10_000)
  expect(document.body.textContent).toContain('You have changed something since')
})

test('a page that one has left asks for nothing more', async () => {
  const answer = Promise.withResolvers<LabUpdate>()
  vi.mocked(server.experiment).mockReturnValueOnce(answer.promise)
  await open()
  await leave()
  answer.resolve(update('playing'))
  await pass(10_000)
  expect(server.lookAt).not.toHaveBeenCalled()
})

test('a page that is left while it stops something asks for nothing more', async () => {
  await open()
  const answer = Promise.withResolvers<undefined>()
  vi.mocked(server.stopExperiment).mockReturnValueOnce(answer.promise)
  await press('Stop')
  await leave()
  const asked = vi.mocked(server.lookAt).mock.calls.length
  answer.reject(new NoAnswer())
  await pass(10_000)
  expect(server.lookAt).toHaveBeenCalledTimes(asked)
})

test('Stop is pressed once', async () => {
  await open()
  const answer = Promise.withResolvers<undefined>()
  vi.mocked(server.stopExperiment).mockReturnValueOnce(answer.promise)
  await press('Stop')
  expect(isOff('Stop')).toBe(true)
  await press('Stop')
  expect(server.stopExperiment).toHaveBeenCalledTimes(1)
  answer.resolve(undefined)
  await pass()
  expect(bar()).toBeNull()
  expect(alerts()).toEqual([])
  expect(isOff(PLAY)).toBe(false)
  expect(document.activeElement?.id).toBe('setting')
})

test('what is stopped in the midst of a change of language is asked for no more', async () => {
  await open()
  const answer = Promise.withResolvers<undefined>()
  vi.mocked(server.stopExperiment).mockReturnValueOnce(answer.promise)
  await press('Stop')
  await speak('fr')
  await pass()
  answer.resolve(undefined)
  await pass()
  vi.mocked(server.lookAt).mockClear()
  await pass(10_000)
  expect(server.lookAt).not.toHaveBeenCalled()
})

test('the report is read at once where it is already there', async () => {
  stage = 'done'
  await open()
  expect(document.activeElement).toBe(document.body)
  await press(PLAY)
  expect(document.activeElement?.id).toBe('report')
})

test('the link of a report is copied whole', async () => {
  stage = 'done'
  const written = vi.fn().mockResolvedValue(undefined)
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: written } as unknown as Clipboard)
  await open()
  await press('Copy the link')
  expect(written.mock.calls).toEqual([[`${location.origin}${LINK}`]])
})

async function load(set: string[]): Promise<void> {
  vi.spyOn(server, 'packValues').mockResolvedValue({ set })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'], 'tile.toml')] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(server.packValues).toHaveBeenCalled())
  await pass()
}
const loaded = (): string => document.querySelector('details [role=status]')!.textContent

test('how many values were loaded is told in the language chosen, until they are changed or taken back', async () => {
  await open('/lab/cubosaurs')
  await load(['tile.1.cost=3', 'type.trex.points=[1,1,1,1]'])
  expect(loaded()).toBe('2 changed values were loaded.')
  await speak('fr')
  await pass()
  expect(loaded()).toBe('2 valeurs modifiées ont été chargées.')
  await press('Tout annuler')
  expect(loaded()).toBe('')
  await load([])
  expect(loaded()).toBe('Ces fichiers ne changent rien.')
})
