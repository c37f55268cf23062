import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFastFolder } from '#tests/support/fast-folder.ts'

/** @returns the folder that a process made which then ended in this way */
function folderOf(end: string): string {
  const made = join(import.meta.dirname, 'support/fast-folder.ts')
  const script = `const { makeFastFolder } = await import('${made}')
    process.stdout.write(makeFastFolder())
    ${end}`
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout
}

test('a folder goes with its process; what a killed one left goes with the next', () => {
  const gone = folderOf('')
  expect(gone).toContain('domine-run-')
  expect(existsSync(gone)).toBe(false)
  const left = folderOf("process.kill(process.pid, 'SIGKILL')")
  expect(existsSync(left)).toBe(true)
  const own = makeFastFolder()
  expect([existsSync(left), existsSync(own)]).toEqual([false, true])
  const second = makeFastFolder()
  expect(existsSync(own)).toBe(true)
  // A worker of vitest is ended before it could tidy up.
  for (const folder of [own, second]) rmSync(folder, { recursive: true })
})
