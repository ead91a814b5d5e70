// The server's view of Cub'ano Course, as far as the board reads it.

import type { Colour } from '../cubano/types'

export interface CourseView {
  viewer: number
  colours: Colour[]
  seats: { colour: Colour; corner: string | null; covered: number; die: number }[]
  heap_cubes: number
  players: number
  turn: number
  phase: 'choose' | 'corner' | 'throw' | 'place' | 'over'
  shown: Colour
  to_place: number
}

export interface CourseFacts {
  goal: number
  /** By seat, the squares on its diagonals. */
  ways: string[][]
}
