// What a small sign means, in a bubble beside it: while it is pointed at, while it has the focus, and after a long press.
//
//   <div {@attach tips}>… <span data-tip="what it means">…
//
// The bubble is for eyes: whatever has one says the same to screen readers in words of its own, or lies in a picture.

import type { Attachment } from 'svelte/attachments'

const LONG_PRESS_MS = 500
const GAP_PX = 8

export const tips: Attachment<HTMLElement> = (root) => {
  const bubble = document.createElement('div')
  bubble.className = 'tip'
  bubble.setAttribute('aria-hidden', 'true')
  bubble.hidden = true
  document.body.append(bubble) // outside of all that clips
  let owner: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false

  /** What has a bubble: around what is pointed at, or inside of the button that it is. */
  const tipped = (target: EventTarget | null): HTMLElement | undefined => {
    const node = target as Element | null
    return node?.closest?.<HTMLElement>('[data-tip]') ?? node?.closest?.('button')?.querySelector<HTMLElement>('[data-tip]') ?? undefined
  }

  function show(node: HTMLElement | undefined): void {
    clearTimeout(timer)
    owner = node
    bubble.hidden = !node?.dataset.tip
    if (!node || bubble.hidden) return
    bubble.textContent = node.dataset.tip!
    const [at, own] = [node.getBoundingClientRect(), bubble.getBoundingClientRect()]
    const left = Math.min(Math.max(at.left + at.width / 2 - own.width / 2, GAP_PX), innerWidth - own.width - GAP_PX)
    const isAbove = at.top - own.height - GAP_PX > 0
    bubble.style.left = `${left}px`
    bubble.style.top = `${isAbove ? at.top - own.height - GAP_PX : at.bottom + GAP_PX}px`
  }

  const enter = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') show(tipped(target))
  }
  const press = ({ target, pointerType }: PointerEvent): void => {
    isHeld = false
    show(undefined)
    const node = tipped(target)
    if (pointerType !== 'touch' || !node) return
    timer = setTimeout(() => {
      isHeld = true
      show(node)
    }, LONG_PRESS_MS)
  }
  const release = (): void => clearTimeout(timer)
  /** Whoever held a finger on something wanted to know, not to press. */
  const swallow = (event: Event): void => {
    if (!isHeld) return
    if (event.type === 'click') isHeld = false
    event.preventDefault()
    event.stopPropagation()
  }
  const focus = ({ target }: FocusEvent): void => {
    if ((target as Element).matches(':focus-visible')) show(tipped(target))
  }
  const leave = (): void => show(undefined)
  const escape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') leave()
  }
  // What it stands beside may be gone after a move.
  const watcher = new MutationObserver(() => {
    if (owner && !owner.isConnected) leave()
  })
  watcher.observe(root, { childList: true, subtree: true })

  const listeners: [string, (event: never) => void, boolean][] = [
    ['pointerover', enter, false],
    ['pointerleave', leave, false],
    ['pointerdown', press, false],
    ['pointerup', release, false],
    ['pointercancel', release, false],
    ['click', swallow, true],
    ['contextmenu', swallow, true],
    ['focusin', focus, false],
    ['focusout', leave, false],
    ['keydown', escape, false],
  ]
  for (const [event, listener, isFirst] of listeners) root.addEventListener(event, listener as EventListener, isFirst)
  return () => {
    for (const [event, listener, isFirst] of listeners) root.removeEventListener(event, listener as EventListener, isFirst)
    watcher.disconnect()
    clearTimeout(timer)
    bubble.remove()
  }
}
