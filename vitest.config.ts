import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** unit: beside the code, no I/O · http: requests against a real PostgreSQL · faults: processes are killed. */
export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two cores is half the machine: HTTP tests mostly wait for PostgreSQL.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          // Pure functions leave nothing behind: without a process and a module graph of its own for each of 170 files
          // they take a third of the time.
          isolate: false,
          globalSetup: ['tests/support/corrector-words.ts'],
          setupFiles: ['tests/support/fuzz/fixed-seed.ts'],
          testTimeout: 30_000,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        test: {
          name: 'http',
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
          include: ['tests/faults/**/*.test.ts'],
          // After the others, by themselves: two files at once, each with its own data directory and ports.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
