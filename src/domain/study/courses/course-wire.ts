/** Bodies and answers of `/api/courses` (product §10 Courses), one schema for both sides. */
import { z } from 'zod'

const MAX_ANSWER_LENGTH = 1200
const slug = z.string().max(60)

export const courseAnswerBodySchema = z.strictObject({ text: z.string().max(MAX_ANSWER_LENGTH) })

export const exerciseVerdictSchema = z.object({
  isRight: z.boolean(),
  /** Names of what is missing; the words are in src/texts/study/practice.ts. */
  problems: z.array(z.string()),
  /** Classes that the engine marks in the answer. */
  found: z.array(z.string()),
  tries: z.int(),
  /** Told with a right answer, and after some that were not. */
  model: z.string().nullable(),
})
export type ExerciseVerdict = z.infer<typeof exerciseVerdictSchema>

const shownExerciseSchema = z.object({
  id: z.string(),
  prompt: z.string(),
  given: z.string().nullable(),
  /** What stands in the field to begin with. */
  begin: z.string(),
})
export type ShownExercise = z.infer<typeof shownExerciseSchema>

const shownLessonSchema = z.object({
  slug,
  title: z.string(),
  minutes: z.int(),
  /** Of Markdown, sanitised. */
  html: z.string(),
  video: z
    .object({
      transcriptHtml: z.string(),
      source: z.discriminatedUnion('of', [
        z.object({
          of: z.literal('host'),
          hostName: z.string(),
          /** Asked for at the press on play. */
          playerUrl: z.string(),
          pageUrl: z.string(),
        }),
        z.object({
          of: z.literal('site'),
          url: z.string(),
          byteSize: z.int(),
          captionsUrl: z.string(),
        }),
      ]),
    })
    .nullable(),
  /** The address of a closed lesson's file is good for a quarter of an hour. */
  attachments: z.array(z.object({ title: z.string(), byteSize: z.int(), url: z.string() })),
  exercises: z.array(shownExerciseSchema),
})
export type ShownLesson = z.infer<typeof shownLessonSchema>

const lessonStateSchema = z.object({
  slug,
  state: z.enum(['done', 'open', 'locked']),
  opensOn: z.string().nullable(),
})

export const ownProgressSchema = z.object({
  course: slug,
  /** What opens it, for who may not open it. */
  entry: z.enum(['open', 'premium', 'buy']),
  hasBegun: z.boolean(),
  lessons: z.array(lessonStateSchema),
  /** Where to go on; null at the end, and while nothing is open. */
  next: slug.nullable(),
})
export type OwnProgress = z.infer<typeof ownProgressSchema>

export const ownCoursesSchema = z.object({ courses: z.array(ownProgressSchema) })

export const openedLessonSchema = z.object({
  lesson: shownLessonSchema,
  progress: ownProgressSchema,
  answers: z.array(
    z.object({
      exercise: z.string(),
      text: z.string(),
      isRight: z.boolean(),
      tries: z.int(),
      model: z.string().nullable(),
    }),
  ),
})
export type OpenedLesson = z.infer<typeof openedLessonSchema>

const certificateSchema = z.object({
  /** Without dashes. */
  code: z.string(),
  courseTitle: z.string(),
  studentName: z.string(),
  lessons: z.int(),
  /** Of study, by the lessons' own estimates. */
  minutes: z.int(),
  issuedAt: z.iso.datetime(),
})
export type Certificate = z.infer<typeof certificateSchema>

export const ownCertificateSchema = z.object({ certificate: certificateSchema.nullable() })
