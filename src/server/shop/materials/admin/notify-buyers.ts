/**
 * Tells who has bought a file that there is a new version: one mail to each address, once for each version, in the
 * transaction that decides it.
 */
import { sql } from 'kysely'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Also later than the publishing. @returns how many mails were queued; none when the version was told before */
export async function notifyOfNewestVersion(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  actorId: string,
  id: string,
): Promise<Ok<{ notifiedCount: number }> | Refusal<'material_not_found'>> {
  const reported = await context.db.transaction().execute(async (tx) => {
    const material = await tx
      .selectFrom('materials')
      .select(['title', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!material) return refuse('material_not_found')
    const now = context.now()
    const notifiedCount = await notifyBuyers(tx, id, material.version, now)
    if (notifiedCount > 0) {
      await recordAuditEntry(tx, {
        actorId,
        action: 'material.tell-buyers',
        subjectKind: 'product',
        subject: id,
        details: { title: material.title, version: material.version, notifiedCount },
        at: now,
      })
    }
    return ok({ notifiedCount })
  })
  if (reported.ok) context.jobs.wake('deliver-list-mail')
  return reported
}

/** The caller holds the material's lock. @returns how many mails were queued: who has left their list gets none */
export async function notifyBuyers(tx: Tx, materialId: string, version: number, now: Date): Promise<number> {
  const unreported = await tx
    .updateTable('material_versions')
    .set({ told_at: now })
    .where('material_id', '=', materialId)
    .where('version', '=', version)
    .where('told_at', 'is', null)
    .returning('material_id')
    .executeTakeFirst()
  if (!unreported) return 0
  const buyers = await tx
    .selectFrom('purchases as b')
    .innerJoin('variant_materials as vm', 'vm.variant_id', 'b.variant_id')
    .innerJoin('materials as m', 'm.id', 'vm.material_id')
    .distinctOn('b.buyer_email')
    .select([
      'b.buyer_email',
      'b.buyer_name',
      'b.product_title',
      'm.title',
      sql<boolean>`b.user_id is not null`.as('hasAccount'),
    ])
    .where('m.id', '=', materialId)
    .where('b.revoked_at', 'is', null)
    .where('b.buyer_email', 'is not', null)
    .orderBy('b.buyer_email')
    .orderBy('b.purchased_at', 'desc')
    .execute()
  let count = 0
  for (const buyer of buyers) {
    const isQueued = await queueMail(tx, now, {
      kind: 'material-updated',
      recipient: buyer.buyer_email ?? '',
      facts: {
        name: buyer.buyer_name,
        productTitle: buyer.product_title,
        materialTitle: buyer.title,
        at: now.toISOString(),
        hasAccount: buyer.hasAccount,
      },
    })
    if (isQueued) count += 1
  }
  return count
}
