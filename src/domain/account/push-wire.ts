/** What settings and server say to each other about notices by push (product §10 Notices by push). */
import { z } from 'zod'
import { isPushEndpoint, OWNER_PUSH_KINDS, PRACTICE_HOURS, STUDENT_PUSH_KINDS } from './push.ts'

const kindSchema = z.enum([...STUDENT_PUSH_KINDS, ...OWNER_PUSH_KINDS])

export const pushStateSchema = z.strictObject({
  /** Of the server's key pair, as browsers ask for it. */
  publicKey: z.string(),
  /** Whether the browser of this session gets them. */
  isHere: z.boolean(),
  /** Browsers of the account that do. */
  browsers: z.int().min(0),
  kinds: z.array(kindSchema),
  practiceHour: z.int().min(PRACTICE_HOURS.first).max(PRACTICE_HOURS.last),
})
export type PushState = z.output<typeof pushStateSchema>

/** What is not sent stays as it is. */
export const pushChoiceSchema = z.strictObject({
  turn: z.strictObject({ kind: kindSchema, isOn: z.boolean() }).optional(),
  practiceHour: z.int().min(PRACTICE_HOURS.first).max(PRACTICE_HOURS.last).optional(),
})
export type PushChoice = z.output<typeof pushChoiceSchema>

/** An uncompressed point of P-256, and sixteen bytes. */
const KEY = { p256dh: /^B[\w-]{86}$/, auth: /^[\w-]{22}$/ } as const

export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.string().refine(isPushEndpoint, 'not the address of a push service'),
  keys: z.strictObject({ p256dh: z.string().regex(KEY.p256dh), auth: z.string().regex(KEY.auth) }),
})
export type PushSubscriptionBody = z.output<typeof pushSubscriptionSchema>
