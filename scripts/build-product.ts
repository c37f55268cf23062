/**
 * Bundles the server's own sources, for build/product: a start reads some tens of files instead of a thousand, none of
 * them TypeScript (decision 0284). Most packages stay where npm has put them, and nothing is renamed or pressed together:
 * a line of the log is found in the file that it names.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { PROGRAMS } from '#server/platform/project-files.ts'
import { narrowText } from './narrow-text.ts'
import { MADE_IN } from './put-in-place.ts'

const ROOT = join(import.meta.dirname, '..')
const MADE = join(ROOT, MADE_IN, 'product')
/** Of many files, which every process loads; they need no package themselves and read no file of their own. */
const BUNDLED_PACKAGES = ['zod', 'kysely']

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: BUNDLED_PACKAGES },
  build: {
    ssr: true,
    outDir: MADE,
    target: 'node24',
    rollupOptions: { input: PROGRAMS, output: { comments: false } },
  },
})
for (const entry of readdirSync(MADE, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const file = join(entry.parentPath, entry.name)
  writeFileSync(file, narrowText(readFileSync(file, 'utf8')))
}
