/**
 * The teacher of a class corrects what was handed in to her, at the house's desk but outside of its queue: no credit, no
 * promised day, nobody else's to read (product §10 Classes; decision 0271).
 */
import { randomUUID } from 'node:crypto'
import type { Desk } from '#domain/console/teacher-corrections-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { nextToCorrect } from '#domain/writing/class-tasks/class-task-rules.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { holdTeacher } from '#server/study/classes/class-repository.ts'
import { deskOf } from '../teacher-correction/desk-of.ts'
import { lockCorrection } from '../teacher-correction/desk-repository.ts'
import { findTaughtTask, listSeats } from './task-repository.ts'

type Teaching = Pick<Platform, 'db' | 'now'>
export type CorrectHandedRefusal = Refusal<'not_a_teacher' | 'task_not_found' | 'already_returned'>

/**
 * Goes on with what she has begun, also where the student has handed another version in since; begins on the one that is
 * handed in now where she has begun none, or asks for it. Another window of hers writes no more.
 */
export async function openHanded(
  { db, now }: Teaching,
  teacherId: string,
  { taskId, seat, isAnew }: { taskId: string; seat: string; isAnew: boolean },
): Promise<Ok<Desk> | CorrectHandedRefusal> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    if (!(await holdTeacher(tx, teacherId))) return refuse('not_a_teacher')
    if (!(await findTaughtTask(tx, teacherId, taskId))) return refuse('task_not_found')
    const handing = await lockHanding(tx, taskId, seat)
    if (!handing) return refuse('task_not_found')
    const begun = await listCorrections(tx, taskId, seat)
    const isOfThis = (one: Version) => one.essay_id === handing.essay_id && one.number === handing.number
    let draft = begun.find(({ state }) => state === 'class-reading')
    if (draft && isAnew && !isOfThis(draft)) {
      await tx.deleteFrom('teacher_corrections').where('id', '=', draft.correction_id).execute()
      draft = undefined
    }
    if (!draft && begun.some((one) => one.state === 'class-corrected' && isOfThis(one)))
      return refuse('already_returned')
    const id = draft?.correction_id ?? (await begin(tx, teacherId, { taskId, seat, handing }, at))
    const row = await lockCorrection(tx, id)
    if (!row) return refuse('task_not_found')
    const token = randomUUID()
    await tx.updateTable('teacher_corrections').set({ lease_token: token }).where('id', '=', id).execute()
    const newerAt = draft && !isOfThis(draft) ? handing.handed_at : null
    return ok(await deskOf(tx, row, { readerId: teacherId, token, work: row, promisedOn: null, newerAt }))
  })
}

/** By name, from the one that was left on; null where nothing waits for her. */
export async function nextHanded(
  { db }: Pick<Teaching, 'db'>,
  teacherId: string,
  taskId: string,
  except: string | null,
): Promise<Ok<{ seat: string | null }> | CorrectHandedRefusal> {
  const task = await findTaughtTask(db, teacherId, taskId)
  if (!task) return refuse('task_not_found')
  const seats = await listSeats(db, task.classId, taskId)
  return ok({
    seat: nextToCorrect(
      seats.map(({ seat, handed_at, is_returned, is_of_this }) => ({
        seat,
        isWaiting: handed_at !== null && !(is_returned && is_of_this),
      })),
      except,
    ),
  })
}

type Version = { readonly essay_id: string; readonly number: number }
type Handing = NonNullable<Awaited<ReturnType<typeof lockHanding>>>

/** Held, so that taking it back waits, and two windows begin one correction. */
function lockHanding(tx: Tx, taskId: string, seat: string) {
  return tx
    .selectFrom('class_handings as h')
    .innerJoin('class_members as m', 'm.id', 'h.member_id')
    .innerJoin('essays as e', 'e.id', 'h.essay_id')
    .innerJoin('essay_versions as v', (join) =>
      join.onRef('v.essay_id', '=', 'h.essay_id').onRef('v.number', '=', 'h.number'),
    )
    .select(['h.essay_id', 'h.number', 'h.handed_at', 'm.user_id', 'e.theme', 'v.text', 'v.has_paper_lines'])
    .where('h.task_id', '=', taskId)
    .where('h.member_id', '=', seat)
    .forUpdate('h')
    .forKeyShare('v')
    .executeTakeFirst()
}

function listCorrections(tx: Tx, taskId: string, seat: string) {
  return tx
    .selectFrom('class_corrections as cc')
    .innerJoin('teacher_corrections as c', 'c.id', 'cc.correction_id')
    .select(['cc.correction_id', 'cc.essay_id', 'cc.number', 'c.state'])
    .where('cc.task_id', '=', taskId)
    .where('cc.member_id', '=', seat)
    .execute()
}

type Begun = { taskId: string; seat: string; handing: Handing }

async function begin(tx: Tx, teacherId: string, { taskId, seat, handing }: Begun, now: Date) {
  const id = randomUUID()
  const { essay_id, number } = handing
  await tx
    .insertInto('teacher_corrections')
    .values({
      id,
      ...{ account_id: handing.user_id, reader_id: teacherId, essay_id, version_number: number },
      ...{ theme: handing.theme, body: handing.text, line_breaks: handing.has_paper_lines },
      state: 'class-reading',
      // Shown to nobody: nothing is promised.
      promised_on: dayInBrasilia(now),
      ...{ sent_at: handing.handed_at, begun_at: now },
      // That she reads is no news to the student.
      told_states: ['class-reading'],
    })
    .execute()
  await tx
    .insertInto('class_corrections')
    .values({ correction_id: id, task_id: taskId, member_id: seat, essay_id, number })
    .execute()
  return id
}
