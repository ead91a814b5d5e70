// How a chair tells which bot plays there.

import type { TableInfo } from './board'

/** What the bot is called, that it is getting ready if it is, and what it has won. */
export const levelOf = ({ bot_label, bot_record, bot_note }: TableInfo['seats'][number]): string => [bot_label, bot_note, bot_record].filter(Boolean).join(', ')
