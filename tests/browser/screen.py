"""What of a table or a lesson is in sight: whether what is pressed is, and how much of it is empty.

And whether what is written can be read: letters large enough, and no word broken without a hyphen.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 768, "height": 1024}
LOW: ViewportSize = {"width": 1280, "height": 720}
HIGHER: list[ViewportSize] = [
    {"width": 1366, "height": 768},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
    {"width": 2560, "height": 1440},
]
SIZES = [PHONE, TABLET, LOW, *HIGHER]
HELD = [PHONE, PHONE, TABLET]
ON_A_DESK = [LOW, *HIGHER[:2], LOW, *HIGHER[2:]]
"""Screens in the order in which they take turns: the narrowest and the lowest come most often."""
LEAST_TEXT = 12
LEAST_PRESSED = 24
MOST_OVER = 4
"""So far the boxes of two lines may reach into one another: letters fill them only in part."""
LEAST_LINE = 0.6
"""Of the size of the letters, from the middle of a line to where it is cut off."""
MOST_EMPTY = 0.2
"""Of the table."""
# What is pressed lies where its own list is scrolled to: then the list counts, cut off at the window's edge.
LOOK = """async ([leastText, leastPressed, mostOver, leastLine]) => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame) // until all is drawn
  const paint = isPainted => window.unpainted && (unpainted.disabled = isPainted)
  paint(true) // until the look is over, before which no frame is drawn
  const main = document.querySelector('.play > .main, .play:has(> .asker)')
  const told = document.querySelector('.play > .asker, .status')
  const shown = node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const asked = new Map() // what is pressed lies in the same lists
  const scrolls = node => {
    if (!asked.has(node))
      asked.set(node, /auto|scroll/.test(getComputedStyle(node).overflow)
        && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1))
    return asked.get(node)
  }
  const said = node =>
    (node.innerText || node.ariaLabel || node.localName).trim().replace(/\\s+/g, ' ').slice(0, 60)
  const boxOf = node => {
    for (let at = node.parentElement; at && at !== main; at = at.parentElement)
      if (scrolls(at)) return at.getBoundingClientRect()
    return node.getBoundingClientRect()
  }
  const hidden = new Map() // from the eye alone
  const isHidden = node => {
    if (node === main) return false
    if (!hidden.has(node))
      hidden.set(node, getComputedStyle(node).clipPath !== 'none' || isHidden(node.parentElement))
    return hidden.get(node)
  }
  const common = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  })
  const clips = new Map() // what all that lies around something leaves of it
  const clipOf = node => {
    if (!node || node === main) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
    if (!clips.has(node)) {
      const around = clipOf(node.parentElement)
      const isClipped = !/visible|clip/.test(getComputedStyle(node).overflow)
      clips.set(node, isClipped ? common(node.getBoundingClientRect(), around) : around)
    }
    return clips.get(node)
  }
  const seen = ({ node, box }) => {
    const clip = boxOf(node), [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    return clip.left <= x && x <= clip.right && clip.top <= y && y <= clip.bottom
  }
  // A card beneath its like is not seen, though its name may end elsewhere.
  const isBeneath = ({ node, box }) => {
    const on = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return on && !on.contains(node) && !node.contains(on) && said(on) === said(node)
  }
  const isCutOff = (node, x, y) => {
    for (let at = node; at && at !== main; at = at.parentElement) {
      const { left, top, right, bottom } = at.getBoundingClientRect()
      const isOutside = x < left || x > right || y < top || y > bottom
      if (isOutside && getComputedStyle(at).overflow !== 'visible') return true
    }
    return false
  }
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight - bar + 1
  const views = document.querySelector('[data-view-bar]')
  const bar = views && shown(views) ? views.getBoundingClientRect().height : 0
  const pressed = [...main.querySelectorAll('button, a[href], input, select')].filter(node => shown(node)
    && !node.disabled && node.ariaDisabled !== 'true' && getComputedStyle(node).pointerEvents !== 'none')
  const found = []
  scrollTo(0, 0)
  for (const node of [told, ...main.querySelectorAll('.board'), ...pressed])
    if (!inside(boxOf(node))) {
      const { left, top, right, bottom } = boxOf(node)
      found.push(`out of sight: ${said(node)} at ${[left, top, right, bottom].map(Math.round)}`)
    }
  for (const node of pressed) {
    const { width, height } = node.getBoundingClientRect()
    if (Math.min(width, height) < leastPressed - 0.1)
      found.push(`${Math.round(width)} by ${Math.round(height)} px: ${said(node)}`)
  }
  // What lies on top where it is pressed: in its middle, which squares beside one another share with none.
  for (const node of pressed) {
    const { left, top, width, height } = node.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight - bar) continue
    const on = document.elementFromPoint(x, y)
    if (on && !node.contains(on) && !on.contains(node)) {
      const clip = boxOf(node)
      if (x < clip.left || x > clip.right || y < clip.top || y > clip.bottom) continue
      found.push(`covered: ${said(node)} by ${said(on)}`)
    }
  }
  // A word goes on in the next line only after a hyphen, hard or soft.
  const small = new Set(), broken = new Set(), lines = [], part = document.createRange()
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode, node = text.parentElement
    if (!text.data.trim() || node.closest('.visually-hidden, svg') || !shown(node)) continue
    const size = parseFloat(getComputedStyle(node).fontSize)
    if (size < leastText - 0.01) small.add(`${size} px: ${said(node)}`)
    if (isHidden(node)) continue
    if (!/\\s/.test(text.data.trim()) && node.scrollWidth > node.clientWidth + 1
      && getComputedStyle(node).textOverflow === 'ellipsis')
      found.push(`cut off: ${said(node)}`)
    part.selectNodeContents(text)
    for (const whole of part.getClientRects()) {
      const box = common(whole, clipOf(node))
      if (box.left < box.right && box.top < box.bottom)
        lines.push({ node, box, part: node.closest('section, article') })
    }
    if (part.getClientRects().length < 2) continue
    for (const { 0: word, index } of text.data.matchAll(/[^\\s\\u00ad\\-\\u2010-\\u2015\\/]{5,}/gu)) {
      part.setStart(text, index + 1) // a soft hyphen is drawn with what follows it
      part.setEnd(text, index + word.length)
      const tops = [...part.getClientRects()].map(({ top }) => top)
      if (Math.max(...tops) - Math.min(...tops) > 4) broken.add(`broken: ${word}`)
    }
  }
  // Lines so low that what is cut off above them are the accents of capitals.
  const heads = [...document.querySelectorAll('header *')]
  const named = heads.filter(node => node.innerText && !node.children.length)
  for (const node of new Set([...named, ...lines.map(line => line.node)])) {
    const { overflow, fontSize, lineHeight, paddingTop } = getComputedStyle(node)
    const isLow = parseFloat(lineHeight) / 2 + parseFloat(paddingTop) < leastLine * parseFloat(fontSize)
    if (isLow && !/visible/.test(overflow)) small.add(`no room for accents: ${said(node)}`)
  }
  found.push(...small, ...broken)
  // No line is written over another one: a number on a corner leaves the name below it free.
  lines.sort((a, b) => a.box.top - b.box.top)
  for (const [i, { node, box, part }] of lines.entries())
    for (let j = i + 1; j < lines.length && lines[j].box.top < box.bottom - mostOver; j++) {
      const on = lines[j]
      const across = Math.min(box.right, on.box.right) - Math.max(box.left, on.box.left)
      const down = Math.min(box.bottom, on.box.bottom) - on.box.top
      // cards that are alike lie on top of one another
      if (across > mostOver && down > mostOver && on.part === part && said(on.node) !== said(node)
        && seen(lines[i]) && seen(on) && !isBeneath(lines[i]) && !isBeneath(on))
        found.push(`over one another: ${said(node)} and ${said(on.node)}`)
    }
  // Nor does a neighbour lie on a line: what is on top of it belongs to the same part, or is but an empty
  // corner of a drawing.
  for (const { node, box, part } of lines) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const on = inside(box) && !isCutOff(node, x, y) && document.elementFromPoint(x, y)
    const isOwn = on && (on.closest('section, article') === part || node.contains(on) || on.contains(node))
    if (on && on.localName !== 'svg' && !isOwn)
      found.push(`under ${said(on)}: ${said(node)}`)
  }
  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 0) found.push(`${sideways} px beside the page`)
  const below = document.documentElement.scrollHeight - innerHeight
  if (below > 1) found.push(`${below} px below the window`)
  const empty = largestEmpty()
  paint(false)
  return { found, empty }

  // The largest rectangle under the status line and beside the log in which nothing is drawn: neither a line
  // of text nor a drawing, nor the edge of a panel, a card or a button.
  function largestEmpty() {
    const CELL = 16
    const { left, right } = main.getBoundingClientRect()
    const top = told.getBoundingClientRect().bottom
    const across = Math.floor((right - left) / CELL), down = Math.floor((innerHeight - bar - top) / CELL)
    const filled = new Uint8Array(across * down)
    const fill = box => {
      const [x1, x2] = [Math.floor((box.left - left) / CELL), Math.ceil((box.right - left) / CELL)]
      const [y1, y2] = [Math.floor((box.top - top) / CELL), Math.ceil((box.bottom - top) / CELL)]
      for (let y = Math.max(0, y1); y < Math.min(down, y2); y++)
        filled.fill(1, y * across + Math.max(0, x1), y * across + Math.max(0, Math.min(across, x2)))
    }
    const range = document.createRange()
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, node =>
      node.parentNode.localName === 'svg' // which is filled as a whole
        || node.nodeType === 1 && (node.matches('.visually-hidden')
          || !(shown(node) || getComputedStyle(node).display === 'contents'))
        ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.nodeType === 3) {
        if (!node.data.trim()) continue
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) fill(box)
        continue
      }
      const box = node.getBoundingClientRect()
      if (node.localName === 'svg') fill(box)
      else if (getComputedStyle(node).backgroundColor !== 'rgba(0, 0, 0, 0)') {
        const { left, top, right, bottom } = box // a ground of its own is seen by its edges
        fill({ left, right, top, bottom: top + 1 })
        fill({ left, right, top: bottom - 1, bottom })
        fill({ left, right: left + 1, top, bottom })
        fill({ left: right - 1, right, top, bottom })
      }
    }
    // the largest rectangle under a skyline, row by row
    let most = { cells: 0, at: [] }
    const heights = new Array(across + 1).fill(0)
    for (let y = 0; y < down; y++) {
      const stack = []
      for (let x = 0; x <= across; x++) {
        heights[x] = x < across && !filled[y * across + x] ? heights[x] + 1 : 0
        while (stack.length && heights[stack.at(-1)] >= heights[x]) {
          const high = heights[stack.pop()]
          const wide = x - (stack.length ? stack.at(-1) + 1 : 0)
          if (high * wide > most.cells)
            most = { cells: high * wide, at: [x - wide, y + 1 - high, x, y + 1] }
        }
        stack.push(x)
      }
    }
    const at = most.at.map((place, i) => Math.round(place * CELL + (i % 2 ? top : left)))
    return { share: most.cells / (across * down), at: at.join() }
  }
}"""


def faults(page: Page, *, is_opening: bool = False) -> list[str]:
    """Return what is out of sight, covered or too small; and how much is empty, if that is much.

    When a game begins, there is little to fill a table with.
    """
    seen: dict[str, Any] = page.evaluate(LOOK, [LEAST_TEXT, LEAST_PRESSED, MOST_OVER, LEAST_LINE])
    share, at = seen["empty"]["share"], seen["empty"]["at"]
    is_empty = share > MOST_EMPTY and not is_opening
    return [*seen["found"], *([f"{share:.0%} is empty at {at}"] if is_empty else [])]
