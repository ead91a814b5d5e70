// The colours of seats for pictures, which are drawn from plain colours: those of the style sheet, in the palette chosen and
// by day or by night.

import { MediaQuery } from 'svelte/reactivity'
import { settings } from '../../settings.svelte'

const night = new MediaQuery('prefers-color-scheme: dark')

/** The colours of the first seats, each as the style sheet has it, or as given where there is none. */
export function seatTones(usual: readonly string[]): string[] {
  const { palette, theme } = settings
  const probe = document.createElement('i')
  probe.dataset.for = `${palette} ${theme} ${night.current}` // with any of these, the colours are others
  document.body.append(probe)
  const tones = usual.map((tone, seat) => {
    probe.style.color = `var(--p${seat + 1})`
    const parts = getComputedStyle(probe).color.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1)
    return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : tone
  })
  probe.remove()
  return tones
}
