// Which passwords may be had; the server says so too.

import { t } from '../text.svelte'

const SHORTEST = 8

/** What is wrong with a password somebody wishes for; nothing if it may be had. */
export const unfitPassword = (password: string): string => (password.length >= SHORTEST ? '' : t('password-short'))
