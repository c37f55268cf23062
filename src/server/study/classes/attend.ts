/**
 * What a student does with classes: sees what a code leads to and what the teacher will see, joins, leaves (product §10
 * Classes). Below sixteen the guardian's permission is asked for, as where strangers read.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { readSpokenCode } from '#domain/shared/spoken-code.ts'
import { CLASS_STUDENTS_MAX } from '#domain/study/class-rules.ts'
import type { Classes, ClassPreview } from '#domain/study/class-wire.ts'
import { type AgeRefusal, ageRefusal } from '#server/identity/guardian.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countMembers, findByCode, listJoined, listTaught, lockByCode, mayTeach } from './class-repository.ts'
import { readSeats } from './licence/read-licence.ts'

type Attending = Pick<Platform, 'db' | 'now'>
export type AttendRefusal = Refusal<
  'code_not_found' | 'own_class' | 'name_missing' | 'class_full' | AgeRefusal
>

export async function readClasses({ db, now }: Attending, userId: string): Promise<Classes> {
  const isTeacher = await mayTeach(db, userId)
  const taught = isTeacher ? await listTaught(db, userId) : []
  const joined = await listJoined(db, userId)
  const seats = joined.length > 0 ? await readSeats({ db, now }, userId) : new Map<string, never>()
  return {
    isTeacher,
    taught,
    joined: joined.map(({ teacher, own_name, joined_at, ...own }) => ({
      ...own,
      teacher: teacher ?? '',
      shown: { name: own_name ?? '', joinedAt: joined_at.toISOString() },
      seat: seats.get(own.id) ?? null,
    })),
  }
}

/** Changes nothing: what stands there is what confirming shows the teacher. */
export async function previewClass(
  { db, now }: Attending,
  userId: string,
  typed: string,
): Promise<Ok<ClassPreview> | AttendRefusal> {
  return readByCode(db, userId, typed, now())
}

/** Joined twice is joined once. */
export async function joinClass(
  { db, now }: Attending,
  userId: string,
  typed: string,
): Promise<Ok<ClassPreview> | AttendRefusal> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const code = readSpokenCode(typed)
    if (code === null || (await lockByCode(tx, code)) === null) return refuse('code_not_found')
    const found = await readByCode(tx, userId, typed, at)
    if (!found.ok || found.value.isJoined) return found
    if ((await countMembers(tx, found.value.id)) >= CLASS_STUDENTS_MAX) return refuse('class_full')
    await tx
      .insertInto('class_members')
      .values({ class_id: found.value.id, user_id: userId, joined_at: at })
      .execute()
    return ok({ ...found.value, isJoined: true })
  })
}

/** At any time, also when the teacher teaches no more; again changes nothing. */
export async function leaveClass({ db }: Attending, userId: string, classId: string): Promise<void> {
  await db.deleteFrom('class_members').where('class_id', '=', classId).where('user_id', '=', userId).execute()
}

async function readByCode(
  db: DbOrTx,
  userId: string,
  typed: string,
  at: Date,
): Promise<Ok<ClassPreview> | AttendRefusal> {
  const code = readSpokenCode(typed)
  const found = code === null ? undefined : await findByCode(db, code, userId)
  if (!found) return refuse('code_not_found')
  if (found.teacher_id === userId) return refuse('own_class')
  const tooYoung = await ageRefusal(db, userId, at)
  if (tooYoung) return refuse(tooYoung)
  const name = found.own_name?.trim()
  if (!name) return refuse('name_missing')
  const { id, year, teacher, is_joined } = found
  return ok({
    ...{ id, name: found.name, year, teacher: teacher ?? '' },
    isJoined: Boolean(is_joined),
    shown: { name },
  })
}
