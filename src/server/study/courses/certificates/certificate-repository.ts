/** Queries for certificates of courses. */
import type { Certificate } from '#domain/study/courses/course-wire.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

const COLUMNS = [
  'code',
  'course_title as courseTitle',
  'student_name as studentName',
  'lessons',
  'minutes',
  'issued_at as issuedAt',
] as const

export type Holder = { readonly userId: string; readonly course: string }

export async function findOwnCertificate(
  db: DbOrTx,
  { userId, course }: Holder,
): Promise<Certificate | null> {
  const row = await db
    .selectFrom('course_certificates')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('course', '=', course)
    .executeTakeFirst()
  return row ? { ...row, issuedAt: row.issuedAt.toISOString() } : null
}

export async function findCertificateByCode(db: DbOrTx, code: string): Promise<Certificate | null> {
  const row = await db
    .selectFrom('course_certificates')
    .select(COLUMNS)
    .where('code', '=', code)
    .executeTakeFirst()
  return row ? { ...row, issuedAt: row.issuedAt.toISOString() } : null
}

/** One that is there stays as it is: who issued it first, in another tab, has issued it. */
export async function putCertificate(
  tx: Tx,
  { userId, course }: Holder,
  made: Omit<Certificate, 'issuedAt'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('course_certificates')
    .values({
      ...{ user_id: userId, course, issued_at: now, code: made.code },
      ...{ course_title: made.courseTitle, student_name: made.studentName },
      ...{ lessons: made.lessons, minutes: made.minutes },
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'course']).doNothing())
    .execute()
}

export async function deleteCertificate(db: DbOrTx, { userId, course }: Holder): Promise<void> {
  await db
    .deleteFrom('course_certificates')
    .where('user_id', '=', userId)
    .where('course', '=', course)
    .execute()
}

export async function findFullName(db: DbOrTx, userId: string): Promise<string | null> {
  const row = await db.selectFrom('profiles').select('full_name').where('id', '=', userId).executeTakeFirst()
  return row?.full_name ?? null
}
