/** The shapes of `/api/purchase-requests`: a minor's requests, and those that a guardian answers. */
import { z } from 'zod'
import { REQUEST_STATES } from './purchase-request.ts'

const moment = z.iso.datetime()

const requestSchema = z.object({
  id: z.uuid(),
  state: z.enum(REQUEST_STATES),
  /** Of a subscription; its amount comes again with each period. */
  plan: z.enum(['monthly', 'yearly']).nullable(),
  lines: z.array(z.object({ title: z.string(), quantity: z.int(), amount: z.int() })),
  couponCode: z.string().nullable(),
  discountAmount: z.int(),
  totalAmount: z.int(),
  currency: z.object({ code: z.string(), symbol: z.string(), template: z.string().nullable() }),
  askedAt: moment,
  decidedAt: moment.nullable(),
  expiresAt: moment,
})
export type PurchaseRequest = z.output<typeof requestSchema>

export const ownRequestsSchema = z.object({
  /** Whether a purchase of this account asks first. */
  isAsked: z.boolean(),
  requests: z.array(requestSchema),
})
export type OwnRequests = z.output<typeof ownRequestsSchema>

export const askedRequestsSchema = z.object({
  requests: z.array(requestSchema.extend({ firstName: z.string() })),
})
export type AskedRequest = z.output<typeof askedRequestsSchema>['requests'][number]

export const decisionSchema = z.strictObject({ isApproved: z.boolean() })

export const paymentUrlSchema = z.object({ url: z.url() })
