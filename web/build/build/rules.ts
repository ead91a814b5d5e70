// `virtual:rules` gives every rulebook of docs/rules by game and language, each a chunk of its own, such as
// `virtual:rules/cubitos.fr`.

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { parseRulebook, type Rulebook } from './markdown.ts'

const RULES = join(import.meta.dirname, '..', '..', 'docs', 'rules')
const LIST = 'virtual:rules'
const PREFIX = `${LIST}/`

const fileOf = (game: string, language: string): string => join(RULES, `${game}${language === 'en' ? '' : `.${language}`}.md`)

/** The names of all rulebooks, those without a language in their file's being in English. */
const names = (): string[] =>
  readdirSync(RULES)
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'))
    .map((name) => (name.includes('.') ? name : `${name}.en`))

export const readRulebook = (game: string, language: string): Rulebook =>
  parseRulebook(game, readFileSync(fileOf(game, language), 'utf8'))

export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const books = names().map((name) => `${JSON.stringify(name)}: () => import('${PREFIX}${name}')`)
        return `export default { ${books.join(', ')} }`
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [game = '', language = ''] = id.slice(PREFIX.length + 1).split('.')
      this.addWatchFile(fileOf(game, language))
      // A string to parse is read faster than an object to compile.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(readRulebook(game, language)))})`
    },
  }
}
