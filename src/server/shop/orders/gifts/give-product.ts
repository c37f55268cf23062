/**
 * The owner gives a product by hand (decision 0159): an order without a price that is complete at once. Access, files and
 * mail are those of any order, so that everything that reads orders knows it. One transaction; the same key again is the
 * same gift.
 */
import type { Gift } from '#domain/console/gifts-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { availableQuantity, takeStockAgain } from '#domain/shop/order.ts'
import { grantBadges } from '#server/account/badges/service.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findProvenAccount, lockBuyerEmail } from '#server/shop/buyer-repository.ts'
import { newAccessToken } from '../access-token.ts'
import { insertOrder } from '../checkout/checkout-repository.ts'
import { keepContractText } from '../checkout/contract-text-repository.ts'
import { grantGenerations } from '../generation-repository.ts'
import { endAccess } from '../money-back/end-access.ts'
import { queueOrderMail } from '../order-mail.ts'
import { closeOrder, findOrder, findOrderByNumber, insertPurchases } from '../order-repository.ts'
import { PAPER_KEY, paperPath } from '../own/order-paper-link.ts'
import { premiumOfOrder } from '../premium-repository.ts'
import { lockLineStock, moveStock } from '../stock-repository.ts'
import { GIFT_PROVIDER } from './gift-provider.ts'
import { findGiftVariant, hasOpenPurchase } from './gift-repository.ts'

const CURRENCY = 'brl'

export type GiftRefusal = Refusal<'unknown-variant' | 'has-it' | 'account-needed' | 'sold-out'>

export async function giveProduct(
  context: AppContext,
  actorId: string,
  gift: Gift,
): Promise<Ok<{ orderNumber: number }> | GiftRefusal> {
  const grounds = await giftGrounds(context)
  const answer = await context.db
    .transaction()
    .execute((tx) => giveWithin(tx, { context, actorId, gift, ...grounds }))
    .catch((error: unknown) => {
      if (error instanceof SoldOut) return refuse('sold-out')
      throw error
    })
  if (answer.ok) context.jobs.wake('deliver-mail')
  return answer
}

/** What a gift needs that is asked for outside its transaction. */
export async function giftGrounds(context: AppContext) {
  const at = context.now()
  return {
    at,
    secret: await context.keys.secret(PAPER_KEY),
    contractId: await keepContractText(context.db, context.site.settings.shop, at),
  }
}

type GivenNow = Awaited<ReturnType<typeof giftGrounds>> & {
  readonly context: AppContext
  readonly actorId: string
  readonly gift: Gift
}

/** @throws SoldOut, so that the transaction ends without what was written */
export async function giveWithin(
  tx: Tx,
  { context, actorId, gift, at, secret, contractId }: GivenNow,
): Promise<Ok<{ orderNumber: number }> | GiftRefusal> {
  await lockBuyerEmail(tx, gift.email)
  const before = await findOrder(tx, gift.requestKey)
  if (before) return ok({ orderNumber: before.number })
  const variant = await findGiftVariant(tx, gift.variantId)
  if (!variant) return refuse('unknown-variant')
  const account = await findProvenAccount(tx, gift.email)
  const buyer = { userId: account?.userId ?? null, email: gift.email, name: account?.name ?? null }
  if (variant.generations > 0) {
    if (buyer.userId === null) return refuse('account-needed')
  } else if (await hasOpenPurchase(tx, variant.id, buyer)) return refuse('has-it')
  const { id, number } = await insertGift(tx, { context, gift, buyer, variant, contractId, at })
  const lines = await lockLineStock(tx, id)
  if (lines.some((line) => line.isManaged && availableQuantity(line) < line.quantity)) throw new SoldOut()
  await moveStock(tx, takeStockAgain(lines))
  await closeOrder(tx, id, 'paid', at, buyer)
  const materials = await insertPurchases(tx, id, buyer, at)
  await grantGenerations(tx, id)
  if (buyer.userId !== null) await grantBadges(tx, buyer.userId, { ebooks: materials })
  const order = await findOrder(tx, id)
  if (!order) throw new Error('an order was not there in the transaction that wrote it')
  const premium = await premiumOfOrder(tx, id, context.site.settings.features)
  const paperUrl = context.config.siteUrl + paperPath(secret, order)
  await queueOrderMail(tx, 'receipt', order, buyer, at, { paperUrl, premium })
  await recordAuditEntry(tx, {
    actorId,
    action: 'order.give',
    subjectKind: 'order',
    subject: String(number),
    details: { productId: variant.productId, title: variant.productTitle, reason: gift.reason },
    at,
  })
  return ok({ orderNumber: number })
}

/** Ends what was given; pressed again, nothing changes. */
export async function takeGiftBack(
  context: Pick<AppContext, 'db' | 'now'>,
  actorId: string,
  orderNumber: number,
): Promise<Ok<null> | Refusal<'unknown-order' | 'no-gift'>> {
  const at = context.now()
  return context.db.transaction().execute(async (tx) => {
    const order = await findOrderByNumber(tx, orderNumber, { lock: true })
    if (!order) return refuse('unknown-order')
    if (order.provider !== GIFT_PROVIDER) return refuse('no-gift')
    if (order.status !== 'paid') return ok(null)
    await endAccess(tx, order.id, null, at)
    await closeOrder(tx, order.id, 'canceled', at)
    await recordAuditEntry(tx, {
      actorId,
      action: 'order.take-back',
      subjectKind: 'order',
      subject: String(order.number),
      at,
    })
    return ok(null)
  })
}

/** Rolls the written order back. */
export class SoldOut extends Error {}

type NewGift = {
  readonly context: AppContext
  readonly gift: Gift
  readonly buyer: { readonly userId: string | null; readonly email: string }
  readonly variant: NonNullable<Awaited<ReturnType<typeof findGiftVariant>>>
  readonly contractId: string
  readonly at: Date
}

function insertGift(tx: Tx, { context, gift, buyer, variant, contractId, at }: NewGift) {
  const { siteUrl } = context.config
  return insertOrder(
    tx,
    {
      id: gift.requestKey,
      accessTokenHash: newAccessToken().hash,
      userId: buyer.userId,
      buyerEmail: buyer.email,
      currencyCode: CURRENCY,
      totalAmount: 0,
      provider: GIFT_PROVIDER,
      successUrl: `${siteUrl}/success`,
      cancelUrl: `${siteUrl}/store`,
      locale: null,
      timeZone: null,
      reservedUntil: at,
      createdAt: at,
      contractId,
      coupon: null,
      source: null,
    },
    [
      {
        variantId: variant.id,
        productId: variant.productId,
        productTitle: variant.productTitle,
        variantTitle: variant.title,
        unitAmount: 0,
        quantity: 1,
        heldQuantity: 0,
        offeredWith: null,
        discountAmount: 0,
      },
    ],
  )
}
