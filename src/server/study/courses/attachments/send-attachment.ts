/** GET of a lesson's file. Whether the lesson is open to the account is asked at each use of its link. */
import type { Context } from 'hono'
import { findLesson, isForEverybody } from '#domain/study/courses/course.ts'
import type { AppContext } from '#server/context.ts'
import { FileStoreError } from '#server/platform/files/file-store.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { noticePage } from '#server/shop/materials/notice-page.ts'
import { sendPdf } from '#server/shop/materials/send-file.ts'
import { lessonFileTexts as texts } from '#texts/study/lesson-files.ts'
import { findCourse } from '../published-courses.ts'
import { openFor } from '../study-lesson.ts'
import { findAttachment, findStudent } from './attachment-repository.ts'
import { type FileAddress, readLink } from './file-link.ts'

export async function sendAttachment(
  context: AppContext,
  c: Context,
  address: FileAddress,
): Promise<Response> {
  const course = await findCourse(context, address.course)
  const lesson = course && findLesson(course, address.lesson)
  const isNamed = lesson?.attachments?.some(({ id }) => id === address.id)
  const file = isNamed ? await findAttachment(context.db, address.course, address.id) : null
  if (!course || !file) throw new HttpError(404, 'attachment_not_found', 'This lesson has no such file')
  // The two slugs are those of a course that is there.
  const back = `/cursos/${course.slug}/${address.lesson}`
  if (!isForEverybody(course)) {
    const link = await readLink(context, address, { of: c.req.query('of'), token: c.req.query('token') })
    if (link.verdict === 'forged') throw new HttpError(403, 'invalid_link', 'This is not a link that we made')
    if (link.verdict === 'expired') return noticePage(410, texts.expired, back)
    const student = await findStudent(context.db, link.userId, context.now())
    const opened = student && (await openFor(context, student, address))
    if (!opened?.ok) return noticePage(403, texts.closed, back)
  }
  try {
    return await sendPdf(context, c, file.fileKey, file.fileName)
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    context.logger.error({ err: error, attachment: address.id }, 'a download failed')
    return noticePage(503, texts.unavailable, back)
  }
}
