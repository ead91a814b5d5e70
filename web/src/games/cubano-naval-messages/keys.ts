import type { GameInfo } from '../shared/board'

/** No single keys: every choice is a square, and arrows go there. A lone square is 1. */
export const keys = ({ actions }: GameInfo): Record<string, string> => (actions.length === 1 ? { '1': actions[0]!.action } : {})
