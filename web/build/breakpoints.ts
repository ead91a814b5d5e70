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
      filter: { id: /\.css$/ },
      handler(code) {
        this.addWatchFile(FILE)
        return { code: `${readFileSync(FILE, 'utf8').replaceAll('\n', ' ')}${code}`, map: null }
      },
    },
  }
}
