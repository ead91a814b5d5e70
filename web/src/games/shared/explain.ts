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
export const explains =
  (tell: () => Explanation): Attachment =>
  (piece) => {
    told.set(piece, tell)
    piece.setAttribute('data-piece', '')
    return () => void told.delete(piece)
  }

/** The piece that this is a part of, or the first inside what is pressed or has the focus there. */
export function pieceAt(node: EventTarget | null, around = 'button'): Element | undefined {
  if (!(node instanceof Element)) return undefined
  return node.closest(PIECE) ?? node.closest(around)?.querySelector(PIECE) ?? undefined
}

/** The piece that has the focus. */
export const focusedPiece = (): Element | undefined => pieceAt(document.activeElement, 'button, [data-stop]')

export const explanationOf = (piece: Element): Explanation | undefined => told.get(piece)?.()
