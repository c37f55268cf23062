/** The day's count of carts that were begun: the first number of the owner's conversion (console/overview.ts). */
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import type { Db } from '#server/platform/db/client.ts'

export async function countBegunCart(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('day_counts')
    .values({ day: dayInBrasilia(now), event: 'cart-begun', count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'event']).doUpdateSet((eb) => ({ count: eb('day_counts.count', '+', 1) })),
    )
    .execute()
}
