/**
 * A school's licence at 360 pixels: the owner puts two seats on sale, a teacher buys them and makes a class, three students
 * join, two have premium, one leaves and the third gets the seat. Rules and faults: tests/http/shop/school-licence.test.ts.
 */
import type { Browser, Page } from '@playwright/test'
import type { ProductDraft } from '#domain/console/products-admin-wire.ts'
import { lastDayOf } from '#domain/shop/credits.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { overviewAdminTexts } from '#texts/console/overview.ts'
import { productVariantsTexts } from '#texts/console/product-variants.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { cartButtonTexts } from '#texts/shop/cart-button.ts'
import { grantedLicence, licenceUntil } from '#texts/shop/licence.ts'
import { paymentTexts, successTexts } from '#texts/shop/payment.ts'
import { productTexts } from '#texts/shop/product.ts'
import { productFaultText } from '#texts/shop/product-faults.ts'
import { classesTexts } from '#texts/study/classes.ts'
import { joinedClassTexts } from '#texts/study/joined-class.ts'
import { licenceTexts as texts } from '#texts/study/licence.ts'
import { seatTexts } from '#texts/study/licence-seat.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import {
  beSignedIn,
  callAs,
  expect,
  expectNotice,
  open,
  type Student,
  signUp,
  test,
} from '../support/journey.ts'

const PHONE = { width: 360, height: 780 }
const LICENCE = { seats: 2, months: 6 }
const main = (page: Page) => page.getByRole('main')

/** A product without a licence yet: the form gives it one. */
async function aProductOnSale(page: Page, title: string): Promise<string> {
  const variant: ProductDraft['variants'][number] = {
    ...{ id: null, title: 'Turma pequena', sku: '', imageUrl: null, optionValues: [], materialIds: [] },
    // Less than the dearest of the shop, which other journeys know by its mark.
    ...{ amount: 10_000, saleAmount: null, saleStartsAt: null, saleEndsAt: null },
    ...{ isStockManaged: false, stock: { change: 'keep', pieces: 0 }, generations: 1 },
    ...{ corrections: 0, correctionsMonths: 12, correctionsReaders: 1, licenceSeats: 0, licenceMonths: 6 },
  }
  const product: ProductDraft = {
    ...{ title, subtitle: '', slug: '', ribbonText: '', description: '' },
    ...{ isPurchasable: true, isPublished: true, isHidden: false, showsLowestPrice: true },
    ...{ grantsPremium: false, collectionIds: [], info: [], related: [], companion: null, options: [] },
    ...{ images: [], thumbnail: null, variants: [variant] },
  }
  return (await callAs(page, 'POST', 'console/products', { product })).id
}

async function giveItSeats(page: Page, productId: string): Promise<void> {
  await open(page, `/painel/produtos/${productId}`)
  const seats = main(page).getByLabel(productVariantsTexts.licenceSeats)
  const save = main(page).getByRole('button', { name: productsAdminTexts.editor.save, exact: true })
  await main(page).getByLabel(productVariantsTexts.generations).fill('')
  await seats.fill('201')
  await save.click()
  await expect(main(page).getByText(productFaultText('bad-licence-seats', undefined)).first()).toBeVisible()
  await seats.fill(String(LICENCE.seats))
  await expect(main(page).getByLabel(productVariantsTexts.licenceMonths)).toHaveValue(String(LICENCE.months))
  await expectNoOverflow(page)
  await save.click()
  await expectNotice(page, { title: productsAdminTexts.editor.saved })
}

async function buy(page: Page, productId: string): Promise<void> {
  await open(page, `/product/${productId}`)
  await expect(main(page).getByText(`${grantedLicence(LICENCE)}.`)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await main(page).getByRole('button', { name: productTexts.addToCart }).click()
  await page.getByRole('button', { name: cartButtonTexts.open(1), exact: true }).click()
  const cart = page.getByRole('dialog', { name: cartButtonTexts.title })
  await expect(cart.getByText(grantedLicence(LICENCE))).toBeVisible()
  await cart.getByRole('button', { name: cartTexts.checkout }).click()
  await page.waitForURL('**/pagamento/**')
  await main(page).getByRole('button', { name: paymentTexts.card }).click()
  await expect(page.getByRole('heading', { level: 1, name: successTexts.heading })).toBeVisible()
}

async function aPhone(browser: Browser, student: Student, fullName: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage()
  const first = fullName.split(' ')[0]?.toLowerCase() ?? ''
  await beSignedIn(page, { ...student, fullName, email: `${first}.${student.email}` })
  return page
}

async function join(page: Page, code: string): Promise<void> {
  await open(page, '/turma')
  await main(page).getByLabel(joinedClassTexts.code).fill(code)
  await main(page).getByRole('button', { name: joinedClassTexts.look }).click()
  await main(page).getByRole('button', { name: joinedClassTexts.join }).click()
  await expectNotice(page, joinedClassTexts.done({ name: '3º ano B' }))
}

test('two seats are bought, three students join, and the one who leaves makes room for the third', async ({
  page: owner,
  browser,
  student,
}) => {
  test.slow()
  await owner.setViewportSize(PHONE)
  await becomeOwner(owner, { ...student, fullName: 'Rita Souza', email: `rita.${student.email}` })
  const title = `Licença ${student.email}`
  const productId = await aProductOnSale(owner, title)
  await giveItSeats(owner, productId)

  const dalva = { ...student, fullName: 'Dalva Prado Reis', email: `dalva.${student.email}` }
  const teacher = await (await browser.newContext({ viewport: PHONE })).newPage()
  await signUp(teacher, dalva)
  await open(teacher, '/turmas')
  await main(teacher).getByRole('link', { name: classesTexts.teacher.licence }).click()
  await expect(teacher.getByText(texts.none.title)).toBeVisible()
  await buy(teacher, productId)

  await open(teacher, '/turmas/licenca')
  await expect(teacher.getByText(texts.used({ used: 0, seats: 2 }))).toBeVisible()
  await main(teacher).getByRole('link', { name: texts.toClasses }).click()
  await teacher.getByLabel(classesTexts.teacher.make.name).fill('3º ano B')
  await teacher.getByRole('button', { name: classesTexts.teacher.make.submit }).click()
  await teacher.getByRole('link', { name: '3º ano B' }).click()
  const code = await teacher.getByText(/^[2-9a-z]{8}$/).innerText()

  const ana = await aPhone(browser, student, 'Ana Lima Souza')
  const bia = await aPhone(browser, student, 'Bia Reis Castro')
  const caio = await aPhone(browser, student, 'Caio Nunes Melo')
  for (const one of [ana, bia, caio]) await join(one, code)
  const { licences } = await callAs(teacher, 'GET', 'classes/licence')
  const day = writeDay(lastDayOf(new Date(licences[0].until)))
  const seated = seatTexts.seated({ day })
  await expect(ana.getByText(seated)).toBeVisible()
  await expect(bia.getByText(seated)).toBeVisible()
  await expect(caio.getByText(seatTexts.waiting)).toBeVisible()
  await expectAccessible(ana)
  await expectNoOverflow(ana)

  await open(ana, '/premium')
  await expect(ana.getByText(texts.premium.seated({ name: '3º ano B' }))).toBeVisible()
  await expect(ana.getByText(texts.premium.seatedLead({ teacher: dalva.fullName, day }))).toBeVisible()
  await expectAccessible(ana)
  await expectNoOverflow(ana)

  await open(teacher, '/turmas/licenca')
  await expect(teacher.getByText(texts.used({ used: 2, seats: 2 }))).toBeVisible()
  await expect(teacher.getByText(texts.waiting({ count: 1 }))).toBeVisible()
  await expect(teacher.getByText('Ana Lima Souza')).toBeVisible()
  await expect(teacher.getByText('Caio Nunes Melo')).toHaveCount(0)
  await expectAccessible(teacher)
  await expectNoOverflow(teacher)

  await open(ana, '/turma')
  await ana.getByRole('button', { name: joinedClassTexts.leaveOf({ name: '3º ano B' }) }).click()
  await ana.getByRole('dialog').getByRole('button', { name: joinedClassTexts.leave }).click()
  await expectNotice(ana, joinedClassTexts.left)
  await open(ana, '/premium')
  await expect(ana.getByText(texts.premium.seated({ name: '3º ano B' }))).toHaveCount(0)
  await caio.reload()
  await expect(caio.getByText(seated)).toBeVisible()
  await teacher.reload()
  await expect(teacher.getByText('Caio Nunes Melo')).toBeVisible()

  await open(owner, `/painel/pedidos?busca=${encodeURIComponent(dalva.email)}`)
  await main(owner).getByRole('link', { name: /nº/ }).first().click()
  await expect(owner.getByText(licenceUntil({ seats: 2, day }))).toBeVisible()
  await open(owner, '/painel')
  await expect(owner.getByText(overviewAdminTexts.licences.heading)).toBeVisible()
})
