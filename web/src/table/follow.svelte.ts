// What others do, so that it can be followed: between the connection and the page. Move after move is shown with its words
// at its seat, for as long as the pace says. Whoever is asked is never held up, and what is sent back goes by the newest
// state, which is the connection's.

import type { GameInfo, LogLine, RoundInfo, Update } from '../server'
import { settings } from '../settings.svelte'
import type { TableConnection } from './connection.svelte'

/** How long the words of a move stay, in milliseconds. No motion makes nobody read faster. */
export const LASTS = { slow: 2500, normal: 1200, fast: 400, 'at-once': 0 } as const
/** The sheet of a round stays so many times as long for those who only watch. */
const SHEET_LASTS = 5
/** What a seat says is not longer than this; the log has it all. */
const MOST_LINES = 4
/** Nor is what it says of several moves together, when the game has gone on meanwhile. */
const MOST_TOGETHER = 6
/** Lines of a score, which a sheet shows side by side. */
const SCORE_LINE = /^line-/

/** What a seat did with a move, in words. */
export interface Speech {
  move: number
  seat: number
  lines: string[]
}

/** The game after a move. */
interface Moment {
  game: GameInfo | null
  log: LogLine[]
}

/** A moment that is still to be shown. */
interface Due extends Moment {
  speech: Speech | undefined
  round: RoundInfo | undefined
}

type Timer = ReturnType<typeof setTimeout>

export class Follow {
  /** What is said now, one speech a seat at most. */
  speeches = $state.raw<Speech[]>([])
  /** The round whose sheet is open. */
  round = $state.raw<RoundInfo>()

  #connection: TableConnection
  /** What is on show while moves wait; nothing for now. */
  #held = $state.raw<Moment>()
  #last: Moment
  #due: Due[] = []
  /** Speeches whose seat still says something else. */
  #unsaid: Speech[] = []
  /** The sheet that opens once all is said. */
  #nextRound: RoundInfo | undefined
  #talking = new Set<Timer>()
  #closing: Timer | undefined

  constructor(connection: TableConnection) {
    this.#connection = connection
    this.#last = this.#now()
    connection.onnews = (update) => this.#hear(update)
    document.addEventListener('visibilitychange', this.#look)
  }

  /** The game on show. A press is for what is asked now: while moves wait, nothing can be pressed. */
  get game(): GameInfo | null {
    return this.#held ? this.#held.game : this.#connection.game
  }

  /** What has happened until then. */
  get log(): LogLine[] {
    return this.#held ? this.#held.log : this.#connection.log
  }

  get isNow(): boolean {
    return this.#held === undefined
  }

  /** Go to what is now, and let nobody say any more. The sheet of a round that has ended is still shown. */
  skip(): void {
    for (const timer of this.#talking) clearTimeout(timer)
    this.#talking.clear()
    this.#catchUp()
    this.#unsaid = []
    this.speeches = []
    this.#goOn()
  }

  closeRound(): void {
    clearTimeout(this.#closing)
    this.round = undefined
    this.#goOn()
  }

  close(): void {
    this.#connection.onnews = undefined
    document.removeEventListener('visibilitychange', this.#look)
    this.#forget()
  }

  /** Nobody reads on a page that is hidden. */
  #look = (): void => {
    if (document.hidden) this.skip()
  }

  #now(): Moment {
    return { game: this.#connection.game, log: this.#connection.log }
  }

  #hear(update?: Update): void {
    const before = this.#last
    const now = (this.#last = this.#now())
    if (update && !update.game) return // nothing was moved
    const isNext = update && before.game && now.game?.move === before.game.move + 1
    if (!isNext || settings.pace === 'at-once') return this.#forget()
    this.#due.push({ ...now, speech: this.#speechOf(update), round: update.round ?? undefined })
    if (document.hidden) return this.skip()
    if (this.#asksMe(before.game) || this.#hurries(now.game)) this.#catchUp()
    else this.#held ??= withoutActions(before)
    this.#goOn()
  }

  /** What others did with this move. */
  #speechOf({ game, log }: Update): Speech | undefined {
    const lines = (log?.lines ?? []).filter(({ move, kind }) => move === game?.move && !SCORE_LINE.test(kind ?? ''))
    const [first] = lines
    if (!first || this.#mine().includes(first.seat)) return undefined
    const own = lines.filter(({ seat }) => seat === first.seat)
    return { move: first.move, seat: first.seat, lines: own.slice(0, MOST_LINES).map(({ text }) => text) }
  }

  /** My seats, but for those for which a bot plays. */
  #mine(): number[] {
    const table = this.#connection.table
    return table?.mine.filter((seat) => !table.seats[seat]?.is_away) ?? []
  }

  #asksMe(game: GameInfo | null): boolean {
    return this.#mine().some((seat) => game?.asked.includes(seat))
  }

  /** Whether to wait would cost me something: time, or what somebody else may take first. */
  #hurries(game: GameInfo | null): boolean {
    const isShared = game?.asked.some((seat) => !this.#connection.table?.mine.includes(seat))
    return this.#asksMe(game) && (isShared || this.#connection.table?.clock.kind !== 'none')
  }

  /** Show the newest state, and leave what is to be said of the moves before it. */
  #catchUp(): void {
    for (const { speech, round } of this.#due) {
      if (speech) this.#add(speech)
      this.#nextRound = round ?? this.#nextRound
    }
    this.#due = []
    this.#held = undefined
  }

  /** Let a seat say more; what it has not begun to say comes with it, or it would talk of what is long over. */
  #add(speech: Speech): void {
    const waiting = this.#unsaid.find(({ seat }) => seat === speech.seat)
    const lines = [...(waiting?.lines ?? []), ...speech.lines].slice(-MOST_TOGETHER)
    this.#unsaid = [...this.#unsaid.filter((each) => each !== waiting), { ...speech, lines }]
  }

  #forget(): void {
    this.#due = []
    this.#nextRound = undefined
    this.skip()
    if (this.round) this.closeRound()
  }

  /** Say what can be said; when all is said, go on to the next sheet or move. */
  #goOn(): void {
    while (!this.round) {
      this.#speak()
      if (this.speeches.length > 0) return
      if (this.#nextRound) {
        this.#open(this.#nextRound)
        return
      }
      const due = this.#due.shift()
      if (!due) return
      this.#held = this.#due.length > 0 ? withoutActions(due) : undefined
      if (due.speech) this.#unsaid.push(due.speech)
      this.#nextRound = due.round
    }
  }

  #speak(): void {
    const silent: Speech[] = []
    for (const speech of this.#unsaid) {
      if (this.speeches.some(({ seat }) => seat === speech.seat)) silent.push(speech)
      else {
        this.speeches = [...this.speeches, speech]
        // Drawing the words may take a while: their time begins once they are there.
        this.#later(1, () => this.#later(LASTS[settings.pace], () => this.#end(speech)))
      }
    }
    this.#unsaid = silent
  }

  #end(speech: Speech): void {
    this.speeches = this.speeches.filter((each) => each !== speech)
    this.#goOn()
  }

  #later(milliseconds: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#talking.delete(timer)
      run()
    }, milliseconds)
    this.#talking.add(timer)
  }

  #open(round: RoundInfo): void {
    this.round = round
    this.#nextRound = undefined
    if (this.#connection.table?.mine.length) return
    this.#closing = setTimeout(() => this.closeRound(), SHEET_LASTS * LASTS[settings.pace])
  }
}

function withoutActions({ game, log }: Moment): Moment {
  return { game: game && { ...game, actions: [] }, log }
}
