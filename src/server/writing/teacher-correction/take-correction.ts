/**
 * A reader takes the correction that is due first and holds it: by a lease, so that one whose browser fell gives it back
 * after a while, and two never hold the same (product §10 The teacher's desk).
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Desk } from '#domain/console/teacher-corrections-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { LEASE_MINUTES } from '#domain/writing/teacher-correction/desk-rules.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listOwnRemarks } from './bank-repository.ts'
import { clearWork, findFirstName, listMarks, lockCorrection, wholeLevels } from './desk-repository.ts'

const MINUTE_MS = 60_000

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MINUTES * MINUTE_MS)
}

/**
 * What the reader holds already comes first, then what was promised earliest.
 *
 * @param except the one that was just left
 * @returns null where nothing waits
 */
export async function takeNext(
  context: Pick<Platform, 'db' | 'now'>,
  readerId: string,
  except: string | null,
): Promise<string | null> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('teacher_corrections as c')
      .select(['c.id', 'c.reader_id'])
      .where((eb) =>
        eb.or([
          eb('c.state', '=', 'sent'),
          eb.and([
            eb('c.state', '=', 'reading'),
            eb.or([eb('c.reader_id', '=', readerId), eb('c.lease_until', '<', now)]),
          ]),
        ]),
      )
      .$if(except !== null, (query) => query.where('c.id', '!=', except))
      .where(readByOther(readerId))
      .orderBy(sql`(c.state = 'reading' and c.reader_id = ${readerId}) desc`)
      .orderBy('c.promised_on')
      .orderBy('c.sent_at')
      .orderBy('c.id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return null
    await hold(tx, row, readerId, now)
    return row.id
  })
}

/** Opens the desk: the same reader in a new window makes the older one stop writing. */
export async function openDesk(
  context: Pick<Platform, 'db' | 'now'>,
  readerId: string,
  id: string,
): Promise<Ok<Desk> | Refusal<'correction_not_found'> | Refusal<'held_by_other'>> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const row = await lockCorrection(tx, id)
    if (row?.state !== 'sent' && row?.state !== 'reading') return refuse('correction_not_found')
    const isMine = row.reader_id === readerId
    if (row.state === 'reading' && !isMine && (row.lease_until ?? now) > now) return refuse('held_by_other')
    if (!isMine && (await hasReadSibling(tx, row.id, row.of_correction_id, readerId)))
      return refuse('correction_not_found')
    const token = randomUUID()
    await hold(tx, row, readerId, now, token)
    const work = isMine || row.reader_id === null ? row : null
    return ok({
      id,
      theme: row.theme,
      title: row.title,
      text: row.body,
      lineBreaks: row.line_breaks,
      photographCount: row.photograph_keys.length,
      firstName: await findFirstName(tx, row.account_id),
      promisedOn: row.promised_on,
      sentAt: row.sent_at.toISOString(),
      isRewriting: row.rewrites_id !== null,
      token,
      tokenBefore: work?.lease_token ?? null,
      marks: await listMarks(tx, id),
      levels: wholeLevels(work?.levels ?? null),
      comment: work?.comment ?? '',
      voiceSeconds: work?.voice_seconds ?? null,
      voiceText: work?.voice_text ?? '',
      secondsSpent: work?.seconds_spent ?? 0,
      bank: await listOwnRemarks(tx, readerId),
    })
  })
}

/** Back to its place in the queue; what was written waits there for the same reader, and for nobody else. */
export async function giveBack(
  context: Pick<Platform, 'db'>,
  readerId: string,
  id: string,
): Promise<Ok<null> | Refusal<'correction_not_found'>> {
  const row = await context.db
    .updateTable('teacher_corrections')
    .set({ state: 'sent', lease_until: null, begun_at: null })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .where('reader_id', '=', readerId)
    .returning('id')
    .executeTakeFirst()
  return row ? ok(null) : refuse('correction_not_found')
}

type Free = { id: string; reader_id: string | null }

async function hold(tx: Tx, row: Free, readerId: string, now: Date, token?: string): Promise<void> {
  if (row.reader_id !== null && row.reader_id !== readerId) await clearWork(tx, row.id)
  await tx
    .updateTable('teacher_corrections')
    .set({
      state: 'reading',
      reader_id: readerId,
      lease_until: leaseEnd(now),
      begun_at: sql<Date>`coalesce(begun_at, ${now})`,
      ...(token ? { lease_token: token } : {}),
    })
    .where('id', '=', row.id)
    .execute()
}

/** Nobody reads the same essay twice: a second reading is another person's. */
function readByOther(readerId: string) {
  return sql<boolean>`not exists (
    select from teacher_corrections s
    where s.id <> c.id and s.reader_id = ${readerId}
      and coalesce(s.of_correction_id, s.id) = coalesce(c.of_correction_id, c.id))`
}

async function hasReadSibling(tx: Tx, id: string, first: string | null, readerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('teacher_corrections')
    .select('id')
    .where('id', '!=', id)
    .where('reader_id', '=', readerId)
    .where((eb) => eb.or([eb('id', '=', first ?? id), eb('of_correction_id', '=', first ?? id)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
