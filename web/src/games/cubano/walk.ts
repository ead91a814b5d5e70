// Arrows on the board: from square to square, and with Ctrl from edge to edge. One Tab stop for all of it.
//
//   <section {@attach walk}>      everything inside with [data-at="x,y"] takes part; [data-place=edge] marks edges

import { round } from '../shared/stops'

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** How much farther a thing seems for each step aside. */
const ASIDE = 3
/** Where one begins: a1. */
const FIRST = [1, 15] as const

export const walk = round({
  stops: '[data-at]',
  arrive: closest,
  lead: (event, all, current) => {
    const way = WAYS[event.key]
    if (!way) return undefined
    const edges = all.filter(({ dataset }) => dataset.place === 'edge')
    const buttons = all.filter((stop) => stop instanceof HTMLButtonElement)
    const among = !event.ctrlKey ? all.filter(({ dataset }) => dataset.place !== 'edge') : edges.length > 0 ? edges : buttons
    return nearest(among, current, way)
  },
  keeps: () => true,
})

const at = ({ dataset }: HTMLElement): [number, number] => dataset.at!.split(',').map(Number) as [number, number]

/** The button closest to where somebody was, else anything. */
function closest(all: readonly HTMLElement[], old: HTMLElement | undefined): HTMLElement | undefined {
  const buttons = all.filter((stop) => stop instanceof HTMLButtonElement)
  const [x, y] = old ? at(old) : FIRST
  const far = (stop: HTMLElement): number => Math.hypot(at(stop)[0] - x, at(stop)[1] - y)
  return (buttons.length > 0 ? buttons : all).reduce<HTMLElement | undefined>((best, stop) => (best && far(best) <= far(stop) ? best : stop), undefined)
}

function nearest(all: readonly HTMLElement[], current: HTMLElement, [wayX, wayY]: readonly [number, number]): HTMLElement | null {
  const [x, y] = at(current)
  const far = (node: HTMLElement): number => {
    const [dx, dy] = [at(node)[0] - x, at(node)[1] - y]
    const along = dx * wayX + dy * wayY
    return along > 0 ? along + ASIDE * Math.abs(dx * wayY + dy * wayX) : Infinity
  }
  const best = all.reduce((found, node) => (far(node) < far(found) ? node : found), current)
  return far(best) < Infinity ? best : null
}
