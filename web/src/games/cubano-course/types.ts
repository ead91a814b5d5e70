// What the server tells of Cub'ano Course beside the view.

export interface Facts {
  goal: number
  /** By seat, the squares on its diagonals. */
  ways: string[][]
}
