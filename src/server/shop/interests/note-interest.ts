/**
 * Who wants a mail when something is there (decision 0135): one row for each topic and address, with the sentence agreed
 * to. Anybody can type any address, so a request counts once that mailbox, or the account with it, has said so.
 */

import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { type InterestTopic, productOfTopic } from '#domain/shop/product-interest.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { isOfferedProduct } from './interest-repository.ts'

export type AskedInterest = {
  readonly topic: InterestTopic
  readonly email: string
  readonly consentText: string
  /** The account that asks has proven this address. */
  readonly isProven: boolean
}

/** Again changes nothing, but for one that was told already: it waits anew. */
export async function noteInterest(
  { db, jobs, now }: Pick<AppContext, 'db' | 'jobs' | 'now'>,
  asked: AskedInterest,
): Promise<Ok<null> | Refusal<'product_not_found'>> {
  const productId = productOfTopic(asked.topic)
  if (productId !== null && !(await isOfferedProduct(db, productId))) return refuse('product_not_found')
  await keep(db, asked, now())
  jobs.wake('tell-interested')
  return ok(null)
}

async function keep(db: Db, { topic, email, consentText, isProven }: AskedInterest, at: Date): Promise<void> {
  const confirmedAt = isProven ? at : null
  const fresh = { consent_text: consentText, created_at: at, confirmed_at: confirmedAt }
  await db
    .insertInto('product_interests')
    .values({ topic, email, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['topic', 'email'])
        .doUpdateSet({ ...fresh, confirm_sent_at: null, told_at: null })
        .where('product_interests.told_at', 'is not', null),
    )
    .execute()
  if (!isProven) return
  await db
    .updateTable('product_interests')
    .set({ confirmed_at: at })
    .where('topic', '=', topic)
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .execute()
}
