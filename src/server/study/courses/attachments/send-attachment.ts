/** GET of a lesson's file. Whether the lesson is open to the account is asked at each use of its link. */
import type { Context } from 'hono'
import { findLesson, isForEverybody } from '#domain/study/courses/course.ts'
import { attachedIds } from '#domain/study/courses/lesson-attachment.ts'
import type { AppContext } from '#server/context.ts'
import { FileStoreError } from '#server/platform/files/file-store.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { noticePage } from '#server/shop/materials/notice-page.ts'
import { sendPdf } from '#server/shop/materials/send-file.ts'
import { lessonFileTexts as texts } from '#texts/study/lesson-files.ts'
import { findCourse } from '../published-courses.ts'
import { openFor } from '../study-lesson.ts'
import { type AttachmentAddress, checkAttachmentToken, LESSON_FILE_KEY } from './attachment-link.ts'
import { findAttachment, findStudent } from './attachment-repository.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function sendAttachment(
  context: AppContext,
  c: Context,
  address: AttachmentAddress,
): Promise<Response> {
  const course = await findCourse(context, address.course)
  const lesson = course && findLesson(course, address.lesson)
  const isNamed = lesson && attachedIds({ modules: [{ lessons: [lesson] }] }).includes(address.id)
  const file = isNamed ? await findAttachment(context.db, address.course, address.id) : null
  if (!course || !file) throw new HttpError(404, 'attachment_not_found', 'This lesson has no such file')
  // The two slugs are those of a course that is there.
  const back = `/cursos/${course.slug}/${address.lesson}`
  if (!isForEverybody(course)) {
    const of = c.req.query('of') ?? ''
    const secret = await context.keys.secret(LESSON_FILE_KEY)
    const now = context.now()
    const verdict = checkAttachmentToken(secret, address, { of, token: c.req.query('token') }, now)
    if (verdict === 'forged' || !UUID.test(of))
      throw new HttpError(403, 'invalid_link', 'This is not a link that we made')
    if (verdict === 'expired') return noticePage(410, texts.expired, back)
    const student = await findStudent(context.db, of, now)
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
