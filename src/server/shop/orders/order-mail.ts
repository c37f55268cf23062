/** Mails about one order, queued in the transaction that decided what they say. */
import { sql } from 'kysely'
import type { PremiumBenefit } from '#domain/account/premium.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { MailFacts } from '#server/platform/mail/mail-facts.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { GIFT_PROVIDER } from './gifts/gift-provider.ts'
import type { OrderMailKind, RefundMailKind } from './order-mail-words.ts'
import { findOrderLines, type OrderRecord } from './order-repository.ts'

export type OrderBuyer = {
  readonly userId: string | null
  readonly email: string | null
  readonly name: string | null
}

type OrderMailExtras = {
  readonly paperUrl?: string
  readonly isTransferred?: boolean
  readonly keptAmount?: number
  readonly premium?: PremiumBenefit[]
}

/** @param buyer.email where the mail goes; without one, none is written. @param more.isTransferred by the owner herself */
export async function queueOrderMail(
  tx: Tx,
  kind: OrderMailKind,
  order: OrderRecord,
  buyer: OrderBuyer,
  now: Date,
  more: OrderMailExtras = {},
): Promise<void> {
  if (buyer.email === null) return
  await queueMail(tx, now, {
    kind,
    orderId: order.id,
    recipient: buyer.email.toLowerCase(),
    facts: { ...(await orderFacts(tx, order, buyer)), ...more },
  })
}

/** @param facts what the kind tells besides the order itself */
export async function queueRefundMail<Kind extends RefundMailKind>(
  tx: Tx,
  kind: Kind,
  order: OrderRecord,
  buyer: OrderBuyer,
  facts: Omit<MailFacts<Kind>, keyof MailFacts<'receipt'>> & { readonly isTransferred?: boolean },
  now: Date,
): Promise<void> {
  if (buyer.email === null) return
  // The kind's own facts and the order's are together all that its schema asks for; queueMail checks them.
  const whole = { ...(await orderFacts(tx, order, buyer)), ...facts } as unknown as MailFacts<Kind>
  await queueMail(tx, now, {
    kind,
    orderId: order.id,
    recipient: buyer.email.toLowerCase(),
    facts: whole,
  })
}

/** What every mail about the order tells of it. */
export async function orderFacts(tx: Tx, order: OrderRecord, buyer: OrderBuyer) {
  const lines = await findOrderLines(tx, order.id)
  const delivered = await findDelivered(tx, order.id)
  return {
    orderNumber: order.number,
    buyerName: buyer.name,
    hasAccount: buyer.userId !== null,
    currency: { ...order.currency },
    totalAmount: order.totalAmount,
    isGift: order.provider === GIFT_PROVIDER,
    couponCode: order.couponCode,
    discountAmount: order.discountAmount,
    ...delivered,
    lines: lines.map(({ imageUrl: _image, variantId: _variant, ...line }) => line),
    // Of the kinds that say more.
    isTransferred: false,
    keptAmount: 0,
    premium: [] as PremiumBenefit[],
  }
}

/** Titles of the files that the order's variants hold, how many generations and corrections it is, and its licences. */
async function findDelivered(tx: Tx, orderId: string) {
  const files = await tx
    .selectFrom('order_lines as l')
    .innerJoin('variant_materials as vm', 'vm.variant_id', 'l.variant_id')
    .innerJoin('materials as m', 'm.id', 'vm.material_id')
    .select('m.title')
    .where('l.order_id', '=', orderId)
    .orderBy('l.sort_order')
    .orderBy('vm.sort_order')
    .execute()
  const granted = await tx
    .selectFrom('order_lines as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .select([
      sql<number>`coalesce(sum(v.generations * l.quantity), 0)::int`.as('generations'),
      sql<number>`coalesce(sum(v.corrections_granted * l.quantity), 0)::int`.as('corrections'),
      sql<number>`coalesce(min(v.corrections_months) filter (where v.corrections_granted > 0), 0)::int`.as(
        'correctionsMonths',
      ),
    ])
    .where('l.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const licences = await tx
    .selectFrom('order_lines as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .select([sql<number>`v.licence_seats * l.quantity`.as('seats'), 'v.licence_months as months'])
    .where('l.order_id', '=', orderId)
    .where('v.licence_seats', '>', 0)
    .orderBy('l.sort_order')
    .execute()
  return { files: [...new Set(files.map(({ title }) => title))], ...granted, licences }
}
