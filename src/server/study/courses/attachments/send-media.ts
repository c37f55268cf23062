/**
 * GET of what a lesson shows: its pictures, its own video and the captions. Whether the lesson is open to the account is
 * asked at each use of a link.
 */
import type { Context } from 'hono'
import { type CourseLesson, findLesson, isForEverybody } from '#domain/study/courses/course.ts'
import { shownFileIds } from '#domain/study/courses/lesson-attachment.ts'
import type { AppContext } from '#server/context.ts'
import { FileStoreError } from '#server/platform/files/file-store.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { sendStored } from '#server/platform/http/send-stored.ts'
import { findCourse } from '../published-courses.ts'
import { openFor } from '../study-lesson.ts'
import { findAttachment, findStudent } from './attachment-repository.ts'
import { type FileAddress, readLink } from './file-link.ts'

/** Its name is never used for other bytes; what is taken off the site is out of caches within the hour. */
const OF_EVERYBODY = 'public, max-age=3600'
const OF_ONE = 'private, no-store'

const TYPES: Readonly<Record<string, string>> = {
  pic: 'image/webp',
  vid: 'video/mp4',
  cap: 'text/vtt; charset=utf-8',
}

export async function sendMedia(context: AppContext, c: Context, address: FileAddress): Promise<Response> {
  const course = await findCourse(context, address.course)
  const lesson = course && findLesson(course, address.lesson)
  if (!course || !lesson || !shows(lesson, address.id)) throw missing()
  if (isForEverybody(course)) return send(context, c, address, OF_EVERYBODY)
  const student = await holderOf(context, c, address)
  const opened = student && (await openFor(context, student, address))
  if (!opened?.ok) throw closed()
  return send(context, c, address, OF_ONE)
}

function shows(lesson: CourseLesson, id: string): boolean {
  return shownFileIds(lesson).includes(id)
}

/** Of the owner's preview: also what no lesson names yet. */
export async function sendPreview(
  context: AppContext,
  c: Context,
  file: Pick<FileAddress, 'course' | 'id'>,
): Promise<Response> {
  const holder = await holderOf(context, c, { ...file, lesson: '' })
  if (holder?.role !== 'owner') throw closed()
  return send(context, c, file, OF_ONE)
}

async function holderOf(context: AppContext, c: Context, address: FileAddress) {
  const link = await readLink(context, address, { of: c.req.query('of'), token: c.req.query('token') })
  if (link.verdict === 'forged') throw new HttpError(403, 'invalid_link', 'This is not a link that we made')
  if (link.verdict === 'expired') throw new HttpError(410, 'link_expired', 'This link is not good any more')
  return findStudent(context.db, link.userId, context.now())
}

/** Never by an address of the store's own: pages take media from this site alone. */
async function send(
  { db, files, logger }: Pick<AppContext, 'db' | 'files' | 'logger'>,
  c: Context,
  { course, id }: Pick<FileAddress, 'course' | 'id'>,
  cacheControl: string,
): Promise<Response> {
  const contentType = TYPES[id.slice(0, 3)]
  const file = contentType ? await findAttachment(db, course, id) : null
  if (!file || !contentType) throw missing()
  try {
    return await sendStored(files, c, file.fileKey, {
      'content-type': contentType,
      'cache-control': cacheControl,
    })
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    logger.error({ err: error, file: id }, 'a file of a lesson was not sent')
    throw new HttpError(503, 'file_unavailable', 'The file cannot be read now')
  }
}

function missing(): HttpError {
  return new HttpError(404, 'file_not_found', 'This lesson shows no such file')
}

function closed(): HttpError {
  return new HttpError(403, 'lesson_closed', 'This account may not read the lesson now')
}
