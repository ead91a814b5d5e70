// How Cubosaurs is laid out: stacks of equal cards, points beside them, places of actions. No rules here: whatever may be
// done is in the actions, whatever counts is in the standing.

import type { LegalAction } from '../shared/board'
import { seatsFrom } from '../shared/viewpoint.svelte'
import type { Game, Pieces, PrintedCard } from './types'
import type { View } from './view'

/** A market that needs width: more tiles than stand beside a Hand of the usual size. */
export const hasManyTiles = ({ market }: View): boolean => market.length > 4
/** A Hand that takes two rows. */
export const isCrowded = (view: View): boolean => view.hand.length > (hasManyTiles(view) ? 3 : 4)
/** So many cards of one's own that a phone has little room for anything else. */
export const hasManyCards = ({ seats }: View, reader: number): boolean => (seats[reader]?.collection.length ?? 0) > 8
/** The seat the Hand goes to when it is passed. */
export const nextSeat = ({ turn, direction, players }: View): number => (turn + direction + players) % players

/** Seats in the order they are shown: clockwise from the reader's left; all of them for who watches. */
export function otherSeats({ players }: View, reader: number): number[] {
  return seatsFrom(reader, players).filter((seat) => seat !== reader)
}

export interface Sheet {
  /** Series by type: how many cards, and what they are worth together. */
  types: Map<string, { count: number; points: number }>
  /** Cards that count for themselves. The points of a pair are written at its second card. */
  cards: Map<string, { state: 'pair' | 'alone' | 'most' | 'else'; points: number }>
}

/** Read a seat's score lines as they stand, by type and card. */
export function readSheet(lines: Game['standing'][number], pieces: Pieces): Sheet {
  const types = Object.keys(pieces.types)
  const cards = Object.keys(pieces.cards)
  const sheet: Sheet = { types: new Map(), cards: new Map() }
  for (const { kind, numbers } of lines) {
    const { type = -1, card = -1, grey = -1, black = -1, count = 0, points = 0 } = numbers as Record<string, number>
    const [typeName, cardName] = [types[type] ?? '', cards[card] ?? '']
    if (kind === 'line-series') sheet.types.set(typeName, { count, points })
    if (kind === 'line-raptor-alone') sheet.cards.set(cardName, { state: 'alone', points })
    if (kind === 'line-egg-most') sheet.cards.set(cardName, { state: 'most', points })
    if (kind === 'line-egg-not') sheet.cards.set(cardName, { state: 'else', points })
    if (kind === 'line-raptor-pair') {
      sheet.cards.set(cards[grey] ?? '', { state: 'pair', points: 0 })
      sheet.cards.set(cards[black] ?? '', { state: 'pair', points })
    }
  }
  return sheet
}

export interface Places {
  cards: Map<string, LegalAction>
  tiles: Map<string, LegalAction>
  /** Whatever has no card or tile to press. */
  rest: LegalAction[]
}

/** Give each action one place: a card that lies in a collection, a tile of the market, or the choice bar. */
export function placeActions({ actions }: Game, { seats, market }: View): Places {
  const onTable = new Set<string>(seats.flatMap(({ collection }) => collection))
  const onSale = new Set<string>(market)
  const places: Places = { cards: new Map(), tiles: new Map(), rest: [] }
  for (const action of actions) {
    const card = String(action.arguments.card)
    const tile = `tile-${action.arguments.tile}`
    if (onTable.has(card) && !places.cards.has(card)) places.cards.set(card, action)
    else if (onSale.has(tile) && !places.tiles.has(tile)) places.tiles.set(tile, action)
    else places.rest.push(action)
  }
  return places
}

export interface Stack {
  cards: string[]
  printed: PrintedCard
  action?: LegalAction
}

/** Put cards together that are told apart by nothing (or by nothing that matters, as `key` says). Each action keeps a stack of its own. */
function stack(cards: string[], pieces: Pieces, places: Places, key: (printed: PrintedCard, card: string) => string): Stack[] {
  const stacks = new Map<string, Stack>()
  for (const card of cards) {
    const printed = pieces.cards[card]
    if (!printed) continue
    const action = places.cards.get(card)
    const plain = key(printed, card)
    const found = stacks.get(plain)
    if (found && !(found.action && action)) {
      found.cards.push(card)
      found.action ??= action
    } else {
      stacks.set(found ? card : plain, { cards: [card], printed, action })
    }
  }
  return [...stacks.values()]
}

/** Stacks of cards that look the same. */
export const stackEqual = (cards: string[], pieces: Pieces, places: Places): Stack[] =>
  stack(cards, pieces, places, ({ name, has_dna }) => `${name} ${has_dna}`)

/** The short form for others' collections: one stack for a series; other cards by value and by what they do now. */
export function stackShort(cards: string[], pieces: Pieces, places: Places, sheet: Sheet): Stack[] {
  if (cards.some((card) => places.cards.has(card))) return stackEqual(cards, pieces, places)
  return stack(cards, pieces, places, ({ name, type }, card) => {
    const own = sheet.cards.get(card)
    return own ? `${name} ${own.state}` : type
  })
}

/** Points of a stack as they stand; nothing for the first half of a pair. */
export function pointsOf({ cards, printed }: Stack, sheet: Sheet): number | undefined {
  const series = sheet.types.get(printed.type)
  if (series) return series.points
  const own = cards.flatMap((card) => sheet.cards.get(card) ?? [])
  const points = own.reduce((sum, line) => sum + line.points, 0)
  return own.length === 0 || (points === 0 && own.some(({ state }) => state === 'pair')) ? undefined : points
}

/** What is written on top of a card: its type; an egg has a name of its own. */
export const titleOf = (printed: PrintedCard, pieces: Pieces): string =>
  printed.counts === undefined ? (pieces.types[printed.type]?.name ?? printed.name) : printed.name

/** What is printed as far as it counts: the base game has no DNA, so its icons tell no cards apart. */
export function piecesInPlay(pieces: Pieces, { advanced }: View): Pieces {
  if (advanced) return pieces
  const cards = Object.entries(pieces.cards).map(([card, printed]) => [card, { ...printed, has_dna: false }])
  return { ...pieces, cards: Object.fromEntries(cards) as Pieces['cards'] }
}
