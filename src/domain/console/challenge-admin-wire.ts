/** What the owner's admin page of the challenge is answered: `/api/challenge/admin` and a round's essays (docs/wire.md §6). */
import { z } from 'zod'
import { JUDGINGS } from '../community/challenge.ts'

export const challengeAdminSchema = z.object({
  /** The month that runs. */
  month: z.string(),
  /** How a round that opens now is decided; it keeps that to its end. */
  judging: z.enum(JUDGINGS),
  isReviewed: z.boolean(),
  /** Of this month and of those to come. */
  themes: z.array(z.object({ month: z.string(), theme: z.string(), prize: z.string() })),
  /** The newest first. */
  rounds: z.array(
    z.object({
      month: z.string(),
      theme: z.string(),
      prize: z.string(),
      judging: z.enum(JUDGINGS),
      /** Listed, of people with an account: among them somebody wins. */
      essays: z.number(),
      /** How many of them a juror has graded. */
      graded: z.number(),
      isClosed: z.boolean(),
      isDecided: z.boolean(),
      winnerId: z.string().nullable(),
    }),
  ),
})
export type ChallengeAdmin = z.infer<typeof challengeAdminSchema>
export type AdminRound = ChallengeAdmin['rounds'][number]

/** How many people a change of the running month is told to. */
export const roundChangedSchema = z.object({ told: z.int().min(0) })

const juryEssaySchema = z.object({
  id: z.string(),
  text: z.string(),
  /** What this juror has given; null before. */
  scores: z.array(z.number()).nullable(),
})
export type JuryEssay = z.infer<typeof juryEssaySchema>
export const juryEssayPageSchema = z.object({ essays: z.array(juryEssaySchema), next: z.string().nullable() })

/** Essays that nobody has looked at yet. */
export const waitingEssaysSchema = z.object({
  essays: z.array(z.object({ id: z.string(), month: z.string(), text: z.string(), updatedAt: z.string() })),
})
export type WaitingEssay = z.infer<typeof waitingEssaysSchema>['essays'][number]
