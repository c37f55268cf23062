/** The bodies and answers of `/api/lesson-questions` and of `/api/console/lesson-questions`, one schema each. */
import { z } from 'zod'
import { QUESTION_LIMITS, questionProblem, readQuestionText } from './lesson-question.ts'

/** Longer than any text may be: the rule itself judges what was read. */
const rawText = z.string().max(20_000)

export const newQuestionSchema = z.strictObject({
  text: rawText
    .transform(readQuestionText)
    .refine((text) => questionProblem(text) === null, 'A question has 10 to 1,000 characters'),
  /** Others of the lesson may read it, without the name. */
  mayShow: z.boolean(),
})
export type NewQuestion = z.input<typeof newQuestionSchema>

const shownQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  answer: z.string(),
  answeredAt: z.string(),
})

export const lessonQuestionsSchema = z.object({
  /** The caller's, the newest first. */
  own: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      createdAt: z.string(),
      /** Null while it waits. */
      answer: z.string().nullable(),
      isShown: z.boolean(),
    }),
  ),
  /** Those of others that the teacher shows, nameless. */
  shown: z.array(shownQuestionSchema),
})
export type LessonQuestions = z.infer<typeof lessonQuestionsSchema>

export const questionAnswerSchema = z.strictObject({
  text: rawText.transform(readQuestionText).pipe(z.string().min(1).max(QUESTION_LIMITS.answer)),
  isShown: z.boolean(),
})

const adminQuestionSchema = z.object({
  id: z.string(),
  /** First name and initial. */
  author: z.string(),
  course: z.string(),
  lesson: z.string(),
  /** As they are called now; the address where one is gone. */
  courseTitle: z.string(),
  lessonTitle: z.string(),
  text: z.string(),
  mayShow: z.boolean(),
  createdAt: z.string(),
  answer: z.string().nullable(),
  isShown: z.boolean(),
})
export type AdminQuestion = z.infer<typeof adminQuestionSchema>

export const questionsAdminSchema = z.object({
  questions: z.array(adminQuestionSchema),
  next: z.string().nullable(),
})
export type QuestionsAdmin = z.infer<typeof questionsAdminSchema>
