// Small facts about each game, kept in this browser under one name.

export function keptFacts(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {} // storage is closed, or somebody else wrote there
  }
}

export function keepFact(name: string, game: string, fact: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...keptFacts(name), [game]: fact }))
  } catch {
    // a browser that keeps nothing: what is kept lasts as long as the page
  }
}
