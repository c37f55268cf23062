/** A mock exam that is open while a journey is walked. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from './journey.ts'

const run = promisify(execFile)

export async function openMockExam(): Promise<void> {
  const dataDir = process.env['E2E_DATA_DIR']
  if (!dataDir) return test.skip(true, 'the server under test keeps its data elsewhere')
  await run(process.execPath, [join(import.meta.dirname, 'open-mock-exam-command.ts')], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
}
