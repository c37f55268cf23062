/** What crosses between the console and `/api/console/gifts`: a product that the owner gives by hand. */
import { z } from 'zod'

const REASON_LENGTH = { min: 3, max: 300 } as const

/** What can be given: everything that is kept in the shop, also what is hidden or a draft. */
export const giftChoicesSchema = z.object({
  choices: z.array(z.object({ variantId: z.string(), title: z.string() })),
})
export type GiftChoice = z.output<typeof giftChoicesSchema>['choices'][number]

export const giftSchema = z.strictObject({
  /** Made with the dialog: pressed again, it is the same gift. */
  requestKey: z.uuid(),
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  variantId: z.string().min(1).max(64),
  reason: z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max),
})
export type Gift = z.output<typeof giftSchema>

export const giftAnswerSchema = z.object({ orderNumber: z.int() })
