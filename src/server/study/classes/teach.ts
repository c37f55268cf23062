/**
 * What a teacher does with her classes: makes and names one, renews its code, sees who is in it, takes
 * somebody out, deletes it (product §10 Classes).
 */
import { randomInt } from 'node:crypto'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { newSpokenCode } from '#domain/shared/spoken-code.ts'
import { CLASSES_MAX, isSchoolYear } from '#domain/study/class-rules.ts'
import type { ClassOfTeacher } from '#domain/study/class-wire.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findTaught, holdTeacher, listMembers, listTaught, mayTeach } from './class-repository.ts'

type Teaching = Pick<Platform, 'db' | 'now'>
type Made = Omit<ClassOfTeacher, 'students'>
export type TeachRefusal = Refusal<
  'not_a_teacher' | 'class_not_found' | 'wrong_school_year' | 'too_many_classes'
>

export async function makeClass(
  { db, now }: Teaching,
  teacherId: string,
  { name, year }: { name: string; year: number },
): Promise<Ok<Made> | TeachRefusal> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    if (!(await holdTeacher(tx, teacherId))) return refuse('not_a_teacher')
    if (!isSchoolYear(year, dayInBrasilia(at))) return refuse('wrong_school_year')
    if ((await listTaught(tx, teacherId)).length >= CLASSES_MAX) return refuse('too_many_classes')
    const made = await tx
      .insertInto('classes')
      .values({
        teacher_id: teacherId,
        name,
        school_year: year,
        code: newSpokenCode(randomInt),
        created_at: at,
      })
      .returning(['id', 'name', 'school_year as year', 'code'])
      .executeTakeFirstOrThrow()
    return ok(made)
  })
}

/** The code of before joins nobody from here on; who is in the class stays. */
export async function renewCode(
  { db }: Teaching,
  teacherId: string,
  classId: string,
): Promise<Ok<Made> | TeachRefusal> {
  return db.transaction().execute(async (tx) => {
    if (!(await holdTeacher(tx, teacherId))) return refuse('not_a_teacher')
    const renewed = await tx
      .updateTable('classes')
      .set({ code: newSpokenCode(randomInt) })
      .where('id', '=', classId)
      .where('teacher_id', '=', teacherId)
      .returning(['id', 'name', 'school_year as year', 'code'])
      .executeTakeFirst()
    return renewed ? ok(renewed) : refuse('class_not_found')
  })
}

export async function renameClass(
  { db }: Teaching,
  teacherId: string,
  classId: string,
  { name }: { name: string },
): Promise<Ok<Made> | TeachRefusal> {
  return db.transaction().execute(async (tx) => {
    if (!(await holdTeacher(tx, teacherId))) return refuse('not_a_teacher')
    const renamed = await tx
      .updateTable('classes')
      .set({ name })
      .where('id', '=', classId)
      .where('teacher_id', '=', teacherId)
      .returning(['id', 'name', 'school_year as year', 'code'])
      .executeTakeFirst()
    return renamed ? ok(renamed) : refuse('class_not_found')
  })
}

/** With its seats; what the students have written is theirs and stays. Again changes nothing. */
export async function deleteClass(
  { db }: Teaching,
  teacherId: string,
  classId: string,
): Promise<Ok<null> | TeachRefusal> {
  return db.transaction().execute(async (tx) => {
    if (!(await holdTeacher(tx, teacherId))) return refuse('not_a_teacher')
    await tx.deleteFrom('classes').where('id', '=', classId).where('teacher_id', '=', teacherId).execute()
    return ok(null)
  })
}

export async function readTaught(
  { db }: Teaching,
  teacherId: string,
  classId: string,
): Promise<Ok<ClassOfTeacher> | TeachRefusal> {
  if (!(await mayTeach(db, teacherId))) return refuse('not_a_teacher')
  const taught = await findTaught(db, teacherId, classId)
  if (!taught) return refuse('class_not_found')
  const members = await listMembers(db, classId)
  return ok({
    ...taught,
    students: members.map(({ id, full_name, joined_at }) => ({
      id,
      name: full_name ?? '',
      joinedAt: joined_at.toISOString(),
    })),
  })
}

/** Again changes nothing. Who still has the code may come back: it is renewed first. */
export async function removeStudent(
  { db }: Teaching,
  teacherId: string,
  classId: string,
  seatId: string,
): Promise<Ok<null> | TeachRefusal> {
  return db.transaction().execute(async (tx) => {
    if (!(await holdTeacher(tx, teacherId))) return refuse('not_a_teacher')
    if (!(await findTaught(tx, teacherId, classId))) return refuse('class_not_found')
    await tx.deleteFrom('class_members').where('id', '=', seatId).where('class_id', '=', classId).execute()
    return ok(null)
  })
}
