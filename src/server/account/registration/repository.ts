/** Queries for what an account owes besides its form: age band and accepted wordings. */
import { CONSENT_DOCUMENTS, type DocumentVersions } from '#domain/account/registration.ts'
import type { AgeDeclaration } from '#server/identity/age-band.ts'
import type { Tx } from '#server/platform/db/client.ts'

/** The first answer stays. */
export async function insertAgeDeclaration(
  tx: Tx,
  userId: string,
  { ageBand, declaredAt }: AgeDeclaration,
): Promise<void> {
  await tx
    .insertInto('age_declarations')
    .values({ user_id: userId, age_band: ageBand, declared_at: declaredAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** One row for each wording; the first acceptance of it counts. */
export async function insertConsents(
  tx: Tx,
  userId: string,
  versions: DocumentVersions,
  acceptedAt: Date,
): Promise<void> {
  await tx
    .insertInto('consents')
    .values(
      CONSENT_DOCUMENTS.map((document) => ({
        user_id: userId,
        document,
        version: versions[document],
        accepted_at: acceptedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
