// How a chair tells which bot plays there.

import type { TableInfo } from './board'

/** What the bot is called, what it has won, and that it is getting ready if it is. */
export const levelOf = ({ bot_label, bot_record, bot_note }: TableInfo['seats'][number]): string => [bot_label, bot_record, bot_note].filter(Boolean).join(', ')
