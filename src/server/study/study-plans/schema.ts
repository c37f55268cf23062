/** The body of PUT /api/study-plan: the plan as the browser keeps it (src/domain/study/stored-study-plan.ts). */
import { z } from 'zod'
import { isIsoDay } from '#domain/study/exam-date.ts'
import { MAX_FREE_TEXT_LENGTH, type ProfileStudyPlan } from '#domain/study/stored-study-plan.ts'
import { STUDY_LIMITS } from '#domain/study/study-schedule.ts'

const { hours, days, rating } = STUDY_LIMITS
const ratingSchema = z.int().min(rating.min).max(rating.max)
const freeText = z.string().trim().max(MAX_FREE_TEXT_LENGTH)

export const studyPlanSchema: z.ZodType<ProfileStudyPlan> = z.strictObject({
  form: z.strictObject({
    hours: z.number().min(hours.min).max(hours.max),
    days: z.int().min(days.min).max(days.max),
    course: freeText,
    university: freeText,
    ratings: z.strictObject({
      linguagens: ratingSchema,
      humanas: ratingSchema,
      natureza: ratingSchema,
      matematica: ratingSchema,
      redacao: ratingSchema,
    }),
  }),
  madeOn: z.string().refine(isIsoDay, 'A day is written YYYY-MM-DD'),
})
