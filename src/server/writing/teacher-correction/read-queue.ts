/** What waits for a reader, by the promised day; questions without an answer; what was done, and how long it takes. */

import { sql } from 'kysely'
import { firstNameOf } from '#domain/account/person-name.ts'
import type { CorrectionQueue } from '#domain/console/teacher-corrections-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { medianOf } from '#domain/writing/teacher-correction/desk-rules.ts'
import type { CorrectionState } from '#domain/writing/teacher-correction/teacher-correction.ts'
import type { Reader } from '#server/identity/readers-only.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hasRead, wholeLevels } from './desk-repository.ts'
import { ENEM_TOTAL, gradeOf, linesOf, rubricOf } from './rubric-of.ts'

const WAITING_SHOWN = 60
const DONE_SHOWN = 30
/** Of how many of the last ones the median is. */
const MEASURED = 100

export async function readQueue(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  reader: Reader,
): Promise<CorrectionQueue> {
  const at = now()
  const readerId = reader.userId
  // What a corrector sees of others' work would lead her, and what students think of it is the owner's.
  const of = reader.isOwner ? null : readerId
  const [waiting, count, questions, done, seconds] = await Promise.all([
    listWaiting(db, readerId, of),
    countWaiting(db, of),
    listQuestions(db, of),
    listDone(db, of),
    listSeconds(db, readerId),
  ])
  const today = dayInBrasilia(at)
  return {
    waitingCount: count,
    waiting: waiting.map((row) => {
      const isHeld = row.state === 'reading' && row.lease_until !== null && row.lease_until > at
      const isMine = row.state === 'reading' && row.reader_id === readerId
      const holder = isMine ? 'me' : isHeld ? 'other' : row.is_read ? 'read' : 'free'
      return {
        id: row.id,
        theme: row.theme,
        exam: rubricOf(row.exam)?.name ?? null,
        firstName: firstNameOf(row.full_name),
        promisedOn: row.promised_on,
        isLate: row.promised_on < today,
        hasPhotograph: row.photographs > 0,
        holder,
        reading: row.whole_id === null ? null : row.reading,
        wholeId: row.is_untouched ? (row.whole_id ?? row.id) : null,
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
      const exam = rubricOf(row.exam)
      const given = row.final_grade?.levels ?? wholeLevels(row.levels, exam).map(({ level }) => level)
      const total = row.final_grade?.total ?? null
      const isReturned = row.return_reason !== null
      const grade = total === null ? gradeOf(exam, given, { errors: row.errors, lines: linesOf(row) }) : null
      return {
        id: row.id,
        theme: row.theme,
        firstName: firstNameOf(row.full_name),
        state: row.state,
        grade: total === null ? grade : { value: total, of: ENEM_TOTAL },
        isReturned,
        endedAt: row.ended_at.toISOString(),
        rating: reader.isOwner ? row.rating : null,
        ratingNote: reader.isOwner ? row.rating_note : null,
        question: row.question,
        answer: row.answer,
      }
    }),
    medianSeconds: medianOf(seconds),
  }
}

/** @param of a corrector, whose own essays are others' to read; null for the owner */
function listWaiting(db: Db, readerId: string, of: string | null) {
  return db
    .selectFrom('teacher_corrections as c')
    .leftJoin('profiles as p', 'p.id', 'c.account_id')
    .select([
      'c.id',
      'c.theme',
      'c.exam',
      'c.state',
      'c.promised_on',
      'c.reader_id',
      'c.lease_until',
      'p.full_name',
    ])
    .leftJoin('teacher_corrections as w', 'w.id', 'c.of_correction_id')
    .select([
      'c.reading',
      'c.of_correction_id as whole_id',
      sql<number>`cardinality(c.photograph_keys)`.as('photographs'),
      sql<boolean>`coalesce(w.state, c.state) = 'sent'`.as('is_untouched'),
      sql<boolean>`exists (select from teacher_corrections s where s.of_correction_id = c.of_correction_id
        and s.id <> c.id and s.reader_id = ${readerId})`.as('is_read'),
    ])
    .where('c.readers', '=', 1)
    .where('c.state', 'in', ['sent', 'reading'])
    .$if(of !== null, (query) => query.where('c.account_id', '!=', of))
    .orderBy('c.promised_on')
    .orderBy('c.sent_at')
    .orderBy('c.of_correction_id')
    .orderBy('c.reading')
    .orderBy('c.id')
    .limit(WAITING_SHOWN)
    .execute()
}

async function countWaiting(db: Db, of: string | null): Promise<number> {
  const { count } = await db
    .selectFrom('teacher_corrections')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('readers', '=', 1)
    .where('state', 'in', ['sent', 'reading'])
    .$if(of !== null, (query) => query.where('account_id', '!=', of))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function listQuestions(db: Db, of: string | null) {
  return db
    .selectFrom('teacher_corrections as c')
    .leftJoin('profiles as p', 'p.id', 'c.account_id')
    .select(['c.id', 'c.theme', 'c.question', 'c.question_at', 'p.full_name'])
    .where('c.state', '=', 'corrected')
    .where('c.question', 'is not', null)
    .$if(of !== null, (query) => query.where(hasRead(of ?? '')))
    .orderBy('c.question_at')
    .limit(WAITING_SHOWN)
    .execute()
}

/** Errors of language that were marked; of several readings the mean. */
const ERRORS = sql<number>`(select count(*)::float8 from teacher_marks m
    join teacher_corrections r on r.id = m.correction_id
    where (r.id = c.id or r.of_correction_id = c.id) and m.state = 'kept' and m.effect = 'fault' and m.competence = 1)
  / greatest(1, (select count(*) from teacher_corrections r where r.of_correction_id = c.id))`

function listDone(db: Db, of: string | null) {
  return (
    db
      .selectFrom('teacher_corrections as c')
      .leftJoin('profiles as p', 'p.id', 'c.account_id')
      .select([
        'c.id',
        'c.theme',
        'c.state',
        'c.levels',
        'c.final_grade',
        'c.exam',
        'c.body',
        'c.line_breaks',
        'c.return_reason',
        'c.rating',
        'c.rating_note',
        'c.question',
        'c.answer',
      ])
      .select([
        'p.full_name',
        sql<Date>`coalesce(c.corrected_at, c.returned_at)`.as('ended_at'),
        ERRORS.as('errors'),
      ])
      .where('c.state', 'in', ['corrected', 'answered', 'returned'])
      .$narrowType<{ state: CorrectionState }>()
      // Of what two read the owner sees the whole, a corrector her own reading.
      .$if(of === null, (query) => query.where('c.of_correction_id', 'is', null))
      .$if(of !== null, (query) => query.where('c.reader_id', '=', of))
      .orderBy('ended_at', 'desc')
      .orderBy('c.id')
      .limit(DONE_SHOWN)
      .execute()
  )
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
