// Colour and creature of each type.

import { type NamedColour, toneFor } from '../shared/tones'

interface Look {
  model: string
  colour: string
}

const LOOKS: Record<string, Look & { name: NamedColour }> = {
  trex: { name: 'orange', model: 'cs-trex', colour: '#f0812b' },
  stego: { name: 'blue', model: 'cs-stego', colour: '#2f86d6' },
  bronto: { name: 'purple', model: 'cs-bronto', colour: '#8b4fcf' },
  ptero: { name: 'red', model: 'cs-ptero', colour: '#e23b3b' },
  penta: { name: 'green', model: 'cs-penta', colour: '#4db34f' },
  grey: { name: 'grey', model: 'cs-raptor-grey', colour: '#9fa8b3' },
  black: { name: 'black', model: 'cs-raptor-black', colour: '#444a61' },
  raptor: { name: 'grey', model: 'cs-raptor-grey', colour: '#9fa8b3' },
}
const EGG: Look = { model: 'cs-egg', colour: '#e8b04a' }

export function lookOf(type: string): Look {
  const look = LOOKS[type]
  return look ? { model: look.model, colour: toneFor(look.name, look.colour) } : EGG
}
