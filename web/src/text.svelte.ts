// Sentences of the interface, from Fluent catalogues. A change of language shows at once, without loading the page again.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { changeSettings, type Language, settings } from './settings.svelte'

/** Catalogues by path, each fetched when somebody speaks its language. */
const CATALOGUES = import.meta.glob<string>(['./text/*.ftl', './table/*.ftl'], { query: '?raw', import: 'default' })

let bundle = $state.raw(new FluentBundle('en'))

/** Load a language, then show it. */
export async function speak(language: Language): Promise<void> {
  const catalogues = await Promise.all(['text', 'table'].map((folder) => CATALOGUES[`./${folder}/${language}.ftl`]!()))
  const next = new FluentBundle(language, { useIsolating: false })
  for (const catalogue of catalogues) next.addResource(new FluentResource(catalogue))
  bundle = next
  if (settings.language !== language) changeSettings({ language })
}

/** The sentence with this id, in the language chosen. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value
  return pattern ? bundle.formatPattern(pattern, args) : id
}
