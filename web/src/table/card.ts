// The result as a picture to send: made in this browser from what the page shows, without a word to anybody else.

import { paint } from '../voxel/paint'

export interface CardText {
  game: string
  headline: string
  decided: string
  date: string
  /** From the first place to the last. */
  lines: readonly { place: number; seat: number; name: string; score: string }[]
}

export const CARD = { width: 1200, height: 630 } as const
const MARGIN = 56
const MIDDLE = 620
const FAMILY = "'Fira Sans', system-ui, sans-serif"

export async function cardOf(text: CardText, drawing: SVGSVGElement): Promise<Blob> {
  await Promise.allSettled(drawing.getAnimations({ subtree: true }).map(({ finished }) => finished))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, CARD)
  const on = canvas.getContext('2d')!
  const colour = coloursOf(drawing.parentElement!)
  on.fillStyle = colour('ground')
  on.fillRect(0, 0, CARD.width, CARD.height)
  on.fillStyle = colour('a')
  on.fillRect(0, 0, CARD.width, 12)

  const write = (words: string, x: number, y: number, size: number, room: number, { weight = 400, ink = 'ink', align = 'left' as CanvasTextAlign } = {}): void => {
    on.textAlign = align
    on.fillStyle = colour(ink)
    fit(on, words, size, weight, room)
    on.fillText(words, x, y, room)
  }
  const room = CARD.width - 2 * MARGIN
  write(text.game, MARGIN, 66, 28, room / 2, { weight: 500, ink: 'a-ink' })
  write(text.date, CARD.width - MARGIN, 66, 24, room / 2, { ink: 'ink-2', align: 'right' })
  write(text.headline, MARGIN, 136, 56, room, { weight: 500 })
  write(text.decided, MARGIN, 184, 27, room, { ink: 'ink-2' })
  paint(on, drawing, MARGIN - 16, 206, MIDDLE - MARGIN, 372)

  const step = Math.min(62, 360 / text.lines.length)
  for (const [i, { place, seat, name, score }] of text.lines.entries()) {
    const y = 268 + i * step
    on.fillStyle = colour(`p${seat + 1}`)
    on.fillRect(MIDDLE + 52, y - 24, 26, 26)
    write(`${place}.`, MIDDLE + 36, y, 28, 40, { ink: 'ink-2', align: 'right' })
    write(name, MIDDLE + 92, y, 30, 210, { weight: 500 })
    write(score, CARD.width - MARGIN, y, 30, CARD.width - MARGIN - MIDDLE - 310, { weight: 500, align: 'right' })
  }
  write('Cubarium', CARD.width - MARGIN, CARD.height - 34, 26, 300, { weight: 500, ink: 'ink-2', align: 'right' })
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

/** As large as wished, or as there is room for. */
function fit(on: CanvasRenderingContext2D, words: string, size: number, weight: number, room: number): void {
  on.font = `${weight} ${size}px ${FAMILY}`
  const wide = on.measureText(words).width
  if (wide > room) on.font = `${weight} ${Math.max(14, Math.floor((size * room) / wide))}px ${FAMILY}`
}

/** Colours of the page as a canvas knows them, in the light that is on. */
function coloursOf(inside: HTMLElement): (name: string) => string {
  const probe = inside.appendChild(document.createElement('i'))
  const known = new Map<string, string>()
  queueMicrotask(() => probe.remove())
  return (name) => {
    const colour = known.get(name)
    if (colour !== undefined) return colour
    probe.style.color = `var(--${name})`
    known.set(name, getComputedStyle(probe).color)
    return known.get(name)!
  }
}

/** Give the picture to whom the browser asks for, else keep it as a file. */
export async function handOver(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title })
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return // they thought better of it
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
