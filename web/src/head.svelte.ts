// What the top bar says of the table one is at.

export const head = $state({ title: '', detail: '' })
