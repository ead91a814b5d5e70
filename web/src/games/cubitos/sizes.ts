// How large the letters of the cards for sale are: what is written on a card is never cut off.

import type { Attachment } from 'svelte/attachments'

export const SMALL = 'small'
/** Large letters want a card this wide. */
const LARGE_REM = 14

/** Keep in `data-size` whether a list with large letters fits the element around it; `told` reads what is on the cards. */
export const sized =
  (told: () => unknown): Attachment<HTMLElement> =>
  (list) => {
    told()
    const room = list.parentElement!
    const fit = (): void => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      list.dataset.size = 'large'
      const isWide = (list.firstElementChild?.clientWidth ?? 0) >= LARGE_REM * rem
      if (!isWide || room.scrollHeight > room.clientHeight + 1) list.dataset.size = SMALL
    }
    fit()
    const watcher = new ResizeObserver(fit)
    watcher.observe(room)
    return () => watcher.disconnect()
  }
