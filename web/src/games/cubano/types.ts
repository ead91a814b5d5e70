// What the Cub'ano games have in common, as far as their boards read it.

export type Colour = string

export const NO_COLOURS: readonly Colour[] = ['none', 'empty']
export const isColour = (colour: Colour | null | undefined): colour is Colour => colour != null && !NO_COLOURS.includes(colour)

export interface CubanoPieces {
  colours: Record<Colour, { name: string; value: number }>
}
