/** The options that the chooser sets: the card of each colour, the circuit and the laps. */
export const CHOSEN_HERE: readonly string[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'brown', 'white', 'circuit', 'laps']
