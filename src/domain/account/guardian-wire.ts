/** The shapes of `/api/guardians`: what a minor and a tied guardian see, which is the same list (product §10 Guardians). */
import { z } from 'zod'
import { TYPED_CODE_MAX } from '../shared/spoken-code.ts'

const moment = z.iso.datetime()

const deedsSchema = z.object({
  /** Days on which something of the others was done. */
  days: z.int(),
  essays: z.int(),
  practiceDays: z.int(),
  lessons: z.int(),
})
export type Deeds = z.output<typeof deedsSchema>

/** All that a guardian learns of a minor's studies and money: no text, no mark, no talk. */
const guardianSightSchema = z.object({
  /** The last seven days, today included. */
  week: deedsSchema,
  /** The last twenty-eight. */
  fourWeeks: deedsSchema,
  purchases: z.array(
    z.object({
      paidAt: moment,
      what: z.enum(['order', 'premium']),
      amount: z.int(),
      refundedAmount: z.int(),
      currency: z.object({ code: z.string(), symbol: z.string(), template: z.string().nullable() }),
    }),
  ),
})
export type GuardianSight = z.output<typeof guardianSightSchema>

const permissionSchema = z.object({
  /** False from sixteen on: nobody's permission is asked for. */
  isNeeded: z.boolean(),
  given: z.object({ by: z.enum(['you', 'guardian', 'owner']), at: moment }).nullable(),
})
export type Permission = z.output<typeof permissionSchema>

export const guardianCodeSchema = z.object({ code: z.string(), expiresAt: moment })

/** Null where the account is no minor's and nobody is tied to it. */
export const ownGuardiansSchema = z.object({
  minor: z
    .object({
      code: guardianCodeSchema.nullable(),
      guardians: z.array(
        z.object({
          ...{ id: z.uuid(), name: z.string(), email: z.string(), since: moment },
          /** Whether this one wants to be asked before a purchase. */
          approvesPurchases: z.boolean(),
          /** When the account ends that this one has asked to end; the minor stops it by ending the tie. */
          erasesAt: moment.nullable(),
        }),
      ),
      permission: permissionSchema,
      shown: guardianSightSchema,
    })
    .nullable(),
})
export type OwnGuardians = z.output<typeof ownGuardiansSchema>

export const guardianCodeBodySchema = z.strictObject({ code: z.string().max(TYPED_CODE_MAX) })

/** The box is ticked, or nothing is tied. */
export const tieBodySchema = guardianCodeBodySchema.extend({ isGuardian: z.literal(true) })

export const tiePreviewSchema = z.object({ firstName: z.string(), isTied: z.boolean() })
export type TiePreview = z.output<typeof tiePreviewSchema>

const tieSchema = z.object({
  id: z.uuid(),
  firstName: z.string(),
  since: moment,
  approvesPurchases: z.boolean(),
  /** When the minor's account ends, by the wish of this guardian. */
  erasesAt: moment.nullable(),
  permission: permissionSchema,
  shown: guardianSightSchema,
})
export const tiesSchema = z.object({ minors: z.array(tieSchema) })
export type Ties = z.output<typeof tiesSchema>
