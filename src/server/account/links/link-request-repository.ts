/** Queries for what people have asked of the mailbox: one row per wish, the same for every address. */
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { LinkRequestsTable } from '#server/platform/db/tables/accounts.ts'

export type LinkWish = LinkRequestsTable['wish']

/** @param request.email in lower case */
export async function putLinkRequest(db: DbOrTx, request: { wish: LinkWish; email: string }): Promise<void> {
  await db.insertInto('link_requests').values(request).execute()
}

/** Takes the oldest request that no other process is working on; it stays taken only if the transaction commits. */
export async function takeLinkRequest(tx: Tx): Promise<{ wish: LinkWish; email: string } | null> {
  const row = await tx
    .deleteFrom('link_requests')
    .where('id', '=', (eb) =>
      eb.selectFrom('link_requests').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returning(['wish', 'email'])
    .executeTakeFirst()
  return row ?? null
}
