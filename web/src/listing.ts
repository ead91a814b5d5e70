// The lists of tables over their socket: the whole first, then what changes. It reconnects by itself and is told all anew.

import { type FromLists, type ListNews, socketAt, type TableList, type TableRow } from './server'

const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
const PING_EVERY = 20_000
const A_DAY = 86_400
/** So many games that are over are listed beside those that are not. */
const MOST_OVER = 5

/** Be told of the lists until the answer is called; `lost` each time that the line breaks, or cannot be made. */
export function watchLists(take: (told: TableList | ListNews) => void, lost: () => void): () => void {
  let wait = FIRST_WAIT
  let retry: ReturnType<typeof setTimeout> | undefined
  let end: () => void = () => undefined

  function connect(): void {
    const socket = new WebSocket(socketAt('lists/socket'))
    let isSilent = false
    // A dead line closes by itself only after minutes: one that is silent from one ping to the next is given up.
    const ping = setInterval(() => {
      if (isSilent) return lose()
      isSilent = true
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
    }, PING_EVERY)
    end = () => {
      clearInterval(ping)
      socket.onmessage = socket.onclose = null
      socket.close()
    }
    function lose(): void {
      end()
      lost()
      retry = setTimeout(connect, wait)
      wait = Math.min(LONGEST_WAIT, wait * 2)
    }
    socket.onclose = lose
    socket.onmessage = ({ data }) => {
      isSilent = false
      const told = JSON.parse(String(data)) as FromLists
      if (told.type !== 'lists' && told.type !== 'list-news') return
      wait = FIRST_WAIT
      take(told)
    }
  }

  connect()
  return () => {
    clearTimeout(retry)
    end()
  }
}

/** The lists once these rows have changed. */
export function changed(lists: TableList, news: ListNews): TableList {
  const mine = merged(lists.mine, news.mine ?? [], news.no_longer_mine ?? []).sort(byUrgency)
  const over = mine.filter(({ status }) => status === 'over').slice(0, MOST_OVER)
  return {
    type: 'lists',
    waiting: merged(lists.waiting, news.waiting ?? [], news.no_longer_waiting ?? []).sort((a, b) => b.changed_at - a.changed_at),
    mine: [...mine.filter(({ status }) => status !== 'over'), ...over],
  }
}

function merged(rows: readonly TableRow[], news: readonly TableRow[], gone: readonly string[]): TableRow[] {
  const old = new Set([...news.map(({ id }) => id), ...gone])
  return [...rows.filter(({ id }) => !old.has(id)), ...news]
}

/** The lists as they are shown: a table of mine stands among mine alone. */
export function shown(lists: TableList): TableList {
  const mine = new Set(lists.mine.map(({ id }) => id))
  return { ...lists, waiting: lists.waiting.filter(({ id }) => !mine.has(id)) }
}

/** How soon a table wants to be seen: mine to move, then those that go on for days, then others. */
function byUrgency(a: TableRow, b: TableRow): number {
  return rank(a) - rank(b) || Number(b.is_my_turn) - Number(a.is_my_turn) || b.changed_at - a.changed_at
}

function rank({ status, is_my_turn: isMyTurn, clock }: TableRow): number {
  if (status !== 'playing') return status === 'open' ? 2 : 3
  return isMyTurn || (clock.kind !== 'none' && (clock.seconds ?? 0) >= A_DAY) ? 0 : 1
}
