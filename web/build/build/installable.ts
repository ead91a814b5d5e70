// What makes the site an app that can be installed: icons, a manifest, and a worker that keeps the shell for times
// without a connection. Made when the site is built; there is none of it while one works on the pages.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { drawFavicon } from './pictures.ts'
import { rasterise } from './raster.ts'

const PAPER = '#F4ECDC'
const WORKER = join(import.meta.dirname, 'worker.js')
/** Files of the shell whose names do not tell what is in them. */
const UNNAMED = ['index.html', 'favicon.svg']
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1, purpose: 'any' },
  { file: 'icon-512.png', size: 512, share: 1, purpose: 'any' },
  // A phone cuts a shape out of these: what matters lies in the middle four fifths.
  { file: 'icon-maskable-512.png', size: 512, share: 0.82, ground: PAPER, purpose: 'maskable' },
  { file: 'icon-180.png', size: 180, share: 0.8, ground: PAPER, purpose: '' },
] as const

export const drawIcon = ({ size, share, ...more }: { size: number; share: number; ground?: string }): Buffer =>
  rasterise(drawFavicon(), { size, share, ...more })

const manifest = {
  id: '/',
  name: 'Cubarium',
  short_name: 'Cubarium',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games'],
  icons: ICONS.filter(({ purpose }) => purpose).map(({ file, size, purpose }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
}

export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    generateBundle: {
      order: 'post', // the page is there by then
      handler(_options, bundle) {
        for (const icon of ICONS) {
          const ground = 'ground' in icon ? { ground: icon.ground } : {}
          this.emitFile({ type: 'asset', fileName: icon.file, source: drawIcon({ size: icon.size, share: icon.share, ...ground }) })
        }
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) })
        const shell = [...UNNAMED, ...shellOf(bundle)].map((file) => `/${file}`)
        const worker = readFileSync(WORKER, 'utf8')
        // Another worker, another shell, or another page is another cache.
        const version = createHash('sha256').update(worker).update(shell.join())
        for (const file of UNNAMED) version.update((bundle[file] as Rollup.OutputAsset).source)
        const source = worker.replace('__VERSION__', version.digest('hex').slice(0, 12)).replace("['__SHELL__']", JSON.stringify(shell))
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  }
}

/** What every page asks for later: the words and the models. */
const ASKED_FOR_LATER = /\/src\/(text\/\w\w\.ftl\?raw|table\/\w\w\.ftl\?raw|voxel\/library\.ts)$/

/** The files without which no page can be shown: the entry and everything it imports at once, and those above. */
function shellOf(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const isNeeded = (chunk: Rollup.OutputChunk): boolean => chunk.isEntry || chunk.moduleIds.some((id) => ASKED_FOR_LATER.test(id))
  const wanted = new Set<string>()
  const add = (file: string): void => {
    const chunk = bundle[file]
    if (wanted.has(file) || chunk?.type !== 'chunk') return
    wanted.add(file)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) wanted.add(sheet)
    chunk.imports.forEach(add)
  }
  for (const chunk of chunks) if (isNeeded(chunk)) add(chunk.fileName)
  const fonts = Object.keys(bundle).filter((file) => /latin-(400|500)-normal.*\.woff2$/.test(file) && !file.includes('latin-ext'))
  return [...wanted, ...fonts]
}
