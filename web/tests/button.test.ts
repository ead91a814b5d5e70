// A button that may not be pressed does nothing, and whoever is at it stays there.

import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Button from '../src/components/Button.svelte'
import Stepper from '../src/components/Stepper.svelte'

let mounted: Record<string, unknown> | undefined
const children = createRawSnippet(() => ({ render: () => '<span>Press</span>' }))
const button = (name = 'Press'): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === name)!

afterEach(async () => {
  if (mounted) await unmount(mounted)
  document.body.innerHTML = ''
})

test.each([false, true])('disabled: %s', (disabled) => {
  const onclick = vi.fn()
  mounted = mount(Button, { target: document.body, props: { children, disabled, onclick } })
  button().focus()
  button().click()
  expect(onclick).toHaveBeenCalledTimes(disabled ? 0 : 1)
  expect(button().getAttribute('aria-disabled')).toBe(disabled ? 'true' : null)
  expect(document.activeElement).toBe(button())
})

test.each([false, true])('it sends its form or not (disabled: %s)', (disabled) => {
  const form = document.body.appendChild(document.createElement('form'))
  const sent = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', sent)
  mounted = mount(Button, { target: form, props: { children, disabled, submit: true } })
  button().click()
  expect(sent).toHaveBeenCalledTimes(disabled ? 0 : 1)
})

test('at an end a step changes nothing', () => {
  let value = 2
  const onchange = vi.fn((wanted: number) => void (value = wanted))
  mounted = mount(Stepper, { target: document.body, props: { label: 'Rounds', low: 1, high: 2, get value() { return value }, onchange } })
  flushSync()
  const more = [...document.querySelectorAll('button')].at(-1)!
  expect(more.getAttribute('aria-disabled')).toBe('true')
  more.click()
  expect(value).toBe(2)
})
