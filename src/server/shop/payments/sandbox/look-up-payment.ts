/** The newest word in the test provider's books about an order, whether or not it was delivered. */
import { sql } from 'kysely'
import type { PaymentContext, PaymentEvent } from '../provider.ts'
import { readSandboxEvent } from './sandbox-event.ts'

export async function lookUpSandboxPayment(
  { db }: Pick<PaymentContext, 'db'>,
  orderId: string,
): Promise<PaymentEvent | null> {
  const newest = await db
    .selectFrom('sandbox_events as e')
    .innerJoin('sandbox_payments as p', 'p.id', 'e.payment_id')
    .select('e.body')
    .where('p.order_id', '=', orderId)
    .whereRef('e.id', '=', sql<string>`p.id || '-' || p.sequence`)
    .executeTakeFirst()
  return newest ? readSandboxEvent(newest.body) : null
}
