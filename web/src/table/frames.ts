// Messages no faster than the page can show them. The first comes through at once; what comes before it is drawn waits for
// that and then comes all together. When bots play in a burst, a press is seen between two of their moves and not after all.

/** Where a frame does not come, such as behind another window, nobody waits longer than this. */
const LONGEST_MS = 100

export class Frames<Message> {
  #receive: (message: Message) => void
  #waiting: Message[] = []
  #isDrawing = false

  constructor(receive: (message: Message) => void) {
    this.#receive = receive
  }

  add(message: Message): void {
    this.#waiting.push(message)
    // A hidden page draws nothing, and its timers are slow: that it is somebody's turn is told there at once.
    if (!this.#isDrawing || document.hidden) this.flush()
  }

  /** Let everything through that waits. */
  flush(): void {
    if (this.#waiting.length === 0) return
    if (!this.#isDrawing) {
      this.#isDrawing = true
      afterNextFrame(() => {
        this.#isDrawing = false
        this.flush()
      })
    }
    while (this.#waiting.length > 0) this.#receive(this.#waiting.shift()!)
  }
}

function afterNextFrame(run: () => void): void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout>
  const end = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    run()
  }
  timer = setTimeout(end, LONGEST_MS)
  // The frame is drawn after its callbacks: what they post runs once it is.
  frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(end)
  })
}
