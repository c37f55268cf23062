/** What crosses between the console and `/api/console/gifts`: a product that the owner gives by hand. */
import { z } from 'zod'
import { MAX_IMPORT_LINES } from '#domain/shop/buyer-import.ts'

/** How an address is read here, alone or in a line of a table. */
export const recipientSchema = z.string().trim().toLowerCase().pipe(z.email().max(254))

const REASON_LENGTH = { min: 3, max: 300 } as const

const reasonSchema = z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max)

/** What can be given: everything that is kept in the shop, also what is hidden or a draft. */
export const giftChoicesSchema = z.object({
  choices: z.array(z.object({ variantId: z.string(), title: z.string() })),
})
export type GiftChoice = z.output<typeof giftChoicesSchema>['choices'][number]

export const giftSchema = z.strictObject({
  /** Made with the dialog: pressed again, it is the same gift. */
  requestKey: z.uuid(),
  email: recipientSchema,
  variantId: z.string().min(1).max(64),
  reason: reasonSchema,
})
export type Gift = z.output<typeof giftSchema>

export const giftAnswerSchema = z.object({ orderNumber: z.int() })

/** Of a table only the addresses are sent: nothing else of it is needed. */
export const buyerImportSchema = z.strictObject({
  variantId: z.string().min(1).max(64),
  reason: reasonSchema,
  /** False: only tell what would happen. */
  applies: z.boolean(),
  lines: z
    .array(z.strictObject({ line: z.int().min(1), email: z.string().max(320) }))
    .min(1)
    .max(MAX_IMPORT_LINES),
})
export type BuyerImport = z.output<typeof buyerImportSchema>

export const buyerImportAnswerSchema = z.object({
  lines: z.array(z.object({ line: z.int(), outcome: z.enum(['new', 'has-it', 'repeated', 'bad-email']) })),
})
export type BuyerImportAnswer = z.output<typeof buyerImportAnswerSchema>
