import type { Page } from '@playwright/test'
import { PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { accountTexts } from '#texts/account/accounts.ts'
import { correctionTexts } from '#texts/writing/correction.ts'
import { essayHistoryTexts } from '#texts/writing/essay-history.ts'
import { guidedRewritingTexts as texts } from '#texts/writing/guided-rewriting.ts'
import { shareCardTexts } from '#texts/writing/share-card.ts'
import { takenCorrectionTexts } from '#texts/writing/taken-correction.ts'
import { writingRoomTexts as room } from '#texts/writing/writing-room.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { expect, fillSignUp, open, signUp, test } from '../support/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const main = (page: Page) => page.getByRole('main')
const sheet = (page: Page) => main(page).getByLabel(room.sheet.field)
const WHOLE = PARAGRAPHS.join('\n')
const FAULTY = WHOLE.replace('No entanto, os', 'No entanto os').replace('Contudo, a', 'Contudo a')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

test('mark by mark: the sentence in place, solved with its XP, the new version begins with what was solved', async ({
  page,
  student,
}) => {
  test.slow()
  await signUp(page, student)
  await open(page, '/corretor-de-redacao')
  await sheet(page).fill(FAULTY)
  await press(page, room.submit)
  // The theme is missing: it is asked for here, and the correction goes on by itself.
  const dialog = page.getByRole('dialog', { name: room.theme.missing.title })
  await dialog.getByLabel(room.theme.field).selectOption({ label: room.theme.own })
  await dialog.getByLabel(room.theme.ownTitle).fill(THEME)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: room.theme.missing.use }).click()
  await expect(page).toHaveURL(/\/redacoes\/[0-9a-f-]{36}\?versao=1$/)
  await main(page).getByRole('link', { name: essayHistoryTexts.essay.guided }).first().click()
  // What was pressed is gone with the old screen: the keyboard goes on at the new one.
  await expect(main(page)).toBeFocused()
  const field = main(page).getByLabel(texts.sentence)
  await expect(field).toHaveValue(/^No entanto os hemocentros/)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await press(page, texts.check)
  await expect(main(page).getByText(texts.problems.unchanged)).toBeVisible()
  await field.fill((await field.inputValue()).replace('No entanto os', 'No entanto, os'))
  await press(page, texts.check)
  await expect(main(page).getByText(texts.solvedSaid)).toContainText(texts.xp({ xp: 10 }))
  // What was mended lies on the sheet: a reload begins with what is left.
  await page.reload()
  await expect(field).toHaveValue(/^Contudo a escola/)
  await field.fill((await field.inputValue()).replace('Contudo a', 'Contudo, a'))
  await press(page, texts.check)
  await expect(main(page).getByText(texts.allDone)).toBeVisible()
  await expectAccessible(page)
  await press(page, texts.finish)
  await expect(page).toHaveURL(/versao=2$/)
  const solved = essayHistoryTexts.comparison.solved({ count: 2 })
  await expect(main(page).getByRole('heading', { name: solved })).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('the card is drawn here: without a share sheet it can be sent by WhatsApp and saved', async ({
  page,
  student,
}) => {
  test.slow()
  await signUp(page, student)
  await open(page, '/corretor-de-redacao')
  await main(page).getByLabel(room.theme.field).selectOption({ label: room.theme.own })
  await main(page).getByLabel(room.theme.ownTitle).fill(THEME)
  await sheet(page).fill(PARAGRAPHS.slice(0, 2).join('\n'))
  await press(page, room.submit)
  await expect(page).toHaveURL(/versao=1$/)
  await main(page).getByRole('link', { name: essayHistoryTexts.essay.rewrite }).first().click()
  await sheet(page).fill(WHOLE)
  await press(page, room.submitAgain)
  await expect(page).toHaveURL(/versao=2$/)
  await press(page, shareCardTexts.share)
  await expect(main(page).getByRole('link', { name: shareCardTexts.whatsApp })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  )
  const download = page.waitForEvent('download')
  await press(page, shareCardTexts.download)
  expect((await download).suggestedFilename()).toBe(shareCardTexts.fileName)
})

test('a visitor’s correction is there after Back and reload, and goes along into the account', async ({
  page,
  student,
}) => {
  test.slow()
  await open(page, '/corretor-de-redacao?tema=cobertura-vacinal')
  await sheet(page).fill(WHOLE)
  await press(page, room.submit)
  const heading = main(page).getByRole('heading', { name: correctionTexts.sheetHeading })
  await expect(heading).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveValue(WHOLE)
  await page.goForward()
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await main(page).getByRole('link', { name: correctionTexts.guestNext.signUp }).click()
  await fillSignUp(page, student)
  await press(page, accountTexts.signUp.submit)
  await expect(page).toHaveURL(/\/redacoes\/[0-9a-f-]{36}\?versao=1$/)
  await expect(page.getByRole('status').filter({ hasText: takenCorrectionTexts.title })).toBeVisible()
  await expect(heading).toBeVisible()
})

test('on a telephone a bar has the line, the clock and the way to the correction; a reload stops no clock', async ({
  page,
}) => {
  await open(page, '/corretor-de-redacao')
  await press(page, `${room.clock.start} ${room.clock.minutes({ minutes: 60 })}`)
  // A theme that is chosen counts: no second press.
  await main(page).getByLabel(room.theme.field).selectOption('cobertura-vacinal')
  await sheet(page).fill(PARAGRAPHS[0] ?? '')
  await expect(main(page).getByText(/^linha \d+\/30$/)).toBeVisible()
  await page.reload()
  await expect(main(page).getByRole('timer')).toHaveText(/(59|60):\d\d$/)
  await expect(main(page).getByRole('heading', { name: /cobertura vacinal/ })).toBeVisible()
  await expectNoOverflow(page)
  await press(page, room.bar.correct)
  await expect(main(page).getByRole('heading', { name: correctionTexts.sheetHeading })).toBeVisible()
})
