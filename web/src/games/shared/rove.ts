// A roving tabindex: one Tab stop for a zone; arrows go from thing to thing inside it.
//
//   <section {@attach rove}>      every button (and every [data-stop]) inside becomes part of the round
//
// Tab arrives at the first thing marked [data-lead], such as a card that may be played, or else at the first of all.
// Left and right follow the order of reading, up and down go to the nearest thing above or below.
// When the focused thing leaves the zone (a card was played), the focus stays in the zone as long as something is led to
// there; else it is for the whole page to say where one goes on (focus.ts).

import { round } from './stops'

const isLed = ({ dataset }: HTMLElement): boolean => dataset.lead !== undefined

export const rove = round({
  stops: 'button:not(:disabled), [data-stop]',
  arrive: (all) => all.find(isLed) ?? all[0],
  lead: (event, all, current) => (event.ctrlKey ? undefined : follow(event.key, all, current)),
  keeps: isLed,
})

function follow(key: string, all: readonly HTMLElement[], current: HTMLElement): HTMLElement | undefined {
  const at = all.indexOf(current)
  switch (key) {
    case 'ArrowLeft':
      return all[at - 1]
    case 'ArrowRight':
      return all[at + 1]
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    case 'ArrowUp':
      return nearest(all, current, -1)
    case 'ArrowDown':
      return nearest(all, current, 1)
    default:
      return undefined
  }
}

/** The thing whose middle is nearest above (-1) or below (1); one that shares the row does not count. */
function nearest(all: readonly HTMLElement[], current: HTMLElement, way: 1 | -1): HTMLElement | undefined {
  const middle = (node: HTMLElement): [number, number] => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const [x, y] = middle(current)
  const reach = current.getBoundingClientRect().height / 2
  const far = (node: HTMLElement): number => {
    const [otherX, otherY] = middle(node)
    const down = (otherY - y) * way
    return down > reach ? down + Math.abs(otherX - x) * 2 : Infinity
  }
  const best = all.reduce((found, node) => (far(node) < far(found) ? node : found), current)
  return far(best) < Infinity ? best : undefined
}
