/** The audit log of the console (decision 0088): written in the transaction of the change, read newest first. */
import { sql } from 'kysely'
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
} from '#domain/console/audit-entry.ts'
import type { AuditEntry } from '#domain/console/audit-entry-wire.ts'
import { auditLogTexts } from '#texts/console/audit-log.ts'
import type { DbOrTx, Tx } from '../platform/db/client.ts'
import { holdsParts } from '../platform/db/find-parts.ts'
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
  /** Parts of what was done, of who did it, and of what it was done to. */
  readonly search?: string
  /** Only what was done to one thing. */
  readonly of?: { readonly subjectKind: AuditSubject; readonly subject: string }
}

export async function readAuditEntries(
  db: DbOrTx,
  { before, search = '', of }: AuditQuery,
): Promise<Page<AuditEntry>> {
  let query = db
    .selectFrom('audit_entries as a')
    .leftJoin('profiles as p', 'p.id', 'a.actor_id')
    .select(['a.id', 'p.full_name', 'a.action', 'a.subject_kind', 'a.subject', 'a.details', 'a.acted_at'])
    .select(subjectName.as('subject_name'))
  if (before !== null) query = query.where('a.id', '<', before)
  if (of) query = query.where('a.subject_kind', '=', of.subjectKind).where('a.subject', '=', of.subject)
  if (search !== '') query = query.where(whereFound(search))
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
      subjectName: row.subject_name,
      details: row.details,
      actedAt: row.acted_at.toISOString(),
    })),
  }
}

const subjectName = sql<string | null>`case a.subject_kind
  when 'product' then coalesce((select title from products where id = a.subject), (select title from materials where id = a.subject))
  when 'corrector' then (select full_name from profiles where id::text = a.subject)
  when 'study' then (select coalesce(draft ->> 'title', draft ->> 'theme', draft ->> 'text') from study_items
    where slug = split_part(a.subject, '/', 2) and kind = case split_part(a.subject, '/', 1)
      when 'temas' then 'theme' when 'repertorios' then 'repertoire' when 'conectivos' then 'connective' else 'model' end)
  when 'student' then (select full_name from profiles where id::text = a.subject)
  end`

/** Each part stands in what was done, in the words of the console, or in who, what or how. */
function whereFound(search: string) {
  const words = sql.join(
    AUDIT_ACTIONS.map((action) => sql`when ${action} then ${auditLogTexts.actions[action]}`),
    sql` `,
  )
  const kinds = sql.join(
    AUDIT_SUBJECTS.map((kind) => sql`when ${kind} then ${auditLogTexts.subjects[kind]}`),
    sql` `,
  )
  return holdsParts(
    sql<string>`plain_words(concat_ws(' ', case a.action ${words} end, case a.subject_kind ${kinds} end, a.subject,
      ${subjectName}, p.full_name, a.details::text, ${changedWords}))`,
    search,
  )
}

/** What a change is told by: "Mudou o preço …" of `{"changes": {"variants.….amount": [4800, 5200]}}`. */
const changedWords = sql`(select string_agg(concat_ws(' ', 'Mudou', case field ${sql.join(
  Object.entries(auditLogTexts.details).map(([name, shown]) => sql`when ${name} then ${shown}`),
  sql` `,
)} end, case when field = 'amount' then ${auditLogTexts.details.price}
    when field = 'isPublished' then 'Publicou Voltou para rascunho' end), ' ')
  from (select regexp_replace(jsonb_object_keys(a.details -> 'changes'), '^variants\\..+\\.', '') as field
    where jsonb_typeof(a.details -> 'changes') = 'object') changed)`
