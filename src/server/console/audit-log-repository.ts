/** Statements on the audit log that several parts need (decision 0088). */
import { sql } from 'kysely'
import type { DbOrTx } from '../platform/db/client.ts'

/** The addresses of a corrected order stay in the log for as long as the order names its buyer. */
export async function forgetCorrectedEmails(db: DbOrTx): Promise<void> {
  await sql`
    update audit_entries set details = details - 'email'
    where action = 'order.correct-email' and details ? 'email'
      and not exists (
        select from orders
        where orders.number = case when subject ~ '^[0-9]+$' then subject::bigint end and buyer_email is not null
      )`.execute(db)
}
