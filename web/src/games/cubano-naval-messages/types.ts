// The server's view of the naval battle of messages, as far as the board reads it.

export interface MessagesView {
  left_known: string[]
  right_known: string[]
  left_named: string[]
  right_named: string[]
  viewer: number
  messages: number
  phase: 'hiding' | 'seeking' | 'over'
}

export interface Half {
  hidden: number
  found: number
  /** Messages nobody has found yet. */
  left: number
  unnamed: number
}

export interface MessagesFacts {
  /** By the seat that owns the half. */
  halves: [Half, Half]
}

export interface MessagesPieces {
  /** The squares of each half, row by row. */
  halves: [string[], string[]]
  messages: number
  is_house: boolean
}
