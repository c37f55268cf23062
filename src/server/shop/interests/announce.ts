/** The owner says that what a page announces has come; the job tells who waits for it (tell-interested.ts). */
import type { Announcement } from '#domain/console/notices-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import { isProductThere } from '../coupons/admin-repository.ts'

export async function announce(
  { db, jobs, now }: Pick<AppContext, 'db' | 'jobs' | 'now'>,
  actorId: string,
  { topic, productId }: Announcement,
): Promise<Ok<null> | Refusal<'product_missing'>> {
  const done = await db.transaction().execute(async (tx) => {
    const at = now()
    // The page of the courses is under construction: what has come is to be found in the shop.
    if (topic === 'cursos' && productId === null) return refuse('product_missing')
    if (productId !== null && !(await isProductThere(tx, productId))) return refuse('product_missing')
    const announced = { announced_at: at, product_id: productId }
    await tx
      .insertInto('interest_announcements')
      .values({ topic, ...announced })
      .onConflict((conflict) => conflict.column('topic').doUpdateSet(announced))
      .execute()
    await recordAuditEntry(tx, {
      actorId,
      action: 'notice.announce',
      subjectKind: 'notice',
      subject: topic,
      details: { productId },
      at,
    })
    return ok(null)
  })
  if (done.ok) jobs.wake('tell-interested')
  return done
}
