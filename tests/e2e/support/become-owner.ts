/** How the owner of a new installation comes to the console. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { accountTexts } from '#texts/account/accounts.ts'
import { confirmationLink, expect, logIn, open, type Student, signUp, test } from './journey.ts'

const run = promisify(execFile)

/** Signs up, proves the address and is named by the command, as the owner of a new installation does it. */
export async function becomeOwner(page: Page, student: Student): Promise<void> {
  await signUp(page, student)
  const link = await confirmationLink(student.email)
  if (!link) return test.skip(true, 'the server under test keeps its mail elsewhere')
  await open(page, link)
  await page.getByRole('main').getByRole('button', { name: accountTexts.confirmEmail.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmado!' })).toBeVisible()
  await run(process.execPath, [join(import.meta.dirname, '../../../scripts/owner.ts'), student.email], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  })
  // The role comes with the next sign-in.
  await page.evaluate(() => localStorage.clear())
  await logIn(page, student)
  await page.waitForURL((url) => url.pathname !== '/login')
}
