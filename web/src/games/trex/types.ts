// The server's view of T-Rex and its pieces, as far as the board reads them.

export type Colour = string
export type CardId = string

export interface SeatView {
  known_hand: CardId[]
  removed: CardId[]
  /** The known part of the draw pile, bottom first. */
  pile: (CardId | null)[]
  played: (CardId | null)[]
  /** By colour, in the order of the pieces. */
  eggs: number[]
}

export interface TrexView {
  hand: CardId[]
  hand_sizes: number[]
  unseen_sizes: number[]
  removed_unseen_sizes: number[]
  seats: SeatView[]
  stack_eggs: number[]
  shown_eggs: (Colour | null)[]
  viewer: number
  high: Colour
  low: Colour
  players: number
  round_index: number
  starter: number
  phase: 'play' | 'egg' | 'remove' | 'colour' | 'over'
  leader: number
  leader_card: CardId | null
  /** Seats from the highest card to the lowest once a round has ended; else -1. */
  ranking: number[]
  removals: number
}

export interface TrexFacts {
  /** From 1; 0 for a seat that shows no card. */
  places: number[]
  points: number[]
  piles: number[]
}

export interface CardPiece {
  name: string
  colour: Colour | null
  number: number
  draws: number
  is_meteor: boolean
  symbol: string
  is_house: boolean
}

export interface TrexPieces {
  colours: Record<Colour, string>
  cards: Record<CardId, CardPiece>
  /** How many eggs of each colour there are. */
  eggs: Record<Colour, number>
}

export const cardsOf = (list: readonly (CardId | null)[]): CardId[] => list.filter((card) => card !== null)

export const topOf = (seat: SeatView): CardId | undefined => cardsOf(seat.played).at(-1)
