// How much room a board has. Its layout asks by container queries; where what is shown depends on it too, this says so.
//
//   <div class="room"><div {@attach room.measure}>…</div></div>
//
// styles/base.css makes the outer element the container, and tells the inner one how wide it is.

import type { Attachment } from 'svelte/attachments'
import { MediaQuery } from 'svelte/reactivity'

const RULE_REM = 10
/** Before it is measured, a board is wide. */
const WIDE_REM = 66

export class Room {
  /** In rem, so that larger letters count. */
  width = $state(WIDE_REM)
  isNarrow = $state(false)
  readonly #low = new MediaQuery('max-height: 50em')

  /** A window with little height, which styles call --low. */
  get isLow(): boolean {
    return this.#low.current
  }

  readonly measure: Attachment<HTMLElement> = (node) => {
    // a rule that grows with the letters
    const rule = document.createElement('span')
    rule.className = 'room-rule'
    node.append(rule)
    const read = (): void => {
      this.isNarrow = getComputedStyle(node).getPropertyValue('--room').trim() === 'narrow'
      if (rule.clientWidth > 0) this.width = (node.clientWidth / rule.clientWidth) * RULE_REM
    }
    read()
    const watcher = new ResizeObserver(read)
    watcher.observe(node)
    watcher.observe(rule)
    return () => {
      watcher.disconnect()
      rule.remove()
    }
  }
}
