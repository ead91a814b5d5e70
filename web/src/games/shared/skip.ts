// Motion that any press ends at once: nobody has to wait for dice.

export function endOnPress(...moving: Animation[]): () => void {
  const forget = (): void => {
    removeEventListener('pointerdown', end)
    removeEventListener('keydown', end)
  }
  function end(): void {
    forget()
    moving.forEach((each) => each.finish())
  }
  addEventListener('pointerdown', end)
  addEventListener('keydown', end)
  moving.at(-1)?.addEventListener('finish', forget)
  return end
}
