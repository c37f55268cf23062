/** Whether an order has brought premium, as its receipts tell it (decision 0115). */
import { PREMIUM, type PremiumBenefit, premiumBenefits } from '#domain/account/premium.ts'
import type { Features } from '#domain/site/features.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { hasPremiumCourses } from '#server/site/premium-courses-repository.ts'

/** What the premium opens that the order has brought; nothing where it brought none. */
export async function premiumOfOrder(
  db: DbOrTx,
  orderId: string,
  features: Features,
): Promise<PremiumBenefit[]> {
  const granted = await db
    .selectFrom('entitlements')
    .select('name')
    .where('order_id', '=', orderId)
    .where('name', '=', PREMIUM)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!granted) return []
  return premiumBenefits(features, { hasCourses: await hasPremiumCourses(db) })
}
