// A board as the page shows it, at moments of recorded games.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'
import type { GameInfo, TableInfo } from '../src/games/shared/board'
import type { BoardModule } from '../src/table/boards'

export interface Moment<View = unknown, Facts = unknown> {
  table: TableInfo
  game: GameInfo<View, Facts>
}
export interface Recording<View = unknown, Facts = unknown, Pieces = unknown> {
  pieces: Pieces
  moments: Moment<View, Facts>[]
}
export interface Shown<View = unknown, Facts = unknown> {
  acted: string[]
  ran: (readonly string[])[]
  refused: string[]
  /** Go on to another moment of the same table. */
  next: (moment: Moment<View, Facts>) => void
}

const FOLDER = join(import.meta.dirname, 'fixtures')
const isThorough = Boolean(process.env.CUBARIUM_THOROUGH)
const NARROW = { pixels: 370, rule: 160 }

let mounted: Record<string, unknown> | undefined
let isNarrowNow = false
const sheet = document.head.appendChild(document.createElement('style'))

// There is no layout here. Without widths a board is wide.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
  configurable: true,
  get(this: HTMLElement) {
    if (!isNarrowNow) return 0
    return this.classList.contains('room-rule') ? NARROW.rule : NARROW.pixels
  },
})

export const filesOf = (pattern: RegExp): string[] => readdirSync(FOLDER).filter((file) => pattern.test(file))

export const read = <View, Facts, Pieces>(file: string): Recording<View, Facts, Pieces> =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Recording<View, Facts, Pieces>

/** To draw a game takes long: a narrow board, which only lies otherwise, is drawn at every sixth moment. */
export const lookedAt = <View, Facts>({ moments }: { moments: Moment<View, Facts>[] }, isNarrow: boolean): Moment<View, Facts>[] =>
  moments.filter((_, i) => isThorough || !isNarrow || i % 6 === 0)

export function showBoard<View, Facts, Pieces>(
  Board: BoardModule<View, Facts, Pieces>['default'],
  pieces: Pieces,
  start: Moment<View, Facts>,
  { isLive = true, isNarrow = false } = {},
): Shown<View, Facts> {
  isNarrowNow = isNarrow
  sheet.textContent = isNarrow ? '.room > * { --room: narrow }' : ''
  const [acted, ran, refused]: [string[], (readonly string[])[], string[]] = [[], [], []]
  let moment = start
  let tell = (): void => {}
  const watch = createSubscriber((update) => {
    tell = update
  })
  const props = {
    get table() {
      watch()
      return moment.table
    },
    get game() {
      watch()
      return moment.game
    },
    pieces,
    act: (action: string) => void acted.push(action),
    run: (actions: readonly string[]) => void ran.push(actions),
    refuse: (text: string) => void refused.push(text),
    isLive,
  }
  mounted = mount(Board, { target: document.body, props })
  flushSync()
  const next = (other: Moment<View, Facts>): void => {
    moment = other
    acted.length = ran.length = 0
    tell()
    flushSync()
  }
  return { acted, ran, refused, next }
}

export async function clear(): Promise<void> {
  if (mounted) await unmount(mounted)
  mounted = undefined
  document.body.innerHTML = ''
}

/** The words of a button; what is drawn on it is hidden from screen readers. */
export const saidOf = (node: Element): string => node.querySelector(':scope > .visually-hidden')?.textContent ?? ''
