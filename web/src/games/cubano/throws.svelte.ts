// Which throw the dice show: another value is another throw, told from the difference of two views.

/** How long a die tumbles at the usual speed. */
export const TUMBLE_MS = 900

export function countThrows<V>(view: () => V, isThrow: (before: V, now: V) => boolean): () => string {
  let count = $state(0)
  let before: V | undefined
  $effect.pre(() => {
    const now = view()
    if (before !== undefined && isThrow(before, now)) count += 1
    before = now
  })
  return () => String(count)
}
