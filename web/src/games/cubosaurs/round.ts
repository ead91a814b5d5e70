// Which round it is, for the top bar.

import type { GameInfo } from '../shared/board'
import type { View } from './view'
import { w } from './words'

export const round = ({ view }: GameInfo<View>): string => w('round', { round: view.round_index + 1, rounds: view.rounds })
