/** How a student of a journey comes to the console. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { confirmationLink, expect, holdSession, openAccount, type Student, test } from './journey.ts'

const run = promisify(execFile)

/** Uses the link of the newest confirmation mail, by a call; where the mail is kept elsewhere the journey is left out. */
export async function proveEmail(
  page: Page,
  student: Pick<Student, 'email'>,
  dataDir = process.env['E2E_DATA_DIR'],
): Promise<void> {
  const link = await confirmationLink(student.email, dataDir)
  if (!link) return test.skip(true, 'the server under test keeps its mail elsewhere')
  const { searchParams: asked } = new URL(link, 'http://localhost')
  const proof = { type: asked.get('type'), token_hash: asked.get('token_hash') }
  expect((await page.request.post('/auth/v1/verify', { data: proof })).status()).toBe(200)
}

/**
 * Opens an account, proves its address and names it by the command, as the owner of a new installation does; by calls,
 * since the journeys of accounts walk the pages.
 */
export async function becomeOwner(
  page: Page,
  student: Student,
  /** Of the server that the journey walks. */
  dataDir = process.env['E2E_DATA_DIR'],
): Promise<void> {
  await openAccount(page, student)
  await proveEmail(page, student, dataDir)
  await run(process.execPath, [join(import.meta.dirname, '../../../scripts/owner.ts'), student.email], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  // The role comes with the next sign-in.
  const { email, password } = student
  const signedIn = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
  })
  expect(signedIn.status()).toBe(200)
  await holdSession(page, await signedIn.text())
}
