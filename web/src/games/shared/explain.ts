// What pieces are. Whoever draws one says so here, and whoever asks finds the words by its element.
//
//   <span {@attach explains(() => ({ name: card.name, text: card.text }))}>

import type { Attachment } from 'svelte/attachments'

export interface Explanation {
  name: string
  text: string
}

const told = new WeakMap<Element, () => Explanation>()
const PIECE = '[data-piece]'
/** What the focus goes to on a board; a piece may lie inside it. */
const STOP = 'button, [data-stop]'

export const explains =
  (tell: () => Explanation): Attachment =>
  (piece) => {
    told.set(piece, tell)
    piece.setAttribute('data-piece', '')
    return () => void told.delete(piece)
  }

/** The piece that this is a part of. */
export const pieceAt = (node: EventTarget | null): Element | undefined => (node instanceof Element ? (node.closest(PIECE) ?? undefined) : undefined)

/** The piece that has the focus, or lies in what has it. */
export function focusedPiece(): Element | undefined {
  const focused = document.activeElement
  const inside = focused?.matches(STOP) ? focused.querySelector(PIECE) : undefined
  return pieceAt(focused) ?? inside ?? undefined
}

export const explanationOf = (piece: Element): Explanation | undefined => told.get(piece)?.()
