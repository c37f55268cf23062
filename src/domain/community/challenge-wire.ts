/** The bodies and answers of `/api/challenge`, one schema each, for both sides. */
import { z } from 'zod'
import { COMPETENCE_COUNT, essayProblem, GRADE_STEPS, JUDGINGS, readEssay } from './challenge.ts'

const RAW_TEXT_MAX = 20_000

export const essayBodySchema = z.strictObject({
  text: z
    .string()
    .max(RAW_TEXT_MAX)
    .transform(readEssay)
    .refine((essay) => essayProblem(essay) === null, 'An essay has 50 to 4000 characters'),
})
export type EssayBody = z.input<typeof essayBodySchema>

export const themeBodySchema = z.strictObject({
  theme: z.string().trim().min(5).max(200),
  prize: z.string().trim().min(3).max(200),
})

/** Changes a month that has begun. */
export const roundChangeSchema = themeBodySchema.extend({
  /** Those who have entered read it in a mail, and everybody on the page. */
  note: z.string().trim().min(10).max(500),
})

export const gradeBodySchema = z.strictObject({
  /** Competences 1 to 5, in their order. */
  scores: z.array(z.literal(GRADE_STEPS)).length(COMPETENCE_COUNT),
})

const challengeEssaySchema = z.object({
  id: z.string(),
  author: z.string(),
  avatar: z.string(),
  authorKey: z.string(),
  excerpt: z.string(),
  isCut: z.boolean(),
  likes: z.number(),
  createdAt: z.string(),
  isLiked: z.boolean(),
  isMine: z.boolean(),
})
export type ChallengeEssay = z.infer<typeof challengeEssaySchema>

export const essayPageSchema = z.object({
  /** The most liked first, then the earlier ones. */
  essays: z.array(challengeEssaySchema),
  next: z.string().nullable(),
})
export type EssayPage = z.infer<typeof essayPageSchema>

export const wholeEssaySchema = challengeEssaySchema.extend({ text: z.string(), month: z.string() })
export type WholeEssay = z.infer<typeof wholeEssaySchema>

const ownEssaySchema = z.object({
  id: z.string(),
  text: z.string(),
  likes: z.number(),
  /** False while a moderator has not looked, or has hidden it. */
  isListed: z.boolean(),
})
export type OwnEssay = z.infer<typeof ownEssaySchema>

export const challengeSchema = z.object({
  month: z.string(),
  /** Null while the owner has never set one. */
  theme: z.string().nullable(),
  /** The month that the theme was set for: before `month` where it goes on. */
  themeMonth: z.string().nullable(),
  prize: z.string().nullable(),
  judging: z.enum(JUDGINGS),
  /** True where essays are listed after a moderator has looked. */
  isReviewed: z.boolean(),
  mine: ownEssaySchema.nullable(),
  lastWinner: z
    .object({ month: z.string(), theme: z.string(), essayId: z.string(), author: z.string() })
    .nullable(),
  /** A month that is over, and whose essays the jury still reads; processes of before do not say it. */
  monthBeingRead: z.string().nullable().default(null),
  /** What the owner has changed since the month began. */
  change: z
    .object({ at: z.string(), note: z.string(), formerTheme: z.string(), formerPrize: z.string() })
    .nullable()
    .default(null),
})
export type Challenge = z.infer<typeof challengeSchema>

export const submittedSchema = z.object({
  mine: ownEssaySchema,
  /** Null while it waits for a moderator. */
  essay: challengeEssaySchema.nullable(),
  /** New with this call; the browser announces them. */
  earnedBadges: z.array(z.string()),
})
export type Submitted = z.infer<typeof submittedSchema>
