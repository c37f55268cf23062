/** The link of the mail that asks whether a request is one's own: the page shows it, a press says yes (decision 0135). */
import type { InterestRequest } from '#domain/shop/interest-request.ts'
import type { AppContext } from '#server/context.ts'
import { isListKey } from '#server/platform/mail/list-readers.ts'
import { topicTitle } from '#texts/shop/interest.ts'
import { findRequest } from './interest-repository.ts'

type Confirming = Pick<AppContext, 'db' | 'jobs' | 'now'>

/** Null for a key that is nobody's, or no longer. */
export async function describeRequest({ db }: Confirming, key: string): Promise<InterestRequest | null> {
  const found = isListKey(key) ? await findRequest(db, key) : null
  if (!found) return null
  return { title: found.title ?? topicTitle(found.topic), isConfirmed: found.isConfirmed }
}

export async function confirmRequest(context: Confirming, key: string): Promise<void> {
  if (!isListKey(key)) return
  await context.db
    .updateTable('product_interests')
    .set({ confirmed_at: context.now() })
    .where('key', '=', key)
    .where('confirmed_at', 'is', null)
    .execute()
  context.jobs.wake('tell-interested')
}

/** Who did not ask for it takes it back. */
export async function dropRequest({ db }: Confirming, key: string): Promise<void> {
  if (!isListKey(key)) return
  await db.deleteFrom('product_interests').where('key', '=', key).where('told_at', 'is', null).execute()
}
