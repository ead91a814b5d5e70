// Motion between two views. A card that is in both travels from its old place to its new one, whatever the move was:
// nothing here knows an action.
//
//   const flip = travel(() => game)                 once, in the component above all the cards
//   <li {@attach flip(card)}>                       an element for each card; its id is the same wherever the card lies
//   <li {@attach flip(card, 'deck')}>               a card that was nowhere before comes out of the element 'deck'
//
// The element must be the outermost of its card, positioned (relative), and not transformed itself: lift what is inside it.

import type { Attachment } from 'svelte/attachments'
import { settings } from '../../settings.svelte'

const TRAVEL_MS = 250
const MARK_MS = 1000
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
/** Below this nobody sees a move, and rounding alone makes such differences. */
const SMALLEST_PX = 2

export type Flip = (id: string, origin?: string) => Attachment<HTMLElement>

export function travel(changes: () => unknown): Flip {
  const nodes = new Map<string, HTMLElement>()
  const origins = new Map<string, string>()
  let before: Map<string, Place> | undefined

  $effect.pre(() => {
    changes()
    before = nodes.size > 0 ? new Map([...nodes].map(([id, node]) => [id, placeOf(node)])) : undefined
  })
  $effect(() => {
    changes()
    if (!before) return // the first view has nothing to come from
    const cards = [...nodes].map(([id, node]) => ({ node, from: before!.get(id) ?? before!.get(origins.get(id) ?? '') }))
    before = undefined
    // All that stops first, then all that is read, then all that moves: each change between two looks would cost a layout.
    for (const { node } of cards) stop(node) // where a card goes is where it lies at rest
    const placed = cards.map(({ node, from }) => ({ from, to: placeOf(node) }))
    for (const { from, to } of placed) if (from && from.rect.width > 0) move(from, to)
  })

  return (id, origin) => (node) => {
    nodes.set(id, node)
    if (origin !== undefined) origins.set(id, origin)
    return () => {
      // the card may already be drawn elsewhere
      if (nodes.get(id) === node) nodes.delete(id)
    }
  }
}

interface Place {
  node: HTMLElement
  rect: DOMRect
  /** Where it stands in what it is placed in. */
  inside: string
}

const placeOf = (node: HTMLElement): Place => ({ node, rect: node.getBoundingClientRect(), inside: `${node.offsetLeft} ${node.offsetTop}` })

const running = new WeakMap<HTMLElement, Animation>()

/** A card that only made room for another has not changed; a figure on a board that stands elsewhere has. */
const hasChanged = (from: Place, { node, inside }: Place): boolean =>
  node !== from.node || (inside !== from.inside && getComputedStyle(node).position === 'absolute')

function move(start: Place, end: Place): void {
  const { node, rect: to } = end
  const from = start.rect
  // From middle to middle: that is what a scale keeps in place.
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2]
  if (to.width === 0 || Math.hypot(from.x - to.x, from.y - to.y) < SMALLEST_PX) return
  if (settings.speed === 0) {
    if (!hasChanged(start, end)) return
    const line = '2px solid var(--focus)'
    node.animate({ outline: [line, line], outlineOffset: ['3px', '3px'] }, MARK_MS)
    return
  }
  // Nothing but the transform, which browsers move without painting anew: any other property would forbid them that.
  const travelling = node.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${from.width / to.width})`, 'none'] },
    { duration: TRAVEL_MS * settings.speed, easing: EASE },
  )
  travelling.onfinish = () => {
    if (running.get(node) === travelling) stop(node) // it may have been told late, on another journey
  }
  running.set(node, travelling)
  node.style.zIndex = '5'
  // What flies over a button must not catch the end of a press that began there.
  if (node !== start.node) node.style.pointerEvents = 'none'
}

function stop(node: HTMLElement): void {
  if (!running.has(node)) return
  running.get(node)!.cancel()
  running.delete(node)
  node.style.removeProperty('z-index')
  node.style.removeProperty('pointer-events')
}
