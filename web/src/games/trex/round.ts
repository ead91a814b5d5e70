// Which round it is, for the top bar.

import type { GameInfo } from '../shared/board'
import type { View } from './view'
import { w } from './words'

export const round = ({ view }: GameInfo<View>): string => w('round', { number: view.round_index + 1 })
