import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { breakpoints } from './build/breakpoints.ts'
import { installable } from './build/installable.ts'
import { pictures } from './build/pictures.ts'
import { rules } from './build/rules.ts'

// Tests run what people get. Svelte's other half, for developers, watches every value, which takes long.
if (process.env.VITEST) process.env.NODE_ENV = 'production'

export default defineConfig({
  plugins: [pictures(), rules(), svelte(), breakpoints(), installable()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: '../src/cubarium/server/site',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy knows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2023',
  },
  // Svelte has another half for servers, and tests would take it.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // Vitest alone would leave a core idle. A busy machine is slow: only what is stuck takes so long.
  // Every file has a window of its own, in a worker that has read the code of windows once for all of them.
  test: { environment: 'happy-dom', setupFiles: 'tests/setup.ts', include: ['tests/**/*.test.ts'], pool: 'vmThreads', maxWorkers: '100%', testTimeout: 240_000 },
})
