// A roving tabindex: one Tab stop for a zone; arrows go from thing to thing inside it.
//
//   <section {@attach rove}>      every button (and every [data-stop]) inside becomes part of the round
//
// Tab arrives at the first thing marked [data-lead], such as a card that may be played, or else at the first of all.
// Left and right follow the order of reading, up and down go to the nearest thing above or below.
// When the focused thing leaves the zone (a card was played), the focus stays in the zone as long as something is led to
// there; else it is for the whole page to say where one goes on (focus.ts).

import type { Attachment } from 'svelte/attachments'

const STOPS = 'button:not(:disabled), [data-stop]'

export const rove: Attachment<HTMLElement> = (zone) => {
  let current: HTMLElement | undefined
  let hasFocus = false

  const stops = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(STOPS)]

  const refresh = (): void => {
    const all = stops()
    const isGone = current !== undefined && !current.isConnected
    if (!current || !all.includes(current)) current = all.find(({ dataset }) => dataset.lead !== undefined) ?? all[0]
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
    if (isGone && hasFocus && document.activeElement === document.body && current?.dataset.lead !== undefined) current.focus()
  }

  const choose = (event: FocusEvent): void => {
    const stop = (event.target as Element).closest<HTMLElement>(STOPS)
    hasFocus = (event.target as Element).matches(':focus-visible') // with a finger one looks, and is not there
    if (!stop || stop === current) return
    current = stop
    refresh()
  }
  // Whether somebody left, or the thing was taken away from under them, is known only once the page has settled.
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget) hasFocus = zone.contains(relatedTarget as Node)
    else queueMicrotask(() => (hasFocus &&= !(target as Element).isConnected))
  }
  const steer = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !current) return
    const next = follow(event.key, stops(), current)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
  }

  zone.dataset.roving = '' // the page leaves arrows alone here
  refresh()
  const watcher = new MutationObserver(refresh)
  watcher.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'data-stop'] })
  zone.addEventListener('focusin', choose)
  zone.addEventListener('focusout', leave)
  zone.addEventListener('keydown', steer)
  return () => {
    watcher.disconnect()
    zone.removeEventListener('focusin', choose)
    zone.removeEventListener('focusout', leave)
    zone.removeEventListener('keydown', steer)
  }
}

function follow(key: string, all: readonly HTMLElement[], current: HTMLElement): HTMLElement | undefined {
  const at = all.indexOf(current)
  switch (key) {
    case 'ArrowLeft':
      return all[at - 1]
    case 'ArrowRight':
      return all[at + 1]
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    case 'ArrowUp':
      return nearest(all, current, -1)
    case 'ArrowDown':
      return nearest(all, current, 1)
    default:
      return undefined
  }
}

/** The thing whose middle is nearest above (-1) or below (1); one that shares the row does not count. */
function nearest(all: readonly HTMLElement[], current: HTMLElement, way: 1 | -1): HTMLElement | undefined {
  const middle = (node: HTMLElement): [number, number] => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const [x, y] = middle(current)
  const reach = current.getBoundingClientRect().height / 2
  const far = (node: HTMLElement): number => {
    const [otherX, otherY] = middle(node)
    const down = (otherY - y) * way
    return down > reach ? down + Math.abs(otherX - x) * 2 : Infinity
  }
  const best = all.reduce((found, node) => (far(node) < far(found) ? node : found), current)
  return far(best) < Infinity ? best : undefined
}
