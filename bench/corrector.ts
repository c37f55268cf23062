/** The corrector's budgets on the server: time of one essay, corrections a second, memory, the first one. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './child.ts'

export type CorrectorFigures = {
  readonly lines: number
  readonly firstMs: number
  readonly medianMs: number
  readonly perSecond: number
  readonly memoryMb: number
}

export function measureCorrector(): CorrectorFigures {
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'bench/corrector-child.ts')], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (stdout.trim() === '') throw new Error(`the corrector did not run: ${stderr}`)
  // Printed by corrector-child.ts with these very members.
  return JSON.parse(stdout) as CorrectorFigures
}
