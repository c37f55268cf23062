/**
 * Asks the providers, once an hour for each open order of the last days and for each that owes its money back, what became
 * of its payment: for what no message reported us. What differs is applied by the same rule as a message, and written down for
 * the owner to see.
 */
import type { AppContext } from '#server/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { applyPaymentEvent, type PaymentOutcome } from './apply-payment.ts'
import { type Difference, noteDifference } from './difference-repository.ts'

const BATCH = 100
const HOUR_MS = 3600_000
/** Longer than any payment waits. */
const DAYS = 10
/** Longer than any bank takes to give money back. */
const REFUND_DAYS = 60
/** What asking again changes nothing about. */
const NOTHING_NEW: ReadonlySet<PaymentOutcome> = new Set(['already-taken', 'no-change', 'waiting'])

/** @returns how many orders a provider knew more about than we */
export async function reconcilePayments(context: AppContext): Promise<number> {
  const { payments, logger } = context
  let changed = 0
  for (const order of await takeOrdersToAsk(context)) {
    try {
      const event = await payments.find(order.provider)?.lookUp(context, order.id)
      if (!event || event.type === 'refused') continue
      const outcome = await applyPaymentEvent(context, order.provider, event, 'answer')
      if (NOTHING_NEW.has(outcome)) continue
      logger.error({ order: order.id, outcome }, 'a payment was found that no message had reported')
      const { amount, currencyCode } = event
      const kind = outcome === 'amount-mismatch' ? 'amount-mismatch' : 'untold'
      const difference: Difference = { kind, reference: event.id, orderId: order.id, amount, currencyCode }
      await noteDifference(context.db, order.provider, difference, context.now())
      changed += 1
    } catch (error) {
      logger.warn({ err: error, order: order.id }, 'a payment could not be looked up')
    }
  }
  return changed
}

/** Marks them as asked first, so that several processes share the work. */
async function takeOrdersToAsk({
  db,
  now,
}: Pick<Platform, 'db' | 'now'>): Promise<{ id: string; provider: string }[]> {
  const at = now()
  const lastHour = new Date(at.getTime() - HOUR_MS)
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('orders')
      .select(['id', 'provider'])
      .where('status', 'in', ['pending', 'expired', 'canceled', 'refund_due'])
      .where('total_amount', '>', 0)
      .where((eb) =>
        eb.or([
          eb('created_at', '>', daysBefore(at, DAYS)),
          eb.and([eb('status', '=', 'refund_due'), eb('updated_at', '>', daysBefore(at, REFUND_DAYS))]),
        ]),
      )
      .where('created_at', '<=', lastHour)
      .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', lastHour)]))
      .orderBy('created_at')
      .limit(BATCH)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    if (due.length > 0) {
      const ids = due.map(({ id }) => id)
      await tx.updateTable('orders').set({ asked_at: at }).where('id', 'in', ids).execute()
    }
    return due
  })
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * 24 * HOUR_MS)
}
