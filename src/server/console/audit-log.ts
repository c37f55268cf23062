/** The audit log of the console (decision 0088): written in the transaction of the change, read newest first. */
import type { AuditAction, AuditSubject } from '#domain/console/audit-entry.ts'
import type { AuditEntry } from '#domain/console/audit-entry-wire.ts'
import type { DbOrTx, Tx } from '../platform/db/client.ts'
import { type Page, pageOf } from '../platform/http/page.ts'

const PAGE_SIZE = 50

export type NewAuditEntry = {
  /** Null for a command on the server. */
  readonly actorId: string | null
  readonly action: AuditAction
  readonly subjectKind: AuditSubject
  /** Of an order its number, of a product its id, of a person the account's id, of a setting its name. */
  readonly subject: string
  /** No personal data beyond what the record needs: ids, amounts, old and new values. */
  readonly details?: Readonly<Record<string, unknown>>
  readonly at: Date
}

export async function recordAuditEntry(tx: Tx, entry: NewAuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      subject_kind: entry.subjectKind,
      subject: entry.subject,
      details: JSON.stringify(entry.details ?? {}),
      acted_at: entry.at,
    })
    .execute()
}

export type AuditQuery = {
  /** the id of an entry: only what was done before it; null begins with the newest. */
  readonly before: string | null
  /** Only what was done to one thing. */
  readonly of?: { readonly subjectKind: AuditSubject; readonly subject: string }
}

export async function readAuditEntries(db: DbOrTx, { before, of }: AuditQuery): Promise<Page<AuditEntry>> {
  let query = db
    .selectFrom('audit_entries as a')
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
