// Animations that are noted instead of shown. There is no time here: they end when a test says so, and nothing is ever late.

export class Moving extends EventTarget {
  onfinish: ((event: Event) => void) | null = null
  state: 'running' | 'finished' | 'cancelled' = 'running'

  constructor(
    readonly node: HTMLElement,
    readonly keyframes: unknown,
    readonly duration: unknown,
  ) {
    super()
  }

  finish(): void {
    this.state = 'finished'
    // As in browsers, those who listen hear of it later.
    queueMicrotask(() => {
      const event = new Event('finish')
      this.onfinish?.(event)
      this.dispatchEvent(event)
    })
  }

  cancel(): void {
    this.state = 'cancelled'
  }
}

/** Everything that was set in motion, in its order; a test empties it. */
export const motions: Moving[] = []

export function noteMotions(): void {
  performance.now = () => 0
  HTMLElement.prototype.animate = function (this: HTMLElement, keyframes, timing) {
    const duration = typeof timing === 'number' ? timing : timing?.duration
    const moving = new Moving(this, keyframes, duration)
    motions.push(moving)
    return moving as unknown as Animation
  }
}
