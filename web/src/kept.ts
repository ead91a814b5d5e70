// Small facts about each game, or about each table, kept in this browser under one name.

export function keptFacts(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {} // storage is closed, or somebody else wrote there
  }
}

/** Keep a fact; of more than `most` the oldest are forgotten. */
export function keepFact(name: string, game: string, fact: unknown, most = Infinity): void {
  try {
    const { [game]: _, ...others } = keptFacts(name)
    const facts = [...Object.entries(others), [game, fact]]
    localStorage.setItem(name, JSON.stringify(Object.fromEntries(facts.slice(-most))))
  } catch {
    // a browser that keeps nothing: what is kept lasts as long as the page
  }
}
