/** The job that ends what moderation no longer needs: reports and decided cases after half a year, ended pauses too. */
import { sql } from 'kysely'
import { PAUSE_DAYS } from '#domain/community/moderation.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Long enough for an appeal and for an authority that asks. */
const KEPT_DAYS = 180

export async function forgetOldCases({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)
  await db.transaction().execute(async (tx) => {
    await sql`
      delete from reports using moderation_cases
      where reports.subject_kind = moderation_cases.subject_kind
        and reports.subject_id = moderation_cases.subject_id
        and moderation_cases.decided_at < ${before}`.execute(tx)
    await tx
      .deleteFrom('moderation_cases')
      .where('decided_at', '<', before)
      .where((eb) => eb.or([eb('appealed_at', 'is', null), eb('appeal_decided_at', '<', before)]))
      .execute()
    // As long as the longest pause.
    const pauseBegan = new Date(now().getTime() - Math.max(...PAUSE_DAYS) * 24 * 60 * 60 * 1000)
    await tx.deleteFrom('writer_networks').where('seen_at', '<', pauseBegan).execute()
    await tx.deleteFrom('posting_pauses').where('until', '<', before).execute()
  })
}
