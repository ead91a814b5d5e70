// What the top bar says of the table one is at.

export const head = $state({ title: '', detail: '' })

const board = $state({ place: '' })

/** Where its game takes place, as its board tells. */
export const placeOfBoard = (): string => board.place

/** Tell the top bar where a game takes place, as long as its board is there. */
export function tellPlace(place: () => string): void {
  $effect(() => {
    board.place = place()
    return () => (board.place = '')
  })
}
