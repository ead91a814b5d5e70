// Models by name. Their text is a small chunk of its own, loaded with the first picture; a picture is drawn once, and where
// it was drawn before it is there at once, the same string: nothing is put into the page anew.

import { renderModel, type RenderOptions } from './render.ts'

const pictures = new Map<string, string>()
let models = $state.raw<Record<string, string>>()
let loading: Promise<void> | undefined

async function load(): Promise<void> {
  models = (await import('./library.ts')).MODELS
}

/** The picture as SVG; nothing as long as the models are on their way, and those who read it are told when they come. */
export function drawnModel(name: string, options: Omit<RenderOptions, 'library'> = {}): string {
  if (!models) {
    loading ??= load()
    return ''
  }
  const text = models[name]
  if (text === undefined) throw new Error(`no model ${name}`)
  const key = name + JSON.stringify(options)
  const picture = pictures.get(key) ?? renderModel(text, options)
  pictures.set(key, picture)
  return picture
}
