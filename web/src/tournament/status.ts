// The one sentence that says how far a tournament is, and what its reader is to do.

import type { TournamentInfo } from '../server'
import { settings } from '../settings.svelte'
import { w } from './words'

export interface Told {
  state: 'turn' | 'waiting' | 'finished'
  who: string
  sentence: string
}

export function told(shown: TournamentInfo): Told {
  if (shown.status === 'open') return { state: 'waiting', who: w('before'), sentence: before(shown) }
  if (shown.status === 'over') return { state: 'finished', who: w('over'), sentence: winner(shown) }
  const who = w('round-of', { round: shown.round, rounds: shown.rounds })
  return shown.my_table ? { state: 'turn', who, sentence: w('ready') } : { state: 'waiting', who, sentence: during(shown) }
}

function before({ entrants: all, is_host: isHost, host_name: host, least, most }: TournamentInfo): string {
  const entrants = all.length
  const isIn = all.some(({ is_mine: isMine }) => isMine)
  if (isHost && (isIn || entrants > 1)) return entrants < least ? w('too-few', { least }) : w('joined-host', { entrants })
  if (isIn) return w('joined', { entrants, others: entrants - 1, host })
  if (entrants >= most) return w('full', { most })
  return isHost ? w('joined-host', { entrants }) : w('join-ask', { entrants })
}

function during({ entrants, past, round, rounds, has_bye: hasBye, settings: { follows }, host_name: host }: TournamentInfo): string {
  const mine = entrants.find(({ is_mine: isMine }) => isMine)
  const isOver = past[0]!.tables.every(({ is_over: over }) => over)
  if (isOver && !follows) return w('wait-host', { host })
  if (mine?.is_out) return w('is-out')
  if (hasBye) return w('bye')
  if (!mine) return w('watching')
  return round < rounds ? w('wait-others') : w('wait-last')
}

function winner({ standings }: TournamentInfo): string {
  const first = standings.filter(({ place, games }) => place === 1 && games > 0).map(({ name }) => name)
  if (first.length === 0) return w('no-winner')
  return first.length === 1 ? w('winner', { name: first[0]! }) : w('winners', { names: new Intl.ListFormat(settings.language).format(first) })
}
