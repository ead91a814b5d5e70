// Whether what lies side by side fits the height it is given, which must not depend on what is said in it.
// Where something does not, all of it should say less; each time there is something else to say, it is tried anew.
//
//   const fit = new Fit(() => game)
//   <section {@attach fit.watch}>{#each … as part}<Part isSmall={fit.isTight} />{/each}</section>

import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export class Fit {
  isTight = $state(false)
  readonly #said: () => unknown
  /** The width and height for which it was looked at last. */
  #room = ''
  #looks = 0

  constructor(said: () => unknown) {
    this.#said = said
  }

  readonly watch: Attachment<HTMLElement> = (node) => {
    this.#said()
    void this.#look(node)
    const watcher = new ResizeObserver(() => {
      if (`${node.clientWidth} ${node.clientHeight}` !== this.#room) void this.#look(node)
    })
    watcher.observe(node)
    void document.fonts?.ready.then(() => this.#look(node))
    return () => watcher.disconnect()
  }

  /** All of it happens before the next frame is drawn. */
  async #look(node: HTMLElement): Promise<void> {
    const look = ++this.#looks
    this.isTight = false
    await tick()
    if (look !== this.#looks) return
    this.#room = `${node.clientWidth} ${node.clientHeight}`
    this.isTight = [...node.children].some((part) => part.scrollHeight > part.clientHeight + 1)
  }
}
