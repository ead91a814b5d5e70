// What the first page asks of a server; in tests something else answers.

import { watchLists } from './listing'
import { withLuck } from './luck/noted'
import { me } from './me.svelte'
import { type GameCard, type ListNews, type MeetRequest, server, type TableList, type TableRequest } from './server'

export interface Api {
  games(): Promise<GameCard[]>
  lists(): Promise<TableList>
  /** Be told of the lists, whole at first and then what changes, until the answer is called; `lost` while nothing can be told. */
  watchLists(take: (told: TableList | ListNews) => void, lost: () => void): () => void
  /** What is printed on the components of a game, with these values changed. */
  pieces(game: string, values?: string[]): Promise<Record<string, unknown>>
  /** Say that a table of this game may be set soon: its bots get ready before others. */
  choose(game: string): Promise<undefined>
  /** Set a table as somebody known, under a new name if one is given; the answer is its id. */
  set(request: TableRequest, name?: string): Promise<string>
  /** Sit down with whoever waits, or wait; the answer is the id of the table. */
  meet(request: MeetRequest): Promise<string>
}

export const serverApi: Api = {
  games: server.games,
  lists: server.tables,
  watchLists,
  pieces: (game, values) => server.pieces(game, values && { values }),
  choose: (game) => server.chooseGame(game),
  set: async (request, name) => {
    await (name === undefined ? me.known() : me.rename(name))
    return (await server.setTable(await withLuck(request))).table.id
  },
  meet: async (request) => {
    await me.known()
    return (await server.meet(request)).table.id
  },
}
