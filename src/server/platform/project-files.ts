/**
 * Where the project's own files are, and the programs among them, for the sources as they stand and for what is bundled of
 * them (decision 0284).
 */
import { existsSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

/** The folder of package.json. */
export const PROJECT_ROOT = projectRoot(import.meta.dirname)

/** Where `npm run build` puts the programs. */
export const PRODUCT_FOLDER = 'build/product'

/** What is started as a process or a thread of its own: each becomes one file of PRODUCT_FOLDER. */
export const PROGRAMS = {
  start: 'src/server/start.ts',
  main: 'src/server/main.ts',
  'correct-in-thread': 'src/server/writing/correction/correct-in-thread.ts',
  'draw-pages-child': 'src/server/shop/materials/draw-pages-child.ts',
  'stamp-in-thread': 'src/server/shop/materials/stamp-in-thread.ts',
} as const

const IS_BUNDLED = extname(import.meta.filename) === '.js'

/** As this process runs, so does what it starts. */
export function programFile(name: keyof typeof PROGRAMS): string {
  return join(PROJECT_ROOT, IS_BUNDLED ? `${PRODUCT_FOLDER}/${name}.js` : PROGRAMS[name])
}

function projectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error(`no package.json above ${import.meta.dirname}`)
  return projectRoot(above)
}
