// Open tables and my own games, told over a socket as they change: for the pages that list them, and for the number of
// games that wait for me. Where the socket is not there they are asked for, but seldom.

import type { Api } from './api'
import { changed, shown } from './listing'
import { me } from './me.svelte'
import { tellOf } from './notices'
import { here } from './router.svelte'
import type { ListNews, TableList, TableRow } from './server'
import { settings } from './settings.svelte'

/** So often the lists are asked for where nothing can be told by itself. */
const SELDOM = 60_000

export class Lists {
  /** What is told, before what is mine is taken from what waits. */
  #told = $state.raw<TableList>()
  readonly now: TableList | undefined = $derived(this.#told && shown(this.#told))
  isSilent = $state(false)
  /** My games in which I am to move, but for the one that is looked at. */
  readonly awaiting: readonly TableRow[] = $derived(this.now?.mine.filter((row) => row.is_my_turn && !isShown(row)) ?? [])

  constructor(private readonly api: Api) {}

  /** Ask for the lists, where they are not told. */
  async look(): Promise<void> {
    const whose = me.changes
    try {
      const next = await this.api.lists()
      if (whose === me.changes) this.#take(next) // else they are somebody else's
    } catch {
      this.isSilent = true
    }
  }

  #take(told: TableList | ListNews): void {
    const before = this.now
    if (told.type !== 'list-news') this.#told = told
    else if (this.#told) this.#told = changed(this.#told, told)
    if (before && this.now) tellOf(newlyAwaiting(before, this.now))
    this.isSilent = false
  }

  /** Call while a component is set up: what others do shows without loading anew. */
  keepLooking(): void {
    $effect(() => {
      void me.changes
      this.#told = undefined
    })
    const isListed = $derived(here.route.page === 'home' || here.route.page === 'games')
    const isWatching = $derived(isListed || me.person !== null)
    $effect(() => {
      void [settings.language, me.changes, me.person?.id]
      if (!isWatching) return
      let asking: ReturnType<typeof setInterval> | undefined
      const end = this.api.watchLists(
        (told) => {
          clearInterval(asking)
          asking = undefined
          this.#take(told)
        },
        () => {
          if (asking !== undefined) return
          void this.look()
          asking = setInterval(() => {
            if (!document.hidden || settings.notices) void this.look()
          }, SELDOM)
        },
      )
      return () => {
        clearInterval(asking)
        end()
      }
    })
  }
}

const isShown = ({ id }: TableRow): boolean => here.route.page === 'table' && here.route.id === id

/** The games that have come to wait for me, unless I look at them. */
export function newlyAwaiting(before: TableList, after: TableList): TableRow[] {
  const known = new Set(before.mine.filter((row) => row.is_my_turn).map(({ id }) => id))
  return after.mine.filter((row) => row.is_my_turn && !known.has(row.id) && (document.hidden || !isShown(row)))
}
