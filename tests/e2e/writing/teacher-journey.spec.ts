/** What a buyer of corrections goes through: from the pack to the rewriting, and the money for what was not used. */
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import type { ProductDraft } from '#domain/console/products-admin-wire.ts'
import { teacherCorrectionsTexts as deskTexts } from '#texts/console/teacher-corrections.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { cartButtonTexts } from '#texts/shop/cart-button.ts'
import { grantedCorrections } from '#texts/shop/credits.ts'
import { ordersTexts } from '#texts/shop/orders.ts'
import { paymentTexts, successTexts } from '#texts/shop/payment.ts'
import { productTexts } from '#texts/shop/product.ts'
import { receivedTexts } from '#texts/writing/received-correction.ts'
import { sendToTeacherTexts } from '#texts/writing/send-to-teacher.ts'
import { sendingDialogTexts } from '#texts/writing/sending-dialog.ts'
import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { teacherCorrectionTexts as texts } from '#texts/writing/teacher-correction.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { callAs, expect, expectNotice, open, type Student, signUp, test } from '../support/journey.ts'
import { LINES, photographOfSheet } from '../support/sheet-picture.ts'

/** What the camera sees, as one JPEG after the other; written before the camera is opened. */
const CAMERA_FILE = join(tmpdir(), `domine-camera-${process.pid}.mjpeg`)
// A microphone that hums, so that the teacher can be heard, and a camera before which lies a written sheet.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${CAMERA_FILE}`,
    ],
  },
})
test.afterAll(() => rm(CAMERA_FILE, { force: true }))

const PHONE = { width: 360, height: 780 }
const PACK = { count: 4, months: 6 }
const COMMENT = 'Bom começo: agora desenvolva o segundo argumento.'
const QUESTION = 'Como desenvolvo o segundo argumento?'
const ANSWER = 'Conte uma causa e dê um exemplo dela.'
const main = (page: Page) => page.getByRole('main')

/** The owner's page, with a pack in the shop. */
async function openShop(page: Page, student: Student): Promise<{ productId: string }> {
  await becomeOwner(page, { ...student, fullName: 'Rita Souza', email: `rita.${student.email}` })
  const variant: ProductDraft['variants'][number] = {
    ...{ id: null, title: 'Pacote', sku: '', imageUrl: null, optionValues: [], materialIds: [] },
    // Less than the dearest of the shop, which other journeys know by its mark.
    ...{ amount: 10_000, saleAmount: null, saleStartsAt: null, saleEndsAt: null },
    ...{ isStockManaged: false, stock: { change: 'keep', pieces: 0 }, generations: 0 },
    ...{ corrections: PACK.count, correctionsMonths: PACK.months, correctionsReaders: 1 },
    ...{ licenceSeats: 0, licenceMonths: 6 },
  }
  const product: ProductDraft = {
    ...{ title: `Correções ${student.email}`, subtitle: '', slug: '', ribbonText: '', description: '' },
    ...{ isPurchasable: true, isPublished: true, isHidden: false, showsLowestPrice: true },
    ...{ grantsPremium: false, collectionIds: [], info: [], related: [], companion: null, options: [] },
    ...{ images: [], thumbnail: null, variants: [variant] },
  }
  const { id } = await callAs(page, 'POST', 'console/products', { product })
  return { productId: id }
}

async function aPhone(browser: Browser, student: Student): Promise<Page> {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage()
  await signUp(page, student)
  return page
}

async function buy(page: Page, productId: string): Promise<void> {
  await open(page, `/product/${productId}`)
  await expect(main(page).getByText(`${grantedCorrections(PACK)}.`)).toBeVisible()
  await expect(main(page).getByText(productTexts.promises[0]!)).toHaveCount(0)
  await main(page).getByRole('button', { name: productTexts.addToCart }).click()
  await page.getByRole('button', { name: cartButtonTexts.open(1), exact: true }).click()
  const cart = page.getByRole('dialog', { name: cartButtonTexts.title })
  await expect(cart.getByText(grantedCorrections(PACK))).toBeVisible()
  await cart.getByRole('button', { name: cartTexts.checkout }).click()
  await page.waitForURL('**/pagamento/**')
  await main(page).getByRole('button', { name: paymentTexts.card }).click()
  await expect(page.getByRole('heading', { level: 1, name: successTexts.heading })).toBeVisible()
}

const sheet = (page: Page) => main(page).getByLabel(writingRoomTexts.sheet.field)
const sendButton = (page: Page) => main(page).getByRole('button', { name: sendToTeacherTexts.send })

async function send(page: Page, cost: string): Promise<void> {
  await sendButton(page).click()
  const dialog = page.getByRole('dialog', { name: sendingDialogTexts.heading })
  await expect(dialog.getByText(cost)).toBeVisible()
  await dialog.getByRole('button', { name: sendingDialogTexts.submit }).click()
  await expect(main(page).getByText(/^A correção está prometida para/)).toBeVisible()
}

/** Levels and comment as the desk keeps them; each of its keys has journeys of its own. */
async function grade(teacher: Page, id: string): Promise<void> {
  const { token } = await callAs(teacher, 'POST', `console/teacher-corrections/${id}/hold`)
  const levels = [1, 2, 3, 4, 5].map((competence) => ({
    ...{ does: 'level', competence, level: 120 },
    sentence: `Há um bom caminho na competência ${competence}.`,
  }))
  const changes = [...levels, { does: 'comment', text: COMMENT }]
  await callAs(teacher, 'POST', `console/teacher-corrections/${id}/changes`, {
    token,
    secondsSpent: 60,
    changes,
  })
}

/** A player can be seen whose sound the page may not play. */
async function expectPlayable(player: Locator): Promise<void> {
  await expect(player).toBeVisible()
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0)
}

async function speakAndDeliver(teacher: Page, id: string): Promise<void> {
  await open(teacher, `/painel/correcoes/${id}`)
  await expect(teacher.getByRole('textbox', { name: deskTexts.closing.comment })).toHaveValue(COMMENT)
  await teacher.getByRole('button', { name: deskTexts.voice.record }).click()
  await expect(teacher.getByRole('timer')).toContainText('2:58')
  await teacher.getByRole('button', { name: deskTexts.voice.stop, exact: true }).click()
  await teacher.getByRole('textbox', { name: deskTexts.voice.text }).fill('Parabéns pelo começo do texto.')
  await expect(teacher.getByText(deskTexts.state.saved)).toBeVisible()
  await teacher.getByRole('button', { name: deskTexts.voice.listen }).click()
  await expectPlayable(main(teacher).getByLabel(deskTexts.voice.player))
  await teacher.getByRole('button', { name: deskTexts.closing.submit }).click()
  await teacher.getByRole('button', { name: deskTexts.closing.confirm.yes }).click()
  await expectNotice(teacher, deskTexts.closing.done)
}

test('a pack is bought, a sheet photographed, typed, sent, taken back and sent again, and its photograph goes along', async ({
  page: teacher,
  browser,
  student,
}) => {
  const { productId } = await openShop(teacher, student)
  const page = await aPhone(browser, student)
  await buy(page, productId)

  await open(page, '/corretor-de-redacao/folha?tema=bullying')
  await writeFile(CAMERA_FILE, await photographOfSheet(page))
  await page.setViewportSize(PHONE)
  await open(page, '/corretor-de-redacao/foto')
  await main(page).getByRole('button', { name: sheetPhotographTexts.choose.camera }).click()
  const camera = page.getByRole('dialog', { name: sheetPhotographTexts.camera.title })
  await expect(camera.getByLabel(sheetPhotographTexts.camera.picture)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await camera.getByRole('button', { name: sheetPhotographTexts.camera.take }).click()
  await expect(main(page).getByText(sheetPhotographTexts.theme.fromSheet)).toBeVisible()
  for (const [at, text] of LINES.entries())
    await main(page)
      .getByLabel(sheetPhotographTexts.typing.line({ number: at + 1 }), { exact: true })
      .fill(text)
  await main(page).getByLabel(new RegExp(sheetPhotographTexts.finish.keep)).check()
  await main(page).getByRole('button', { name: sheetPhotographTexts.finish.do }).click()
  await expect(page).toHaveURL(/\/corretor-de-redacao\?redacao=/)
  await expect(sheet(page)).toHaveValue(/^ {4}A escola/)

  await send(page, sendingDialogTexts.cost({ credits: 4, isFree: false }))
  const room = page.url()
  await open(page, '/perfil')
  await expect(main(page).getByText(texts.list.balance({ count: 3 }))).toBeVisible()
  await expect(main(page).getByText(texts.list.photographs({ count: 1 }))).toBeVisible()
  await main(page)
    .getByRole('button', { name: new RegExp(`^${texts.list.takeBack}`) })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: texts.list.takeBackAsk.confirm }).click()
  await expect(main(page).getByText(texts.list.balance({ count: 4 }))).toBeVisible()
  await expect(main(page).getByText(texts.list.creditBack)).toBeVisible()
  await expectNoOverflow(page)
  await page.goto(room)
  await send(page, sendingDialogTexts.cost({ credits: 4, isFree: false }))

  const { corrections } = await callAs(page, 'GET', 'teacher-corrections')
  await open(teacher, `/painel/correcoes/${corrections[0].id}`)
  await expect(teacher.getByRole('textbox', { name: deskTexts.sheet.label })).toContainText(LINES[0])
  await page.context().close()
})

test('heard, asked, answered and rewritten; what is unused is paid back', async ({
  page: teacher,
  browser,
  student,
}) => {
  const { productId } = await openShop(teacher, student)
  const page = await aPhone(browser, student)
  await buy(page, productId)
  await open(page, '/corretor-de-redacao?tema=bullying')
  await sheet(page).fill(LINES.join(' '))
  await send(page, sendingDialogTexts.cost({ credits: 4, isFree: false }))
  const [{ id }] = (await callAs(page, 'GET', 'teacher-corrections')).corrections
  await grade(teacher, id)
  await speakAndDeliver(teacher, id)

  await open(page, '/perfil')
  await main(page)
    .getByRole('link', { name: new RegExp(`^${texts.list.open}`) })
    .click()
  await expect(main(page).getByText('Parabéns pelo começo do texto.')).toBeVisible()
  await main(page).getByRole('button', { name: receivedTexts.voice.listen }).click()
  await expectPlayable(main(page).getByLabel(receivedTexts.voice.player))
  await expectAccessible(page)
  await expectNoOverflow(page)
  await main(page).getByRole('textbox', { name: receivedTexts.question.field }).fill(QUESTION)
  await main(page).getByRole('button', { name: receivedTexts.question.send }).click()
  await expect(main(page).getByText(receivedTexts.question.waiting)).toBeVisible()
  await callAs(teacher, 'POST', `console/teacher-corrections/${id}/answer`, { text: ANSWER })
  await page.reload()
  await expect(main(page).getByText(ANSWER)).toBeVisible()

  await main(page).getByRole('link', { name: receivedTexts.rewrite }).click()
  await expect(main(page).getByText(receivedTexts.atHand)).toBeVisible()
  await expect(main(page).getByText(COMMENT)).toBeVisible()
  await sheet(page).fill(`${LINES.join(' ')} Cabe à escola ouvi-los.`)
  await send(page, sendingDialogTexts.cost({ credits: 3, isFree: false }))
  const [rewriting] = (await callAs(page, 'GET', 'teacher-corrections')).corrections
  await open(teacher, `/painel/correcoes/${rewriting.id}`)
  await expect(teacher.getByText(deskTexts.rewriting)).toBeVisible()

  await open(page, '/perfil')
  await main(page).getByRole('button', { name: ordersTexts.withdraw.open }).click()
  const dialog = page.getByRole('dialog', { name: ordersTexts.withdraw.heading })
  await expect(dialog.getByText(/O que você já usou \(2 correções: R\$\s50,00\)/)).toBeVisible()
  await dialog.getByRole('button', { name: ordersTexts.withdraw.submit }).click()
  await expect(main(page).getByText(texts.list.balance({ count: 0 }))).toBeVisible()
  await page.context().close()
})
