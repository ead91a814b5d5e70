// Chairs of people who are not there, and moves that somebody would like to take back.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../src/server'
import Absent from '../src/table/Absent.svelte'
import Question from '../src/table/Question.svelte'
import { settings } from '../src/settings.svelte'
import { speak } from '../src/text.svelte'

let mounted: Record<string, unknown> | undefined
const text = (): string => document.body.textContent.trim()
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')]

beforeAll(async () => {
  settings.language = 'en'
  await speak('en')
})
beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  if (mounted) await unmount(mounted)
  vi.useRealTimers()
})

function showAbsent(isAsked: boolean, isClockRunning: boolean, seconds: number): ReturnType<typeof vi.fn> {
  const onreplace = vi.fn()
  mounted = mount(Absent, { target: document.body, props: { name: 'Blaise', isAsked, isClockRunning, onreplace } })
  flushSync()
  vi.advanceTimersByTime(seconds * 1000)
  flushSync()
  return onreplace
}

test('a bot is offered once somebody has been gone for as long as the server waits, and not before', () => {
  const onreplace = showAbsent(true, false, 19)
  expect(buttons()).toEqual([])
  expect(text()).toBe('Blaise is not connected. A bot may play for them in a moment.')
  vi.advanceTimersByTime(1000)
  flushSync()
  expect(text()).toBe('Let a bot play for Blaise')
  buttons()[0]!.click()
  expect(onreplace).toHaveBeenCalledOnce()
})

test('where a clock runs it is said that it decides, however long somebody is gone', () => {
  showAbsent(true, true, 86_000)
  expect(buttons()).toEqual([])
  expect(text()).toBe('Blaise is not connected. A bot may play for them once their clock has run out.')
})

test('nothing is said of somebody the game does not wait for', () => {
  showAbsent(false, false, 60)
  expect(text()).toBe('')
})

const seats = ['Ada', 'Blaise', 'Chloé'].map((name) => ({ name }))

function showQuestion(mine: number[], waits_for: number[]): ReturnType<typeof vi.fn> {
  const onanswer = vi.fn()
  const table = { seats, mine, undo: { mine: 'consent', turn_start: 0, asked_by: 0, event: 7, answers: [], waits_for } } as unknown as TableInfo
  mounted = mount(Question, { target: document.body, props: { table, kind: 'undo' as const, onanswer } })
  flushSync()
  return onanswer
}

test('who asks to take a move back sees who is waited for', () => {
  showQuestion([0], [1, 2])
  expect(text()).toBe('You would like to take a move back. Waiting for Blaise and Chloé to agree; the next move ends the request.')
  expect(buttons()).toEqual([])
})

test.each([true, false])('who is waited for answers (agrees: %s)', (agree) => {
  const onanswer = showQuestion([2], [1, 2])
  expect(text()).toContain('Ada would like to take a move back.')
  buttons()[agree ? 0 : 1]!.click()
  expect(onanswer).toHaveBeenCalledExactlyOnceWith(agree, 7)
})

test('who has agreed, or is not asked, is not asked again', () => {
  showQuestion([2], [1])
  expect(text()).toBe('')
})
