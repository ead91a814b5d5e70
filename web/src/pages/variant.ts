// The address of a game with changed values: it holds all of them.

export function variantLink(game: string, values: readonly string[]): string {
  const query = new URLSearchParams(values.map((value) => ['set', value]))
  return `/variant/${encodeURIComponent(game)}${query.size > 0 ? `?${query}` : ''}`
}
