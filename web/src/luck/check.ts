// Works out the luck of a finished game again from its log, as docs/luck.md tells: no rule is known here, and the
// server is not asked. What it cannot tell is whether the rules ask for these draws; the command `verify` can.

import { fromHex, hex, hmac, sha256, utf8 } from './sha256'

/** What this browser noted before the game. */
export interface Noted {
  commitment?: string | undefined
  contribution?: string | undefined
}

export interface Draw {
  /** How many moves had been made, this one included; 0 for the first deal. */
  move: number
  /** The seat whose stream it is, or whatever follows the seats: the table's. */
  stream: number
  sides: number
  told: number
  drawn: number
}

export type FaultCode = 'unsound' | 'seed' | 'other-secret' | 'other-outcome' | 'other-draws' | 'other-commitment' | 'other-contribution' | 'not-over'

export interface Verdict {
  fault?: { code: FaultCode; line: number; place?: number } | undefined
  /** Nothing where the first line could not be read. */
  luck?: { commitment: string; contributions: string[]; begins: 'shuffle' | 'position' } | undefined
  draws: Draw[]
}

interface Line {
  outcomes: number[]
  questions: [number, number][]
}

class Fault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly line: number,
    readonly place?: number,
  ) {
    super(code)
  }
}

const SCHEME = 'cubarium luck 1'
const DIGITS = /^[0-9a-f]{64}$/
const CHECKED = /^(\{.*),"check":"([0-9a-f]{16})"\}$/
const AT_ONCE = 40
const WORDS = 2n ** 32n

const isNumber = (found: unknown): found is number => Number.isSafeInteger(found) && (found as number) >= 0
const isQuestion = (found: unknown): found is [number, number] => Array.isArray(found) && found.length === 2 && found.every(isNumber) && found[1] !== 0 && found[1]! < WORDS
const isText = (found: unknown): found is string => typeof found === 'string'

/** The content of a line whose check holds, and that check. */
function readLine(text: string, number: number, before: string): [Record<string, unknown>, string] {
  const found = CHECKED.exec(text)
  const body = `${found?.[1]}}`
  if (!found || hex(sha256(utf8(`${before}\n${body}`))).slice(0, 16) !== found[2]) throw new Fault('unsound', number)
  try {
    return [JSON.parse(body) as Record<string, unknown>, found[2]!]
  } catch {
    throw new Fault('unsound', number)
  }
}

function drawsOf({ outcomes = [], questions = [] }: Record<string, unknown>, number: number): Line {
  const isSound = Array.isArray(outcomes) && Array.isArray(questions) && outcomes.every(isNumber) && questions.every(isQuestion)
  if (!isSound || outcomes.length !== questions.length) throw new Fault('other-draws', number)
  return { outcomes, questions }
}

function keyOf(head: Record<string, unknown>): { key: Uint8Array; luck: NonNullable<Verdict['luck']> } {
  const { table, secret, contributions } = (head.luck ?? {}) as Record<string, unknown>
  const { commitment } = head
  if (!isText(table) || !isText(secret) || !DIGITS.test(secret) || !isText(commitment) || !Array.isArray(contributions)) throw new Fault('unsound', 1)
  if (!contributions.every((given) => given === 'bot' || given === 'none' || (isText(given) && DIGITS.test(given)))) throw new Fault('unsound', 1)
  if (hex(sha256(utf8(`${SCHEME} ${table} ${secret}`))) !== commitment) throw new Fault('other-secret', 1)
  const given = contributions as string[]
  const root = fromHex(secret)
  const seats = given.map((one, seat) => `seat ${seat + 1} ${one === 'bot' ? hex(hmac(root, utf8(`bot ${seat + 1}`))) : one}`)
  const begins = 'position' in head ? 'position' : 'shuffle'
  return { key: hmac(root, utf8([SCHEME, `table ${table}`, ...seats].join('\n'))), luck: { commitment, contributions: given, begins } }
}

/** The streams of a game: each gives its words in order, and none of them twice. */
class Streams {
  #key: Uint8Array
  #at = new Map<number, number>()

  constructor(key: Uint8Array) {
    this.#key = key
  }

  draw(stream: number, sides: number): number {
    const bound = BigInt(sides)
    for (;;) {
      const at = this.#at.get(stream) ?? 0
      this.#at.set(stream, at + 1)
      const bytes = hmac(this.#key, utf8(`${stream}:${at}`))
      const product = BigInt(new DataView(bytes.buffer).getUint32(0)) * bound
      if (product % WORDS >= WORDS % bound) return Number(product / WORDS)
    }
  }
}

/** Check a log; `moves` is how many the game had, and `tell` is told how far it is, from 0 to 1. */
export async function checkLog(text: string, noted: Noted, mine: readonly number[], moves: number, tell: (part: number) => void): Promise<Verdict> {
  const verdict: Verdict = { draws: [] }
  try {
    await checkLines(text.split('\n'), noted, mine, moves, verdict, tell)
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    verdict.fault = { code: fault.code, line: fault.line, ...(fault.place === undefined ? {} : { place: fault.place }) }
  }
  return verdict
}

async function checkLines(lines: string[], noted: Noted, mine: readonly number[], moves: number, verdict: Verdict, tell: (part: number) => void): Promise<void> {
  if (lines.pop() !== '' || lines.length === 0) throw new Fault('unsound', lines.length + 1)
  let check = ''
  let streams: Streams | undefined
  for (const [index, text] of lines.entries()) {
    const [content, next] = readLine(text, index + 1, check)
    check = next
    if (!streams) {
      if (content.cubarium !== 2) throw new Fault(content.cubarium === 1 ? 'seed' : 'unsound', 1)
      const { key, luck } = keyOf(content)
      verdict.luck = luck
      compare(luck, noted, mine)
      streams = new Streams(key)
    }
    const { outcomes, questions } = drawsOf(content, index + 1)
    for (const [place, [stream, sides]] of questions.entries()) {
      const draw = { move: index, stream, sides, told: outcomes[place]!, drawn: streams.draw(stream, sides) }
      verdict.draws.push(draw)
      if (draw.told !== draw.drawn) throw new Fault('other-outcome', index + 1, place + 1)
    }
    if (index % AT_ONCE === 0) {
      tell(index / lines.length)
      await new Promise((rest) => setTimeout(rest)) // the page is drawn meanwhile
    }
  }
  if (lines.length - 1 !== moves) throw new Fault('not-over', lines.length)
  tell(1)
}

function compare(luck: NonNullable<Verdict['luck']>, noted: Noted, mine: readonly number[]): void {
  if (noted.commitment !== undefined && noted.commitment !== luck.commitment) throw new Fault('other-commitment', 1)
  if (noted.contribution !== undefined && mine.some((seat) => luck.contributions[seat] !== noted.contribution)) throw new Fault('other-contribution', 1)
}

/** So many draws are shown; a game may have ten times as many. */
export const MOST_SHOWN = 1000
