/** The bodies and answers of `/api/console/partners`: the owner's list of partners, one as it is written, its statement. */
import { z } from 'zod'
import { monthSumsSchema } from '#domain/shop/partnership-wire.ts'

const MAX_TEXT = 1_000

/** What is out of its bounds is told field by field by src/domain/shop/partner-draft.ts. */
export const partnerDraftSchema = z.strictObject({
  name: z.string().trim().max(MAX_TEXT),
  email: z.string().trim().toLowerCase().max(MAX_TEXT),
  /** Never changed afterwards: it stands in links. */
  code: z.string().trim().toLowerCase().max(MAX_TEXT),
  /** Null while the field is empty. */
  sharePercent: z.int().min(0).max(1_000_000).nullable(),
  note: z.string().trim().max(MAX_TEXT),
})
export type PartnerDraft = z.infer<typeof partnerDraftSchema>

export const partnerEndSchema = z.strictObject({ isEnded: z.boolean() })
export const partnerPaymentSchema = z.strictObject({
  /** Cents that the owner has paid: those of the statement, or nothing is written down. */
  amount: z.int().min(1).max(2_000_000_000),
  note: z.string().trim().max(500),
})

const adminPartnerSchema = z.object({
  id: z.string(),
  partner: partnerDraftSchema,
  isEnded: z.boolean(),
  /** Whether an account of an adult with this e-mail is tied to it. */
  hasAccount: z.boolean(),
  /** Orders that were paid, also those that were paid back. */
  orders: z.number(),
  /** Cents of months that are over and not marked as paid. */
  unpaid: z.number(),
  /** Cents of the month that runs, as they stand now. */
  running: z.number(),
})
export type AdminPartner = z.infer<typeof adminPartnerSchema>

export const partnersAdminSchema = z.object({
  /** The newest first. */
  partners: z.array(adminPartnerSchema),
  countsTestMoney: z.boolean(),
})
export type PartnersAdmin = z.infer<typeof partnersAdminSchema>

const statementMonthSchema = monthSumsSchema.extend({
  payment: z.object({ amount: z.number(), note: z.string(), paidAt: z.string() }).nullable(),
})
export type ShownMonth = z.infer<typeof statementMonthSchema>

export const partnerStatementSchema = z.object({
  id: z.string(),
  /** Empty once nobody stands behind it any more. */
  name: z.string(),
  code: z.string(),
  /** The shop has no real provider yet: what was paid for trying counts here. */
  countsTestMoney: z.boolean(),
  /** The newest first. */
  months: z.array(statementMonthSchema),
})
export type PartnerStatement = z.infer<typeof partnerStatementSchema>
