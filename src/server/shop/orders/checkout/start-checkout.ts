/**
 * A cart becomes an order: prices and stock are read from the database, counted stock is reserved, and the buyer is
 * sent to the payment (product §7 call 4; decision 0010). All in one transaction, so an order holds what it sells.
 */
import { isMinor } from '#domain/account/age.ts'
import { piecePrices } from '#domain/shop/coupon.ts'
import { availableQuantity } from '#domain/shop/order.ts'
import { isDearer } from '#domain/shop/purchase-request.ts'
import { readSource } from '#domain/shop/visit-source.ts'
import type { AppContext } from '#server/context.ts'
import { ageBandOf } from '#server/identity/age-band.ts'
import { needsPurchaseApproval } from '#server/identity/guardian.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { isOwnAddress } from '#server/platform/http/own-origin.ts'
import { discountOrder, type OrderDiscount } from '#server/shop/coupons/discount-order.ts'
import { paymentPageUrl, successAddress } from '#server/shop/order-addresses.ts'
import { keepPartnerOf } from '#server/shop/partners/partner-sale.ts'
import { type OrderToPay, ProviderRefusal } from '#server/shop/payments/provider.ts'
import { type AskedPurchase, askGuardian } from '#server/shop/purchase-requests/ask-guardian.ts'
import { holdRequest, requestError } from '#server/shop/purchase-requests/hold-request.ts'
import { noteBegun } from '#server/shop/purchase-requests/request-repository.ts'
import { newAccessToken } from '../access-token.ts'
import { PAPER_KEY, paperKey, paperPath } from '../own/order-paper-link.ts'
import { type LockedStock, lockStock, moveStock } from '../stock-repository.ts'
import { cancelUnstarted, noteRefusedCheckout } from './cancel-unstarted.ts'
import { insertOrder, notePaymentUrl } from './checkout-repository.ts'
import type { CheckoutBody } from './checkout-schema.ts'
import { keepContractText } from './contract-text-repository.ts'
import { completeFreeOrderIn, FREE_PROVIDER } from './free-order.ts'
import {
  couponLines,
  type PricedLine,
  type PricedLines,
  priceLines,
  requireShownPrices,
} from './price-lines.ts'

export type Buyer = { readonly userId: string; readonly email: string }

/**
 * @param buyer null for a guest
 * @param requestId what a guardian has approved, and is paid now (decision 0276)
 * @returns where to send the browser: an address of ours with a query part, which leads to the provider; of a minor whose
 *   guardian wants to be asked first, where the request stands
 * @throws HttpError 400 or 409 with the code of what stands against it; nothing is written then
 */
export async function startCheckout(
  context: AppContext,
  body: CheckoutBody,
  buyer: Buyer | null,
  requestId: string | null = null,
): Promise<{ url: string }> {
  const { config, payments } = context
  requireOwnAddresses(body, config.siteUrl)
  const now = context.now()
  const access = newAccessToken()
  // Before the transaction: its first reader asks the database, and must not do so while holding a connection.
  const paperSecret = await context.keys.secret(PAPER_KEY)
  const contractId = await keepContractText(context.db, context.site.settings.shop, now)

  const made = await context.db.transaction().execute(async (tx) => {
    const approved = requestId !== null && buyer ? await holdRequest(tx, requestId, buyer.userId, now) : null
    const cart = await priceCart(tx, context, { body, buyer, now })
    const { lines, totalAmount, currencyCode, discount } = cart
    if (approved && isDearer(approved, cart)) throw requestError('request_dearer')
    const isFree = totalAmount === 0
    if (!isFree && !approved && buyer && (await needsPurchaseApproval(tx, buyer.userId, now))) {
      await reserve(tx, lines, { isHeld: false })
      return { asked: askedPurchase(cart), minorId: buyer.userId }
    }
    const held = await reserve(tx, lines)
    const reservedUntil = new Date(now.getTime() + config.checkout.reservationMinutes * 60_000)
    const facts = {
      currencyCode,
      totalAmount,
      buyerEmail: buyer?.email.toLowerCase() ?? null,
      successUrl: body.successUrl,
      cancelUrl: body.cancelUrl,
      locale: body.locale ?? null,
      reservedUntil,
    }
    const inserted = await insertOrder(
      tx,
      {
        ...facts,
        accessTokenHash: access.hash,
        userId: buyer?.userId ?? null,
        provider: isFree ? FREE_PROVIDER : payments.current.id,
        timeZone: body.timeZone ?? null,
        coupon: discount?.coupon ?? null,
        source: readSource(body.source),
        createdAt: now,
        contractId,
      },
      lines.map((line) => ({ ...line, heldQuantity: held.get(line.variantId) ?? 0 })),
    )
    await keepPartnerOf(tx, { ...facts, id: inserted.id, buyer }, body.partner, now)
    if (approved) await noteBegun(tx, approved.id, { order_id: inserted.id })
    const isComplete = isFree && buyer !== null
    if (isComplete) await completeFreeOrderIn(tx, context, inserted.id, { email: null, name: null })
    return { order: { ...facts, ...inserted, lines, isFree, isComplete } }
  })
  if (made.asked) return askGuardian(context, made.minorId, made.asked, body.successUrl)
  return openPayment(context, made.order, access, paperSecret)
}

type MadeOrder = Omit<OrderToPay, 'accessToken' | 'paperUrl' | 'lines'> & {
  readonly number: number
  readonly lines: readonly DiscountedLine[]
  readonly isFree: boolean
  readonly isComplete: boolean
}

async function openPayment(
  context: AppContext,
  order: MadeOrder,
  access: ReturnType<typeof newAccessToken>,
  paperSecret: Parameters<typeof paperKey>[0],
): Promise<{ url: string }> {
  const { config, payments } = context
  const signed = { id: order.id, accessTokenHash: access.hash }
  const key = paperKey(paperSecret, signed)
  const wayBack = successAddress(order.successUrl, { id: order.id, number: order.number, key })
  if (order.isComplete) {
    context.telemetry.countOrder('paid')
    context.jobs.wake('deliver-mail')
    return { url: wayBack }
  }
  const ownPage = paymentPageUrl(order.successUrl, order.id, access.token)
  if (order.isFree) return { url: ownPage }
  const toPay: OrderToPay = {
    ...order,
    accessToken: access.token,
    successUrl: wayBack,
    paperUrl: config.siteUrl + paperPath(paperSecret, signed),
    lines: order.lines.flatMap(linesToPay),
  }
  try {
    const { url } = await payments.current.startPayment(context, toPay)
    // Our own page needs no note, and holds the token, which is kept nowhere.
    if (url !== ownPage) await notePaymentUrl(context.db, order.id, url)
    return { url: ownPage }
  } catch (error) {
    // Nobody has an address to pay at: what the order holds is for the next one.
    await cancelUnstarted(context, order.id)
    if (!(error instanceof ProviderRefusal)) throw error
    await noteRefusedCheckout(context, order, error)
    throw new HttpError(409, 'payment_refused', 'The payment provider does not take this payment')
  }
}

type DiscountedLine = PricedLine & { readonly discountAmount: number }
type PricedCart = {
  readonly lines: readonly DiscountedLine[]
  readonly currencyCode: string
  readonly totalAmount: number
  readonly discount: OrderDiscount | null
}

async function priceCart(
  tx: Tx,
  context: AppContext,
  { body, buyer, now }: { body: CheckoutBody; buyer: Buyer | null; now: Date },
): Promise<PricedCart> {
  const priced = await priceLines(tx, body.items, now)
  requireShownPrices(priced.lines, body.items)
  requireAccountFor(priced.lines, context, buyer)
  await requireGrownFor(tx, priced.lines, buyer, now)
  // Before the stock, as everywhere: two checkouts that wait for each other's locks would never end.
  const discount = await discountFor(tx, body.couponCode, priced, buyer, now)
  const lines = priced.lines.map((line, index) => ({
    ...line,
    discountAmount: discount?.perLine[index] ?? 0,
  }))
  const totalAmount = priced.totalAmount - (discount?.amount ?? 0)
  return { lines, currencyCode: priced.currencyCode, totalAmount, discount }
}

function askedPurchase({ lines, currencyCode, totalAmount, discount }: PricedCart): AskedPurchase {
  return {
    plan: null,
    lines: lines.map(({ variantId, unitAmount, quantity, offeredWith, discountAmount, ...line }) => ({
      ...{ variantId, unitAmount, quantity, offeredWith, discountAmount },
      title: `${line.productTitle} (${line.variantTitle})`,
    })),
    couponCode: discount?.coupon.code ?? null,
    totalAmount,
    currencyCode,
  }
}

async function discountFor(
  tx: Tx,
  typedCode: string | null | undefined,
  { lines, currencyCode }: PricedLines,
  buyer: Buyer | null,
  now: Date,
): Promise<OrderDiscount | null> {
  if (!typedCode) return null
  return discountOrder(tx, { typedCode, lines: couponLines(lines), currencyCode, buyer, now }, { lock: true })
}

/** A discount seldom divides by the pieces: providers are told as many prices as the line's sum needs. */
function linesToPay(line: DiscountedLine): OrderToPay['lines'] {
  const title = `${line.productTitle} (${line.variantTitle})`
  const amount = line.unitAmount * line.quantity - line.discountAmount
  return piecePrices(amount, line.quantity).map((part) => ({ ...part, title }))
}

function requireOwnAddresses(body: CheckoutBody, siteUrl: string): void {
  for (const member of ['successUrl', 'cancelUrl'] as const) {
    if (isOwnAddress(body[member], siteUrl)) continue
    throw new HttpError(400, 'foreign_url', `${member} must be an address of this site`)
  }
}

/** Generations and corrections are added to an account, and sold only while they are on (decisions 0057 and 0176). */
function requireAccountFor(
  lines: readonly PricedLine[],
  { site }: Pick<AppContext, 'site'>,
  buyer: Buyer | null,
): void {
  const hasGenerations = lines.some(({ generations }) => generations > 0)
  const hasCorrections = lines.some(({ corrections }) => corrections > 0)
  if (!hasGenerations && !hasCorrections) return
  const { features, corrections } = site.settings
  if ((hasGenerations && !features.extraGenerations) || (hasCorrections && !corrections.isOn))
    throw new HttpError(409, 'feature_off', 'This is not open yet')
  if (!buyer) throw new HttpError(409, 'account_needed', 'Sign in to buy this')
}

/**
 * Who holds a licence sees the names of students. A guest is let through: the licence begins in the account that proves
 * the address, and for a grown person alone (src/server/identity/school-licence.ts).
 */
async function requireGrownFor(
  tx: Tx,
  lines: readonly PricedLine[],
  buyer: Buyer | null,
  now: Date,
): Promise<void> {
  if (buyer === null || !lines.some(({ licenceSeats }) => licenceSeats > 0)) return
  const band = await ageBandOf(tx, buyer.userId, now)
  if (band === null || isMinor(band)) throw new HttpError(409, 'adult_needed', 'Only an adult buys a licence')
}

/**
 * @param isHeld false looks whether there is enough, and holds nothing
 * @returns how much each line holds of its variant's stock; uncounted ones hold nothing
 */
async function reserve(
  tx: Tx,
  lines: readonly PricedLine[],
  { isHeld } = { isHeld: true },
): Promise<Map<string, number>> {
  const stock = await lockStock(
    tx,
    lines.map((line) => line.variantId),
  )
  const counted = lines.filter((line) => stock.has(line.variantId))
  for (const line of counted) requireStock(line, stock.get(line.variantId)!)
  if (!isHeld) return new Map()
  await moveStock(
    tx,
    counted.map((line) => ({ variantId: line.variantId, inventoryChange: 0, reservedChange: line.quantity })),
  )
  return new Map(counted.map((line) => [line.variantId, line.quantity]))
}

function requireStock(line: PricedLine, stock: LockedStock): void {
  const available = availableQuantity(stock)
  if (line.quantity <= available) return
  throw new HttpError(
    409,
    'insufficient_stock',
    // Product §8.
    `Not enough stock for ${line.productTitle} (${line.variantTitle}). Only ${available} left.`,
    { variant_id: line.variantId, available },
  )
}
