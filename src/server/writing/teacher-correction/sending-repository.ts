/** Queries of sending to the teacher: what waits for which day, the own list, one row under its lock. */
import { sql } from 'kysely'
import type { MomentKey } from '#domain/shared/keyset.ts'
import type { Rewritten } from '#domain/writing/teacher-correction/rewriting.ts'
import {
  CORRECTION_STATES,
  type CorrectionState,
} from '#domain/writing/teacher-correction/teacher-correction.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'
import { deleteReadings } from './whole-repository.ts'

const WAITING = ['sent', 'reading'] as const satisfies CorrectionState[]
const CORRECTED = ['corrected', 'answered'] as const satisfies CorrectionState[]

/** Two who send at the same moment are not promised the same last place of a day. */
export async function lockPromises(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('teacher-corrections', 0))`.execute(tx)
}

/** How many that wait are promised for each day. */
export async function countPromised(db: DbOrTx): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('teacher_corrections')
    .select(['promised_on as day', sql<number>`count(*)::int`.as('count')])
    .where('state', 'in', WAITING)
    .where('of_correction_id', 'is', null)
    .groupBy('promised_on')
    .execute()
  return new Map(rows.map(({ day, count }) => [day, count]))
}

/** Of any account: the caller compares. */
export async function findSent(tx: Tx, id: string) {
  return tx
    .selectFrom('teacher_corrections')
    .select(['id', 'account_id', 'state', 'theme', 'promised_on', 'credit_key', 'of_correction_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** An own one that was sent, held until the transaction ends. */
export async function lockSent(tx: Tx, accountId: string, id: string) {
  return tx
    .selectFrom('teacher_corrections')
    .select(['id', 'state', 'credit_key'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('of_correction_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** In which state the same essay or the same text is with the teacher already; null where it is not. */
export async function findTwin(
  tx: Tx,
  accountId: string,
  { essayId, body }: { essayId: string | null; body: string },
): Promise<'waiting' | 'corrected' | null> {
  const { rows } = await sql<{ state: CorrectionState }>`
    select state from teacher_corrections
    where account_id = ${accountId} and of_correction_id is null and (
      (state = any (${WAITING}) and (essay_id = ${essayId}::uuid or (body <> '' and body = ${body})))
      or (state = any (${CORRECTED}) and body <> '' and body = ${body}))
    order by (state = any (${WAITING})) desc limit 1`.execute(tx)
  const state = rows[0]?.state
  if (state === undefined) return null
  return WAITING.some((one) => one === state) ? 'waiting' : 'corrected'
}

/** An own corrected one, the last of its essay. */
export async function findRewritable(
  db: DbOrTx,
  accountId: string,
  of: { readonly id: string } | { readonly essayId: string },
): Promise<(Rewritten & { readonly id: string }) | null> {
  const row = await db
    .selectFrom('teacher_corrections as c')
    .select([
      'c.id',
      'c.theme',
      sql<boolean>`c.credit_key is not null`.as('isPaid'),
      IS_REWRITTEN.as('isRewritten'),
    ])
    .where('c.account_id', '=', accountId)
    .where('c.of_correction_id', 'is', null)
    .where('c.state', 'in', CORRECTED)
    .where('id' in of ? 'c.id' : 'c.essay_id', '=', 'id' in of ? of.id : of.essayId)
    .orderBy('c.corrected_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Of the row that a query calls `c`: what was taken back or returned is none. */
const IS_REWRITTEN = sql<boolean>`exists (select from teacher_corrections r
  where r.rewrites_id = c.id and r.of_correction_id is null and r.state not in ('withdrawn', 'returned'))`

export type NewSending = {
  readonly id: string
  readonly accountId: string
  readonly essayId: string | null
  readonly number: number | null
  readonly exam: string
  readonly theme: string
  readonly title: string | null
  readonly body: string
  readonly hasPaperLines: boolean
  readonly photographKeys: readonly string[]
  readonly promisedOn: string
  readonly rewritesId: string | null
  readonly creditKey: string | null
}

export async function insertSending(tx: Tx, sending: NewSending, now: Date): Promise<void> {
  await tx
    .insertInto('teacher_corrections')
    .values({
      id: sending.id,
      account_id: sending.accountId,
      essay_id: sending.essayId,
      version_number: sending.number,
      exam: sending.exam,
      theme: sending.theme,
      title: sending.title,
      body: sending.body,
      line_breaks: sending.hasPaperLines,
      photograph_keys: [...sending.photographKeys],
      state: 'sent',
      promised_on: sending.promisedOn,
      sent_at: now,
      rewrites_id: sending.rewritesId,
      credit_key: sending.creditKey,
    })
    .execute()
}

/** With the readings of a whole, of which nobody has begun one. */
export async function markWithdrawn(tx: Tx, id: string, now: Date): Promise<void> {
  await deleteReadings(tx, id)
  await tx
    .updateTable('teacher_corrections')
    .set({ state: 'withdrawn', withdrawn_at: now })
    .where('id', '=', id)
    .execute()
}

export async function listSent(db: Db, accountId: string, page: { after: MomentKey | null; limit: number }) {
  const { after } = page
  return (
    db
      .selectFrom('teacher_corrections as c')
      .select([
        'c.id',
        'c.theme',
        'c.essay_id',
        'c.version_number',
        'c.state',
        'c.promised_on',
        'c.sent_at',
        'c.withdrawn_at',
        'c.returned_at',
        'c.corrected_at',
        'c.return_reason',
        'c.return_note',
        'c.first_seen_at',
        'c.credit_key',
        sql<number>`cardinality(c.photograph_keys)`.as('photograph_count'),
        IS_REWRITTEN.as('is_rewritten'),
      ])
      .where('c.account_id', '=', accountId)
      .where('c.of_correction_id', 'is', null)
      // What a class's teacher corrects was sent to nobody.
      .where('c.state', 'in', CORRECTION_STATES)
      .$narrowType<{ state: CorrectionState }>()
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(c.sent_at, c.id) < (${after?.at}, ${after?.id}::uuid)`),
      )
      .orderBy('c.sent_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(page.limit)
      .execute()
  )
}

/** The product with the cheapest variant that grants corrections; null where none is sold. */
export async function findProductWithCorrections(db: DbOrTx): Promise<string | null> {
  const row = await db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('prices as pr', 'pr.variant_id', 'v.id')
    .select('p.id')
    .where('v.corrections_granted', '>', 0)
    .where('v.retired_at', 'is', null)
    .where('p.status', '=', 'published')
    .where('p.purchasable', '=', true)
    .where('p.deleted_at', 'is', null)
    .orderBy('pr.amount')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
