// Two players with hidden hands: who plays a card draws another, and the higher of two cards takes both. About
// as long as our Cubosaurs for two, and with as much to keep secret, so that the servers have as much to do.

const { INVALID_MOVE } = require('boardgame.io/core')

const MOVES = 120
const HAND = 5
const CARDS = MOVES + 2 * HAND

function setup({ random }) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card))
  const hands = { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) }
  return { deck, hands, played: null, taken: [0, 0], moves: 0 }
}

function play({ G, playerID }, card) {
  const hand = G.hands[playerID]
  if (!hand.includes(card)) return INVALID_MOVE
  hand.splice(hand.indexOf(card), 1, G.deck.pop())
  G.moves += 1
  if (G.played === null) {
    G.played = card
  } else {
    G.taken[card > G.played ? playerID : 1 - playerID] += 2
    G.played = null
  }
}

// What the other has in hand and what is yet to be drawn stays with the server, as at our tables.
function playerView({ G, playerID }) {
  const { deck, hands, ...open } = G
  return { ...open, left: deck.length, hands: playerID === null ? {} : { [playerID]: hands[playerID] } }
}

exports.highCard = {
  name: 'high-card',
  setup,
  playerView,
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
  endIf: ({ G }) => (G.moves === MOVES ? { taken: G.taken } : undefined),
}
