// Whom I do not want to hear, and with whom I do not want to play: kept on the server, for me alone.

import { me } from './me.svelte'
import { type MarkInfo, server } from './server'

class Marks {
  all = $state.raw<MarkInfo[]>([])
  #whose: string | undefined

  /** Read mine, once; who is somebody else reads theirs. */
  async load(): Promise<void> {
    const whose = me.person?.id
    if (whose === this.#whose) return
    this.#whose = whose
    this.all = []
    if (whose === undefined) return
    try {
      this.all = await server.marks()
    } catch {
      this.#whose = undefined // read again when it matters
    }
  }

  of(person: string): { isMuted: boolean; isBlocked: boolean } {
    const found = this.all.find((mark) => mark.person === person)
    return { isMuted: found?.is_muted ?? false, isBlocked: found?.is_blocked ?? false }
  }

  async set(person: string, isMuted: boolean, isBlocked: boolean): Promise<void> {
    this.all = await server.setMark({ person, is_muted: isMuted, is_blocked: isBlocked })
  }
}

export const marks = new Marks()
