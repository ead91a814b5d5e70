// What holds for every test: there is no server, and what is imported on the way has come before the end.

import { afterAll, vi } from 'vitest'

// The window's own would ask a port of this machine, and be answered when the test that asked is over.
globalThis.fetch = () => Promise.reject(new TypeError('there is no server'))

// Vitest fails a file that ends while it fetches a module.
afterAll(() => vi.dynamicImportSettled())
