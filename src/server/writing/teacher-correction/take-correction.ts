/**
 * A reader takes the correction that is due first and holds it: by a lease, so that one whose browser fell gives it back
 * after a while, and two never hold the same (product §10 The teacher's desk).
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Desk } from '#domain/console/teacher-corrections-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { LEASE_MINUTES } from '#domain/writing/teacher-correction/desk-rules.ts'
import type { Reader } from '#server/identity/readers-only.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { holdCorrector } from './correctors/invitation-repository.ts'
import { deskOf } from './desk-of.ts'
import { clearWork, lockCorrection } from './desk-repository.ts'
import { lockWhole, tellWhole } from './whole-repository.ts'

const MINUTE_MS = 60_000

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MINUTES * MINUTE_MS)
}

/** How often another one is looked for, where somebody else works on the one that is due, or on the whole of a reading. */
const TRIES = 5

/**
 * What the reader holds already comes first, then what was promised earliest. One whose row somebody works on at this
 * moment (another reader, or the job that tells students where their essays are) is passed over; where nothing else
 * waits its turn is waited for.
 *
 * @param except the one that was just left
 * @returns null where nothing waits
 */
export async function takeNext(
  context: Pick<Platform, 'db' | 'now'>,
  reader: Reader,
  except: string | null,
): Promise<string | null> {
  const now = context.now()
  const passed = except === null ? [] : [except]
  for (let tries = 0; tries < TRIES; tries += 1) {
    const taken = await context.db.transaction().execute((tx) => takeOne(tx, reader, passed, now))
    if (taken?.isHeld) return taken.id
    if (taken) passed.push(taken.id)
    else if (!(await waitUntilFree(context.db, reader, passed, now))) return null
  }
  return null
}

/**
 * Waits until somebody else is done with the one that is due, by a statement of its own: a transaction keeps a row that it
 * waited for also where that is due no more, and with it in hand would wait in a circle with one who ends a reading.
 *
 * @returns false where nothing is due
 */
async function waitUntilFree(db: Db, reader: Reader, passed: readonly string[], now: Date): Promise<boolean> {
  const due = await dueFor(db, reader, passed, now).executeTakeFirst()
  if (!due) return false
  await db.selectFrom('teacher_corrections').select('id').where('id', '=', due.id).forUpdate().execute()
  return true
}

async function takeOne(
  tx: Tx,
  reader: Reader,
  passed: readonly string[],
  now: Date,
): Promise<{ id: string; isHeld: boolean } | null> {
  if (!(await mayRead(tx, reader))) return null
  const readerId = reader.userId
  const row = await dueFor(tx, reader, passed, now).forUpdate().skipLocked().executeTakeFirst()
  if (!row) return null
  if (row.of_correction_id !== null && !(await reachWhole(tx, row.id, row.of_correction_id, readerId)))
    return { id: row.id, isHeld: false }
  await hold(tx, row, readerId, now)
  return { id: row.id, isHeld: true }
}

/** What the reader may take, the one that is due first. */
function dueFor(db: DbOrTx, reader: Reader, passed: readonly string[], now: Date) {
  const readerId = reader.userId
  return db
    .selectFrom('teacher_corrections as c')
    .select(['c.id', 'c.reader_id', 'c.of_correction_id'])
    .where('c.readers', '=', 1)
    .where((eb) =>
      eb.or([
        eb('c.state', '=', 'sent'),
        eb.and([
          eb('c.state', '=', 'reading'),
          eb.or([eb('c.reader_id', '=', readerId), eb('c.lease_until', '<', now)]),
        ]),
      ]),
    )
    .$if(passed.length > 0, (query) => query.where('c.id', 'not in', passed))
    .where(readByOther(readerId))
    .$if(!reader.isOwner, (query) => query.where('c.account_id', '!=', readerId))
    .orderBy(sql`(c.state = 'reading' and c.reader_id = ${readerId}) desc`)
    .orderBy('c.promised_on')
    .orderBy('c.sent_at')
    .orderBy('c.reading')
    .orderBy('c.id')
    .limit(1)
}

/** Held with its reading, unless somebody else holds it: who waited here would have it the wrong way round. */
async function reachWhole(tx: Tx, id: string, wholeId: string, readerId: string): Promise<boolean> {
  const whole = await tx
    .selectFrom('teacher_corrections')
    .select('id')
    .where('id', '=', wholeId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return whole !== undefined && !(await hasReadSibling(tx, id, wholeId, readerId))
}

/** Opens the desk: the same reader in a new window makes the older one stop writing. */
export async function openDesk(
  context: Pick<Platform, 'db' | 'now'>,
  reader: Reader,
  id: string,
): Promise<Ok<Desk> | Refusal<'correction_not_found'> | Refusal<'held_by_other'>> {
  const now = context.now()
  const readerId = reader.userId
  return context.db.transaction().execute(async (tx) => {
    if (!(await mayRead(tx, reader))) return refuse('correction_not_found')
    await lockWhole(tx, id)
    const row = await lockCorrection(tx, id)
    if (row?.readers !== 1) return refuse('correction_not_found')
    if (row.state !== 'sent' && row.state !== 'reading') return refuse('correction_not_found')
    if (!reader.isOwner && row.account_id === readerId) return refuse('correction_not_found')
    const isMine = row.reader_id === readerId
    if (row.state === 'reading' && !isMine && (row.lease_until ?? now) > now) return refuse('held_by_other')
    if (!isMine && (await hasReadSibling(tx, row.id, row.of_correction_id, readerId)))
      return refuse('correction_not_found')
    const token = randomUUID()
    await hold(tx, row, readerId, now, token)
    const work = isMine || row.reader_id === null ? row : null
    return ok(await deskOf(tx, row, { readerId, token, work, promisedOn: row.promised_on, newerAt: null }))
  })
}

/** Back to its place in the queue; what was written waits there for the same reader, and for nobody else. */
export async function giveBack(
  context: Pick<Platform, 'db' | 'now'>,
  readerId: string,
  id: string,
): Promise<Ok<null> | Refusal<'correction_not_found'>> {
  return context.db.transaction().execute(async (tx) => {
    const whole = await lockWhole(tx, id)
    const row = await tx
      .updateTable('teacher_corrections')
      .set({ state: 'sent', lease_until: null, begun_at: null })
      .where('id', '=', id)
      .where('state', '=', 'reading')
      .where('reader_id', '=', readerId)
      .returning('id')
      .executeTakeFirst()
    if (!row) return refuse('correction_not_found')
    if (whole) await tellWhole(tx, [whole.id], context.now())
    return ok(null)
  })
}

/** A corrector who leaves at this moment takes nothing more: the role is held until this is written. */
async function mayRead(tx: Tx, { userId, isOwner }: Reader): Promise<boolean> {
  return isOwner || holdCorrector(tx, userId)
}

type Free = { id: string; reader_id: string | null; of_correction_id: string | null }

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
  if (row.of_correction_id !== null) await tellWhole(tx, [row.of_correction_id], now)
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
