/** The corrector's budgets: time of one essay, corrections a second, memory, the first one, and what a browser loads. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { ROOT } from './child.ts'

export type CorrectorFigures = {
  readonly lines: number
  readonly firstMs: number
  readonly medianMs: number
  readonly perSecond: number
  readonly memoryMb: number
  /** Code, numbers and word graph, compressed. */
  readonly bundleMb: number
}

export async function measureCorrector(): Promise<CorrectorFigures> {
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'bench/corrector-child.ts')], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (stdout.trim() === '') throw new Error(`the corrector did not run: ${stderr}`)
  // Printed by corrector-child.ts with these very members.
  const figures = JSON.parse(stdout) as Omit<CorrectorFigures, 'bundleMb'>
  return { ...figures, bundleMb: Math.round((await bundleBytes()) / 1e4) / 100 }
}

/** What a worker would load: everything behind `correct`, as Vite bundles it. */
async function bundleBytes(): Promise<number> {
  const outDir = join(tmpdir(), `domine-corrector-bundle-${process.pid}`)
  try {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      build: {
        outDir,
        minify: true,
        lib: { entry: join(ROOT, 'bench/corrector-entry.ts'), formats: ['es'], fileName: 'corrector' },
      },
    })
    const code = readFileSync(join(outDir, 'corrector.js'))
    const graph = readFileSync(join(ROOT, 'build/corrector/words.bin'))
    return brotliCompressSync(code).length + brotliCompressSync(graph).length
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
