/** Queries for what people have asked of the mailbox: one row per request, the same for every address. */
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { RequestedLinksTable } from '#server/platform/db/tables/accounts.ts'

export type LinkKind = RequestedLinksTable['kind']

/** @param request.email in lower case */
export async function putLinkRequest(db: DbOrTx, request: { kind: LinkKind; email: string }): Promise<void> {
  await db.insertInto('requested_links').values(request).execute()
}

/** Takes the oldest request that no other process is working on; it stays taken only if the transaction commits. */
export async function takeLinkRequest(tx: Tx): Promise<{ kind: LinkKind; email: string } | null> {
  const row = await tx
    .deleteFrom('requested_links')
    .where('id', '=', (eb) =>
      eb.selectFrom('requested_links').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returning(['kind', 'email'])
    .executeTakeFirst()
  return row ?? null
}
