import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { FEEDBACK_SAMPLES } from '#content/community/feedback-samples.ts'
import { feedbackTexts as texts } from '#texts/community/feedback.ts'
import { moderatedTexts } from '#texts/community/moderated.ts'
import { reportTexts } from '#texts/community/report.ts'
import { textMenuTexts } from '#texts/community/text-menu.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { expectNoOverflow } from '../support/accessible.ts'
import { faultsOf } from '../support/axe.ts'
import { becomeOwner } from '../support/become-owner.ts'
import {
  expect,
  expectDescribedBy,
  expectNotice,
  expectWithoutScript,
  open,
  test,
  withFeaturesOff,
} from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')

/** The samples of a new wall go with the first real one. */
async function aRealOne(page: Page) {
  const feedback = {
    id: randomUUID(),
    rating: 5,
    author: `Bia ${Date.now()}`,
    comment: 'O cronograma me salvou.',
  }
  const answer = await page.request.post('/api/feedbacks', { data: feedback })
  expect(answer.status()).toBe(201)
  return feedback
}
const cardOf = (page: Page, author: string) =>
  main(page).getByRole('article', { name: texts.card.of({ author }) })
const submit = (page: Page) => main(page).getByRole('button', { name: texts.form.submit })

test('what is missing is told one thing at a time, then the feedback goes first on the wall', async ({
  page,
  browser,
}) => {
  test.slow()
  const author = `Ana ${Date.now()}`
  await open(page, '/feedback')
  await submit(page).click()
  await expectNotice(page, texts.problems['no-rating'])
  // By the keyboard alone: the stars have the focus, an arrow chooses.
  await expect(main(page).getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
  await expect(main(page).getByRole('radio', { name: texts.form.star({ rating: 4 }) })).toBeChecked()
  await submit(page).click()
  await expectNotice(page, texts.problems['no-name'])
  await expect(main(page).getByLabel(texts.form.author)).toBeFocused()
  await main(page).getByLabel(texts.form.author).fill(author)
  await main(page).getByRole('textbox', { name: texts.form.comment }).fill('O minicurso ajudou muito.')
  // The answer waits until the busy button was seen: on a slow machine its second passes between two looks.
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/feedbacks', async (route) => {
    if (route.request().method() === 'POST') await seen.promise
    await route.continue()
  })
  await submit(page).click()
  await expect(main(page).getByRole('button', { name: texts.form.submitting })).toBeDisabled()
  seen.resolve()
  await expectNotice(page, texts.success)
  await expect(main(page).getByRole('article').first()).toHaveAccessibleName(texts.card.of({ author }))
  await expect(main(page).getByLabel(texts.form.author)).toHaveValue('')

  const other = await browser.newContext()
  const reader = await other.newPage()
  await open(reader, '/feedback')
  const card = cardOf(reader, author)
  const like = card.getByRole('button', { name: /^Curtir o texto/ })
  const isKept = Promise.withResolvers<void>()
  await reader.route('**/like', async (route) => {
    if (route.request().method() === 'PUT') await isKept.promise
    await route.continue()
  })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText('1')
  // Taken back while the first press is still on its way.
  const takenBack = reader.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await like.click()
  await expect(like).toHaveText('0')
  isKept.resolve()
  await takenBack
  await expect(like).toHaveText('0')
  await reader.unroute('**/like')

  await card.getByRole('button', { name: texts.card.comments({ count: 0 }) }).click()
  const dialog = reader.getByRole('dialog', { name: texts.comments.heading })
  const send = dialog.getByRole('button', { name: texts.comments.submit })
  await send.click()
  await expect(dialog.getByText(texts.comments.empty_text)).toBeVisible()
  await dialog.getByLabel(texts.comments.field).fill('Para mim também!')
  await send.click()
  await expect(dialog.getByText('Para mim também!')).toBeVisible()
  // The comment is there before its button has its colours back.
  await expect(send).not.toHaveAttribute('aria-disabled')
  expect(await faultsOf(reader, 'dialog[open]')).toEqual([])
  await reader.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: texts.card.comments({ count: 1 }) })).toBeVisible()

  const menu = { name: textMenuTexts.open({ author }) }
  await card.getByRole('button', menu).click()
  await reader.getByRole('button', { name: textMenuTexts.report }).click()
  await reader
    .getByRole('dialog', { name: reportTexts.title })
    .getByRole('button', { name: reportTexts.send })
    .click()
  await expectNotice(reader, reportTexts.sent)
  await card.getByRole('button', menu).click()
  await reader.getByRole('button', { name: textMenuTexts.block({ name: author }) }).click()
  await expect(card).toHaveCount(0)
  await reader.getByRole('button', { name: moderatedTexts.unblock({ name: author }) }).click()
  await expect(card).toBeVisible()
  await other.close()

  await page.reload()
  await cardOf(page, author)
    .getByRole('button', { name: texts.card.comments({ count: 1 }) })
    .click()
  const thread = page.getByRole('dialog', { name: texts.comments.heading })
  await thread.getByRole('button', { name: /^Opções do texto/ }).click()
  await expect(thread.getByRole('button', { name: textMenuTexts.report })).toBeFocused()
  expect(await faultsOf(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: textMenuTexts.title })).toHaveCount(0)
  await expect(thread).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(thread).toBeHidden()
  await cardOf(page, author).getByRole('button', { name: texts.card.removeLabel }).click()
  await expectNotice(page, texts.card.removed)
  await expect(cardOf(page, author)).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
})

test('a wall that is fetched anew while a like is sent does not take it off the screen', async ({ page }) => {
  const real = await aRealOne(page)
  await open(page, '/feedback')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('feedbacks'))).toContain(real.id)
  const card = cardOf(page, real.author)
  const like = card.getByRole('button', { name: /^Curtir o texto/ })
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: frameTexts.pages.contact, exact: true }).click()
  await expect(card).toHaveCount(0)
  // The kept wall is painted at once; what the server says now is of before the press, and comes after it.
  const isPressed = Promise.withResolvers<void>()
  const isLate = Promise.withResolvers<void>()
  await page.route('**/api/feedbacks*', async (route) => {
    const answer = await route.fetch()
    await isPressed.promise
    await route.fulfill({ response: answer })
  })
  await page.route('**/like', async (route) => {
    await isLate.promise
    await route.continue()
  })
  const wall = page.waitForResponse((answer) => /\/api\/feedbacks$/.test(new URL(answer.url()).pathname))
  await footer.getByRole('link', { name: frameTexts.pages.feedback, exact: true }).click()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  isPressed.resolve()
  await wall
  // Two frames: what the answer has changed is drawn.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  const isKept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  isLate.resolve()
  await isKept
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('without the network the wall is there as it was seen last', async ({ page }) => {
  const real = await aRealOne(page)
  await open(page, '/feedback')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('feedbacks'))).toContain(real.id)
  await page.route('**/api/feedbacks', (route) => route.abort('internetdisconnected'))
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click()
  await expect(main(page).getByText(texts.wall.kept)).toBeVisible()
  await expect(cardOf(page, real.author)).toBeVisible()
})

test('the owner turns the comments off, a student is told so, and she turns them on again', async ({
  page,
  browser,
  student,
}) => {
  await becomeOwner(page, student)
  const real = await aRealOne(page)
  const visitor = await (await browser.newContext()).newPage()
  const press = async () => {
    await open(visitor, '/feedback')
    await cardOf(visitor, real.author)
      .getByRole('button', { name: texts.card.comments({ count: 0 }) })
      .click()
  }
  const { features, shop } = settingsAdminTexts
  const toggle = page.getByRole('switch', { name: features.list.feedbackComments.name })
  await open(page, '/painel/ajustes')
  await toggle.click()
  await expectNotice(page, settingsAdminTexts.saved)
  await expect(toggle).not.toBeChecked()
  await press()
  await expectNotice(visitor, texts.comments.off)
  await toggle.click()
  await expect(toggle).toBeChecked()
  await press()
  await expect(visitor.getByRole('dialog')).toBeVisible()

  await page.getByLabel(shop.fields.cnpj.label).fill('00.000.000/0001-92')
  await page.getByLabel(shop.fields.name.label).fill('Letras da Ana')
  await page
    .getByRole('region', { name: shop.heading })
    .getByRole('button', { name: settingsAdminTexts.save })
    .click()
  await expect(page.getByLabel(shop.fields.cnpj.label)).toBeFocused()
  await expectDescribedBy(page.getByLabel(shop.fields.cnpj.label), settingsAdminTexts.problems['not-cnpj'])
  await page.getByLabel(shop.fields.cnpj.label).fill('')
  await page.keyboard.press('Enter')
  await expectNotice(page, settingsAdminTexts.saved)
  await page.getByRole('link', { name: shop.toPage }).click()
  await expect(page.getByRole('main')).toContainText('Letras da Ana')
  await expect(page.getByRole('contentinfo')).toContainText('Letras da Ana')
  await open(page, '/painel/ajustes')
  await page.getByRole('button', { name: settingsAdminTexts.resetOf({ group: shop.heading }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: settingsAdminTexts.resetAsk.confirm }).click()
  await expect(page.getByLabel(shop.fields.name.label)).toHaveValue('')
})

withFeaturesOff(() => {
  test('the comment button says that commenting is to come', async ({ page }) => {
    await open(page, '/feedback')
    await cardOf(page, FEEDBACK_SAMPLES[0].author)
      .getByRole('button', { name: texts.card.comments({ count: 0 }) })
      .click()
    await expectNotice(page, texts.comments.off)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the wall can be read', async ({ page }) => {
    const real = await aRealOne(page)
    await page.goto('/feedback')
    await expectWithoutScript(page, real.author)
    await expectWithoutScript(page, texts.form.noScript)
  })
})
