// Models by name. Their text is a small chunk of its own, loaded with the first picture; a picture is drawn once.

import { renderModel, type RenderOptions } from './render.ts'

const pictures = new Map<string, string>()
let library: Promise<Record<string, string>> | undefined

function loadLibrary(): Promise<Record<string, string>> {
  library ??= import('./library.ts').then((module) => module.MODELS)
  return library
}

export async function drawModel(name: string, options: Omit<RenderOptions, 'library'> = {}): Promise<string> {
  const models = await loadLibrary()
  const text = models[name]
  if (text === undefined) throw new Error(`no model ${name}`)
  const key = name + JSON.stringify(options)
  const picture = pictures.get(key) ?? renderModel(text, options)
  pictures.set(key, picture)
  return picture
}
