import { describe, expect, test } from 'vitest'
import { paragraphsOf, parseRulebook, tablesOf } from '../build/markdown'
import { names, readRulebook } from '../build/rules'
import { GAMES } from '../src/games'
import { countFound, fold, searchRulebook, valuesOf } from '../src/rules'
import { LANGUAGES } from '../src/settings.svelte'

const SAMPLE = `# Chess: the rules

Told in *our* words.

## 1 Set-up

### chess-1.1 The board

A board of **64** squares, see chess-1.2 & [more](https://example.org/a_b).

### chess-1.2 The pieces

Sixteen each, with a Café.

## Rulings

| No | Doubt | Rule |
| --- | --- | --- |
| R1 | Who begins? White < Black. | chess-1.1 |
| R2 | May one pass? | chess-1.2 |
`

const book = parseRulebook('chess', SAMPLE)

describe('the converter', () => {
  test('reads titles, sections and rules with their ids', () => {
    expect(book.title).toBe('Chess: the rules')
    expect(book.intro).toEqual(['Told in <em>our</em> words.'])
    expect(book.sections.map(({ id }) => id)).toEqual(['chess-1', 'chess-part-2'])
    expect(book.sections[0]!.entries.map(({ id, title }) => [id, title])).toEqual([
      ['chess-1.1', 'The board'],
      ['chess-1.2', 'The pieces'],
    ])
  })

  test('makes HTML of the marks in a paragraph, and links rules', () => {
    expect(book.sections[0]!.entries[0]!.blocks).toEqual([
      'A board of <strong>64</strong> squares, see <a href="#chess-1.2">chess-1.2</a> &amp; ' +
        '<a href="https://example.org/a_b" rel="noopener noreferrer">more</a>.',
    ])
  })

  test('reads tables, and lets no markup through', () => {
    const [table] = tablesOf(book.sections[1]!.entries[0]!)
    expect(table!.head).toEqual(['No', 'Doubt', 'Rule'])
    expect(table!.rows[0]![1]).toBe('Who begins? White &lt; Black.')
  })

  test('refuses a rule without an id', () => {
    expect(() => parseRulebook('chess', '## 1 A\n\n### No id')).toThrow('no rule id')
  })
})

describe('search', () => {
  test('knows neither case nor accents', () => {
    expect(fold('Œuf <b>Règle</b> &amp; l’été')).toBe("oeuf regle & l'ete")
    expect(countFound(searchRulebook(book, 'CAFE'))).toBe(1)
  })

  test('wants every word, in a rule or in a row of a table', () => {
    expect(countFound(searchRulebook(book, 'board squares'))).toBe(1)
    expect(tablesOf(searchRulebook(book, 'may pass').sections[0]!.entries[0]!)[0]!.rows).toHaveLength(1)
    expect(searchRulebook(book, 'board dragon').sections).toEqual([])
  })

  test('finds a rule by its id, and shows everything for an empty query', () => {
    expect(searchRulebook(book, 'chess-1.2').sections[0]!.entries.map(({ id }) => id)).toContain('chess-1.2')
    expect(searchRulebook(book, ' ')).toBe(book)
  })
})

test('the books are those of the games, in every language, and no other page', () => {
  expect(names().sort()).toEqual(GAMES.flatMap(({ id }) => LANGUAGES.map((language) => `${id}.${language}`)).sort())
})

describe.each(GAMES.map(({ id }) => id))('the rulebook of %s', (game) => {
  const books = { en: readRulebook(game, 'en'), fr: readRulebook(game, 'fr') }

  test('has the same sections, rules and tables in both languages', () => {
    const shape = (language: 'en' | 'fr') =>
      books[language].sections.map(({ id, entries }) => [id, entries.map((entry) => [entry.id, tablesOf(entry).map(({ rows }) => rows.length)])])
    expect(shape('fr')).toEqual(shape('en'))
    expect(books.en.sections.length).toBeGreaterThan(5)
  })

  test('uses no Markdown that the converter does not know', () => {
    for (const { sections, intro } of Object.values(books)) {
      const entries = sections.flatMap((section) => section.entries)
      const words = [...intro, ...entries.flatMap((entry) => [entry.title, ...paragraphsOf(entry), ...tablesOf(entry).flatMap(({ rows }) => rows.flat())])]
      for (const word of words) expect(word.replace(/<[^>]*>/g, '')).not.toMatch(/\*\*|\]\(|^[-#>] |`/)
    }
  })

  test('every link to a rule leads somewhere', () => {
    const { sections } = books.en
    const ids = new Set(sections.flatMap(({ entries }) => entries.map(({ id }) => id)))
    const links = JSON.stringify(books).match(/href=\\"#([a-z0-9.-]+)/g) ?? []
    for (const link of links) expect(ids).toContain(link.split('#')[1])
  })

  test('tells its house values', () => {
    expect(valuesOf(books.fr, 'Maison')).toHaveLength(valuesOf(books.en, 'House').length)
    expect(valuesOf(books.en, 'House').length).toBeGreaterThan(0)
  })
})
