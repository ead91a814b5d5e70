// Arrows on the board: from square to square, and with Ctrl from edge to edge. One Tab stop for all of it.
//
//   <section {@attach walk}>      everything inside with [data-at="x,y"] takes part; [data-place=edge] marks edges

import type { Attachment } from 'svelte/attachments'

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** How much farther a thing seems for each step aside. */
const ASIDE = 3
/** Where one begins: a1. */
const FIRST = [1, 15] as const

export const walk: Attachment<HTMLElement> = (zone) => {
  let current: HTMLElement | undefined
  let hasFocus = false

  const stops = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>('[data-at]')]

  const refresh = (): void => {
    const all = stops()
    if (!current || !all.includes(current)) {
      const isLost = hasFocus && document.activeElement === document.body
      current = closest(all, current)
      if (isLost) current?.focus()
    }
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
  }

  const choose = (event: FocusEvent): void => {
    const stop = (event.target as Element).closest<HTMLElement>('[data-at]')
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
    const way = WAYS[event.key]
    if (!way || !current || event.metaKey || event.altKey || event.shiftKey) return
    const all = stops()
    const edges = all.filter(({ dataset }) => dataset.place === 'edge')
    const buttons = all.filter((stop) => stop instanceof HTMLButtonElement)
    const among = !event.ctrlKey ? all.filter(({ dataset }) => dataset.place !== 'edge') : edges.length > 0 ? edges : buttons
    event.preventDefault()
    event.stopPropagation()
    nearest(among, current, way)?.focus()
  }

  zone.dataset.roving = '' // the page leaves arrows alone here
  refresh()
  const watcher = new MutationObserver(refresh)
  watcher.observe(zone, { childList: true, subtree: true })
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

const at = ({ dataset }: HTMLElement): [number, number] => dataset.at!.split(',').map(Number) as [number, number]

/** The button closest to where somebody was, else anything. */
function closest(all: readonly HTMLElement[], old: HTMLElement | undefined): HTMLElement | undefined {
  const buttons = all.filter((stop) => stop instanceof HTMLButtonElement)
  const [x, y] = old ? at(old) : FIRST
  const far = (stop: HTMLElement): number => Math.hypot(at(stop)[0] - x, at(stop)[1] - y)
  return (buttons.length > 0 ? buttons : all).reduce<HTMLElement | undefined>((best, stop) => (best && far(best) <= far(stop) ? best : stop), undefined)
}

function nearest(all: readonly HTMLElement[], current: HTMLElement, [wayX, wayY]: readonly [number, number]): HTMLElement | undefined {
  const [x, y] = at(current)
  const far = (node: HTMLElement): number => {
    const [dx, dy] = [at(node)[0] - x, at(node)[1] - y]
    const along = dx * wayX + dy * wayY
    return along > 0 ? along + ASIDE * Math.abs(dx * wayY + dy * wayX) : Infinity
  }
  const best = all.reduce((found, node) => (far(node) < far(found) ? node : found), current)
  return far(best) < Infinity ? best : undefined
}
