/** Who wants a mail when something is there: one row for each topic and address, with the sentence agreed to (decision 0083). */
import type { InterestTopic } from '#domain/shop/product-interest.ts'
import type { Db } from '#server/platform/db/client.ts'

/** Again changes nothing. */
export async function noteInterest(
  db: Db,
  { topic, email, consentText }: { topic: InterestTopic; email: string; consentText: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('product_interests')
    .values({ topic, email, consent_text: consentText, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
