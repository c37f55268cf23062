/** "Diferenças com o provedor": what a comparison with the providers' lists has found, until the owner has seen to it. */
import type { PaymentDifference } from '#domain/console/orders-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { COMPARED } from '../payment/compare-payments.ts'

const MOST = 100

export async function readDifferences({ db }: Pick<Platform, 'db'>): Promise<{
  comparedAt: string | null
  differences: PaymentDifference[]
}> {
  const [fact, rows] = await Promise.all([
    db.selectFrom('installation_facts').select('created_at').where('name', '=', COMPARED).executeTakeFirst(),
    db
      .selectFrom('payment_differences as d')
      .leftJoin('orders as o', 'o.id', 'd.order_id')
      .leftJoin('currencies as c', 'c.code', 'd.currency_code')
      .select(['d.id', 'd.provider', 'd.kind', 'd.reference', 'o.number', 'd.amount', 'd.found_at'])
      .select(['c.code', 'c.symbol', 'c.template', 'c.decimal_digits'])
      .where('d.settled_at', 'is', null)
      .orderBy('d.found_at', 'desc')
      .limit(MOST)
      .execute(),
  ])
  return {
    comparedAt: fact?.created_at.toISOString() ?? null,
    differences: rows.map(
      ({ found_at: foundAt, number, code, symbol, template, decimal_digits, ...row }) => ({
        ...row,
        orderNumber: number === null ? null : Number(number),
        foundAt: foundAt.toISOString(),
        currency:
          code === null
            ? null
            : { code, symbol: symbol ?? code, template, decimal_digits: decimal_digits ?? 2 },
      }),
    ),
  }
}

/** Seen again, it changes nothing. */
export async function settleDifference(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  differenceId: string,
): Promise<Ok<null> | Refusal<'unknown-difference'>> {
  return db.transaction().execute(async (tx) => {
    const difference = await tx
      .selectFrom('payment_differences')
      .select(['kind', 'reference', 'settled_at'])
      .where('id', '=', differenceId)
      .forUpdate()
      .executeTakeFirst()
    if (!difference) return refuse('unknown-difference')
    if (difference.settled_at) return ok(null)
    await tx
      .updateTable('payment_differences')
      .set({ settled_at: now() })
      .where('id', '=', differenceId)
      .execute()
    const { kind, reference } = difference
    await recordAuditEntry(tx, {
      actorId,
      action: 'order.settle-difference',
      subjectKind: 'order',
      subject: reference,
      details: { kind },
      at: now(),
    })
    return ok(null)
  })
}
