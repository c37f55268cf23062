/** The owner mends what a student cannot mend alone, or has told wrong: city, state, phone, and the band of age. */

import { formatPhone } from '#domain/account/sign-up.ts'
import type { ProfileMending } from '#domain/console/students-admin-wire.ts'
import { type Ok, ok, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { SupervisionRefusal } from './decide-account.ts'

/** A band that is told anew counts from today: the one of before was wrong. What was not changed is not written. */
export async function mendProfile(
  context: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string,
  { ageBand, ...place }: ProfileMending,
): Promise<Ok<null> | SupervisionRefusal> {
  const at = context.now()
  return context.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('profiles')
      .leftJoin('age_declarations as age', 'age.user_id', 'profiles.id')
      .select(['city', 'state', 'phone', 'age.age_band'])
      .where('profiles.id', '=', id)
      .forUpdate('profiles')
      .executeTakeFirst()
    if (!before) return refuse('student_not_found')
    const wanted = { ...place, phone: place.phone === null ? null : formatPhone(place.phone) }
    const fields = (['city', 'state', 'phone'] as const).filter((field) => wanted[field] !== before[field])
    const isOtherBand = ageBand !== null && ageBand !== before.age_band
    if (fields.length === 0 && !isOtherBand) return ok(null)
    if (fields.length > 0) {
      await tx
        .updateTable('profiles')
        .set({ ...wanted, updated_at: at })
        .where('id', '=', id)
        .execute()
    }
    if (isOtherBand) {
      await tx
        .insertInto('age_declarations')
        .values({ user_id: id, age_band: ageBand, declared_at: at })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ age_band: ageBand, declared_at: at }),
        )
        .execute()
    }
    await recordAuditEntry(tx, {
      actorId,
      action: 'student.mend',
      subjectKind: 'student',
      subject: id,
      // The names of the fields alone: what stood there is the student's.
      details: { changed: [...fields, ...(isOtherBand ? ['ageBand'] : [])] },
      at,
    })
    return ok(null)
  })
}
