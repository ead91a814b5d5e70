// The options of a table: values that are no numbers are chosen by their names.

import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import TableOptions from '../src/pages/TableOptions.svelte'
import type { OptionInfo } from '../src/server'

const DOOR: OptionInfo = {
  name: 'exit_door',
  label: 'Exit door',
  help: 'Whether one may leave.',
  low: 0,
  high: 2,
  default: 0,
  is_automatic: false,
  first_chair: null,
  values: ['Never', 'Always', 'By vote'],
  only_with: [],
  spares: null,
}

test('values with names are chosen by them', () => {
  const sent: [string, number][] = []
  const target = document.body.appendChild(document.createElement('div'))
  const options = mount(TableOptions, { target, props: { options: [DOOR], values: { exit_door: 1 }, chairs: ['You', 'Bot'], onchange: (name: string, value: number) => sent.push([name, value]) } })
  const list = target.querySelector('select')!
  expect([...list.options].map(({ textContent }) => textContent!.trim())).toEqual(DOOR.values)
  expect(list.selectedOptions[0]!.textContent!.trim()).toBe('Always')
  list.value = '2'
  list.dispatchEvent(new Event('change', { bubbles: true }))
  expect(sent).toEqual([['exit_door', 2]])
  void unmount(options)
})
