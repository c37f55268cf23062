/** /painel/fotos: the owner asks, an adult gives the photograph of a sheet, the owner sees how it fared, and it is taken back. */
import type { Page } from '@playwright/test'
import { givenSheetsAdminTexts as texts } from '#texts/console/given-sheets.ts'
import { givenSheetTexts } from '#texts/writing/given-sheet.ts'
import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { expect, expectNotice, open, signUp, test } from '../support/journey.ts'
import { LINES, photographOfSheet } from '../support/sheet-picture.ts'

const PHONE = { width: 360, height: 780 }
const main = (page: Page) => page.getByRole('main')

test('asked by the owner, given by a student with a consent of its own, judged, and taken back', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  const owner = await (await browser.newContext({ viewport: PHONE })).newPage()
  await becomeOwner(owner, { ...student, fullName: 'Rita Souza', email: `rita.${student.email}` })
  await open(owner, '/painel/fotos')
  const collecting = main(owner).getByRole('switch', { name: texts.collect })
  if ((await collecting.getAttribute('aria-checked')) === 'false') await collecting.click()
  await expect(collecting).toHaveAttribute('aria-checked', 'true')
  await expectAccessible(owner)
  await expectNoOverflow(owner)

  await signUp(page, student)
  await open(page, '/corretor-de-redacao/folha?tema=bullying')
  const taken = await photographOfSheet(page)
  await page.setViewportSize(PHONE)
  await open(page, '/corretor-de-redacao/foto')
  await main(page)
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({ name: 'folha.jpg', mimeType: 'image/jpeg', buffer: taken })
  await main(page)
    .getByLabel(sheetPhotographTexts.typing.line({ number: 1 }), { exact: true })
    .fill(LINES[0]!)
  await main(page).getByText(givenSheetTexts.heading).click()
  const give = main(page).getByRole('button', { name: givenSheetTexts.give })
  await give.click()
  await expect(main(page).getByText(givenSheetTexts.agreeMissing)).toBeVisible()
  await main(page).getByLabel(givenSheetTexts.agree).check()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await give.click()
  await expectNotice(page, givenSheetTexts.given)
  await expect(main(page).getByText(givenSheetTexts.own({ count: 1 }))).toBeVisible()

  await owner.reload()
  const first = main(owner).getByRole('article').first()
  await expect(first).toContainText(texts.sums.way.markers)
  await first.getByRole('button', { name: texts.open }).click()
  await expect(first.getByRole('img')).toBeVisible()
  await first.getByLabel(texts.badLines).fill('1')
  await first.getByRole('button', { name: texts.save }).click()
  await expectNotice(owner, texts.saved)
  await expectAccessible(owner)
  await expectNoOverflow(owner)

  await main(page)
    .getByRole('button', { name: new RegExp(`^${givenSheetTexts.takeBack}`) })
    .click()
  await expectNotice(page, givenSheetTexts.takenBack)
  await expect(main(page).getByText(givenSheetTexts.own({ count: 1 }))).toHaveCount(0)
})
