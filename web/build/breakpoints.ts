// Every style knows the widths that src/styles/breakpoints.css names: Lightning CSS wants them in the same file.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILE = join(import.meta.dirname, '..', 'src', 'styles', 'breakpoints.css')

export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler(code) {
        this.addWatchFile(FILE)
        const widths = readFileSync(FILE, 'utf8')
        // Lightning CSS puts the widths into media queries, and leaves container queries alone.
        const named = new Map([...widths.matchAll(/@custom-media (--[\w-]+) (\([^)]*\));/g)].map(([, name, width]) => [name, width]))
        const asked = code.replace(/(@container (?:[\w-]+ )?)\((--[\w-]+)\)/g, (_, at: string, name: string) => `${at}${named.get(name) ?? this.error(`No width is called ${name}`)}`)
        return { code: `${widths.replaceAll('\n', ' ')}${asked}`, map: null }
      },
    },
  }
}
