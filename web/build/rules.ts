// `import('virtual:rules/cubitos.fr')` gives a rulebook of docs/rules, one chunk for each game and language.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { parseRulebook, type Rulebook } from './markdown.ts'

const RULES = join(import.meta.dirname, '..', '..', 'docs', 'rules')
const PREFIX = 'virtual:rules/'

const fileOf = (game: string, language: string): string => join(RULES, `${game}${language === 'en' ? '' : `.${language}`}.md`)

export const readRulebook = (game: string, language: string): Rulebook =>
  parseRulebook(game, readFileSync(fileOf(game, language), 'utf8'))

export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [game = '', language = ''] = id.slice(PREFIX.length + 1).split('.')
      this.addWatchFile(fileOf(game, language))
      // A string to parse is read faster than an object to compile.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(readRulebook(game, language)))})`
    },
  }
}
