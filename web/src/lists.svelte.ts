// Open tables and my own games, looked at again from time to time: for the pages that list them, and for the number of
// games that wait for me.

import type { Api } from './api'
import { me } from './me.svelte'
import { tellOf } from './notices'
import { here } from './router.svelte'
import type { TableList, TableRow } from './server'
import { settings } from './settings.svelte'

const OFTEN = 5_000
const SELDOM = 20_000

export class Lists {
  now = $state.raw<TableList>()
  isSilent = $state(false)
  /** My games in which I am to move, but for the one that is looked at. */
  readonly awaiting: readonly TableRow[] = $derived(this.now?.mine.filter((row) => row.is_my_turn && !isShown(row)) ?? [])

  constructor(private readonly api: Api) {}

  async look(): Promise<void> {
    const whose = me.changes
    try {
      const next = await this.api.lists()
      if (whose !== me.changes) return // they are somebody else's
      if (this.now) tellOf(newlyAwaiting(this.now, next))
      this.now = next
      this.isSilent = false
    } catch {
      this.isSilent = true
    }
  }

  /** Call while a component is set up: what others do shows without loading anew. */
  keepLooking(): void {
    $effect(() => {
      void me.changes
      this.now = undefined
    })
    $effect(() => {
      void [settings.language, here.visits, me.changes]
      const isListed = here.route.page === 'home' || here.route.page === 'games'
      if (!isListed && !me.person) return
      void this.look()
      const looking = setInterval(
        () => {
          if (!document.hidden || settings.notices) void this.look()
        },
        isListed ? OFTEN : SELDOM,
      )
      return () => clearInterval(looking)
    })
  }
}

const isShown = ({ id }: TableRow): boolean => here.route.page === 'table' && here.route.id === id

/** The games that have come to wait for me, unless I look at them. */
export function newlyAwaiting(before: TableList, after: TableList): TableRow[] {
  const known = new Set(before.mine.filter((row) => row.is_my_turn).map(({ id }) => id))
  return after.mine.filter((row) => row.is_my_turn && !known.has(row.id) && (document.hidden || !isShown(row)))
}
