// The seat from which a table is seen: one's own, or the one that somebody who watches has chosen.

let chosen = $state(0)

export const chooseViewpoint = (seat: number): void => void (chosen = seat)

/** The seat from which a seat sees the table, or a spectator, who is -1. */
export const viewpointOf = (seat: number): number => (seat >= 0 ? seat : chosen)

/** All seats as they are seen from there: that one first, then clockwise. */
export const seatsFrom = (seat: number, players: number): number[] => Array.from({ length: players }, (_, i) => (viewpointOf(seat) + i) % players)
