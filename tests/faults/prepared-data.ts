import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * A data directory with a database, as a product left it that was stopped (tests/faults/prepare-data.ts).
 * `empty` holds no table of ours, `shop` a filled shop with its files.
 */
export function copyPrepared(name: 'empty' | 'shop', dataDir: string): void {
  // Keeps the owner, which the copy of Node does not: PostgreSQL serves only its own files.
  execFileSync('cp', ['-Rp', join(inject('preparedFolder'), name), dataDir])
}

/** What the children of the tests compiled, for the next ones: most of a start is reading the same modules again. */
export function compileCache(): Record<string, string> {
  return { NODE_COMPILE_CACHE: join(inject('preparedFolder'), 'compiled') }
}
