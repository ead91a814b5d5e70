// Telling somebody who looks elsewhere how things stand: by the title of the browser's tab, a dot on its icon when I am
// awaited, sounds, and the browser's notices for those who want them.

import { tell } from '../notices'
import { type Audible, play, soundBetween } from '../sound'
import dotted from './your-turn.svg?url'

const isHidden = $state({ now: document.hidden })
document.addEventListener('visibilitychange', () => (isHidden.now = document.hidden))

/** Call while a component is set up; the tab is as before when it goes. */
export function tellTab(title: () => string, isMyTurn: () => boolean, game: () => string): void {
  $effect(() => {
    if (isMyTurn() && isHidden.now) void tell(location.pathname, game())
  })
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

/** Call while a component is set up; what changes is heard by those who want sound. */
export function playSounds(table: () => Audible): void {
  let before: Audible | undefined
  $effect(() => {
    const now = table()
    const sound = before && soundBetween(before, now)
    before = now
    if (sound) play(sound)
  })
}
