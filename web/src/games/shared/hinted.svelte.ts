// The action that a hint names: whatever stands for it on the board is marked.

const hinted = $state<{ action: string | undefined }>({ action: undefined })

/** Mark an action, or none any more. */
export function mark(action: string | undefined): void {
  hinted.action = action
}

/** The attribute [data-hinted] of what stands for an action; of several that are played in a row, for the first. */
export const markOf = (action: { action: string } | string | undefined): '' | undefined =>
  action !== undefined && hinted.action === (typeof action === 'string' ? action : action.action) ? '' : undefined
