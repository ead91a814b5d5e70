// Who sits at this browser. Somebody new is a guest at once, under a name of their choice or a friendly one.

import { type Person, server } from './server'
import { t } from './text.svelte'

const NAME_KEY = 'cubarium.name'

class Me {
  person = $state.raw<Person | null>(null)
  #asked: Promise<void> | undefined

  /** Ask the server once who we are. */
  load(): Promise<void> {
    this.#asked ??= server.me().then(
      (person) => {
        this.person = person
      },
      () => {
        this.#asked = undefined // the server was silent: ask again when it matters
      },
    )
    return this.#asked
  }

  /** Become somebody, if we are not yet. */
  async known(): Promise<Person> {
    await this.load()
    this.person ??= await server.comeIn(localStorage.getItem(NAME_KEY) ?? t('guest-name'))
    return this.person
  }

  /** Take another name. */
  async rename(name: string): Promise<void> {
    localStorage.setItem(NAME_KEY, name)
    this.person = await server.comeIn(name)
  }

  /** Somebody signed in or out. */
  become(person: Person | null): void {
    this.person = person
  }
}

export const me = new Me()
