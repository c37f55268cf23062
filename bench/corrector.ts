/** The corrector's budgets on the server: time of one essay, corrections a second, memory, the first one. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './child.ts'
import type { Table } from './table.ts'

type CorrectorFigures = {
  readonly lines: number
  readonly firstMs: number
  readonly medianMs: number
  readonly perSecond: number
  readonly memoryMb: number
}

export function correctorRows({ add }: Table): void {
  const { lines, firstMs, medianMs, perSecond, memoryMb } = measureCorrector()
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
}

function measureCorrector(): CorrectorFigures {
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'bench/corrector-child.ts')], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (stdout.trim() === '') throw new Error(`the corrector did not run: ${stderr}`)
  // Printed by corrector-child.ts with these very members.
  return JSON.parse(stdout) as CorrectorFigures
}
