/** The Match da Redação: two students exchange essays, mark, grade and read what came back (decision 0066). */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { PEER_SAMPLES } from '#content/writing/peer-samples/samples.ts'
import { levelsOfSample } from '#domain/writing/peer-sample.ts'
import { PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { aDelivery, SENTENCES } from '#tests/support/peer-delivery.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { moderationAdminTexts } from '#texts/console/moderation.ts'
import { matchHomeTexts } from '#texts/writing/match-home.ts'
import { calibrationTexts } from '#texts/writing/peer-calibration.ts'
import { peerGradingTexts } from '#texts/writing/peer-grading.ts'
import { peerMarkingTexts } from '#texts/writing/peer-marking.ts'
import { peerResultTexts } from '#texts/writing/peer-result.ts'
import { expectAccessible } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { callAs, confirmationLink, expect, open, type Student, signUp, test } from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')

/** Signed in, with a proven mailbox and a corrected essay. @returns false where the mails are out of reach */
async function beReady(page: Page, student: Student): Promise<string | null> {
  await signUp(page, student)
  const link = await confirmationLink(student.email)
  if (!link) return null
  const { searchParams } = new URL(link)
  await page.request.post('/auth/v1/verify', {
    data: { type: searchParams.get('type'), token_hash: searchParams.get('token_hash') },
  })
  const essayId = randomUUID()
  const theme = { title: THEME, motivating: '' }
  await callAs(page, 'POST', 'corrections', {
    essayId,
    theme,
    text: PARAGRAPHS.join('\n'),
    pastedCharacters: 0,
  })
  return essayId
}

/** As the owner, in the console. */
async function passFirstLooks(browser: Browser, password: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const email = `rita.${randomUUID()}@exemplo.com.br`
  await becomeOwner(page, { fullName: 'Rita Souza', email, password })
  await open(page, '/painel/moderacao')
  const buttons = page.getByRole('button', { name: moderationAdminTexts.firstLookWays.keep, exact: true })
  await expect(buttons.first()).toBeVisible()
  await expectAccessible(page)
  // What is left to read may come while the first one is passed.
  await expect(async () => {
    if ((await buttons.count()) > 0) await buttons.first().click()
    await expect(buttons).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await context.close()
}

async function chooseLevels(page: Page, levels: readonly number[]) {
  for (const [at, level] of levels.entries()) {
    const competence = main(page).getByRole('group', { name: `Competência ${at + 1}` })
    await competence.getByRole('radio', { name: new RegExp(`^${level} `) }).check()
  }
}

test('two students calibrate, exchange essays, correct each other and read the results', async ({
  page,
  student,
  browser,
}) => {
  test.slow()
  const essayId = await beReady(page, student)
  test.skip(essayId === null, 'the mails of this server are out of reach')

  await page.getByRole('tab', { name: profileTexts.tabs.match }).click()
  const door = page.getByRole('button', { name: profileTexts.match.search })
  await expect(door).toBeDisabled()
  await page.getByRole('switch', { name: matchHomeTexts.switchLabel }).click()
  await door.click()

  const [first, ...rest] = PEER_SAMPLES
  await main(page).getByRole('link', { name: first!.theme }).click()
  await chooseLevels(page, [200, 200, 200, 200, 200])
  await main(page).getByRole('button', { name: calibrationTexts.submit }).click()
  await expect(main(page).getByRole('heading', { name: calibrationTexts.far })).toBeFocused()
  await main(page).getByRole('button', { name: calibrationTexts.again }).click()
  await chooseLevels(page, levelsOfSample(first!))
  await main(page).getByRole('button', { name: calibrationTexts.submit }).click()
  await expect(main(page).getByRole('heading', { name: calibrationTexts.close })).toBeVisible()
  await expectAccessible(page)
  for (const { id, ...sample } of rest) {
    await callAs(page, 'POST', `peer-review/samples/${id}/grade`, {
      levels: levelsOfSample({ id, ...sample }),
    })
  }
  await open(page, '/match')
  await main(page).getByRole('button', { name: matchHomeTexts.search.submit }).click()
  await expect(main(page).getByText(matchHomeTexts.status.waiting)).toBeVisible()

  // The other one, in a browser of their own.
  const context = await browser.newContext()
  const other = await context.newPage()
  const theirs = await beReady(other, {
    fullName: 'Caio Teles',
    email: `caio.${randomUUID()}@exemplo.com.br`,
    password: student.password,
  })
  await callAs(other, 'PUT', 'peer-review/membership', { isOn: true })
  for (const sample of PEER_SAMPLES) {
    await callAs(other, 'POST', `peer-review/samples/${sample.id}/grade`, { levels: levelsOfSample(sample) })
  }
  const matched = await callAs(other, 'POST', 'peer-review/search', {
    essayId: theirs,
    number: 1,
    isNameMeant: false,
  })

  await page.reload()
  await main(page).getByRole('link', { name: matchHomeTexts.openTask }).click()
  const sheet = main(page).getByLabel(peerMarkingTexts.label)
  await sheet.focus()
  await page.keyboard.press('Control+Home')
  for (let count = 0; count < 10; count++) await page.keyboard.press('Shift+ArrowRight')
  const form = main(page).getByRole('form', { name: peerMarkingTexts.selected })
  await form.getByLabel(peerMarkingTexts.category).selectOption('repertoire')
  await form.getByLabel(peerMarkingTexts.effects.merit).check()
  await form.getByLabel(peerMarkingTexts.note).fill('Boa abertura com a lei.')
  await form.getByRole('button', { name: peerMarkingTexts.add }).click()
  await chooseLevels(page, [200, 200, 160, 160, 160])
  for (const [at, sentence] of SENTENCES.entries()) {
    await main(page)
      .getByLabel(peerGradingTexts.sentence({ number: at + 1 }))
      .fill(sentence)
  }
  // A closed tab costs nothing.
  await page.reload()
  await expect(main(page).getByText('Boa abertura com a lei.')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: peerGradingTexts.submit }).click()
  const slip = page.getByRole('status').filter({ hasText: 'Colaborador' })
  await Promise.all([
    expect(slip).toBeVisible(),
    page.getByRole('dialog').getByRole('button', { name: peerGradingTexts.confirm.yes }).click(),
  ])
  await expect(main(page).getByText(matchHomeTexts.status.assigned)).toBeVisible()

  await callAs(other, 'POST', `peer-review/tasks/${matched.task.id}/delivery`, {
    ...aDelivery(),
    levels: [0, 0, 0, 0, 0],
  })
  // Both accounts are new: the team reads what they wrote before it arrives.
  await page.reload()
  await expect(main(page).getByText(matchHomeTexts.results.states.reading)).toBeVisible()
  await passFirstLooks(browser, student.password)
  await page.reload()
  await main(page).getByRole('link', { name: THEME }).click()
  await expect(main(page).getByText(peerResultTexts.asked)).toBeVisible()
  await expect(main(page).getByText(SENTENCES[0]!)).toBeVisible()
  await expectAccessible(page)

  await open(other, '/match')
  await main(other).getByRole('link', { name: THEME }).click()
  await expect(main(other).getByText('Boa abertura com a lei.')).toBeVisible()
  await expect(main(other).getByText(student.fullName)).toHaveCount(0)
  await context.close()
})
