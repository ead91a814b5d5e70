// The focus is never lost. Where the focused thing is taken away or switched off (a card was played, a choice is made),
// it goes to the sentence that says what comes next, or to the title of the page.

const LANDINGS = ['dialog[open] h2 ~ button', '.status', 'h1[tabindex]', '#main']

const isLost = (node: HTMLElement): boolean => !node.isConnected || node.matches(':disabled')

/** Watch over the focus of the whole document; the answer ends it. */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined
  let isByKeys = false

  const arrive = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return
    last = target
    isByKeys = target.matches(':focus-visible')
  }

  // A press beside everything lets go on purpose. That is known only once the page has settled.
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return
    queueMicrotask(() => {
      if (last === target && !isLost(last as HTMLElement) && document.hasFocus()) last = undefined
    })
  }

  const save = (): void => {
    if (!last || document.activeElement !== document.body || !isLost(last)) return
    const landing = LANDINGS.map((each) => document.querySelector<HTMLElement>(each)).find(Boolean)
    // Somebody who presses with a finger looks at the board, and the page must not jump away from there.
    landing?.focus({ preventScroll: !isByKeys })
  }

  // Zones that keep the focus among their own things go first (games/shared/rove.ts).
  const watcher = new MutationObserver(() => queueMicrotask(save))
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', arrive)
  document.addEventListener('focusout', leave)
  return () => {
    watcher.disconnect()
    document.removeEventListener('focusin', arrive)
    document.removeEventListener('focusout', leave)
  }
}
