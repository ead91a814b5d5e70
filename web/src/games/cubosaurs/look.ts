// Colour and creature of each type.

interface Look {
  model: string
  colour: string
}

const LOOKS: Record<string, Look> = {
  trex: { model: 'cs-trex', colour: '#f0812b' },
  stego: { model: 'cs-stego', colour: '#2f86d6' },
  bronto: { model: 'cs-bronto', colour: '#8b4fcf' },
  ptero: { model: 'cs-ptero', colour: '#e23b3b' },
  penta: { model: 'cs-penta', colour: '#4db34f' },
  grey: { model: 'cs-raptor-grey', colour: '#9fa8b3' },
  black: { model: 'cs-raptor-black', colour: '#444a61' },
  raptor: { model: 'cs-raptor-grey', colour: '#9fa8b3' },
}
const EGG: Look = { model: 'cs-egg', colour: '#e8b04a' }

export const lookOf = (type: string): Look => LOOKS[type] ?? EGG
