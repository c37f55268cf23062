/**
 * Asks the registry for known faults of the packages that are delivered. Fails for a grave one that is not on the list of
 * reasons; says aloud where the registry cannot be asked, which is no fault of ours (docs/security.md).
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowedSchema, judgeAudit } from './audit-judgement.ts'

const PATIENCE_MS = 60_000

const allowed = allowedSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'audit-allowed.json'), 'utf8')),
)
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  timeout: PATIENCE_MS,
})
const verdict = judgeAudit(stdout ?? '', allowed, new Date().toISOString().slice(0, 10))
if (verdict.kind === 'not-asked') {
  console.log(
    `NOT AUDITED: the registry could not be asked (${verdict.reason}). Run it where it can: npm audit --omit=dev`,
  )
} else {
  for (const line of verdict.notes) console.log(line)
  for (const line of verdict.problems) console.error(line)
  console.log(`${verdict.problems.length} problems, ${verdict.notes.length} notes`)
  process.exitCode = verdict.problems.length === 0 ? 0 : 1
}
