/** `/painel/saude` with a copy of the database that is read from, in each state that the server may tell. */
import { healthTexts } from '#texts/console/opening.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { expect, open, test } from '../support/journey.ts'

const { copy: texts, reload, unwell, well } = healthTexts

test('the owner reads how the copy stands, and what to do about one that is late or gone', async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await becomeOwner(page, student)
  let copy: { state: keyof typeof texts.states; lagSeconds: number | null } | null = null
  await page.route('**/api/console/health', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), copy } })
  })
  await open(page, '/painel/saude')
  const main = page.getByRole('main')
  const part = main.locator('section').filter({ has: page.getByRole('heading', { name: texts.heading }) })
  await expect(main.getByRole('heading', { name: healthTexts.disk.heading })).toBeVisible()
  await expect(part).toHaveCount(0)

  for (const [told, ...words] of [
    [{ state: 'used', lagSeconds: 0 }, well, texts.states.used, texts.what],
    [{ state: 'late', lagSeconds: 95 }, unwell, texts.states.late, '1 min ou mais', texts.how],
    [{ state: 'gone', lagSeconds: null }, unwell, texts.states.gone, texts.why.gone, texts.how],
  ] as const) {
    copy = told
    await main.getByRole('button', { name: reload }).click()
    for (const word of words) await expect(part).toContainText(word)
    await expectNoOverflow(page)
    await expectAccessible(page)
  }
})
