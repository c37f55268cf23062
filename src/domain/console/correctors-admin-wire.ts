/** The bodies and answers of `/api/console/correctors` and of an invitation to correct, one schema each, for both sides. */
import { z } from 'zod'
import { COMPETENCE_COUNT, isMonth } from '../community/challenge.ts'

export const invitationBodySchema = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
})
export const acceptanceBodySchema = z.strictObject({ token: z.string().min(20).max(100) })

export const correctorsSchema = z.object({
  correctors: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      email: z.string(),
      since: z.string().nullable(),
      hasSecondFactor: z.boolean(),
      /** What is in the own hands now. */
      held: z.number(),
    }),
  ),
  invitations: z.array(
    z.object({ id: z.string(), email: z.string(), expiresAt: z.string(), isOver: z.boolean() }),
  ),
  /** Whether the house asks for a second factor before the desk opens. */
  needsSecondFactor: z.boolean(),
})
export type Correctors = z.infer<typeof correctorsSchema>

const agreementSchema = z.object({
  /** How many corrections were compared. */
  count: z.number(),
  /** Of each competence the mean difference in points, without its sign; null where nothing was compared. */
  apart: z.array(z.number()).length(COMPETENCE_COUNT).nullable(),
  /** The share of pairs that need no third reader. */
  near: z.number().nullable(),
})
export type Agreement = z.infer<typeof agreementSchema>

export const houseScaleAdminSchema = z.object({
  /** Corrections with an estimate of the engine beside them. */
  count: z.number(),
  needed: z.number(),
  /** In their order; null while there are too few. */
  competences: z
    .array(z.object({ mean: z.number(), apart: z.number(), apartAfter: z.number(), offset: z.number() }))
    .length(COMPETENCE_COUNT)
    .nullable(),
  isFollowed: z.boolean(),
})
export type HouseScaleAdmin = z.infer<typeof houseScaleAdminSchema>

export const reportQuerySchema = z.object({ month: z.string().refine(isMonth) })
export const correctorReportSchema = z.object({
  month: z.string(),
  readers: z.array(
    z.object({
      /** Null where the account is gone. */
      id: z.string().nullable(),
      name: z.string().nullable(),
      corrected: z.number(),
      returned: z.number(),
      medianSeconds: z.number().nullable(),
      totalSeconds: z.number(),
      withReaders: agreementSchema,
      withEngine: agreementSchema,
    }),
  ),
})
export type CorrectorReport = z.infer<typeof correctorReportSchema>
