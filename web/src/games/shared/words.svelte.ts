// The words of one game, beside those of the site (text.svelte.ts), in the language chosen.
//
//   export const w = gameWords(import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true }))
//   w('hand-count', { count: 3 })

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { type Language, settings } from '../../settings.svelte'

type Words = (id: string, args?: Record<string, FluentVariable>) => string

/** Words from the catalogues of a folder, by path: en.ftl and its translations. */
export function gameWords(catalogues: Record<string, string>): Words {
  const bundles = new Map<Language, FluentBundle>()
  const speak = (language: Language): FluentBundle => {
    const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false })
    if (!bundles.has(language)) bundle.addResource(new FluentResource(catalogues[`./${language}.ftl`]!))
    bundles.set(language, bundle)
    return bundle
  }
  return (id, args) => {
    const bundle = speak(settings.language)
    const pattern = bundle.getMessage(id)?.value
    return pattern ? bundle.formatPattern(pattern, args) : id
  }
}
