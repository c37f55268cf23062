/** The corrector's budgets: time of one essay, corrections a second, memory, the first one, and what a browser loads. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { ROOT } from './child.ts'
import type { Table } from './table.ts'

type CorrectorFigures = {
  readonly lines: number
  readonly firstMs: number
  readonly medianMs: number
  readonly perSecond: number
  readonly memoryMb: number
  /** Code, numbers and word graph, compressed. */
  readonly bundleMb: number
}

export async function correctorRows({ add }: Table): Promise<void> {
  const { lines, firstMs, medianMs, perSecond, memoryMb, bundleMb } = await measureCorrector()
  add({
    what: 'correction of an essay',
    measured: `${medianMs} ms`,
    goal: '≤ 50 ms',
    peer: `${lines} lines`,
    met: medianMs <= 50,
  })
  add({
    what: 'corrections of one process',
    measured: `${perSecond}/s`,
    goal: '≥ 40/s',
    met: perSecond >= 40,
  })
  add({
    what: 'first correction after the start',
    measured: `${firstMs} ms`,
    goal: '≤ 1500 ms',
    peer: 'the word graph is read',
    met: firstMs <= 1500,
  })
  add({
    what: 'memory of the corrector',
    measured: `${memoryMb} MB`,
    goal: '≤ 150 MB',
    met: memoryMb <= 150,
  })
  add({
    what: 'corrector in the browser, brotli',
    measured: `${bundleMb} MB`,
    goal: '≤ 1.5 MB',
    peer: 'code, numbers, word graph',
    met: bundleMb <= 1.5,
  })
}

async function measureCorrector(): Promise<CorrectorFigures> {
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
