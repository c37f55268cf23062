/** The calls of the courses' admin page; each is the owner's alone. */
import type { z } from 'zod'
import {
  attachmentAnswerSchema,
  type CourseDraft,
  captionsAnswerSchema,
  courseCreatedSchema,
  coursesAdminSchema,
  lessonPictureAnswerSchema,
  lessonPreviewAnswerSchema,
  type lessonPreviewSchema,
  type newAttachmentSchema,
  type newVideoSchema,
  openedCourseSchema,
  videoAnswerSchema,
} from '#domain/console/courses-admin-wire.ts'
import { coursesAdminTexts as texts } from '#texts/console/courses.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'

const list = () => Promise.resolve(coursesAdminSchema)
const one = () => Promise.resolve(openedCourseSchema)
const pathOf = (slug: string, rest = '') => `console/courses/${encodeURIComponent(slug)}${rest}`

export const fetchCourses = (signal?: AbortSignal) => callChecked(list(), 'console/courses', { signal })

export const fetchCourse = (slug: string, signal?: AbortSignal) =>
  callChecked(one(), pathOf(slug), { signal })

export const sendCourse = (title: string) =>
  callChecked(Promise.resolve(courseCreatedSchema), 'console/courses', { method: 'POST', body: { title } })

export const sendDraft = (slug: string, version: number, course: CourseDraft) =>
  callChecked(one(), pathOf(slug), { method: 'PUT', body: { version, course } })

export const sendPublication = (slug: string, version: number) =>
  callChecked(one(), pathOf(slug, '/publication'), { method: 'POST', body: { version } })

export const sendWithdrawal = (slug: string, version: number) =>
  callChecked(one(), pathOf(slug, '/withdrawal'), { method: 'POST', body: { version } })

export const sendProduct = (slug: string, productId: string | null) =>
  callChecked(one(), pathOf(slug, '/product'), { method: 'PUT', body: { productId } })

export const sendListing = (slug: string, isListed: boolean) =>
  callChecked(list(), pathOf(slug, '/listing'), { method: 'PUT', body: { isListed } })

export const deleteCourse = (slug: string) => callChecked(list(), pathOf(slug), { method: 'DELETE' })

export const sendAttachment = (slug: string, body: z.input<typeof newAttachmentSchema>) =>
  callChecked(Promise.resolve(attachmentAnswerSchema), pathOf(slug, '/attachments'), { method: 'POST', body })

export const sendPicture = (slug: string, bytes: Blob) =>
  callChecked(Promise.resolve(lessonPictureAnswerSchema), pathOf(slug, '/pictures'), {
    method: 'POST',
    bytes,
  })

export const sendVideo = (slug: string, body: z.input<typeof newVideoSchema>) =>
  callChecked(Promise.resolve(videoAnswerSchema), pathOf(slug, '/videos'), { method: 'POST', body })

export const sendCaptions = (slug: string, text: string) =>
  callChecked(Promise.resolve(captionsAnswerSchema), pathOf(slug, '/captions'), {
    method: 'POST',
    body: { text },
  })

/** A lesson's text as students will see it: the same hand writes both. */
export const fetchPreview = (slug: string, body: z.input<typeof lessonPreviewSchema>) =>
  callChecked(Promise.resolve(lessonPreviewAnswerSchema), pathOf(slug, '/preview'), { method: 'POST', body })

/** What a refusal says, as a notice. */
export function refusalNotice({ code }: Pick<ApiRefusal, 'code'>) {
  return { ...texts.notSaved, description: texts.refusals[code] ?? texts.notSaved.description }
}
