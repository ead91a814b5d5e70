// What the server tells of the naval battle of messages beside the view.

interface Half {
  hidden: number
  found: number
  /** Messages nobody has found yet. */
  left: number
  unnamed: number
}

export interface Facts {
  /** The second and the third colour; none before both players have chosen. */
  turned: string[]
  /** By the seat that owns the half. */
  halves: [Half, Half]
  /** By the seat that owns the half, its squares in the order in which they were named. */
  order: [string[], string[]]
}

export interface Pieces {
  /** The squares of each half, row by row. */
  halves: [string[], string[]]
  /** The names of the colours. */
  colours: Record<string, string>
  messages: number
  is_house: boolean
}
