// The address of a game with changed values: it holds all of them, and perhaps in which variant they are to be played.

export function variantLink(game: string, values: readonly string[], variant?: string | null): string {
  const query = new URLSearchParams(values.map((value) => ['set', value]))
  if (variant) query.set('variant', variant)
  return `/variant/${encodeURIComponent(game)}${query.size > 0 ? `?${query}` : ''}`
}
