// Waiting for what happens: a busy machine is slow, and only a test that fails ever waits so long.

import { vi } from 'vitest'

export const STUCK_MS = 120_000

export const waitFor = <T>(look: () => T): Promise<T> => vi.waitFor(look, { timeout: STUCK_MS })
