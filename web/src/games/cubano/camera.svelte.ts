// From above or from the side: chosen by V, else by the room there is.

let chosen = $state<boolean>()

export const isFlat = (isNarrow: boolean): boolean => chosen ?? isNarrow

export function turnCamera(isNarrow: boolean): void {
  chosen = !isFlat(isNarrow)
}
