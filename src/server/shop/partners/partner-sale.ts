/**
 * An order that came by a partner's link (docs/product.md §10 Payments and orders, decision 0266): whose it is, kept at
 * the checkout, and its share, booked under the order's lock whenever money comes or goes. Booked again it changes
 * nothing, since each entry leads from the last one to what is with the shop now.
 */
import { sql } from 'kysely'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { doesClickCount, isOwnSale, type PartnerClick, readPartnerCode } from '#domain/shop/partner-link.ts'
import { monthOfEntry, shareChange } from '#domain/shop/partner-share.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { SANDBOX } from '../payments/sandbox/sandbox-provider.ts'

/** The shop sells in reais; orders of another currency count for nobody. */
const CURRENCY = 'brl'

type NewSale = {
  readonly id: string
  readonly totalAmount: number
  readonly currencyCode: string
  readonly buyer: { readonly userId: string; readonly email: string } | null
}

/** What is no partner's, or no sale, is left alone: nobody is refused for the link they came by. */
export async function keepPartnerOf(
  tx: Tx,
  { id, totalAmount, currencyCode, buyer }: NewSale,
  told: PartnerClick | null | undefined,
  now: Date,
): Promise<void> {
  const code = readPartnerCode(told?.code ?? null)
  if (!told || code === null || totalAmount === 0 || currencyCode !== CURRENCY) return
  if (!doesClickCount(told.day, dayInBrasilia(now))) return
  const partner = await selectPartners(tx)
    .where('p.code', '=', code)
    .where('p.ended_at', 'is', null)
    .executeTakeFirst()
  if (!partner || isOwnSale(partner, buyer ?? { userId: null, email: null })) return
  await tx
    .insertInto('partner_orders')
    .values({
      order_id: id,
      partner_id: partner.id,
      share_percent: partner.sharePercent,
      clicked_on: told.day,
    })
    .execute()
}

/** Of a guest the buyer is known only with the payment, and may be corrected after it. */
export async function leaveOutOwnSale(tx: Tx, orderId: string, now: Date): Promise<void> {
  const sale = await selectPartners(tx)
    .innerJoin('partner_orders as po', 'po.partner_id', 'p.id')
    .innerJoin('orders as o', 'o.id', 'po.order_id')
    .select(['o.user_id as buyerId', 'o.buyer_email as buyerEmail'])
    .where('po.order_id', '=', orderId)
    .where('po.own_since', 'is', null)
    .executeTakeFirst()
  if (!sale || !isOwnSale(sale, { userId: sale.buyerId, email: sale.buyerEmail })) return
  await tx.updateTable('partner_orders').set({ own_since: now }).where('order_id', '=', orderId).execute()
}

/** The caller holds the order's lock. */
export async function bookPartnerShare(tx: Tx, orderId: string, now: Date): Promise<void> {
  const sale = await tx
    .selectFrom('partner_orders as po')
    .innerJoin('orders as o', 'o.id', 'po.order_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('partner_entries as e')
          .select('e.kept_amount')
          .whereRef('e.order_id', '=', 'po.order_id')
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'po.partner_id as partnerId',
      'po.share_percent as sharePercent',
      'last.kept_amount as before',
      sql<boolean>`o.provider = ${SANDBOX}`.as('isTest'),
      sql<number>`case when o.paid_at is null or po.own_since is not null then 0
        else o.total_amount - o.refunded_amount end`.as('kept'),
    ])
    .where('po.order_id', '=', orderId)
    .executeTakeFirst()
  const change = sale ? shareChange(sale.before ?? 0, sale.kept, sale.sharePercent) : null
  if (!sale || change === null) return
  await lockPartner(tx, sale.partnerId)
  const month = monthOfEntry(dayInBrasilia(now).slice(0, 7), await findLastPaid(tx, sale))
  await tx
    .insertInto('partner_entries')
    .values({
      order_id: orderId,
      partner_id: sale.partnerId,
      month,
      is_test: sale.isTest,
      kept_amount: change.keptAmount,
      value_change: change.value,
      share_change: change.share,
      at: now,
    })
    .execute()
}

/** A month is marked as paid under the same lock, and nothing is booked into it afterwards. */
async function lockPartner(tx: Tx, partnerId: string): Promise<void> {
  await tx.selectFrom('partners').select('id').where('id', '=', partnerId).forNoKeyUpdate().execute()
}

async function findLastPaid(
  tx: Tx,
  { partnerId, isTest }: { partnerId: string; isTest: boolean },
): Promise<string | null> {
  const last = await tx
    .selectFrom('partner_payments')
    .select((eb) => eb.fn.max('month').as('month'))
    .where('partner_id', '=', partnerId)
    .where('is_test', '=', isTest)
    .executeTakeFirst()
  return last?.month ?? null
}

function selectPartners(tx: Tx) {
  return tx
    .selectFrom('partners as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select([
      'p.id',
      'p.email',
      'p.user_id as userId',
      'p.share_percent as sharePercent',
      'u.email as accountEmail',
    ])
}
