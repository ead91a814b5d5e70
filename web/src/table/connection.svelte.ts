// One table over its socket. It reconnects by itself, resumes where it was, and sends again what was not answered:
// the server carries out a command once, however often it comes. Nobody waits for ever: a press ends with an answer or
// with the word that there is none, and the same press again is the same command.

import type { ChatLine, Command, FromServer, GameInfo, LogLine, Refused, TableInfo, Update } from '../server'
import { socketAddress } from '../server'
import { t } from '../text.svelte'
import { Frames } from './frames'

/** A command as the page gives it; the id is ours. */
export type CommandBody = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

type Answer = { done: true } | { done: false; refusal: Refused }

type Timer = ReturnType<typeof setTimeout>

interface Waiting {
  command: Command
  settle: (answer: Answer) => void
  /** Runs while it is on its way. */
  late?: Timer
  /** Runs as long as somebody waits. */
  patience: Timer
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 5000
const PING_EVERY = 15_000
const PONG_WITHIN = 6000
const OPEN_WITHIN = 10_000
/** What is not answered in this time is sent again, over another connection. */
const ANSWER_WITHIN = 8000
/** After this time whoever pressed is told that there is no answer, and may press again. */
const PATIENCE = 20_000
/** The server's word that a table is not there, or not for this reader. */
const GONE = 4004

export class TableConnection {
  status = $state<'connecting' | 'live' | 'lost' | 'gone'>('connecting')
  table = $state.raw<TableInfo>()
  game = $state.raw<GameInfo | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  here = $state.raw<number[]>([])
  watching = $state(0)
  /** Why the table cannot be seen, in words. */
  reason = $state('')
  /** When the clocks of `table` were read. */
  readAt = $state(0)
  /** Told of every change when it is here: what one event changed, or nothing where all was told anew. */
  onnews: ((update?: Update) => void) | undefined

  #id: string
  #event: number | undefined
  #socket: WebSocket | undefined
  #frames = new Frames((message: FromServer) => this.#receive(message))
  #waiting = new Map<string, Waiting>()
  /** Ids of commands that were given up, by what they were, until something happens at the table. */
  #givenUp = new Map<string, string>()
  #sent = 0
  #prefix = Math.random().toString(36).slice(2, 10)
  #wait = FIRST_WAIT
  #retry: Timer | undefined
  #opening: Timer | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #unanswered: Timer | undefined
  #closed = false

  constructor(id: string) {
    this.#id = id
    this.#connect()
  }

  /** Send a command; the promise tells whether it was carried out, or that nobody knows yet. */
  send(body: CommandBody): Promise<Answer> {
    const what = JSON.stringify(body)
    const id = this.#givenUp.get(what) ?? `${this.#prefix}-${++this.#sent}`
    return new Promise((settle) => {
      const patience = setTimeout(() => {
        this.#givenUp.set(what, id)
        this.#settle(id, noAnswer(id))
      }, PATIENCE)
      const waiting = { command: { ...body, id } as Command, settle, patience }
      this.#waiting.set(id, waiting)
      this.#deliver(waiting)
    })
  }

  /** Read everything anew, as after a change of language. */
  refresh(): void {
    if (this.status === 'gone') return
    this.#frames.flush()
    this.#event = undefined
    this.#renew()
  }

  close(): void {
    this.#closed = true
    for (const waiting of this.#waiting.values()) stop(waiting)
    this.#renew()
  }

  #connect(): void {
    const socket = new WebSocket(socketAddress(this.#id, this.#event))
    this.#socket = socket
    this.#opening = setTimeout(() => this.#renew(), OPEN_WITHIN)
    socket.onopen = () => {
      clearTimeout(this.#opening)
      this.#wait = FIRST_WAIT
      this.#ping = setInterval(() => this.#knock(), PING_EVERY)
      for (const waiting of this.#waiting.values()) this.#deliver(waiting)
    }
    socket.onmessage = ({ data }) => this.#frames.add(JSON.parse(String(data)) as FromServer)
    socket.onclose = ({ code }) => this.#lose(code)
  }

  #lose(code: number): void {
    this.#frames.flush() // all of it was said before
    this.#rest()
    if (this.#closed) return
    if (code === GONE) {
      this.status = 'gone'
      for (const id of [...this.#waiting.keys()]) this.#settle(id, noAnswer(id))
      return
    }
    this.status = 'lost'
    this.#retry = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.6)
  }

  #rest(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#opening)
    clearInterval(this.#ping)
    clearTimeout(this.#unanswered)
    for (const { late } of this.#waiting.values()) clearTimeout(late)
  }

  /** Take the connection for dead and make another: a browser that says goodbye may wait long for the answer. */
  #renew(): void {
    const socket = this.#socket
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null
    socket?.close()
    this.#lose(0)
  }

  /** A dead line closes by itself only after minutes: ask, and take silence for an answer. */
  #knock(): void {
    this.#write({ type: 'ping' })
    this.#unanswered = setTimeout(() => this.#renew(), PONG_WITHIN)
  }

  #deliver(waiting: Waiting): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return // it goes out once there is a connection
    this.#write(waiting.command)
    clearTimeout(waiting.late)
    waiting.late = setTimeout(() => this.#renew(), ANSWER_WITHIN)
  }

  #write(message: Command | { type: 'ping' }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#goOn(message.event)
        this.#take(message.table)
        this.game = message.game
        this.log = message.log
        this.chat = message.chat
        this.onnews?.()
        break
      case 'update':
        this.#goOn(message.event)
        if (message.table) this.#take(message.table)
        if (message.game) this.game = message.game
        if (message.log) this.log = [...this.log.slice(0, message.log.start), ...message.log.lines]
        if (message.chat) this.chat = [...this.chat, message.chat]
        this.onnews?.(message)
        break
      case 'done':
        this.#settle(message.id, { done: true })
        break
      case 'refused':
        if (message.id) this.#settle(message.id, { done: false, refusal: message })
        else this.reason = message.text
        break
      case 'presence':
        this.here = message.here
        this.watching = message.watching
        break
      case 'pong':
        clearTimeout(this.#unanswered)
    }
  }

  #goOn(event: number): void {
    this.status = 'live'
    this.reason = ''
    if (event !== this.#event) this.#givenUp.clear() // the table is another: the same press is a new wish
    this.#event = event
  }

  #take(table: TableInfo): void {
    this.table = table
    this.readAt = performance.now()
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    stop(waiting)
    this.#waiting.delete(id)
    waiting.settle(answer)
  }
}

function stop({ late, patience }: Waiting): void {
  clearTimeout(late)
  clearTimeout(patience)
}

const noAnswer = (id: string): Answer => ({ done: false, refusal: { type: 'refused', id, code: 'no-answer', text: t('server-silent'), rule: null } })
