/** The floating avatar's order of fallbacks, to the last one: a picture that cannot be shown (product §2). */
import type { Page } from '@playwright/test'
import { frameTexts } from '#texts/site/frame.ts'
import { beSignedIn, expect, open, test } from '../support/journey.ts'

/** Answers the reading of the profile with these facts in place of the row's own. */
async function changeProfile(page: Page, facts: Record<string, unknown>) {
  await page.unroute('**/rest/v1/profiles?*')
  await page.route('**/rest/v1/profiles?*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const json = Array.isArray(answer) ? answer.map((row) => ({ ...row, ...facts })) : { ...answer, ...facts }
    await route.fulfill({ response, json })
  })
}

test('the picture comes first, then the letter of the name; a broken picture gives way to the letter', async ({
  page,
  student,
}) => {
  await beSignedIn(page, student)
  await open(page, '/store')
  const avatar = page.getByRole('link', { name: frameTexts.profile, exact: true })
  await expect(avatar).toHaveText('A')

  await changeProfile(page, { avatar_url: '/favicon.svg' })
  await open(page, '/store')
  await expect(avatar.locator('img')).toHaveAttribute('src', '/favicon.svg')

  await changeProfile(page, { avatar_url: '/images/nenhuma.png', full_name: 'zoé' })
  await open(page, '/store')
  await expect(avatar).toHaveText('Z')
  await expect(avatar.locator('img')).toHaveCount(0)
})
