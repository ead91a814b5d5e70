// From whose side a table is seen: one's own, or the one that somebody who watches has chosen.

let chosen = $state(0)

export const chooseSide = (seat: number): void => void (chosen = seat)

/** Whose side it is for a seat, or for -1: nobody's. */
export const sideOf = (seat: number): number => (seat >= 0 ? seat : chosen)

/** All seats as they are seen from there: that side first, then clockwise. */
export const seatsFrom = (seat: number, players: number): number[] => Array.from({ length: players }, (_, i) => (sideOf(seat) + i) % players)
