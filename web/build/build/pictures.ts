// Scenes and the favicon become SVG files when the site is built: no page computes them again.

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { renderModel } from '../src/voxel/render.ts'

const MODELS = join(import.meta.dirname, '..', 'models')
const FAVICON = 'favicon.svg'

const library = (name: string): string => readFileSync(join(MODELS, `${name}.txt`), 'utf8')

export const drawScene = (text: string): string =>
  renderModel(text, { library, ground: false, outline: false, tight: true })

export const drawFavicon = (): string => renderModel(library('mark'), { ground: false, seams: false, tight: true })

/** `import url from './scene.txt?scene'` gives the address of its picture. */
export function pictures(): Plugin {
  let building = false
  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved: (config) => {
      building = config.command === 'build'
    },
    configureServer: (server) => {
      server.middlewares.use(`/${FAVICON}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(drawFavicon())
      })
    },
    buildStart() {
      if (building) this.emitFile({ type: 'asset', fileName: FAVICON, source: drawFavicon() })
    },
    load(id) {
      const [file, query] = id.split('?')
      if (query !== 'scene' || !file) return undefined
      const source = drawScene(readFileSync(file, 'utf8'))
      if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
      const reference = this.emitFile({ type: 'asset', name: basename(file).replace('.txt', '.svg'), source })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
  }
}
