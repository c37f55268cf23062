/** The orders of an account, as "Meus pedidos" shows them: what was bought, what became of it, until when it may be given back. */
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { NOTHING_USED, type UsedCredits } from '#domain/shop/used-credits.ts'
import { waitingOf } from '#domain/shop/waiting-payment.ts'
import { decideWithdrawal, lastDayToWithdraw } from '#domain/shop/withdrawal.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { FAILED_REFUND } from '../money-back/failed-refund-repository.ts'
import { findUsedCredits } from '../money-back/used-credits-repository.ts'
import { discountOf } from '../order-repository.ts'
import { PAPER_KEY, paperPath } from './order-paper-link.ts'

const MAX_ORDERS = 200

/** Newest first. Orders that were neither paid nor waited for a boleto are left out: there is nothing to say about them. */
export async function listOwnOrders(context: AppContext, userId: string): Promise<OwnOrder[]> {
  const { db, keys, site } = context
  const at = context.now()
  const secret = await keys.secret(PAPER_KEY)
  const orders: OwnOrder[] = []
  for (const row of await readOrders(db, userId)) {
    const isAsked = decideWithdrawal({ ...row, keptAmount: 0 }, at, site.settings.orders) === 'open'
    // Of few: the orders of the last days.
    const used = isAsked ? await findUsedCredits(db, row.id) : NOTHING_USED
    orders.push(presentOrder(row, { isOpen: isAsked && used.amount < row.totalAmount, used, secret }))
  }
  return orders
}

async function readOrders(db: Db, userId: string) {
  return db
    .selectFrom('orders as o')
    .innerJoin('currencies as c', 'c.code', 'o.currency_code')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('refunds as back')
          .select(['back.reason', 'back.amount', 'back.requested_at', 'back.done_at'])
          .select(
            sql<boolean>`back.done_at is null and back.last_error like ${`${FAILED_REFUND}%`}`.as(
              'hasFailed',
            ),
          )
          .whereRef('back.order_id', '=', 'o.id')
          .orderBy('back.requested_at', 'desc')
          .limit(1)
          .as('r'),
      (join) => join.onTrue(),
    )
    .select([
      'o.id',
      'o.access_token_hash as accessTokenHash',
      'o.refunded_amount as refundedAmount',
      sql<boolean>`exists (select 1 from material_downloads d join purchases b on b.id = d.purchase_id
        where b.order_id = o.id)`.as('isDownloaded'),
      'o.number',
      'o.status',
      'o.total_amount as totalAmount',
      'o.paid_at as paidAt',
      'o.created_at as createdAt',
      'o.waiting_since as waitingSince',
      'o.waiting_method as waitingMethod',
      'o.payable_until as payableUntil',
      'o.voucher_url as voucherUrl',
      'o.coupon_code as couponCode',
      discountOf('o.id').as('discountAmount'),
      'c.code',
      'c.symbol',
      'c.template',
      'c.decimal_digits',
      'r.reason',
      'r.amount',
      'r.requested_at as requestedAt',
      'r.done_at as doneAt',
      'r.hasFailed',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .select([
            'l.product_title as productTitle',
            'l.variant_title as variantTitle',
            'l.quantity',
            'l.unit_amount as unitAmount',
          ])
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.sort_order'),
      ).as('lines'),
    )
    .where('o.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('o.status', 'in', ['paid', 'refund_due', 'refunded']),
        eb('o.waiting_since', 'is not', null),
      ]),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.number', 'desc')
    .limit(MAX_ORDERS)
    .execute()
}

type Row = Awaited<ReturnType<typeof readOrders>>[number]

function presentOrder(
  row: Row,
  { isOpen, used, secret }: { isOpen: boolean; used: UsedCredits; secret: Uint8Array },
): OwnOrder {
  return {
    number: Number(row.number),
    status: row.status,
    totalAmount: row.totalAmount,
    currency: {
      code: row.code,
      symbol: row.symbol,
      template: row.template,
      decimal_digits: row.decimal_digits,
    },
    couponCode: row.couponCode,
    discountAmount: row.discountAmount,
    orderedAt: row.createdAt.toISOString(),
    lines: row.lines,
    withdrawableUntil: row.paidAt !== null && isOpen ? lastDayToWithdraw(row.paidAt) : null,
    used: used.generations + used.corrections > 0 ? used : null,
    waiting: waitingOf(row),
    refundedAmount: row.refundedAmount,
    paperUrl: paperPath(secret, row),
    refund: row.requestedAt
      ? {
          reason: row.reason ?? 'provider',
          amount: row.amount ?? 0,
          requestedAt: row.requestedAt.toISOString(),
          doneAt: row.doneAt?.toISOString() ?? null,
          hasFailed: row.hasFailed ?? false,
        }
      : null,
  }
}
