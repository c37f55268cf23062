/** Store → product → cart: what a visitor sees and keeps, word for word (product §2, §5, §8, §9). */
import type { Locator, Page } from '@playwright/test'
import { commonTexts } from '#texts/shared/common.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { cartButtonTexts } from '#texts/shop/cart-button.ts'
import { cartRefusalNotice } from '#texts/shop/cart-refusals.ts'
import { cartReminderTexts as reminder } from '#texts/shop/cart-reminder.ts'
import { productTexts } from '#texts/shop/product.ts'
import { cardTexts } from '#texts/shop/product-card.ts'
import { storeTexts } from '#texts/shop/store.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { expect, open, test, untilStill } from '../support/journey.ts'

/** Of the demonstration shop: three left, nothing left, two editions with their own pictures, three pictures, free. */
const FEW_LEFT = {
  id: 'prod_caderno-impresso',
  title: 'Caderno impresso: segunda tiragem',
  left: 3,
}
const ON_SALE = { title: 'Redação Iniciante: o seu primeiro texto' }
const SOLD_OUT = {
  id: 'prod_caderno-impresso-primeira-tiragem',
  title: 'Caderno impresso: primeira tiragem',
}
const TWO_EDITIONS = { id: 'prod_desenvolvimentos', title: 'Desenvolvimentos: argumentos que convencem' }
const THREE_PICTURES = { id: 'prod_introducao' }
const DEAREST = { title: 'Completo: do zero à nota máxima' }
const FREE = { id: 'prod_revelado-o-segredo', title: 'Revelado o segredo: o método dos quatro parágrafos' }
const EDITION = 'E-book'
const PAPER = 'Impresso e PDF'

test('the store shows each product as its case asks', async ({ page }) => {
  await open(page, '/store')
  const dearest = card(page, DEAREST.title)
  await expect(dearest.getByText(cardTexts.mostComplete, { exact: true })).toBeVisible()
  await expect(dearest.getByText(cardTexts.mostCompleteNote)).toBeVisible()
  await expect(page.getByText(cardTexts.mostComplete, { exact: true })).toHaveCount(1)

  const onSale = card(page, ON_SALE.title)
  await expect(onSale.locator('s')).toContainText('R$ 18,00')
  await expect(onSale).toContainText('R$ 14,90')

  await expect(card(page, TWO_EDITIONS.title).getByRole('link', { name: cardTexts.seeOptions })).toBeVisible()
  await expect(card(page, FREE.title).getByRole('link', { name: cardTexts.getForFree })).toBeVisible()
  await expect(card(page, SOLD_OUT.title).getByText(cardTexts.soldOut, { exact: true })).toBeVisible()
  await expect(card(page, SOLD_OUT.title).getByRole('button', { name: productTexts.soldOut })).toBeDisabled()
  await expect(card(page, FREE.title)).toContainText(storeTexts.card.free)
  // Nothing that is a file says that it will run out.
  await expect(page.getByText(/últimas unidades/i)).toHaveCount(0)
})

test('a piece from the store is announced, counted, kept over a reload and shown to other tabs', async ({
  page,
  context,
}) => {
  const otherTab = await context.newPage()
  await otherTab.goto('/store')
  await page.bringToFront()
  await open(page, '/store')
  await addFromStore(page, ON_SALE.title)
  const notice = cardTexts.addedFromList({ productTitle: ON_SALE.title })
  await expectToast(page, notice.title, notice.description)
  await expect(page.getByRole('button', { name: cartButtonTexts.open(1), exact: true })).toBeVisible()
  await expect(otherTab.getByRole('button', { name: cartButtonTexts.open(1), exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: cartButtonTexts.open(1), exact: true })).toBeVisible()
  const drawer = await openCart(page)
  await expect(drawer.getByText(ON_SALE.title)).toBeVisible()
  await expect(drawer).toContainText('R$ 14,90')
})

test('the cart stops at the stock, at one piece, and forgets what is removed', async ({ page }) => {
  await open(page, '/store')
  await addFromStore(page, ON_SALE.title)
  await addFromStore(page, FEW_LEFT.title)
  const drawer = await openCart(page)
  const more = drawer.getByRole('button', { name: cartTexts.moreOf(FEW_LEFT.title) })
  const fewer = drawer.getByRole('button', { name: cartTexts.fewerOf(FEW_LEFT.title) })
  const quantity = drawer.getByRole('status', { name: cartTexts.quantityOf(FEW_LEFT.title) })
  await more.click()
  await more.click()
  await expect(quantity).toHaveText('3')
  await expect(drawer).toContainText('R$ 191,90')

  await more.click()
  const refusal = cartRefusalNotice({ ok: false, code: 'insufficient-stock', ...stockFacts() })
  await expectToast(page, refusal.title, refusal.description)
  await expect(quantity).toHaveText('3')

  await fewer.click()
  await fewer.click()
  await expect(quantity).toHaveText('1')
  await expect(fewer).toBeDisabled()

  const remaining = drawer.getByRole('button', { name: cartTexts.removeItem(ON_SALE.title) })
  await drawer.getByRole('button', { name: cartTexts.removeItem(FEW_LEFT.title) }).click()
  await expect(remaining).toBeFocused()
  await remaining.click()
  await expect(drawer.getByRole('button', { name: commonTexts.close }).first()).toBeFocused()
  await expect(drawer.getByText(cartTexts.empty)).toBeVisible()
  await expect(drawer.getByText(cartTexts.total, { exact: true })).toHaveCount(0)
  const checkout = drawer.getByRole('button', { name: cartTexts.checkout })
  await checkout.click()
  const empty = cartRefusalNotice({ ok: false, code: 'empty-cart' })
  await expectToast(page, empty.title, empty.description)
  // The notice leaves free what is to be pressed next.
  await untilStill(page.getByRole('listitem').filter({ hasText: empty.title }))
  expect(await checkout.evaluate(isUncovered)).toBe(true)

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: cartButtonTexts.open(0), exact: true })).toBeFocused()
})

test('more than there is cannot be added from the store', async ({ page }) => {
  await open(page, '/store')
  for (let piece = 0; piece < FEW_LEFT.left; piece++) await addFromStore(page, FEW_LEFT.title)
  await expect(page.getByRole('button', { name: cartButtonTexts.open(3), exact: true })).toBeVisible()
  await addFromStore(page, FEW_LEFT.title)
  const { description } = cartRefusalNotice({ ok: false, code: 'not-enough-stock', ...stockFacts() })
  await expectToast(page, cardTexts.addFailedInList('').title, description)
  await expect(page.getByRole('button', { name: cartButtonTexts.open(3), exact: true })).toBeVisible()
})

test('the product page counts, clamps and adds', async ({ page }) => {
  await open(page, `/product/${FEW_LEFT.id}`)
  await expect(page.getByText(productTexts.inStock(FEW_LEFT.left))).toBeVisible()
  const quantity = page.getByLabel(productTexts.quantity, { exact: true })
  const more = page.getByRole('button', { name: productTexts.more })
  await expect(page.getByRole('button', { name: productTexts.fewer })).toBeDisabled()
  for (let step = 0; step < FEW_LEFT.left; step++) await more.click()
  const limited = storeTexts.notices.quantityLimited(FEW_LEFT.left)
  await expectToast(page, limited.title, limited.description)
  await expect(quantity).toHaveText('3')

  await page.getByRole('button', { name: productTexts.addToCart }).click()
  const added = storeTexts.notices.addedFromPage({
    quantity: 3,
    productTitle: FEW_LEFT.title,
    variantTitle: PAPER,
  })
  await expectToast(page, added.title, added.description)

  await page.getByRole('button', { name: productTexts.addToCart }).click()
  const { description } = cartRefusalNotice({ ok: false, code: 'not-enough-stock', ...stockFacts() })
  await expectToast(page, storeTexts.notices.addFailedOnPage('').title, description)
})

test('another edition has its own price and picture, and begins at one piece', async ({ page }) => {
  await open(page, `/product/${TWO_EDITIONS.id}`)
  await expect(page.getByRole('button', { name: EDITION, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: productTexts.more }).click()
  await expect(page.getByLabel(productTexts.quantity, { exact: true })).toHaveText('2')
  await page.getByRole('button', { name: 'E-book + Caderno de exercícios' }).click()
  await expect(page.getByLabel(productTexts.quantity, { exact: true })).toHaveText('1')
  await expect(page.getByRole('article')).toContainText('R$ 74,00')
  await expect(page.getByRole('button', { name: productTexts.goToImage(2) })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('the gallery goes round at both ends', async ({ page }) => {
  await open(page, `/product/${THREE_PICTURES.id}`)
  const gallery = page.getByRole('region', { name: /^Imagens de/ })
  const shown = (position: number) => gallery.getByRole('img', { name: productTexts.image(position, 3) })
  await expect(shown(1)).toBeVisible()
  await gallery.getByRole('button', { name: productTexts.previousImage }).click()
  await expect(shown(3)).toBeVisible()
  await gallery.getByRole('button', { name: productTexts.nextImage }).click()
  await expect(shown(1)).toBeVisible()
  await gallery.getByRole('button', { name: productTexts.goToImage(2) }).click()
  await expect(shown(2)).toBeVisible()
})

test('three pages of a booklet can be looked into, by press, by arrows, and without JavaScript', async ({
  page,
  browser,
}) => {
  const { look } = productTexts
  const strip = page.getByRole('region', { name: look.title })
  // The job draws them after the first start of the shop, one booklet after the other.
  await expect(async () => {
    await page.goto(`/product/${THREE_PICTURES.id}`)
    await expect(strip.getByRole('link')).toHaveCount(3, { timeout: 1_000 })
  }).toPass({ timeout: 90_000 })
  await open(page, `/product/${THREE_PICTURES.id}`)
  const [first, second] = await strip
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
  await strip.getByRole('link', { name: first ?? '' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /^Página 3 de / })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img')).toHaveAccessibleName((second ?? '').replace(': ver de perto', ''))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(strip.getByRole('link', { name: first ?? '' })).toBeFocused()
  await expectNoOverflow(page)

  await using plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(page.url())
  await still.getByRole('region', { name: look.title }).getByRole('link').first().click()
  await expect(still).toHaveURL(/\/product-pictures\/[0-9a-f-]{36}-960\.webp$/)
})

test('a sold-out product cannot be added', async ({ page }) => {
  await open(page, `/product/${SOLD_OUT.id}`)
  await expect(page.getByRole('button', { name: productTexts.soldOut })).toBeDisabled()
})

test('a product that is not there says so, with status 404 and the way back', async ({ page }) => {
  const response = await page.goto('/product/prod_nenhum')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('alert')).toContainText(storeTexts.productFailure('HTTP 404: Not Found'))
  await expect(page.getByRole('button', { name: storeTexts.tryAgain })).toHaveCount(0)
  await page.getByRole('link', { name: productTexts.back }).click()
  await expect(page).toHaveURL(/\/store$/)
})

test('a cart that is not one is an empty cart', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('domine-a-redacao:cart', '[{"quantity":'))
  await open(page, '/store')
  const drawer = await openCart(page)
  await expect(drawer.getByText(cartTexts.empty)).toBeVisible()
})

test('a cart asked for by e-mail opens in another browser by its link, and can be taken back before', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/store')
  await addFromStore(page, ON_SALE.title)
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: reminder.open }).click()
  const email = drawer.getByLabel(reminder.email)
  await expect(email).toBeFocused()
  await email.fill('sem arroba')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription(reminder.emailProblem)
  const address = `carrinho-${Date.now()}@exemplo.com`
  await email.fill(address)
  const asking = page.waitForResponse('**/api/cart-reminders')
  await drawer.getByRole('button', { name: reminder.submit }).click()
  const { key } = await (await asking).json()
  await expect(drawer.getByText(reminder.kept({ email: address }))).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  const other = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await open(other, `/store?carrinho=${key}`)
  const itsCart = other.getByRole('dialog', { name: cartButtonTexts.title })
  await expect(itsCart.getByText(ON_SALE.title)).toBeVisible()
  await expect(other).toHaveURL(/\/store$/)
  await expectToast(other, reminder.returned.title, reminder.returned.description)

  await drawer.getByRole('button', { name: reminder.undo }).click()
  await expectToast(page, reminder.undone.title, reminder.undone.description)
  await open(other, `/store?carrinho=${key}`)
  await expectToast(other, reminder.gone.title, reminder.gone.description)
})

test('a checkout that fails says so and keeps the cart', async ({ page }) => {
  await page.route('**/store/*/checkout', (route) => route.fulfill({ status: 503, json: {} }))
  await open(page, '/store')
  await addFromStore(page, ON_SALE.title)
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: cartTexts.checkout }).click()
  const { title, description } = storeTexts.notices.checkoutFailed
  await expectToast(page, title, description)
  // The notice of the addition may still be leaving, and names the product too.
  await expect(drawer.getByRole('button', { name: cartTexts.removeItem(ON_SALE.title) })).toBeVisible()
})

test('a checkout that comes too late shows how many pieces are left', async ({ page }) => {
  await page.route('**/store/*/checkout', (route) => route.fulfill({ status: 409, json: {} }))
  await open(page, `/product/${FEW_LEFT.id}`)
  await page.getByRole('button', { name: productTexts.addToCart }).click()
  const drawer = await openCart(page)
  await page.route('**/store/*/products?*', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const { variants } of answer.products) for (const variant of variants) variant.inventory_quantity = 0
    await route.fulfill({ json: answer })
  })
  await drawer.getByRole('button', { name: cartTexts.checkout }).click()
  await expect(drawer.getByText(cartTexts.shortage(0))).toBeVisible()
})

test('a line that is no longer sold is marked, and leaves by a press', async ({ page }) => {
  await open(page, '/store')
  await addFromStore(page, ON_SALE.title)
  await addFromStore(page, FEW_LEFT.title)
  await page.route('**/store/*/products?*', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const product of answer.products) if (product.id === FEW_LEFT.id) product.purchasable = false
    await route.fulfill({ json: answer })
  })
  const drawer = await openCart(page)
  await expect(drawer.getByText(cartTexts.gone)).toBeVisible()
  await expect(drawer.getByText('R$ 14,90')).toHaveCount(2)
  await drawer.getByRole('button', { name: cartTexts.checkout }).click()
  await expectToast(page, cartTexts.hasGone.title, cartTexts.hasGone.description)
  await drawer.getByRole('button', { name: cartTexts.removeGone(1) }).click()
  await expect(drawer.getByText(FEW_LEFT.title)).toHaveCount(0)
  await drawer.getByRole('button', { name: cartTexts.checkout }).click()
  await expect(page).toHaveURL(/\/pagamento\//)
})

test('the shop’s own word marks the line, too', async ({ page }) => {
  await open(page, '/store')
  await addFromStore(page, ON_SALE.title)
  const drawer = await openCart(page)
  await page.route('**/store/*/checkout', (route) => {
    const { items } = route.request().postDataJSON()
    return route.fulfill({ status: 409, json: { code: 'not_purchasable', variant_id: items[0].variant_id } })
  })
  await drawer.getByRole('button', { name: cartTexts.checkout }).click()
  await expectToast(page, cartTexts.hasGone.title, cartTexts.hasGone.description)
  await expect(drawer.getByText(cartTexts.gone)).toBeVisible()
})

test('a new price is shown before it is paid, and taken by the next press', async ({ page }) => {
  await open(page, '/store')
  await addFromStore(page, ON_SALE.title)
  await page.evaluate(() => {
    const key = 'domine-a-redacao:cart'
    const cart = JSON.parse(localStorage.getItem(key) ?? '[]')
    cart[0].variant.prices[0].sale_amount = 1_290
    localStorage.setItem(key, JSON.stringify(cart))
  })
  await page.reload()
  let isCheckable = false
  await page.route('**/store/*/products?*', (route) =>
    isCheckable ? route.continue() : route.abort('internetdisconnected'),
  )
  const drawer = await openCart(page)
  await expect(drawer.getByText('R$ 12,90')).toHaveCount(2)
  isCheckable = true
  await drawer.getByRole('button', { name: cartTexts.checkout }).click()
  await expectToast(page, cartTexts.hasNewPrice.title, cartTexts.hasNewPrice.description)
  await expect(
    drawer.getByText(cartTexts.priceChanged({ before: 'R$ 12,90', now: 'R$ 14,90' })),
  ).toBeVisible()
  await drawer.getByRole('button', { name: cartTexts.checkout }).click()
  await expect(page).toHaveURL(/\/pagamento\//)
  await expect(page.getByText('R$ 14,90').first()).toBeVisible()
})

test('what is free is taken by one press, without a cart', async ({ page }) => {
  await open(page, `/product/${FREE.id}`)
  await expect(page.getByText('R$ 0,00')).toHaveCount(0)
  await expect(page.getByRole('button', { name: productTexts.addToCart })).toHaveCount(0)
  await page.getByRole('button', { name: productTexts.takeForFree }).click()
  await expect(page).toHaveURL(/\/pagamento\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Seu material gratuito' })).toBeVisible()
})

test('stock that ran out since the page was made is seen after the variants call', async ({ page }) => {
  await page.route('**/store/*/variants?*', async (route) => {
    const response = await route.fetch()
    const { variants } = await response.json()
    const emptied = variants.map((variant: { id: string }) => ({ ...variant, inventory_quantity: 0 }))
    await route.fulfill({ json: { variants: emptied } })
  })
  await open(page, `/product/${FEW_LEFT.id}`)
  await expect(page.getByRole('button', { name: productTexts.soldOut })).toBeDisabled()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('products, prices and links are there, and the page says what is missing', async ({ page }) => {
    await page.goto('/store')
    await page.getByRole('link', { name: FEW_LEFT.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: FEW_LEFT.title })).toBeVisible()
    // The browser under test keeps <noscript> empty, whatever the setting; the page that was sent has it.
    expect(await (await page.request.get(page.url())).text()).toContain(productTexts.needsScript)
    await expect(page.getByRole('button', { name: productTexts.addToCart })).toBeHidden()
  })
})

function card(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
}

async function addFromStore(page: Page, title: string): Promise<void> {
  // Of all buttons of the page: each says what it adds.
  await page.getByRole('button', { name: new RegExp(`^${cardTexts.addToCart} ?: ${title}$`) }).click()
}

async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Abrir o carrinho/ }).click()
  const drawer = page.getByRole('dialog', { name: cartButtonTexts.title })
  await expect(drawer).toBeVisible()
  return drawer
}

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: description })
  await expect(toast).toBeVisible()
}

/** Whether a press in its middle reaches it. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

function stockFacts() {
  return { productTitle: FEW_LEFT.title, variantTitle: PAPER, available: FEW_LEFT.left }
}
