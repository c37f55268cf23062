/** The body of POST /api/course/levels/{n}/completions. */
import { z } from 'zod'

const MAX_ANSWER_LENGTH = 200
const QUESTIONS_PER_LEVEL = 3

export const completionSchema = z.strictObject({
  /** In the order of the level's questions. */
  answers: z.array(z.string().max(MAX_ANSWER_LENGTH)).length(QUESTIONS_PER_LEVEL),
})
