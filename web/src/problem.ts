// What people are told where something they asked for was not done.

import { Refusal } from './server'
import { t } from './text.svelte'

/** The server's own sentence, or that it does not answer. */
export const problemOf = (cause: unknown): string => (cause instanceof Refusal ? cause.message : t('server-silent'))

/** Whether asking again would be answered alike: neither silence nor haste is the reason. */
export const isFinal = (cause: unknown): boolean => cause instanceof Refusal && cause.code !== 'too-many'
