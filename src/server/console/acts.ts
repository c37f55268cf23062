/** The audit log of the console (decision 0088): written in the transaction of the act, read newest first. */
import type { OwnerAction, OwnerActSubject } from '#domain/console/owner-act.ts'
import type { OwnerAct } from '#domain/console/owner-act-wire.ts'
import type { DbOrTx, Tx } from '../platform/db/client.ts'
import { type Page, pageOf } from '../platform/http/page.ts'

const PAGE_SIZE = 50

export type NewAct = {
  /** Null for a command on the server. */
  readonly actorId: string | null
  readonly action: OwnerAction
  readonly subjectKind: OwnerActSubject
  /** Of an order its number, of a product its id, of a person the account's id, of a setting its name. */
  readonly subject: string
  /** No personal data beyond what the record needs: ids, amounts, old and new values. */
  readonly details?: Readonly<Record<string, unknown>>
  readonly at: Date
}

export async function recordAct(tx: Tx, act: NewAct): Promise<void> {
  await tx
    .insertInto('owner_acts')
    .values({
      actor_id: act.actorId,
      action: act.action,
      subject_kind: act.subjectKind,
      subject: act.subject,
      details: JSON.stringify(act.details ?? {}),
      acted_at: act.at,
    })
    .execute()
}

export type ActsWanted = {
  /** The id of an act: only what was done before it; null begins with the newest. */
  readonly before: string | null
  /** Only what was done to one thing. */
  readonly of?: { readonly subjectKind: OwnerActSubject; readonly subject: string }
}

export async function readActs(db: DbOrTx, { before, of }: ActsWanted): Promise<Page<OwnerAct>> {
  let query = db
    .selectFrom('owner_acts as a')
    .leftJoin('profiles as p', 'p.id', 'a.actor_id')
    .select(['a.id', 'p.full_name', 'a.action', 'a.subject_kind', 'a.subject', 'a.details', 'a.acted_at'])
  if (before !== null) query = query.where('a.id', '<', before)
  if (of) query = query.where('a.subject_kind', '=', of.subjectKind).where('a.subject', '=', of.subject)
  const found = await query
    .orderBy('a.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { rows, next } = pageOf(found, PAGE_SIZE, (last) => last.id)
  return {
    next,
    rows: rows.map((row) => ({
      id: row.id,
      actorName: row.full_name,
      action: row.action,
      subjectKind: row.subject_kind,
      subject: row.subject,
      details: row.details,
      actedAt: row.acted_at.toISOString(),
    })),
  }
}
