/** The answers of `/api/partnership`, what partners see of their own; the owner's statement is made of the same parts. */
import { z } from 'zod'

export const partnerMonthSchema = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

export const monthSumsSchema = z.object({
  month: partnerMonthSchema,
  earned: z.number(),
  takenBack: z.number(),
  carried: z.number(),
  toPay: z.number(),
  isOver: z.boolean(),
})

export const partnershipSchema = z.object({
  /** Null for an account that is nobody's partner. */
  partnership: z
    .object({
      code: z.string(),
      sharePercent: z.number(),
      isEnded: z.boolean(),
      /** The shop has no real provider yet: what was paid for trying counts here. */
      countsTestMoney: z.boolean(),
      /** The newest first. */
      months: z.array(monthSumsSchema.extend({ paidAt: z.string().nullable() })),
    })
    .nullable(),
})
export type Partnership = NonNullable<z.infer<typeof partnershipSchema>['partnership']>
export type OwnMonth = Partnership['months'][number]

export const partnerEntriesSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.number(),
      at: z.string(),
      /** Cents that were paid, or less than zero for what went back. */
      value: z.number(),
      sharePercent: z.number(),
      share: z.number(),
    }),
  ),
  /** Where the next ones begin; null after the last. */
  next: z.string().nullable(),
})
export type PartnerEntries = z.infer<typeof partnerEntriesSchema>
