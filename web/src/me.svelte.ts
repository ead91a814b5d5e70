// Who sits at this browser. Somebody new is a guest at once, under a name of their choice or a friendly one.

import { type Person, server } from './server'
import { t } from './text.svelte'

const NAME_KEY = 'cubarium.name'

class Me {
  person = $state.raw<Person | null>(null)
  /** How often somebody else came to this browser; what was fetched for the one before is theirs. */
  changes = $state(0)
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

  /** Whether they have said what they are called, in this browser or with an account. */
  get isNamed(): boolean {
    return Boolean(this.person?.account) || localStorage.getItem(NAME_KEY) !== null
  }

  /** The name they have, or would have. */
  get name(): string {
    return this.person?.name ?? localStorage.getItem(NAME_KEY) ?? t('guest-name')
  }

  /** Become somebody, if we are not yet. */
  async known(): Promise<Person> {
    await this.load()
    this.person ??= await server.comeIn(this.name)
    return this.person
  }

  /** Take another name. */
  async rename(name: string): Promise<void> {
    this.person = await server.comeIn(name)
    localStorage.setItem(NAME_KEY, name)
  }

  /** Keep the guest, and their games, under an account. */
  async makeAccount(account: string, password: string): Promise<void> {
    await this.known()
    this.person = await server.makeAccount(account, password)
  }

  async signIn(account: string, password: string): Promise<void> {
    this.#become(await server.signIn(account, password))
  }

  async signOut(): Promise<void> {
    await server.signOut()
    this.#become(null)
  }

  #become(person: Person | null): void {
    this.person = person
    this.changes += 1
  }
}

export const me = new Me()
