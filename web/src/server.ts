// Calls to the server. Types come from its own description (protocol.d.ts); nothing here knows a game.

import type { components } from './protocol'
import { settings } from './settings.svelte'

type Schemas = components['schemas']
export type Person = Schemas['Person']
export type SessionInfo = Schemas['SessionInfo']
export type GameCard = Schemas['GameCard']
export type OptionInfo = Schemas['OptionInfo']

export type TableRequest = Schemas['TableRequest']
export type ChangedGame = Schemas['ChangedGame']
export type MeetRequest = Schemas['MeetRequest']
export type TableInfo = Schemas['TableInfo']
export type ChampionshipInfo = Schemas['ChampionshipInfo']
export type TableRow = Schemas['TableRow']
export type TableList = Schemas['TableList']
export type ListNews = Schemas['ListNews']
export type FromLists = Schemas['FromLists']
type FinishedList = Schemas['FinishedList']
export type Statistics = Schemas['Statistics']
export type Badges = Schemas['Badges']
export type GameTally = Schemas['GameTally']
/** What a game shows a seat. Only its board knows what a view holds: `view.d.ts` of the game tells. */
export interface GameInfo<View = unknown, Facts = unknown> extends Omit<Schemas['GameInfo'], 'view' | 'facts'> {
  view: View
  facts: Facts
}
export type LogLine = Schemas['LogLine']
export type RoundInfo = Schemas['RoundInfo']
export type Update = Schemas['Update']
export type ChatLine = Schemas['ChatLine']
export type LegalAction = Schemas['LegalAction']
/** A lesson, with the views of its game. */
export interface LessonInfo extends Omit<Schemas['LessonInfo'], 'steps'> {
  steps: LessonStep[]
}
export interface LessonStep extends Omit<Schemas['LessonStep'], 'game' | 'right'> {
  game: GameInfo
  right: Record<string, { game: GameInfo; lines: string[] }[]>
}
export type Hint = Schemas['Hint']
/** What a day brings, with the view of a game. */
export interface DailyInfo extends Omit<Schemas['DailyInfo'], 'move'> {
  move: DailyMove
}
export type DailyGame = Schemas['DailyGame']
export type DailyResults = Schemas['DailyResults']
export interface DailyMove extends Omit<Schemas['DailyMove'], 'game'> {
  game: GameInfo
}
type DailyTry = Schemas['DailyTry']
type MoveRequest = Schemas['MoveRequest']
export type TournamentInfo = Schemas['TournamentInfo']
export type TournamentRow = Schemas['TournamentRow']
export type TournamentRound = Schemas['TournamentRound']
export type TournamentTable = Schemas['TournamentTable']
export type EntrantInfo = Schemas['EntrantInfo']
export type StandingLine = Schemas['StandingLine']
export type MarkInfo = Schemas['MarkInfo']
type MarkRequest = Schemas['MarkRequest']
type ReportRequest = Schemas['ReportRequest']
type ChatPage = Schemas['ChatPage']
type TournamentList = Schemas['TournamentList']
type TournamentRequest = Schemas['TournamentRequest']
type BotReason = Schemas['BotReason']
type HintRequest = Schemas['HintRequest']
export type Welcome = Schemas['Welcome']
export type ReviewInfo = Schemas['ReviewInfo']
export type ReviewUpdate = Schemas['ReviewUpdate']
export type FuturesInfo = Schemas['FuturesInfo']
export type FuturesUpdate = Schemas['FuturesUpdate']
type PlayOnRequest = Schemas['PlayOnRequest']
type PlayFromRequest = Schemas['PlayFromRequest']
/** A position that was opened by its word, with the view of a game. */
export interface PositionInfo extends Omit<Schemas['PositionInfo'], 'game'> {
  game: GameInfo
}
export type LabForm = Schemas['LabForm']
export type ValueInfo = Schemas['ValueInfo']
export type LabRequest = Schemas['LabRequest']
export type LabUpdate = Schemas['LabUpdate']
export type LabReport = Schemas['LabReport']
export type LabChart = Schemas['LabChart']
type LuckPledge = Schemas['LuckPledge']
type PushKey = Schemas['PushKey']
export type Refused = Schemas['Refused']
export type FromServer = Schemas['FromServer']
export type Command = Exclude<Schemas['FromClient'], Schemas['Ping']>

/** A request the server did not grant; the message is a sentence in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** The server could not be reached, or says nothing we understand. */
export class NoAnswer extends Error {}

/** A server that takes longer is silent. */
const ANSWER_WITHIN = 15_000

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown, query: Record<string, string | readonly string[]> = {}, isText = false): Promise<T> {
  const address = new URL(`/api/${path}`, location.origin)
  for (const [name, value] of Object.entries(query)) for (const each of [value].flat()) address.searchParams.append(name, each)
  address.searchParams.set('lang', settings.language)
  const { answer, content } = await answerTo(address, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }, isText)
  if (!answer.ok) throw new Refusal((content as Refused).code, (content as Refused).text)
  return content as T
}

async function answerTo(address: URL, request: RequestInit, isText: boolean): Promise<{ answer: Response; content: unknown }> {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), ANSWER_WITHIN)
  try {
    const answer = await fetch(address, { ...request, signal: end.signal })
    return { answer, content: answer.status === 204 ? undefined : await (isText && answer.ok ? answer.text() : answer.json()) }
  } catch (cause) {
    throw new NoAnswer(undefined, { cause })
  } finally {
    clearTimeout(timer)
  }
}

const positionPath = (game: string, word: string): string => `positions/${encodeURIComponent(game)}/${encodeURIComponent(word)}`

export const server = {
  me: () => ask<Person | null>('GET', 'me'),
  comeIn: (name: string) => ask<Person>('POST', 'guest', { name }),
  makeAccount: (account: string, password: string) => ask<Person>('POST', 'account', { account, password }),
  signIn: (account: string, password: string) => ask<Person>('POST', 'sign-in', { account, password }),
  signOut: () => ask<undefined>('POST', 'sign-out'),
  changePassword: (old: string, wanted: string) => ask<undefined>('POST', 'password', { old, new: wanted }),
  sessions: () => ask<SessionInfo[]>('GET', 'sessions'),
  endSession: (id: string) => ask<undefined>('POST', `sessions/${encodeURIComponent(id)}/end`),
  endOtherSessions: () => ask<undefined>('POST', 'sessions/end-others'),
  games: () => ask<GameCard[]>('GET', 'games'),
  /** What is printed on the components of a table, or of one that is set with these values now. */
  pieces: (game: string, { components, values = [] }: Partial<Pick<TableInfo, 'components' | 'values'>> = {}) =>
    ask<Record<string, unknown>>('GET', `games/${game}/pieces`, undefined, { ...(components && { components }), set: values }),
  changed: (game: string, values: readonly string[]) => ask<ChangedGame>('GET', `games/${encodeURIComponent(game)}/values`, undefined, { set: values }),
  lesson: (game: string) => ask<LessonInfo>('GET', `games/${game}/lesson`),
  daily: () => ask<DailyInfo>('GET', 'daily'),
  playDaily: (part: DailyGame['part']) => ask<DailyTry>('POST', `daily/${part}`),
  chooseMove: (choice: MoveRequest) => ask<DailyMove>('POST', 'daily/move', choice),
  tournaments: () => ask<TournamentList>('GET', 'tournaments'),
  openTournament: (request: TournamentRequest) => ask<TournamentInfo>('POST', 'tournaments', request),
  tournament: (id: string) => ask<TournamentInfo>('GET', `tournaments/${encodeURIComponent(id)}`),
  joinTournament: (id: string) => ask<TournamentInfo>('POST', `tournaments/${encodeURIComponent(id)}/join`),
  beginRound: (id: string, round: number) => ask<TournamentInfo>('POST', `tournaments/${encodeURIComponent(id)}/round`, { round }),
  dropFromTournament: (id: string, entrant: number) => ask<TournamentInfo>('POST', `tournaments/${encodeURIComponent(id)}/drop`, { entrant }),
  endTournament: (id: string) => ask<TournamentInfo>('POST', `tournaments/${encodeURIComponent(id)}/end`),
  chooseGame: (game: string) => ask<undefined>('POST', `games/${game}/choice`),
  tables: () => ask<TableList>('GET', 'tables'),
  finished: (before?: number) => ask<FinishedList>('GET', 'tables/finished', undefined, before === undefined ? {} : { before: String(before) }),
  championships: () => ask<ChampionshipInfo[]>('GET', 'championships'),
  championship: (id: string) => ask<ChampionshipInfo>('GET', `championships/${encodeURIComponent(id)}`),
  statistics: (person: string) => ask<Statistics>('GET', `people/${encodeURIComponent(person)}/statistics`),
  badges: (person: string) => ask<Badges>('GET', `people/${encodeURIComponent(person)}/badges`),
  pledgeLuck: () => ask<LuckPledge>('POST', 'luck'),
  setTable: (request: TableRequest) => ask<Welcome>('POST', 'tables', request),
  meet: (request: MeetRequest) => ask<Welcome>('POST', 'tables/meet', request),
  marks: () => ask<MarkInfo[]>('GET', 'marks'),
  setMark: (mark: MarkRequest) => ask<MarkInfo[]>('POST', 'marks', mark),
  report: (id: string, report: ReportRequest) => ask<undefined>('POST', `tables/${encodeURIComponent(id)}/report`, report),
  chatBefore: (id: string, event: number) => ask<ChatPage>('GET', `tables/${encodeURIComponent(id)}/chat`, undefined, { before: String(event) }),
  /** Take my own table away, or a finished game out of my list. */
  remove: (id: string) => ask<undefined>('POST', `tables/${encodeURIComponent(id)}/remove`),
  table: (id: string) => ask<Welcome>('GET', `tables/${encodeURIComponent(id)}`),
  move: (id: string, move: number) => ask<GameInfo>('GET', `tables/${encodeURIComponent(id)}/move/${move}`),
  /** What lies open to all after so many moves. */
  openAt: (id: string, move: number) => ask<GameInfo>('GET', `tables/${encodeURIComponent(id)}/move/${move}`, undefined, { seat: '-1' }),
  hint: (id: string, wish: HintRequest) => ask<Hint>('POST', `tables/${encodeURIComponent(id)}/hint`, wish),
  reason: (id: string, move: number) => ask<BotReason>('GET', `tables/${encodeURIComponent(id)}/move/${move}/reason`),
  pushKey: () => ask<PushKey>('GET', 'push/key'),
  addDevice: (endpoint: string) => ask<undefined>('POST', 'push/devices', { endpoint }),
  forgetDevice: (endpoint: string) => ask<undefined>('POST', 'push/forget', { endpoint }),
  review: (id: string, since: number) => ask<ReviewUpdate>('GET', `tables/${encodeURIComponent(id)}/review`, undefined, { since: String(since) }),
  reviewAgain: (id: string) => ask<ReviewUpdate>('POST', `tables/${encodeURIComponent(id)}/review`),
  futures: (id: string, move: number) => ask<FuturesUpdate>('GET', `tables/${encodeURIComponent(id)}/futures/${move}`),
  playOn: (id: string, request: PlayOnRequest) => ask<Welcome>('POST', `tables/${encodeURIComponent(id)}/play-on`, request),
  position: (game: string, word: string, seat?: number) => ask<PositionInfo>('GET', positionPath(game, word), undefined, seat === undefined ? {} : { seat: String(seat) }),
  playPosition: (game: string, word: string, request: PlayFromRequest) => ask<Welcome>('POST', `${positionPath(game, word)}/play`, request),
  lab: (game: string) => ask<LabForm>('GET', `lab/${encodeURIComponent(game)}`),
  /** Begin an experiment, or find it. */
  experiment: (game: string, request: LabRequest) => ask<LabUpdate>('POST', `lab/${encodeURIComponent(game)}`, request),
  /** What files of a component pack change. */
  packValues: (game: string, files: Record<string, string>) => ask<{ set: string[] }>('POST', `lab/${encodeURIComponent(game)}/values`, { files }),
  lookAt: (game: string, key: string) => ask<LabUpdate>('GET', `lab/${encodeURIComponent(game)}/${key}`),
  stopExperiment: (game: string, key: string) => ask<undefined>('POST', `lab/${encodeURIComponent(game)}/${key}/stop`),
  rematch: (id: string) => ask<Welcome>('POST', `tables/${encodeURIComponent(id)}/rematch`),
  /** The log of a finished game, as it is written. */
  log: (id: string) => ask<string>('GET', `tables/${encodeURIComponent(id)}/log`, undefined, {}, true),
}

/** Where the socket of a table is. */
export function socketAddress(id: string, since: number | undefined): URL {
  const address = socketAt(`tables/${encodeURIComponent(id)}/socket`)
  if (since !== undefined) address.searchParams.set('since', String(since))
  return address
}

/** Where a socket is, in the language of the page. */
export function socketAt(path: string): URL {
  const address = new URL(`/api/${path}`, location.origin)
  address.protocol = address.protocol.replace('http', 'ws')
  address.searchParams.set('lang', settings.language)
  return address
}
