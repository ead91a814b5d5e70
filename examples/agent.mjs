// An agent for any game, for Node: of what is offered it takes the first that does not give up.
//
// Try it: ./cubarium sim cubosaurs --players 2 --games 20 --seats "agent:node examples/agent.mjs,random"

import { createInterface } from 'node:readline'

// Kinds of actions that only wait, end or give away something.
const TAME = new Set(['pass', 'done', 'stop', 'wait', 'renounce', 'discard', 'lose', 'flip'])

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'hello') {
    say({ type: 'ready', name: 'Steadfast' })
  } else if (message.type === 'choose') {
    const bold = message.actions.filter((offer) => !TAME.has(offer.kind))
    const chosen = bold[0] ?? message.actions[0]
    say({ type: 'choice', id: message.id, action: chosen.action })
  } else if (message.type === 'error') {
    console.error(message.text)
  }
}
