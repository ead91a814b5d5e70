// Dice lie before what depends on them changes. Nobody has to wait for that: a press ends the fall, and does nothing else.

import { untrack } from 'svelte'
import { settings } from '../../settings.svelte'

interface BesideDice<T> {
  /** What is shown beside the dice: as before while they fall. */
  readonly value: T
  readonly isFalling: boolean
}

/** `thrown` is another value after every throw, and a fall lasts so long at the usual speed. Call while a component is set up. */
export function besideDice<T>(now: () => T, thrown: () => unknown, milliseconds: number): BesideDice<T> {
  let isFalling = $state(false)
  let value = $state.raw(untrack(now))
  const throwNow = $derived(thrown())
  let throwBefore = untrack(thrown)

  $effect.pre(() => {
    const isThrown = throwNow !== throwBefore
    throwBefore = throwNow
    const speed = untrack(() => settings.speed)
    if (!isThrown || speed === 0) return
    const end = (): void => void (isFalling = false)
    const endAfter = (): unknown => setTimeout(end) // whoever is told of the press still finds them falling
    isFalling = true
    const timer = setTimeout(end, milliseconds * speed)
    addEventListener('click', endAfter)
    addEventListener('keyup', endAfter)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', endAfter)
      removeEventListener('keyup', endAfter)
      end()
    }
  })
  $effect.pre(() => {
    const next = now()
    if (!isFalling) value = next
  })

  return {
    get value() {
      return value
    },
    get isFalling() {
      return isFalling
    },
  }
}
