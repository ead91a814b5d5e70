// The tab of the browser tells how things stand: the status in its title, and a dot on its icon when I am awaited and
// look elsewhere.

import dotted from './your-turn.svg?url'

const isHidden = $state({ now: document.hidden })
document.addEventListener('visibilitychange', () => (isHidden.now = document.hidden))

/** Call while a component is set up; the tab is as before when it goes. */
export function tellTab(title: () => string, isMyTurn: () => boolean): void {
  $effect(() => {
    document.title = title()
  })
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!icon || !isMyTurn() || !isHidden.now) return
    const usual = icon.href
    icon.href = dotted
    return () => {
      icon.href = usual
    }
  })
}
