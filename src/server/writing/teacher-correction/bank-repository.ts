/** Queries of a teacher's own bank of remarks. */
import { sql } from 'kysely'
import { type BankRemark, competenceOf } from '#domain/writing/teacher-correction/remark.ts'
import type { KeptRemark } from '#domain/writing/teacher-correction/remark-search.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { categoryOf } from './desk-repository.ts'

/** More than anybody looks through; the oldest are found by typing their words once more. */
const BANK_MAX = 1000

/** The last used first. */
export async function listOwnRemarks(db: DbOrTx, ownerId: string): Promise<KeptRemark[]> {
  const rows = await db
    .selectFrom('remark_bank')
    .select(['text', 'category', 'effect', 'uses', 'last_used_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .limit(BANK_MAX)
    .execute()
  return rows.map(({ text, category, effect, uses, last_used_at }) => ({
    text,
    category: categoryOf(category),
    effect,
    uses,
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }))
}

export async function rememberRemark(
  tx: Tx,
  ownerId: string,
  { text, category, effect }: BankRemark,
  now: Date,
): Promise<void> {
  const competence = competenceOf(category)
  await tx
    .insertInto('remark_bank')
    .values({ owner_id: ownerId, text, category, competence, effect, uses: 1, last_used_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'text'])
        .doUpdateSet({ category, competence, effect, uses: sql`remark_bank.uses + 1`, last_used_at: now }),
    )
    .execute()
}
