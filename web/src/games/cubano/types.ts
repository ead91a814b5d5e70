// What the Cub'ano games have in common, as far as their boards read it.

/** As the views name it. Some of its values are no colour. */
export type Colour = string | null

const NO_COLOURS: readonly unknown[] = ['none', 'empty', null, undefined]
export const isColour = <C extends Colour>(colour: C | undefined): colour is NonNullable<C> => !NO_COLOURS.includes(colour)

export interface CubanoPieces {
  colours: Record<string, { name: string; value: number }>
}

export const nameOfColour = (colour: Colour, { colours }: CubanoPieces): string => colours[colour ?? '']?.name ?? ''
