/**
 * Every page of the route table, in one load each: WCAG 2.2 AA and good practice as far as a machine can tell, both
 * themes, the widths from 320 to 1280 pixels, text at twice its size, one first heading, a title, a silent console
 * (the fixture `noiseFails`). Special states and opened dialogs are looked at in the journeys that lead there.
 */
import type { Page } from '@playwright/test'
import { blankPageTexts } from '#texts/site/blank-pages.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { openOrder } from '../support/checkout.ts'
import { EVERY_PAGE } from '../support/every-page.ts'
import { beSignedIn, expect, open, test } from '../support/journey.ts'
import { expectNoBarriers, expectSoundPage } from '../support/sound-page.ts'

test.describe.configure({ mode: 'parallel' })

for (const path of EVERY_PAGE) {
  test(`${path} is sound`, async ({ page }) => {
    await open(page, path)
    await expectSoundPage(page)
  })
}

test('the frame is without barriers in the other pairs of theme and width too', async ({ page }) => {
  await open(page, '/')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoBarriers(page, 'dark', 1280)
  await expectNoBarriers(page, 'light', 360)
})

/** What a student sees where a guest sees something else. */
for (const path of ['/perfil', '/gerador-de-redacao', '/login', '/corretor-de-redacao']) {
  test(`${path} is sound for a student`, async ({ page, student }) => {
    await beSignedIn(page, student)
    await open(page, path)
    await expect(page.getByRole('link', { name: frameTexts.profile, exact: true })).toBeVisible()
    await expectSoundPage(page)
  })
}

/** States that an address alone brings about. */
for (const path of [
  '/product/prod_nenhum',
  '/product/prod_caderno-de-exercicios',
  '/confirmar-email?token_hash=x&type=signup',
  '/confirmar-email?token_hash=x&type=email_change',
  '/nova-senha?token_hash=x&type=recovery',
  '/contato?protocolo=2026-000001',
]) {
  test(`${path} is sound`, async ({ page }) => {
    await open(page, path)
    await expectSoundPage(page)
  })
}

test('an open order is sound', async ({ page, baseURL }) => {
  const { url } = await openOrder(page, baseURL ?? '', ({ amount }) => amount > 0)
  await open(page, url)
  await expectSoundPage(page)
})

test('a page that has failed is sound', async ({ page }) => {
  await open(page, '/')
  await page.route('**/store.data*', (route) => route.fulfill({ status: 503, body: 'fault' }))
  await footerLink(page, 'Loja').click()
  await expect(page.getByRole('heading', { level: 1, name: blankPageTexts.failure.title })).toBeVisible()
  await expectSoundPage(page)
})

function footerLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}
