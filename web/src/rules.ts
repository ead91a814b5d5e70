// Rulebooks by game and language, and finding words in them.

import books from 'virtual:rules'
import { type Entry, paragraphsOf, type Rulebook, tablesOf } from '../build/markdown'
import type { GameId } from './games'
import type { Language } from './settings.svelte'

export async function loadRulebook(game: GameId, language: Language): Promise<Rulebook> {
  return (await books[`${game}.${language}`]!()).default
}

/** Plain lower-case letters without accents, so that "regle" finds "Règle". */
export function fold(html: string): string {
  const text = html.replace(/<[^>]*>/g, '').replace(/&lt;/g, '<').replace(/&amp;/g, '&')
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/œ/g, 'oe')
}

/** Keep the rules and table rows that hold every word of the query. */
export function searchRulebook(book: Rulebook, query: string): Rulebook {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return book
  const holds = (...parts: string[]): boolean => {
    const text = fold(parts.join(' '))
    return words.every((word) => text.includes(word))
  }
  const search = (entry: Entry): Entry[] => {
    if (holds(entry.id, entry.title, ...paragraphsOf(entry))) return [entry]
    const blocks = tablesOf(entry)
      .map(({ head, rows }) => ({ head, rows: rows.filter((row) => holds(...row)) }))
      .filter(({ rows }) => rows.length > 0)
    return blocks.length > 0 ? [{ ...entry, blocks }] : []
  }
  const sections = book.sections.map((section) => ({ ...section, entries: section.entries.flatMap(search) }))
  return { ...book, intro: [], sections: sections.filter(({ entries }) => entries.length > 0) }
}

/** How many rules and table rows a search has left. */
export function countFound(book: Rulebook): number {
  const entries = book.sections.flatMap((section) => section.entries)
  const rows = entries.flatMap(tablesOf).flatMap((table) => table.rows)
  return entries.filter((entry) => entry.id !== '' && paragraphsOf(entry).length > 0).length + rows.length
}

/** The component values that have this source: the tables with the columns component, source, values. */
export function valuesOf(book: Rulebook, source: string): { name: string; value: string }[] {
  const rows = (book.sections.at(-1)?.entries ?? []).flatMap(tablesOf).flatMap((table) => table.rows)
  const marked = rows.filter((row) => row.length === 3 && fold(row[1]!).includes(fold(source)))
  return marked.map(([name = '', , value = '']) => ({ name, value }))
}
