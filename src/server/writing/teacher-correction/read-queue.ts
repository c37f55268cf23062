/** What waits for a reader, by the promised day; questions without an answer; what was done, and how long it takes. */
import { sql } from 'kysely'
import type { CorrectionQueue } from '#domain/console/teacher-corrections-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { totalOf } from '#domain/writing/peer-review.ts'
import { levelsOf, medianOf } from '#domain/writing/teacher-correction/desk-rules.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { firstNameOf, wholeLevels } from './desk-repository.ts'

const WAITING_SHOWN = 60
const DONE_SHOWN = 30
/** Of how many of the last ones the median is. */
const MEASURED = 100

export async function readQueue(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  readerId: string,
): Promise<CorrectionQueue> {
  const at = now()
  const [waiting, count, questions, done, seconds] = await Promise.all([
    listWaiting(db),
    countWaiting(db),
    listQuestions(db),
    listDone(db),
    listSeconds(db, readerId),
  ])
  const today = dayInBrasilia(at)
  return {
    waitingCount: count,
    waiting: waiting.map((row) => {
      const isHeld = row.state === 'reading' && row.lease_until !== null && row.lease_until > at
      const isMine = row.state === 'reading' && row.reader_id === readerId
      return {
        id: row.id,
        theme: row.theme,
        firstName: firstNameOf(row.full_name),
        promisedOn: row.promised_on,
        isLate: row.promised_on < today,
        hasPhotograph: row.photographs > 0,
        holder: isMine ? 'me' : isHeld ? 'other' : 'free',
      }
    }),
    questions: questions.map((row) => ({
      id: row.id,
      theme: row.theme,
      firstName: firstNameOf(row.full_name),
      question: row.question ?? '',
      askedAt: (row.question_at ?? at).toISOString(),
    })),
    done: done.map((row) => {
      const levels = levelsOf(wholeLevels(row.levels))
      return {
        id: row.id,
        theme: row.theme,
        firstName: firstNameOf(row.full_name),
        state: row.state,
        total: levels && totalOf(levels),
        endedAt: row.ended_at.toISOString(),
        rating: row.rating,
        ratingNote: row.rating_note,
        question: row.question,
        answer: row.answer,
      }
    }),
    medianSeconds: medianOf(seconds),
  }
}

function listWaiting(db: Db) {
  return db
    .selectFrom('teacher_corrections as c')
    .leftJoin('profiles as p', 'p.id', 'c.account_id')
    .select(['c.id', 'c.theme', 'c.state', 'c.promised_on', 'c.reader_id', 'c.lease_until', 'p.full_name'])
    .select(sql<number>`cardinality(c.photograph_keys)`.as('photographs'))
    .where('c.state', 'in', ['sent', 'reading'])
    .orderBy('c.promised_on')
    .orderBy('c.sent_at')
    .orderBy('c.id')
    .limit(WAITING_SHOWN)
    .execute()
}

async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('teacher_corrections')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('state', 'in', ['sent', 'reading'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

function listQuestions(db: Db) {
  return db
    .selectFrom('teacher_corrections as c')
    .leftJoin('profiles as p', 'p.id', 'c.account_id')
    .select(['c.id', 'c.theme', 'c.question', 'c.question_at', 'p.full_name'])
    .where('c.state', '=', 'corrected')
    .where('c.question', 'is not', null)
    .orderBy('c.question_at')
    .limit(WAITING_SHOWN)
    .execute()
}

function listDone(db: Db) {
  return db
    .selectFrom('teacher_corrections as c')
    .leftJoin('profiles as p', 'p.id', 'c.account_id')
    .select(['c.id', 'c.theme', 'c.state', 'c.levels', 'c.rating', 'c.rating_note', 'c.question', 'c.answer'])
    .select(['p.full_name', sql<Date>`coalesce(c.corrected_at, c.returned_at)`.as('ended_at')])
    .where('c.state', 'in', ['corrected', 'answered', 'returned'])
    .orderBy('ended_at', 'desc')
    .orderBy('c.id')
    .limit(DONE_SHOWN)
    .execute()
}

async function listSeconds(db: Db, readerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('teacher_corrections')
    .select('seconds_spent')
    .where('reader_id', '=', readerId)
    .where('state', 'in', ['corrected', 'answered'])
    .where('seconds_spent', '>', 0)
    .orderBy('corrected_at', 'desc')
    .limit(MEASURED)
    .execute()
  return rows.map(({ seconds_spent }) => seconds_spent)
}
