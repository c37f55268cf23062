/** The home of who is signed in, and the ways that lead to it (product §10 Hoje). */
import { frameTexts } from '#texts/site/frame.ts'
import { todayTexts } from '#texts/writing/today.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { beSignedIn, expect, open, test } from '../support/journey.ts'

test('on a phone: the logo leads to the day, the pen to the sheet, and the menu to everything', async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/hoje')
  await expect(page.getByText(todayTexts.guestLead)).toBeVisible()
  await beSignedIn(page, student)
  await open(page, '/store')
  await page.getByRole('link', { name: frameTexts.homeOfMember }).first().click()
  await expect(page).toHaveURL(/\/hoje$/)
  await expect(page.getByRole('heading', { name: todayTexts.greeting({ name: 'Ana' }) })).toBeVisible()
  await expect(page.getByRole('heading', { name: todayTexts.begin.title })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByLabel(frameTexts.openMenu).click()
  const menu = page.getByRole('navigation', { name: frameTexts.mainMenu })
  for (const name of [frameTexts.pages.essays, frameTexts.pages.match, frameTexts.pages.schedule])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: frameTexts.write }).click()
  await expect(page.getByLabel(writingRoomTexts.sheet.field)).toBeVisible()
})
