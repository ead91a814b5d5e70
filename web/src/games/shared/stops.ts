// One Tab stop for a zone of several things: who had the focus last keeps it, and keys go from thing to thing.

import type { Attachment } from 'svelte/attachments'

interface Round {
  /** What takes part. */
  stops: string
  /** Where one arrives, the first time or after `old` is gone. */
  arrive: (all: readonly HTMLElement[], old: HTMLElement | undefined) => HTMLElement | undefined
  /** Where a key leads; undefined where it is no key of the zone, null where there is nothing that way. */
  lead: (event: KeyboardEvent, all: readonly HTMLElement[], current: HTMLElement) => HTMLElement | null | undefined
  /** Whether the focus stays in the zone once the thing that had it is gone. */
  keeps: (next: HTMLElement) => boolean
}

export function round({ stops, arrive, lead, keeps }: Round): Attachment<HTMLElement> {
  return (zone) => {
    let current: HTMLElement | undefined
    let hasFocus = false

    const all = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(stops)]

    const refresh = (): void => {
      const now = all()
      const isGone = current !== undefined && !current.isConnected
      if (!current || !now.includes(current)) current = arrive(now, current)
      for (const stop of now) stop.tabIndex = stop === current ? 0 : -1
      if (isGone && hasFocus && document.activeElement === document.body && current && keeps(current)) current.focus()
    }

    const choose = (event: FocusEvent): void => {
      const stop = (event.target as Element).closest<HTMLElement>(stops)
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
      if (event.metaKey || event.altKey || event.shiftKey || !current) return
      const next = lead(event, all(), current)
      if (next === undefined) return
      event.preventDefault()
      event.stopPropagation()
      next?.focus()
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
}
