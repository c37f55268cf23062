/** `/api/console/courses`: the admin page /painel/cursos. */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  courseListedSchema,
  courseProductSchema,
  courseVersionSchema,
  createCourseSchema,
  lessonPreviewSchema,
  newAttachmentSchema,
  newCaptionsSchema,
  newVideoSchema,
  saveCourseSchema,
} from '#domain/console/courses-admin-wire.ts'
import { lessonPictureTooLarge, PICTURE_LIMITS } from '#domain/study/courses/lesson-picture.ts'
import { readUpload } from '#server/account/pictures/upload-body.ts'
import { createUploadGate } from '#server/account/pictures/upload-gate.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { refreshSite } from '#server/site/refresh-site.ts'
import { type AttachmentRefusal, addAttachment } from '../attachments/add-attachment.ts'
import { addPicture, type LessonPictureRefusal } from '../attachments/add-picture.ts'
import { addCaptions, addVideo } from '../attachments/add-video.ts'
import { previewUrl } from '../attachments/file-link.ts'
import { lessonHtml } from '../lesson-html.ts'
import {
  type CourseRefusal,
  createCourse,
  listOwnCourse,
  publishCourse,
  removeCourse,
  saveCourse,
  sellCourse,
  unpublishCourse,
} from './change-courses.ts'
import { openCourse, readCoursesAdmin } from './read-courses.ts'

const WORDINGS = {
  course_not_found: [404, 'There is no such course'],
  changed_meanwhile: [409, 'The course was changed in another window'],
  course_is_bought: [409, 'Somebody has bought this course'],
  course_is_published: [409, 'A course that is published is not deleted'],
  product_not_found: [422, 'There is no such product'],
  invalid_course: [422, 'The course cannot be published like this'],
} as const satisfies Record<CourseRefusal['code'], readonly [number, string]>

/** A form around the picture has some lines of its own. */
const FORM_BYTES = 16 * 1024
/** Sixty lessons of a long text and a transcript each. */
const COURSE_BYTES = 4 * 1024 * 1024

/** Mount at /api/console/courses. */
export function coursesAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  const gate = createUploadGate()

  async function opened(c: Context<OwnerEnv>) {
    const slug = c.req.param('slug') ?? ''
    const course = await openCourse(context, slug, c.get('owner').userId)
    if (!course) throw courseError({ ok: false, code: 'course_not_found' })
    return course
  }

  async function seen<File extends { readonly id: string }>(c: Context<OwnerEnv>, file: File) {
    const urlOf = await previewUrl(context, c.req.param('slug') ?? '', c.get('owner').userId)
    return { ...file, url: urlOf(file.id) }
  }

  routes.get('/', async (c) => c.json(await readCoursesAdmin(context)))

  routes.post('/', async (c) => {
    const { title } = await readJson(c, createCourseSchema)
    return c.json(await createCourse(context, c.get('owner').userId, title), 201)
  })

  routes.get('/:slug', async (c) => c.json(await opened(c)))

  routes.put('/:slug', bodyLimit({ maxSize: COURSE_BYTES, onError: courseTooLarge }), async (c) => {
    const slug = c.req.param('slug')
    settle(await saveCourse(context, c.get('owner').userId, slug, await readJson(c, saveCourseSchema)))
    return c.json(await opened(c))
  })

  routes.delete('/:slug', async (c) => {
    settle(await removeCourse(context, c.get('owner').userId, c.req.param('slug')))
    return c.json(await readCoursesAdmin(context))
  })

  routes.post('/:slug/publication', async (c) => {
    const slug = c.req.param('slug')
    const { version } = await readJson(c, courseVersionSchema)
    settle(await publishCourse(context, c.get('owner').userId, slug, version))
    await refreshSite(context)
    return c.json(await opened(c))
  })

  routes.post('/:slug/withdrawal', async (c) => {
    const slug = c.req.param('slug')
    const { version } = await readJson(c, courseVersionSchema)
    settle(await unpublishCourse(context, c.get('owner').userId, slug, version))
    await refreshSite(context)
    return c.json(await opened(c))
  })

  routes.post('/:slug/attachments', async (c) => {
    const added = await addAttachment(context, c.req.param('slug'), await readJson(c, newAttachmentSchema))
    if (!added.ok) throw attachmentError(added)
    return c.json({ attachment: added.value }, 201)
  })

  routes.post(
    '/:slug/pictures',
    bodyLimit({ maxSize: PICTURE_LIMITS.bytes + FORM_BYTES, onError: pictureTooLarge }),
    async (c) => {
      const added = await gate.run(c.get('owner').userId, async () =>
        addPicture(context, c.req.param('slug'), await readUpload(c)),
      )
      if (!added.ok) throw pictureError(added)
      return c.json({ picture: await seen(c, added.value) }, 201)
    },
  )

  routes.post('/:slug/videos', async (c) => {
    const added = await addVideo(context, c.req.param('slug'), await readJson(c, newVideoSchema))
    if (!added.ok) throw videoError(added)
    return c.json({ video: await seen(c, added.value) }, 201)
  })

  routes.post('/:slug/captions', async (c) => {
    const { text } = await readJson(c, newCaptionsSchema)
    const added = await addCaptions(context, c.req.param('slug'), text)
    if (!added.ok) throw videoError(added)
    return c.json({ captions: await seen(c, added.value) }, 201)
  })

  routes.post('/:slug/preview', async (c) => {
    const { text, pictures } = await readJson(c, lessonPreviewSchema)
    const urlOf = await previewUrl(context, c.req.param('slug'), c.get('owner').userId)
    return c.json({ html: lessonHtml(text, pictures, urlOf) })
  })

  routes.put('/:slug/product', async (c) => {
    const slug = c.req.param('slug')
    const { productId } = await readJson(c, courseProductSchema)
    settle(await sellCourse(context, c.get('owner').userId, slug, productId))
    return c.json(await opened(c))
  })

  routes.put('/:slug/listing', async (c) => {
    const { isListed } = await readJson(c, courseListedSchema)
    settle(await listOwnCourse(context, c.get('owner').userId, c.req.param('slug'), isListed))
    return c.json(await readCoursesAdmin(context))
  })

  return routes
}

function settle(done: { readonly ok: true } | CourseRefusal): void {
  if (!done.ok) throw courseError(done)
}

function attachmentError(refused: AttachmentRefusal): HttpError {
  if (refused.code === 'course_not_found') return courseError(refused)
  if (refused.code === 'too_many_attachments') return tooManyFiles()
  return new HttpError(refused.code === 'file-too-large' ? 413 : 422, refused.code, 'The file was not taken')
}

function pictureError(refused: LessonPictureRefusal): HttpError {
  if (refused.code === 'course_not_found') return courseError(refused)
  if (refused.code === 'too_many_attachments') return tooManyFiles()
  const { ok: _, code, ...facts } = refused
  return new HttpError(code === 'picture-too-large' ? 413 : 422, code, 'The picture was not taken', facts)
}

function videoError(
  refused: Exclude<Awaited<ReturnType<typeof addVideo | typeof addCaptions>>, { ok: true }>,
): HttpError {
  if (refused.code === 'course_not_found') return courseError(refused)
  if (refused.code === 'too_many_attachments') return tooManyFiles()
  const { ok: _, code, ...facts } = refused
  return new HttpError(code === 'video-too-large' ? 413 : 422, code, 'The video was not taken', facts)
}

function courseTooLarge(): never {
  throw new HttpError(413, 'body_too_large', `The course is larger than ${COURSE_BYTES / 1024} KB`)
}

function pictureTooLarge(): never {
  throw pictureError(lessonPictureTooLarge(null))
}

function tooManyFiles(): HttpError {
  return new HttpError(409, 'too_many_attachments', 'The course has as many files as it may have')
}

function courseError(refused: CourseRefusal): HttpError {
  const [status, message] = WORDINGS[refused.code]
  return new HttpError(status, refused.code, message, 'faults' in refused ? { faults: refused.faults } : {})
}
