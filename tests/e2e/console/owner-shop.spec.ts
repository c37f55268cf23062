/** The owner runs the shop (decision 0061): a product is made, bought, renewed and given back. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { aJpeg } from '#tests/support/pictures.ts'
import { aPdf } from '#tests/support/products-admin.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { consoleTexts } from '#texts/console/console.ts'
import {
  materialFilesAdminTexts as filesTexts,
  materialUploadTexts as uploadTexts,
} from '#texts/console/material-files.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { productVariantsTexts } from '#texts/console/product-variants.ts'
import { productsAdminTexts as admin } from '#texts/console/products.ts'
import { refundsAdminTexts } from '#texts/console/refunds.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { cartButtonTexts } from '#texts/shop/cart-button.ts'
import { paymentTexts } from '#texts/shop/payment.ts'
import { productTexts } from '#texts/shop/product.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { expect, expectNotice, open, signUp, test } from '../support/journey.ts'

const ADMIN = '/painel/produtos'
const main = (page: Page) => page.getByRole('main')
const titleField = (page: Page) =>
  main(page).getByRole('textbox', { name: admin.basics.title, exact: true }).first()

async function choosePdf(page: Page, within: ReturnType<Page['locator']>, name: string, pages: number) {
  const chooser = page.waitForEvent('filechooser')
  await within.getByRole('button', { name: uploadTexts.choose }).click()
  const buffer = Buffer.from(await aPdf(pages))
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer })
}

test('the owner makes a product with two variants and a PDF, a student buys it, gets its new version, and loses it when it is refunded', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  const title = `Repertório ${Date.now().toString(36)}`
  await becomeOwner(page, student)

  // The owner works on a telephone.
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, ADMIN)
  await main(page).getByRole('link', { name: admin.list.create }).click()
  await titleField(page).fill(title)
  await main(page).getByLabel(admin.basics.published).check()
  await main(page).getByRole('button', { name: admin.editor.save }).click()
  // What is missing is said at its field, and what was typed stays.
  await expect(main(page).getByText(admin.editor.faults({ count: 3 }))).toBeVisible()
  await expect(main(page).getByLabel(productVariantsTexts.title, { exact: true })).toBeFocused()
  await expect(titleField(page)).toHaveValue(title)

  await main(page).getByLabel(admin.description.label, { exact: true }).fill('Um **só** material.')
  await expect(main(page).locator('.prose strong')).toHaveText('só')
  const picture = page.waitForEvent('filechooser')
  await main(page).getByRole('button', { name: admin.pictures.add }).click()
  await (await picture).setFiles({
    name: 'capa.jpg',
    mimeType: 'image/jpeg',
    buffer: await aJpeg(600, 800),
  })
  await main(page).getByLabel(admin.pictures.alt).fill('Capa vermelha e azul')

  await main(page).getByRole('button', { name: productVariantsTexts.sendFile }).click()
  await choosePdf(page, main(page), 'repertorio.pdf', 2)
  await main(page).getByRole('textbox', { name: uploadTexts.title, exact: true }).last().fill(title)
  await main(page).getByRole('button', { name: uploadTexts.submit, exact: true }).click()
  await expectNotice(page, filesTexts.created)

  await main(page).getByRole('button', { name: productVariantsTexts.add }).click()
  const cards = main(page).locator('li').filter({ hasText: productVariantsTexts.files })
  for (const [index, name, price] of [
    [0, 'E-book', '18'],
    [1, 'E-book e gabarito', '29,90'],
  ] as const) {
    const card = cards.nth(index)
    await card.getByLabel(productVariantsTexts.title, { exact: true }).fill(name)
    await card.getByLabel(productVariantsTexts.amount).fill(price)
    await card.getByLabel(productVariantsTexts.file({ title, pages: 2 })).check()
  }
  await expectAccessible(page)
  await expectNoOverflow(page)
  await main(page).getByRole('button', { name: admin.editor.save }).press('Enter')
  await expectNotice(page, { title: admin.editor.created })
  await expect(main(page).getByText(admin.editor.allSaved)).toBeVisible()
  const productPath = new URL(page.url()).pathname.replace(ADMIN, '/product')

  const buyer = await (await browser.newContext()).newPage()
  const buyerStudent = { ...student, email: `compra.${student.email}`, fullName: 'Bruno Lima' }
  await signUp(buyer, buyerStudent)
  await open(buyer, productPath)
  await expect(main(buyer).getByRole('img', { name: 'Capa vermelha e azul' })).toBeVisible()
  await main(buyer).getByRole('button', { name: productTexts.addToCart }).click()
  await buyer.getByRole('button', { name: cartButtonTexts.open(1), exact: true }).click()
  await buyer
    .getByRole('dialog', { name: cartButtonTexts.title })
    .getByRole('button', { name: cartTexts.checkout })
    .click()
  await buyer.waitForURL('**/pagamento/**')
  await main(buyer).getByRole('button', { name: paymentTexts.pix }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Pagamento bem-sucedido!' })).toBeVisible()
  expect(await downloadedPages(buyer, title)).toBe(2)

  await open(page, `${ADMIN}/arquivos`)
  await main(page)
    .getByRole('button', { name: filesTexts.newVersionOf({ title }) })
    .click()
  const row = main(page).locator('li').filter({ hasText: title }).first()
  await choosePdf(page, row, 'repertorio-2.pdf', 3)
  await row.getByLabel(uploadTexts.tell({ count: 1 })).check()
  await row.getByRole('button', { name: uploadTexts.submit, exact: true }).click()
  await expectNotice(page, filesTexts.published({ count: 1 }))
  expect(await downloadedPages(buyer, title)).toBe(3)
  await expect(main(buyer).getByText(/^Nova versão de \d\d\/\d\d$/)).toBeVisible()

  await open(page, `/painel/pedidos?busca=${encodeURIComponent(buyerStudent.email)}`)
  await main(page).getByRole('list', { name: ordersAdminTexts.title }).getByRole('link').click()
  await main(page).getByRole('button', { name: refundsAdminTexts.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(refundsAdminTexts.note).fill('Comprou o volume errado')
  await dialog.getByRole('button', { name: refundsAdminTexts.submit }).click()
  await expectNotice(page, refundsAdminTexts.done)
  await open(buyer, '/perfil')
  await expect(main(buyer).getByText(profileTexts.materials.empty)).toBeVisible()
  await buyer.context().close()
})

test('two windows: the second to save is told, keeps what was typed and may decide; the list takes an archive back', async ({
  page,
  student,
}) => {
  test.slow()
  await becomeOwner(page, student)
  await open(page, `${ADMIN}/novo`)
  const title = `Rascunho ${Date.now().toString(36)}`
  const save = (at: Page) => main(at).getByRole('button', { name: admin.editor.save, exact: true }).click()
  await titleField(page).fill(title)
  await main(page).getByLabel(productVariantsTexts.title, { exact: true }).fill('E-book')
  await main(page).getByLabel(productVariantsTexts.amount).fill('18')
  await save(page)
  await expectNotice(page, { title: admin.editor.created })
  await expect(main(page).getByText(admin.editor.allSaved)).toBeVisible()

  const second = await page.context().newPage()
  await open(second, new URL(page.url()).pathname)
  await expect(titleField(second)).toHaveValue(title)
  await page.bringToFront()
  await titleField(page).fill(`${title} um`)
  await save(page)
  await expectNotice(page, { title: admin.editor.saved })
  await second.bringToFront()
  await titleField(second).fill(`${title} dois`)
  await save(second)
  await expect(main(second).getByText(admin.editor.conflict.title)).toBeVisible()
  await expect(titleField(second)).toHaveValue(`${title} dois`)
  await main(second).getByRole('button', { name: admin.editor.conflict.overwrite }).click()
  await second.getByRole('dialog').getByRole('button', { name: admin.editor.conflict.overwrite }).click()
  await expectNotice(second, { title: admin.editor.saved })
  await second.close()

  await titleField(page).fill(`${title} que ninguém gravou`)
  await main(page).getByRole('link', { name: admin.back }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: consoleTexts.leave.stay, exact: true })
    .last()
    .click()
  await expect(titleField(page)).toHaveValue(`${title} que ninguém gravou`)
  await main(page).getByRole('link', { name: admin.back }).click()
  await page.getByRole('dialog').getByRole('button', { name: consoleTexts.leave.go }).click()
  await expect(page.getByRole('heading', { level: 1, name: admin.title })).toBeVisible()
  await open(page, ADMIN)
  const name = `${title} dois`
  const row = main(page)
    .getByRole('list', { name: admin.list.label })
    .getByRole('listitem')
    .filter({ hasText: name })
  await row.getByRole('button', { name: admin.move.up({ name }) }).press('Enter')
  await expect(row.getByRole('button', { name: admin.move.up({ name }) })).toBeFocused()
  await row
    .getByRole('button', { name: admin.list.actionOf({ action: admin.list.archive, title: name }) })
    .click()
  await expect(row).toHaveCount(0)
  await main(page).getByRole('button', { name: admin.list.undo }).click()
  await expect(row).toBeVisible()
  await expectAccessible(page)
})

async function downloadedPages(buyer: Page, title: string): Promise<number> {
  await open(buyer, '/perfil')
  const link = main(buyer).getByRole('link', { name: profileTexts.materials.downloadOf({ title }) })
  const [download] = await Promise.all([buyer.waitForEvent('download'), link.click()])
  return (await readPdf(await readFile(await download.path()))).pages.length
}
