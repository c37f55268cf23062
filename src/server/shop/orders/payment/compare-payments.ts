/**
 * Compares our books with the providers' own lists of the last days, once an hour: what they have taken, given back and had
 * disputed, and whether what we call done still stands there. What no message reported is taken over by the same rule as a
 * message; all that differs is written down for the owner ("Diferenças com o provedor"), so that nothing paid is lost and
 * nothing given back goes unseen.
 */
import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import { takeHourlyLease } from '#server/platform/jobs/hourly-lease.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ComparedSince, PaymentProvider, RecentMovement } from '#server/shop/payments/provider.ts'
import { applyPaymentEvent } from './apply-payment.ts'
import { type Difference, noteDifference } from './difference-repository.ts'

export const COMPARED = 'payments-compared'
const LAST_TRY = 'payments-comparison'
const HOUR_MS = 3600_000
const DAYS = 7
/** A bank returns a refund that it cannot pay within some weeks … */
const REFUND_DAYS = 60
/** … and a dispute takes months. */
const DISPUTE_DAYS = 180
/** A message may still be on its way. */
const FRESH_MS = HOUR_MS

/** @returns how many differences were new; null when the hour's work is done already, or a provider did not answer */
export async function comparePayments(context: AppContext): Promise<number | null> {
  if (!(await takeHourlyLease(context, LAST_TRY))) return null
  const { db, now, logger, payments } = context
  const since = daysBefore(now(), DAYS)
  const used = await db
    .selectFrom('orders')
    .select('provider')
    .distinct()
    .where('total_amount', '>', 0)
    .where('created_at', '>', since)
    .execute()
  const ids = new Set([payments.current.id, ...used.map(({ provider }) => provider)])
  let found = 0
  let isWhole = true
  for (const id of ids) {
    const provider = payments.find(id)
    if (!provider) continue
    try {
      found += await compareWith(context, provider, since)
    } catch (error) {
      isWhole = false
      logger.warn({ err: error, provider: id }, 'a provider’s list could not be compared')
    }
  }
  if (!isWhole) return null
  await writeFact(context, COMPARED)
  if (found > 0) logger.error({ found }, 'the books and a provider’s list differ')
  return found
}

async function compareWith(context: AppContext, provider: PaymentProvider, since: Date): Promise<number> {
  const lists: ComparedSince = {
    payments: since,
    refunds: daysBefore(context.now(), REFUND_DAYS),
    disputes: daysBefore(context.now(), DISPUTE_DAYS),
  }
  const movements = await provider.listRecent(context, lists)
  let found = 0
  const note = async (difference: Difference) => {
    if (await noteDifference(context.db, provider.id, difference, context.now())) found += 1
  }
  const known = await knownOrders(context, provider.id, movements)
  const toAsk = new Map<string, RecentMovement>()
  for (const movement of movements) {
    const { orderId, reference, amount, currencyCode } = movement
    const order = orderId === null ? undefined : known.get(orderId)
    if (order) {
      if (!isKnown(movement, order)) toAsk.set(order.id, movement)
    } else if (movement.kind === 'payment') {
      await note({ kind: 'unknown-order', reference, orderId: null, amount, currencyCode })
    }
  }
  for (const [orderId, { amount, currencyCode }] of toAsk) {
    const event = await provider.lookUp(context, orderId)
    if (!event) continue
    const outcome = await applyPaymentEvent(context, provider.id, event, 'answer')
    if (outcome === 'already-taken' || outcome === 'no-change' || outcome === 'waiting') continue
    const kind = outcome === 'amount-mismatch' ? 'amount-mismatch' : 'untold'
    await note({ kind, reference: event.id, orderId, amount, currencyCode })
  }
  const reported = new Set(movements.flatMap(({ kind, orderId }) => (kind === 'payment' ? [orderId] : [])))
  for (const order of await paidHere(context, provider.id, since)) {
    if (reported.has(order.id)) continue
    const { id, amount, currencyCode } = order
    await note({ kind: 'not-at-provider', reference: id, orderId: id, amount, currencyCode })
  }
  return found
}

type KnownOrder = { readonly id: string; readonly has: (word: string) => boolean }

function isKnown(movement: RecentMovement, { has }: KnownOrder): boolean {
  const { kind, reference, status, isFailed = false, isRefundable = false } = movement
  switch (kind) {
    case 'payment':
      return has('paid')
    case 'refund':
      // One that failed before it was done here is news only to an order that waits for one.
      return isFailed ? !has(reference) && !has('asked') : has(reference)
    case 'dispute':
      return has(`${reference}:${status}:${isRefundable}`)
  }
}

/**
 * What our books hold of the orders that the list names: `paid`, `asked` where a refund is on its way, the number of each
 * that is done, each dispute's with its state.
 */
async function knownOrders(
  { db }: Pick<Platform, 'db'>,
  provider: string,
  movements: readonly RecentMovement[],
): Promise<Map<string, KnownOrder>> {
  const ids = [...new Set(movements.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))]
  const { rows } = await sql<{ id: string; words: string[] }>`
    select o.id::text as id,
      array(select 'paid' where o.paid_at is not null)
      || array(select 'asked' from refunds r
        where r.order_id = o.id and r.asked_at is not null and r.done_at is null)
      || array(select r.provider_ref from refunds r where r.order_id = o.id and r.provider_ref is not null)
      || array(select d.dispute_id || ':' || d.status || ':' || d.is_refundable::text from disputes d where d.order_id = o.id) as words
    from orders o where o.provider = ${provider} and o.id::text = any (${ids}::text[])`.execute(db)
  return new Map(
    rows.map(({ id, words }) => {
      const known = new Set(words)
      return [id, { id, has: (word: string) => known.has(word) }]
    }),
  )
}

async function paidHere({ db, now }: Pick<Platform, 'db' | 'now'>, provider: string, since: Date) {
  return (
    db
      .selectFrom('orders')
      .select(['id', 'total_amount as amount', 'currency_code as currencyCode'])
      .where('provider', '=', provider)
      .where('total_amount', '>', 0)
      // A day of play on the other side: the provider dates a payment, we its message.
      .where('paid_at', '>', new Date(since.getTime() + 24 * HOUR_MS))
      .where('paid_at', '<=', new Date(now().getTime() - FRESH_MS))
      .where('created_at', '>', since)
      .execute()
  )
}

async function writeFact({ db, now }: Pick<Platform, 'db' | 'now'>, name: string): Promise<void> {
  await db
    .insertInto('installation_facts')
    .values({ name, created_at: now() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: now() }))
    .execute()
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * 24 * HOUR_MS)
}
