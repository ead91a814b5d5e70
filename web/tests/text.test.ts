import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { type AST, parse } from 'svelte/compiler'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games'
import { KEY_HELP } from '../src/keys'
import { stepsOf } from '../src/review/parts'
import { LANGUAGES, PACES, PALETTES, THEMES } from '../src/settings.svelte'
import { TABS, VIEWS } from '../src/table/views.svelte'

const SRC = join(import.meta.dirname, '..', 'src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const components = files.filter((file) => file.endsWith('.svelte'))
const sources = files.filter((file) => /(\.svelte|(?<!\.d)\.ts)$/.test(file) && !file.endsWith('.d.ts'))
/** Folders with words. The boards of the games, the review, the day, tournaments and progress have their own, everything else uses those of text/ and table/. */
const folders = files.filter((file) => file.endsWith('en.ftl')).map(dirname)
const shell = sources.filter((file) => !file.startsWith('games/'))
const ofDaily = sources.filter((file) => file.startsWith('daily/'))
const ofTournaments = sources.filter((file) => file.startsWith('tournament/'))
const ofReview = sources.filter((file) => file.startsWith('review/'))
const ofProgress = sources.filter((file) => file.startsWith('progress/') || ['pages/Person.svelte', 'pages/GameStatistics.svelte'].includes(file))
const read = (file: string): string => readFileSync(join(SRC, file), 'utf8')

const catalogue = (folder: string, language: string): FluentResource => new FluentResource(read(`${folder}/${language}.ftl`))
const text = (folder: string, language: string): string => read(`${folder}/${language}.ftl`).replace(/^#.*$/gm, '')

/** Every variable that stands anywhere inside a message. */
function variables(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const here = 'type' in part && part.type === 'var' && 'name' in part ? [String(part.name)] : []
  return [...here, ...Object.values(part).flatMap(variables)]
}

const messages = (folder: string, language: string): Map<string, string[]> =>
  new Map(catalogue(folder, language).body.map(({ id, value, attributes }) => [id, [...new Set(variables([value, attributes]))].sort()]))

/** Ids in the source that end in something computed, with everything it can be. */
const COMPUTED: Record<string, readonly (string | number)[]> = {
  'game-': GAMES.flatMap(({ id }) => [id, `${id}-lead`]),
  'kind-': GAMES.filter(({ kinds }) => kinds.length > 1).flatMap(({ kinds }) => kinds.map(({ id }) => id)),
  'log-': ['throws', 'steps'],
  'nav-': ['home', 'games', 'rules', 'about'],
  'language-': LANGUAGES,
  'theme-': THEMES,
  'palette-': PALETTES,
  'pace-': PACES,
  'settings-': ['look', 'game'],
  'key-': KEY_HELP.map(([, name]) => name),
  'chair-': ['bot', 'open', 'here'],
  'clock-': ['none', 'quick', 'bank', 'daily'],
  'daily-': ['game', 'picture'],
  'my-game-': ['open', 'playing', 'over'],
  'games-': ['turn', 'slow', 'playing', 'open'],
  'tab-': TABS,
  'view-': VIEWS,
  'maker-': ['author', 'illustrator', 'publisher'],
  'seat-glyph-': [1, 2, 3, 4, 5, 6],
  'question-': ['undo', 'abort'],
  'waits-': ['undo', 'abort'],
  'ended-': ['agreed', 'idle', 'operator'],
}

function usedIds(): Set<string> {
  const all = shell.map(read).join('\n')
  const plain = [...all.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((match) => match[1]!)
  const chosen = [...all.matchAll(/\bt\([^()']*\? '([a-z-]+)' : '([a-z-]+)'/g)].flatMap((match) => [match[1]!, match[2]!])
  const computed = [...all.matchAll(/\bt\(`([a-z-]+)\$\{/g)].flatMap((match) => {
    const ends = COMPUTED[match[1]!]
    if (!ends) throw new Error(`say in COMPUTED what ${match[1]} can end in`)
    return ends.map((end) => `${match[1]}${end}`)
  })
  return new Set([...plain, ...chosen, ...computed])
}

describe.each(folders)('the words in %s', (folder) => {
  test('have the same messages and variables in every language', () => {
    for (const language of LANGUAGES) expect(messages(folder, language)).toEqual(messages(folder, 'en'))
  })

  test.each(LANGUAGES)('parse without errors and format every message in %s', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    expect(bundle.addResource(catalogue(folder, language))).toEqual([])
    for (const [id, names] of messages(folder, language)) {
      const pattern = bundle.getMessage(id)?.value
      if (!pattern) continue // a message may have attributes only
      const errors: Error[] = []
      const args = Object.fromEntries(names.map((name) => [name, 1]))
      expect(bundle.formatPattern(pattern, args, errors)).not.toBe('')
      expect(errors).toEqual([])
    }
  })

  test.each(LANGUAGES)('have no exclamation mark: %s', (language) => {
    expect(text(folder, language)).not.toContain('!')
  })

  test('are set as French is set: curved apostrophes, narrow no-break spaces before double signs', () => {
    const prose = text(folder, 'fr').replace(/\{[^{}]*\}/g, 'x')
    expect(prose.match(/\p{L}'\p{L}/gu) ?? []).toEqual([])
    expect(prose.match(/[^\u202F][:;?%»](?=\s|$)/gm) ?? []).toEqual([])
    expect(prose.match(/«[^\u202F]/g) ?? []).toEqual([])
  })
})

test('the words of the frame and of the table hold every sentence that is used, and no other', () => {
  const known = [...messages('text', 'en').keys(), ...messages('table', 'en').keys()]
  expect([...usedIds()].sort()).toEqual(known.sort())
})

test('the words of the day hold every sentence that is used, and no other', () => {
  const used = [...ofDaily.map(read).join('\n').matchAll(/\bw\('([a-z-]+)'/g)].map((match) => match[1]!)
  expect([...new Set(used)].sort()).toEqual([...messages('daily', 'en').keys()].sort())
})

test('the words of tournaments hold every sentence that is used, and no other', () => {
  const used = [...ofTournaments.map(read).join('\n').matchAll(/\bw\('([a-z-]+)'/g)].map((match) => match[1]!)
  expect([...new Set(used)].sort()).toEqual([...messages('tournament', 'en').keys()].sort())
})

test('the words of championships and badges hold every sentence that is used, and no other', () => {
  const used = [...ofProgress.map(read).join('\n').matchAll(/\bw\('([a-z-]+)'/g)].map((match) => match[1]!)
  expect([...new Set(used)].sort()).toEqual([...messages('progress', 'en').keys()].sort())
})

test('the words of the review hold every sentence that is used, and no other', () => {
  const all = ofReview.map(read).join('\n')
  const plain = [...all.matchAll(/\bw\('([a-z-]+)'/g)].map((match) => match[1]!)
  const steps = stepsOf({ initial: 1, luck: 0, own: 0, others: 0, luck_error: 0, own_error: 0 }, 1).map(({ name }) => `step-${name}`)
  expect([...new Set([...plain, ...steps])].sort()).toEqual([...messages('review', 'en').keys()].sort())
})

describe('components', () => {
  /** Letters that a person would read or hear, outside the catalogues. */
  function hardCoded(node: unknown, found: string[] = []): string[] {
    if (Array.isArray(node)) for (const each of node) hardCoded(each, found)
    else if (typeof node === 'object' && node !== null && 'type' in node) {
      const part = node as AST.TemplateNode | AST.Attribute
      if (part.type === 'StyleDirective') return found
      if (part.type === 'Attribute') {
        const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'label', 'legend'].includes(part.name)
        if (spoken && Array.isArray(part.value)) hardCoded(part.value, found)
        return found
      }
      if (part.type === 'Text' && /\p{L}{2}/u.test(part.data)) found.push(part.data.trim())
      for (const value of Object.values(part)) hardCoded(value, found)
    }
    return found
  }

  test.each(components)('%s has no hard-coded text', (file) => {
    expect(hardCoded(parse(read(file), { modern: true }).fragment)).toEqual([])
  })

  test.each(components)('%s has no style attribute, which the security policy would refuse', (file) => {
    expect(read(file)).not.toMatch(/\sstyle="/)
  })

  test.each(sources)('%s has at most 400 lines', (file) => {
    expect(read(file).split('\n').length).toBeLessThanOrEqual(400)
  })
})
