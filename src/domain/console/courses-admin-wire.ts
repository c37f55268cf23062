/** The bodies and answers of `/api/console/courses`: the owner's courses, and one as it is edited. */
import { z } from 'zod'
import type { ConnectiveClass } from '#corrector/lexicon/connectives.ts'
import { MAX_PARTS } from '../shop/material-upload.ts'
import { MAX_UPLOAD_PARTS } from '../shop/upload-parts.ts'
import { COURSE_ACCESS, COURSE_RELEASES } from '../study/courses/course.ts'
import { ATTACHMENT_ID, ATTACHMENT_LIMITS } from '../study/courses/lesson-attachment.ts'
import { PICTURE_ID, PICTURE_LIMITS } from '../study/courses/lesson-picture.ts'
import { CAPTIONS_ID, VIDEO_ID, VIDEO_LIMITS } from '../study/courses/own-video.ts'

export const COURSE_LIMITS = { modules: 30, lessons: 60, exercises: 10, goals: 10, text: 40_000 } as const

export const EXERCISE_CLASSES = [
  'addition',
  'opposition',
  'concession',
  'cause',
  'consequence',
  'conclusion',
  'comparison',
  'condition',
  'purpose',
  'example',
] as const satisfies readonly ConnectiveClass[]

export const EXERCISE_ELEMENTS = ['agent', 'action', 'means', 'purpose', 'detail'] as const

const text = (max: number) => z.string().trim().max(max)
/** Made by the server where it is empty; kept from then on. */
const slug = z
  .string()
  .max(60)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
const theme = text(300)
const from = text(1_000).nullable()

const checkSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('thesis'), theme }),
  z.strictObject({
    of: z.literal('theme'),
    theme,
    atLeast: z.int().min(1).max(5),
    most: z.int().min(8).max(120),
  }),
  z.strictObject({ of: z.literal('own-words'), theme, source: text(1_000) }),
  z.strictObject({ of: z.literal('repertoire'), theme }),
  z.strictObject({ of: z.literal('plan'), lines: z.int().min(2).max(8) }),
  z.strictObject({
    of: z.literal('connective'),
    classes: z.array(z.enum(EXERCISE_CLASSES)).max(EXERCISE_CLASSES.length),
    from,
  }),
  z.strictObject({
    of: z.literal('proposal'),
    elements: z.array(z.enum(EXERCISE_ELEMENTS)).max(EXERCISE_ELEMENTS.length),
    from,
  }),
])

const exerciseSchema = z.strictObject({
  id: slug,
  prompt: text(500),
  given: from,
  check: checkSchema,
  model: text(1_200),
})
export type ExerciseDraft = z.infer<typeof exerciseSchema>

const attachmentSchema = z.strictObject({
  id: z.string().regex(ATTACHMENT_ID),
  title: text(80),
  /** Told by the server, which keeps its own. */
  byteSize: z.int().min(0),
})

const pictureSchema = z.strictObject({
  id: z.string().regex(PICTURE_ID),
  number: z.int().min(1).max(999),
  alt: text(300),
  caption: text(200),
  /** Both told by the server, which keeps its own. */
  width: z.int().min(0),
  height: z.int().min(0),
})
const picturesSchema = z.array(pictureSchema).max(PICTURE_LIMITS.ofLesson)
export type PictureDraft = z.infer<typeof pictureSchema>

/** Sizes are told by the server, which keeps its own. */
const fileOf = (id: RegExp) => z.strictObject({ id: z.string().regex(id), byteSize: z.int().min(0) })
const videoSchema = z.strictObject({
  address: text(300),
  transcript: z.string().max(COURSE_LIMITS.text),
  /** Of the site's own; missing in courses that are older than such videos. */
  file: fileOf(VIDEO_ID).nullish(),
  captions: fileOf(CAPTIONS_ID).nullish(),
})
export type VideoDraft = z.infer<typeof videoSchema>

const lessonSchema = z.strictObject({
  slug,
  title: text(80),
  minutes: z.int().min(1).max(240),
  afterDays: z.int().min(0).max(365),
  text: z.string().max(COURSE_LIMITS.text),
  /** Missing in courses that are older than videos. */
  video: videoSchema.nullish(),
  /** Missing in courses that are older than files. */
  attachments: z.array(attachmentSchema).max(ATTACHMENT_LIMITS.ofLesson).optional(),
  /** Missing in courses that are older than pictures. */
  pictures: picturesSchema.optional(),
  exercises: z.array(exerciseSchema).max(COURSE_LIMITS.exercises),
})
export type LessonDraft = z.infer<typeof lessonSchema>

const courseDraftSchema = z.strictObject({
  slug,
  title: text(80),
  summary: text(170),
  goals: z.array(text(200)).max(COURSE_LIMITS.goals),
  access: z.enum(COURSE_ACCESS),
  release: z.enum(COURSE_RELEASES),
  modules: z
    .array(z.strictObject({ title: text(120), lessons: z.array(lessonSchema).max(COURSE_LIMITS.lessons) }))
    .max(COURSE_LIMITS.modules),
})
export type CourseDraft = z.infer<typeof courseDraftSchema>

export const createCourseSchema = z.strictObject({ title: text(80).min(3) })
export const courseCreatedSchema = z.object({ slug: z.string() })
export const saveCourseSchema = z.strictObject({
  /** The version that was opened: another window's save in between is never written over. */
  version: z.int().min(1),
  course: courseDraftSchema,
})
export const courseVersionSchema = z.strictObject({ version: z.int().min(1) })
/** The product whose buyers get the course; null for none. */
export const courseProductSchema = z.strictObject({ productId: z.string().max(64).nullable() })
/** A file whose parts have arrived (`/api/console/products/uploads/files`). */
export const newAttachmentSchema = z.strictObject({
  uploadId: z.uuid(),
  partCount: z.int().min(1).max(MAX_PARTS),
  fileName: text(120).min(1),
})
const keptFileSchema = z.object({ id: z.string(), byteSize: z.int() })
export const attachmentAnswerSchema = z.object({ attachment: keptFileSchema })
export const newVideoSchema = z.strictObject({
  uploadId: z.uuid(),
  partCount: z.int().min(1).max(MAX_UPLOAD_PARTS),
})
export const newCaptionsSchema = z.strictObject({ text: z.string().max(VIDEO_LIMITS.captions) })
/** Where the owner sees it, beside what is kept. */
const previewedFileSchema = keptFileSchema.extend({ url: z.string() })
export const videoAnswerSchema = z.object({ video: previewedFileSchema })
export const captionsAnswerSchema = z.object({ captions: previewedFileSchema })
export const lessonPictureAnswerSchema = z.object({
  picture: z.object({
    ...{ id: z.string(), width: z.int(), height: z.int() },
    /** Where the owner sees it. */
    url: z.string(),
  }),
})
/** A lesson's text with its pictures, as it would look. */
export const lessonPreviewSchema = z.strictObject({
  text: z.string().max(COURSE_LIMITS.text),
  pictures: picturesSchema,
})
export const lessonPreviewAnswerSchema = z.object({ html: z.string() })
export const courseListedSchema = z.strictObject({ isListed: z.boolean() })

export const coursesAdminSchema = z.object({
  courses: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      isOurs: z.boolean(),
      isPublished: z.boolean(),
      /** Ours, kept out of the lists. */
      isHidden: z.boolean(),
      hasChanges: z.boolean(),
      lessons: z.int(),
      students: z.int(),
    }),
  ),
})
export type CoursesAdmin = z.infer<typeof coursesAdminSchema>

export const openedCourseSchema = z.object({
  version: z.int(),
  course: courseDraftSchema,
  isPublished: z.boolean(),
  hasChanges: z.boolean(),
  productId: z.string().nullable(),
  products: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Where the owner sees each picture and video of the draft, by its id. */
  previewUrls: z.record(z.string(), z.string()),
})
export type OpenedCourse = z.infer<typeof openedCourseSchema>
