/** GET of a lesson's picture. Whether the lesson is open to the account is asked at each use of its link. */
import type { Context } from 'hono'
import { findLesson, isForEverybody } from '#domain/study/courses/course.ts'
import type { AppContext } from '#server/context.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { findCourse } from '../published-courses.ts'
import { openFor } from '../study-lesson.ts'
import { findPicture, findStudent } from './attachment-repository.ts'
import { type FileAddress, readLink } from './file-link.ts'

/** Its name is never used for other bytes; what is taken off the site is out of caches within the hour. */
const OF_EVERYBODY = 'public, max-age=3600'
const OF_ONE = 'private, no-store'

export async function sendPicture(context: AppContext, c: Context, address: FileAddress): Promise<Response> {
  const course = await findCourse(context, address.course)
  const lesson = course && findLesson(course, address.lesson)
  if (!course || !lesson?.pictures?.some(({ id }) => id === address.id)) throw missing()
  if (isForEverybody(course)) return send(context, c, address, OF_EVERYBODY)
  const student = await holderOf(context, c, address)
  const opened = student && (await openFor(context, student, address))
  if (!opened?.ok) throw closed()
  return send(context, c, address, OF_ONE)
}

/** Of the owner's preview: also what no lesson names yet. */
export async function sendPreviewPicture(
  context: AppContext,
  c: Context,
  picture: Pick<FileAddress, 'course' | 'id'>,
): Promise<Response> {
  const holder = await holderOf(context, c, { ...picture, lesson: '' })
  if (holder?.role !== 'owner') throw closed()
  return send(context, c, picture, OF_ONE)
}

async function holderOf(context: AppContext, c: Context, address: FileAddress) {
  const link = await readLink(context, address, { of: c.req.query('of'), token: c.req.query('token') })
  if (link.verdict === 'forged') throw new HttpError(403, 'invalid_link', 'This is not a link that we made')
  if (link.verdict === 'expired') throw new HttpError(410, 'link_expired', 'This link is not good any more')
  return findStudent(context.db, link.userId, context.now())
}

async function send(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  c: Context,
  { course, id }: Pick<FileAddress, 'course' | 'id'>,
  cacheControl: string,
): Promise<Response> {
  const fileKey = await findPicture(db, course, id)
  const bytes = fileKey === null ? null : await files.get(fileKey)
  if (!bytes) throw missing()
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': 'image/webp',
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
}

function missing(): HttpError {
  return new HttpError(404, 'picture_not_found', 'This lesson has no such picture')
}

function closed(): HttpError {
  return new HttpError(403, 'lesson_closed', 'This account may not read the lesson now')
}
