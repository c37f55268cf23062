/** Queries of corrections that a reader holds: locked, as they stand, with their marks. */
import { sql } from 'kysely'
import { firstNameOf } from '#domain/account/person-name.ts'
import type { DeskMark, MarkPlace } from '#domain/console/teacher-corrections-admin-wire.ts'
import { REMARK_CATEGORY_IDS, type RemarkCategory } from '#domain/writing/peer-remarks.ts'
import { DESKS, type DeskReader } from '#domain/writing/teacher-correction/desk-kind.ts'
import { type ExamRubric, emptyLevels } from '#domain/writing/teacher-correction/desk-rubric.ts'
import type { TeacherLevel } from '#domain/writing/teacher-correction/teacher-correction.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type HeldRow = Awaited<ReturnType<typeof lockCorrection>>

/** Locked until the transaction ends; undefined where there is none. */
export function lockCorrection(tx: Tx, id: string) {
  return tx.selectFrom('teacher_corrections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The row of a reader who bears its newest token; undefined for everybody else. */
export function lockHeld(tx: Tx, id: string, { userId, desk }: DeskReader, token: string) {
  return tx
    .selectFrom('teacher_corrections')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', DESKS[desk].reading)
    .where('reader_id', '=', userId)
    .where('lease_token', '=', token)
    .$if(desk === 'class', (query) => query.where(isTaughtBy(userId, 'teacher_corrections.id')))
    .forUpdate()
    .executeTakeFirst()
}

/** Of a correction of a class: this account is its teacher, and may teach. */
export function isTaughtBy(userId: string, correctionId: 'teacher_corrections.id' | 'c.id') {
  return sql<boolean>`exists (select from class_corrections cc
    join class_tasks t on t.id = cc.task_id join classes k on k.id = t.class_id
    join teacher_grants g on g.user_id = k.teacher_id
    where cc.correction_id = ${sql.ref(correctionId)} and k.teacher_id = ${userId})`
}

/** Of the row that a query calls `c`: this reader read it, or one of its readings. */
export function hasRead(readerId: string) {
  return sql<boolean>`(c.reader_id = ${readerId} or exists (select from teacher_corrections r
    where r.of_correction_id = c.id and r.reader_id = ${readerId}))`
}

/** Why nobody holds it by that token: the student took it away, or another window has a newer one. */
export async function whyUnheld(tx: Tx, id: string): Promise<'correction_gone' | 'lease_lost'> {
  const row = await tx.selectFrom('teacher_corrections').select('id').where('id', '=', id).executeTakeFirst()
  return row ? 'lease_lost' : 'correction_gone'
}

/** Only the first name is a reader's to know. */
export async function findFirstName(db: DbOrTx, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('full_name')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return firstNameOf(row?.full_name)
}

/** In the order of the text, those on photographs behind. */
export async function listMarks(db: DbOrTx, correctionId: string): Promise<DeskMark[]> {
  const rows = await db
    .selectFrom('teacher_marks')
    .selectAll()
    .where('correction_id', '=', correctionId)
    .orderBy('start_at', (order) => order.asc().nullsLast())
    .orderBy('end_at')
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    place: placeOf(row),
    category: categoryOf(row.category),
    effect: row.effect,
    remark: row.remark,
    engineKey: row.engine_key,
    state: row.state,
  }))
}

type PlaceRow = {
  start_at: number | null
  end_at: number | null
  photograph: number | null
  box: { x: number; y: number; width: number; height: number } | null
}

function placeOf({ start_at, end_at, photograph, box }: PlaceRow): MarkPlace {
  if (photograph !== null && box !== null) return { photograph, box }
  return { start: start_at ?? 0, end: end_at ?? 0 }
}

/** Written by us alone; a category that is no more is the nearest one. */
export function categoryOf(stored: string | null): RemarkCategory {
  return REMARK_CATEGORY_IDS.find((one) => one === stored) ?? 'argument'
}

/** @param exam null for the ENEM */
export function wholeLevels(
  stored: readonly TeacherLevel[] | null,
  exam: Pick<ExamRubric, 'criteria'> | null = null,
): TeacherLevel[] {
  return emptyLevels(exam).map((empty, at) => stored?.[at] ?? empty)
}

/** Whatever somebody wrote who holds it no more: readers do not see each other. */
export async function clearWork(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('teacher_marks').where('correction_id', '=', id).execute()
  await tx
    .updateTable('teacher_corrections')
    .set({
      levels: null,
      comment: null,
      voice_key: null,
      voice_seconds: null,
      voice_text: null,
      seconds_spent: 0,
      lease_token: null,
    })
    .where('id', '=', id)
    .execute()
}
