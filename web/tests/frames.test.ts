// Messages of a table no faster than pictures of it.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Frames } from '../src/table/frames'

let received: string[]
let gate: Frames<string>
let frames: FrameRequestCallback[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  received = []
  gate = new Frames((message) => void received.push(message))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A frame: its callbacks, and what they have posted once it is drawn. */
function draw(): void {
  for (const frame of frames.splice(0)) frame(0)
  vi.advanceTimersByTime(0)
}
const add = (...messages: string[]): void => messages.forEach((message) => gate.add(message))

test('one message comes through at once', () => {
  add('a')
  expect(received).toEqual(['a'])
})

test('what comes before it is drawn waits for that, and comes in its order', () => {
  add('a', 'b', 'c')
  expect(received).toEqual(['a'])
  draw()
  expect(received).toEqual(['a', 'b', 'c'])
  add('d')
  expect(received).toEqual(['a', 'b', 'c'])
  draw()
  expect(received).toEqual(['a', 'b', 'c', 'd'])
})

test('after a pause a message comes through at once again', () => {
  add('a')
  draw()
  add('b')
  expect(received).toEqual(['a', 'b'])
})

test('a callback of the frame is not the frame: nothing comes through before it is drawn', () => {
  add('a', 'b')
  for (const frame of frames.splice(0)) frame(0)
  expect(received).toEqual(['a'])
})

test('where nothing is drawn nobody waits for long', () => {
  add('a', 'b')
  vi.advanceTimersByTime(99)
  expect(received).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(received).toEqual(['a', 'b'])
})

test('in a hidden page nothing waits', () => {
  add('a', 'b')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  add('c')
  expect(received).toEqual(['a', 'b', 'c'])
  vi.restoreAllMocks()
})

test('what waits can be had at once, and comes once', () => {
  add('a', 'b')
  gate.flush()
  expect(received).toEqual(['a', 'b'])
  draw()
  expect(received).toEqual(['a', 'b'])
})

test('a message that cannot be taken does not hold back the next ones', () => {
  gate = new Frames((message) => {
    if (message === 'bad') throw new Error('bad')
    received.push(message)
  })
  expect(() => add('bad')).toThrow('bad')
  add('a')
  draw()
  expect(received).toEqual(['a'])
})
