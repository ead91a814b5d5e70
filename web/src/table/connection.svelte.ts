// One table over its socket. It reconnects by itself, resumes where it was, and sends again what was not answered:
// the server carries out a command once, however often it comes.

import type { ChatLine, Command, FromServer, GameInfo, LogLine, Refused, TableInfo } from '../server'
import { socketAddress } from '../server'
import { Pace } from './pace'

/** A command as the page gives it; the id is ours. */
export type CommandBody = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

type Answer = { done: true } | { done: false; refusal: Refused }

interface Waiting {
  command: Command
  settle: (answer: Answer) => void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 5000
const PING_EVERY = 15_000
const PONG_WITHIN = 6000
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

  #id: string
  #event: number | undefined
  #socket: WebSocket | undefined
  #pace = new Pace((message: FromServer) => this.#receive(message))
  #waiting = new Map<string, Waiting>()
  #sent = 0
  #prefix = Math.random().toString(36).slice(2, 10)
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #unanswered: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(id: string) {
    this.#id = id
    this.#connect()
  }

  /** Send a command; the promise tells whether it was carried out, however long the way there. */
  send(body: CommandBody): Promise<Answer> {
    const command = { ...body, id: `${this.#prefix}-${++this.#sent}` } as Command
    return new Promise((settle) => {
      this.#waiting.set(command.id, { command, settle })
      this.#write(command)
    })
  }

  /** Read everything anew, as after a change of language. */
  refresh(): void {
    this.#pace.flush()
    this.#event = undefined
    this.#socket?.close()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#rest()
    this.#socket?.close()
  }

  #connect(): void {
    const socket = new WebSocket(socketAddress(this.#id, this.#event))
    this.#socket = socket
    socket.onopen = () => {
      this.#wait = FIRST_WAIT
      this.#ping = setInterval(() => this.#knock(), PING_EVERY)
      for (const { command } of this.#waiting.values()) this.#write(command)
    }
    socket.onmessage = ({ data }) => this.#pace.add(JSON.parse(String(data)) as FromServer)
    socket.onclose = ({ code }) => this.#lose(code)
  }

  #lose(code: number): void {
    this.#pace.flush() // all of it was said before
    this.#rest()
    if (this.#closed) return
    if (code === GONE) {
      this.status = 'gone'
      return
    }
    this.status = 'lost'
    this.#retry = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.6)
  }

  #rest(): void {
    clearInterval(this.#ping)
    clearTimeout(this.#unanswered)
  }

  /** A dead line closes by itself only after minutes: ask, and take silence for an answer. */
  #knock(): void {
    this.#write({ type: 'ping' })
    this.#unanswered = setTimeout(() => this.#socket?.close(), PONG_WITHIN)
  }

  #write(message: Command | { type: 'ping' }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.status = 'live'
        this.#event = message.event
        this.#take(message.table)
        this.game = message.game
        this.log = message.log
        this.chat = message.chat
        break
      case 'update':
        this.status = 'live'
        this.#event = message.event
        if (message.table) this.#take(message.table)
        if (message.game) this.game = message.game
        if (message.log) this.log = [...this.log.slice(0, message.log.start), ...message.log.lines]
        if (message.chat) this.chat = [...this.chat, message.chat]
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

  #take(table: TableInfo): void {
    this.table = table
    this.readAt = performance.now()
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.settle(answer)
    this.#waiting.delete(id)
  }
}
