/** deploy/backup.sh, which runs each night: what it leaves in the folder of backups, and what it takes away. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HOUR_MS = 3600_000
const SCRIPT = join(import.meta.dirname, '../deploy/backup.sh')

/** The script among files of these ages, beside a backup that does as it is told. @returns what is there afterwards */
function nightOf(
  files: Readonly<Record<string, number>>,
  backup: string,
): { status: number; left: string[] } {
  const root = mkdtempSync(join(tmpdir(), 'backup-script-'))
  const folder = join(root, 'backups')
  for (const path of ['deploy', 'node_modules/.bin', 'backups'])
    mkdirSync(join(root, path), { recursive: true })
  copyFileSync(SCRIPT, join(root, 'deploy/backup.sh'))
  const node = join(root, 'node_modules/.bin/node')
  writeFileSync(node, `#!/bin/sh\n${backup}\n`)
  chmodSync(node, 0o755)
  for (const [name, ageMs] of Object.entries(files)) {
    writeFileSync(join(folder, name), name)
    const at = new Date(Date.now() - ageMs)
    utimesSync(join(folder, name), at, at)
  }
  const { status } = spawnSync('sh', [join(root, 'deploy/backup.sh')], {
    env: { ...process.env, BACKUP_DIR: folder },
  })
  return { status: status ?? -1, left: readdirSync(folder).sort() }
}

const OLD_PART = { 'domine-1.tar.part': 12 * HOUR_MS + 120_000 }
const OLD_BACKUP = { 'domine-1.tar': 31 * 24 * HOUR_MS }

test('what a killed backup left goes after half a day, not what is being written, and nobody else’s files', () => {
  const { status, left } = nightOf(
    {
      ...OLD_PART,
      ...OLD_BACKUP,
      'domine-2.tar.part': 12 * HOUR_MS - 120_000,
      'domine-2.tar': 29 * 24 * HOUR_MS,
      'other.tar.part': 24 * HOUR_MS,
    },
    'echo done > "$2"',
  )
  expect(status).toBe(0)
  const [made, ...rest] = left.filter((name) => /^domine-\d{4}-/.test(name))
  expect([made !== undefined, rest]).toEqual([true, []])
  expect(left.filter((name) => name !== made)).toEqual([
    'domine-2.tar',
    'domine-2.tar.part',
    'other.tar.part',
  ])
})

test('a night that fails takes nothing away', () => {
  const { status, left } = nightOf({ ...OLD_PART, ...OLD_BACKUP }, 'exit 1')
  expect(status).not.toBe(0)
  expect(left).toEqual(['domine-1.tar', 'domine-1.tar.part'])
})
