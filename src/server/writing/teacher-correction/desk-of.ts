/** What lies on the desk of whoever opens a correction: the essay, what was written on it, the own bank of remarks. */
import type { Desk } from '#domain/console/teacher-corrections-admin-wire.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listOwnRemarks } from './bank-repository.ts'
import { findFirstName, type HeldRow, listMarks, wholeLevels } from './desk-repository.ts'
import { rubricOf } from './rubric-of.ts'

type Row = NonNullable<HeldRow>
type Opened = {
  readonly readerId: string
  readonly token: string
  /** The row as it was before, where its reader goes on; null where she begins. */
  readonly work: Row | null
  /** Null where nothing is promised. */
  readonly promisedOn: string | null
  readonly newerAt: Date | null
}

export async function deskOf(tx: Tx, row: Row, opened: Opened): Promise<Desk> {
  const { readerId, token, work, promisedOn, newerAt } = opened
  const exam = rubricOf(row.exam)
  return {
    id: row.id,
    exam,
    theme: row.theme,
    title: row.title,
    text: row.body,
    lineBreaks: row.line_breaks,
    photographCount: row.photograph_keys.length,
    firstName: await findFirstName(tx, row.account_id),
    promisedOn,
    sentAt: row.sent_at.toISOString(),
    isRewriting: row.rewrites_id !== null,
    newerAt: newerAt?.toISOString() ?? null,
    token,
    tokenBefore: work?.lease_token ?? null,
    marks: await listMarks(tx, row.id),
    levels: wholeLevels(work?.levels ?? null, exam),
    comment: work?.comment ?? '',
    voiceSeconds: work?.voice_seconds ?? null,
    voiceText: work?.voice_text ?? '',
    secondsSpent: work?.seconds_spent ?? 0,
    bank: await listOwnRemarks(tx, readerId),
  }
}
