/** The shapes of `/api/console/students`: accounts as the owner sees them, and what the owner decides about one. */
import { z } from 'zod'
import { ACCOUNT_AGE_BANDS } from '../account/age.ts'
import { isFederativeUnit } from '../account/federative-unit.ts'
import { isPhone } from '../account/sign-up.ts'
import { ORDER_STATUSES } from '../shop/order.ts'

export const BAN_DAYS = [7, 30, 365] as const
export const BAN_REASON_LENGTH = { min: 3, max: 500 } as const
export const GRANT_REASON_LENGTH = { min: 3, max: 300 } as const
export const STUDENT_SEARCH_MAX = 100

const moment = z.iso.datetime()

const studentRowSchema = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  email: z.string(),
  isVerified: z.boolean(),
  role: z.enum(['student', 'premium', 'owner']),
  createdAt: moment,
  /** The last use of an open session; null when none is open. */
  lastSeenAt: moment.nullable(),
  /** Null when the account is open. */
  bannedUntil: moment.nullable(),
})
export type StudentRow = z.output<typeof studentRowSchema>

export const studentPageSchema = z.object({
  students: z.array(studentRowSchema),
  next: z.string().nullable(),
})

export const studentFileSchema = studentRowSchema.extend({
  city: z.string().nullable(),
  state: z.string().nullable(),
  phone: z.string().nullable(),
  /** Null until the person has told it. */
  ageBand: z.enum(ACCOUNT_AGE_BANDS).nullable(),
  /** To write where others read: by an own account that is tied, or as the owner has it in writing. */
  guardianPermission: z.object({ by: z.enum(['guardian', 'owner']), at: z.iso.datetime() }).nullable(),
  /** Whether the account may have classes. */
  isTeacher: z.boolean(),
  /** School licences that run: their seats together, and the last end; null without one. */
  licence: z.object({ seats: z.int(), until: moment }).nullable(),
  xp: z.int(),
  counts: z.object({ corrections: z.int(), badges: z.int(), referrals: z.int() }),
  banReason: z.string().nullable(),
  premium: z.object({
    isBought: z.boolean(),
    /** What gives it for a time; null where nothing does. */
    passing: z.enum(['subscription', 'seat']).nullable(),
    gift: z.object({ reason: z.string(), grantedAt: moment }).nullable(),
  }),
  orders: z.array(
    z.object({
      number: z.int(),
      status: z.enum(ORDER_STATUSES),
      totalAmount: z.int(),
      currency: z.object({ code: z.string(), symbol: z.string(), template: z.string() }),
      createdAt: moment,
    }),
  ),
})
export type StudentFile = z.output<typeof studentFileSchema>

export const banBodySchema = z.strictObject({
  reason: z.string().trim().min(BAN_REASON_LENGTH.min).max(BAN_REASON_LENGTH.max),
  /** Null: until it is taken back. */
  days: z.literal(BAN_DAYS).nullable(),
})

export const ERASURE_REQUEST_LENGTH = { min: 5, max: 120 } as const

export const erasureRequestSchema = z.strictObject({
  /** Of the account, typed by hand. */
  email: z.string().max(254),
  /** How the request is found again: a protocol, or day and way. Names nobody. */
  request: z.string().trim().min(ERASURE_REQUEST_LENGTH.min).max(ERASURE_REQUEST_LENGTH.max),
})
export type ErasureRequest = z.output<typeof erasureRequestSchema>

/** A field left empty is "not told". */
function orNothing(max: number, isRight: (text: string) => boolean = () => true) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => text === '' || isRight(text))
    .transform((text) => text || null)
}

export const profileMendingSchema = z.strictObject({
  city: orNothing(120),
  state: orNothing(2, isFederativeUnit),
  phone: orNothing(40, isPhone),
  /** Null leaves it alone: nobody's age is unknown again. */
  ageBand: z.enum(ACCOUNT_AGE_BANDS).nullable(),
})
export type ProfileMending = z.output<typeof profileMendingSchema>

export const grantBodySchema = z.strictObject({
  reason: z.string().trim().min(GRANT_REASON_LENGTH.min).max(GRANT_REASON_LENGTH.max),
})
