/** Use cases of a certificate (product §10 Courses): who has done every lesson has one, and may delete it. */
import { randomInt } from 'node:crypto'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { newCertificateCode } from '#domain/study/courses/certificate.ts'
import { lessonsOf } from '#domain/study/courses/course.ts'
import type { Certificate } from '#domain/study/courses/course-wire.ts'
import type { Platform } from '#server/platform/platform.ts'
import { progressOf, readKnown, type Student } from '../own-progress.ts'
import { findCourse } from '../published-courses.ts'
import { findFullName, findOwnCertificate, putCertificate } from './certificate-repository.ts'

export type CertificateRefusal =
  | Refusal<'course_not_found'>
  | Refusal<'premium_only'>
  | Refusal<'course_not_bought'>
  | Refusal<'lessons_left'>
  | Refusal<'name_missing'>

/** Asked for twice, it is the same one. A course that grew since keeps the certificates that it has given. */
export async function issueCertificate(
  context: Pick<Platform, 'db' | 'now'>,
  student: Student,
  slug: string,
): Promise<Ok<Certificate> | CertificateRefusal> {
  const holder = { userId: student.userId, course: slug }
  const own = await findOwnCertificate(context.db, holder)
  if (own) return ok(own)
  const course = await findCourse(context, slug)
  if (!course) return refuse('course_not_found')
  const now = context.now()
  return context.db.transaction().execute(async (tx): Promise<Ok<Certificate> | CertificateRefusal> => {
    const progress = progressOf(course, student, await readKnown(tx, student.userId), now)
    if (progress.entry === 'premium') return refuse('premium_only')
    if (progress.entry === 'buy') return refuse('course_not_bought')
    if (progress.lessons.some(({ state }) => state !== 'done')) return refuse('lessons_left')
    const studentName = (await findFullName(tx, student.userId))?.trim()
    if (!studentName) return refuse('name_missing')
    const lessons = lessonsOf(course)
    const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
    const code = newCertificateCode(randomInt)
    const facts = { courseTitle: course.title, studentName, lessons: lessons.length, minutes }
    await putCertificate(tx, holder, { code, ...facts }, now)
    const issued = await findOwnCertificate(tx, holder)
    if (!issued) throw new Error('a certificate that was just written is not there')
    return ok(issued)
  })
}
