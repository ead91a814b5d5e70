// Shows found words with the browser's highlights, which leave the page's elements alone. Older browsers show none.

import { fold } from '../rules'

export function markWords(root: Element, query: string): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return
  const words = fold(query).split(/\s+/).filter((word) => word.length > 1)
  const ranges = words.length > 0 ? findRanges(root, words) : []
  CSS.highlights.set('found', new Highlight(...ranges))
}

function findRanges(root: Element, words: readonly string[]): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const folded = fold(text)
    if (folded.length !== text.length) continue // a letter like œ became two, and places no longer agree
    for (const word of words) {
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + word.length)
        ranges.push(range)
      }
    }
  }
  return ranges
}
