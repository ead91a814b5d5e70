// The focus inside a zone: where it goes when what has it is taken away.

import { afterEach, beforeEach, expect, test } from 'vitest'
import { rove } from '../src/games/shared/rove'

let end: void | (() => void)
let zone: HTMLElement

const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

beforeEach(() => {
  document.body.innerHTML = '<section><button data-lead>one</button><button>two</button></section><button id="outside">outside</button>'
  zone = document.querySelector('section')!
  end = rove(zone)
})
afterEach(() => end?.())

test('a card that was played leaves the focus in the zone', async () => {
  const [first, second] = zone.querySelectorAll('button')
  second!.focus()
  second!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })) // browsers say so while it is still there
  second!.remove()
  await settled()
  expect(document.activeElement).toBe(first)
})

test('where nothing more is legal, the page says where one goes on', async () => {
  const [first, second] = zone.querySelectorAll('button')
  delete first!.dataset.lead
  second!.focus()
  second!.remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})

test('whoever goes elsewhere is not called back', async () => {
  const [, second] = zone.querySelectorAll('button')
  second!.focus()
  document.getElementById('outside')!.focus()
  second!.remove()
  await settled()
  expect(document.activeElement?.id).toBe('outside')
})

test('whoever presses beside everything is not called back', async () => {
  const [, second] = zone.querySelectorAll('button')
  second!.focus()
  second!.blur()
  await settled()
  second!.remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})
