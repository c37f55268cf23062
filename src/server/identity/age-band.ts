/** How old is the person, as far as was declared: several parts are open from an age on. */
import { type AccountAgeBand, currentAgeBand } from '#domain/account/age.ts'
import type { DbOrTx } from '../platform/db/client.ts'

export type AgeDeclaration = { readonly ageBand: AccountAgeBand; readonly declaredAt: Date }

/** Null when the person was not asked yet. */
export async function findAgeDeclaration(db: DbOrTx, userId: string): Promise<AgeDeclaration | null> {
  const row = await db
    .selectFrom('age_declarations')
    .select(['age_band as ageBand', 'declared_at as declaredAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** The band that the person is in for certain today; null when nobody has asked (isUnder16 of src/domain/account/age.ts). */
export async function ageBandOf(db: DbOrTx, userId: string, now: Date): Promise<AccountAgeBand | null> {
  const declared = await findAgeDeclaration(db, userId)
  return declared && currentAgeBand(declared.ageBand, declared.declaredAt, now)
}
