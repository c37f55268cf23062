import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Modules as Node itself loads them: where Vite makes a function of each, every use of what is imported
 * is a call (decision 0283).
 */
const BY_NODE = { viteModuleRunner: false, nodeLoader: false }

const UNIT = {
  // Pure functions leave nothing behind: without a process and a module graph of its own for each of
  // some hundreds of files they take a third of the time.
  isolate: false,
  setupFiles: ['tests/support/fuzz/fixed-seed.ts'],
  testTimeout: 30_000,
}

/**
 * unit: beside the code, no I/O · web: the same of what browsers run · http: requests against a real PostgreSQL ·
 * faults: processes are killed.
 */
export default defineConfig({
  test: {
    // Two more than there are cores, where vitest would leave one free: HTTP tests wait for PostgreSQL, fault tests for
    // what they have killed or frozen. Files go in this order: faults, HTTP, unit, each from the longest to the shortest, so that no
    // worker is left alone with a long one (decision 0103).
    maxWorkers: availableParallelism() + 2,
    // Whoever is started by a test is not set up by what somebody has written into .env here.
    env: { ENV_FILE: '' },
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          experimental: BY_NODE,
          globalSetup: ['tests/support/corrector-words.ts'],
          include: [
            'src/{content,corrector,domain,server,texts}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
      {
        // Made by Vite in the product too: JSX, and tests that load a module anew for each page.
        test: { ...UNIT, name: 'web', include: ['src/{web,worker}/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'http',
          experimental: BY_NODE,
          // A server and a database of its own is what keeps a file apart; loading the product again for each of a hundred
          // files took a sixth of the whole run.
          isolate: false,
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/test-database.ts'],
          setupFiles: ['tests/support/fuzz/fixed-seed.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          experimental: BY_NODE,
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/built-product.ts', 'tests/faults/prepare-data.ts'],
          // A test starts the product several times, and waits for each step with patience of its own.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
