// Arrows on the board: from square to square, and with Ctrl from edge to edge. One Tab stop for all of it.
//
//   <section {@attach walk}>      everything inside with [data-at="x,y"] and a [data-place] kind takes part

import type { Attachment } from 'svelte/attachments'

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** How much farther a thing seems for each step aside. */
const ASIDE = 3

export const walk: Attachment<HTMLElement> = (zone) => {
  let current: HTMLElement | undefined

  const stops = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>('[data-at]')]

  const refresh = (): void => {
    const all = stops()
    if (!current || !all.includes(current)) {
      const again = current && all.find(({ dataset }) => dataset.at === current!.dataset.at)
      const hadFocus = current !== undefined && !current.isConnected && document.activeElement === document.body
      current = again ?? all.find((stop) => stop instanceof HTMLButtonElement) ?? all[0]
      if (hadFocus && isHere) current?.focus()
    }
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
  }

  let isHere = false
  const choose = (event: FocusEvent): void => {
    const stop = (event.target as Element).closest<HTMLElement>('[data-at]')
    isHere = true
    if (!stop || stop === current) return
    current = stop
    refresh()
  }
  const leave = (event: FocusEvent): void => {
    isHere = !(event.target as Element).isConnected || zone.contains(event.relatedTarget as Node | null)
  }
  const steer = (event: KeyboardEvent): void => {
    const way = WAYS[event.key]
    if (!way || !current || event.metaKey || event.altKey || event.shiftKey) return
    const all = stops()
    const edges = all.filter(({ dataset }) => dataset.place === 'edge')
    const offered = all.filter((stop) => stop instanceof HTMLButtonElement)
    const among = !event.ctrlKey ? all.filter(({ dataset }) => dataset.place !== 'edge') : edges.length > 0 ? edges : offered
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

function nearest(all: readonly HTMLElement[], current: HTMLElement, [wayX, wayY]: readonly [number, number]): HTMLElement | undefined {
  const at = (node: HTMLElement): [number, number] => node.dataset.at!.split(',').map(Number) as [number, number]
  const [x, y] = at(current)
  const far = (node: HTMLElement): number => {
    const [dx, dy] = [at(node)[0] - x, at(node)[1] - y]
    const along = dx * wayX + dy * wayY
    return along > 0 ? along + ASIDE * Math.abs(dx * wayY + dy * wayX) : Infinity
  }
  const best = all.reduce<HTMLElement | undefined>((found, node) => (node !== current && far(node) < (found ? far(found) : Infinity) ? node : found), undefined)
  return best
}
