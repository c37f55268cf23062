/**
 * The kinds of mail and the facts that each one is written from. The facts are kept with the row, so that a mail
 * says what was true when it was decided.
 */
import { z } from 'zod'
import { PREMIUM_BENEFITS } from '#domain/account/premium.ts'
import { END_REASONS, PLANS } from '#domain/shop/subscription.ts'
import { CORRECTION_STATES, RETURN_REASONS } from '#domain/writing/teacher-correction/teacher-correction.ts'

const currencySchema = z.object({
  code: z.string(),
  symbol: z.string(),
  template: z.string().nullable(),
})

const orderMailSchema = z.object({
  orderNumber: z.int(),
  buyerName: z.string().nullable(),
  /** False for a guest whose e-mail no account has proven yet. */
  hasAccount: z.boolean(),
  currency: currencySchema,
  /** Cents, like every amount here. */
  totalAmount: z.int().min(0),
  /** Absent in mails that were written before there were coupons. */
  couponCode: z.string().nullable().default(null),
  discountAmount: z.int().min(0).default(0),
  /** Titles of what there is to download. */
  files: z.array(z.string()).default([]),
  /** Extra generations that the order bought. */
  generations: z.int().min(0).default(0),
  /** Corrections by a teacher, and the months in which they can be used. */
  corrections: z.int().min(0).default(0),
  correctionsMonths: z.int().min(0).default(0),
  /** Licences of a school, one for each line that brings one. */
  licences: z.array(z.object({ seats: z.int().min(1), months: z.int().min(1) })).default([]),
  /** What the premium that came with it opens; empty without premium. */
  premium: z.array(z.enum(PREMIUM_BENEFITS)).default([]),
  lines: z.array(
    z.object({
      productTitle: z.string(),
      variantTitle: z.string(),
      quantity: z.int().min(1),
      unitAmount: z.int().min(0),
    }),
  ),
  /** The money goes back by the owner's own transfer: boletos have no other way. */
  isTransferred: z.boolean().default(false),
  /** Cents that do not go back, for generations and corrections that were used. */
  keptAmount: z.int().min(0).default(0),
  /** Given by hand by the owner. */
  isGift: z.boolean().default(false),
  /** Receipt and contract, to be kept or printed; mails of before had none. */
  paperUrl: z.url().nullish(),
})

const refundMailSchema = orderMailSchema.extend({
  /** Cents that go back now. */
  amount: z.int().min(1),
  /** What the owner tells about it. */
  note: z.string().nullable(),
})

const waitingMailSchema = orderMailSchema.extend({
  /** ISO moment; null where the provider does not say it. */
  payableUntil: z.iso.datetime().nullable(),
  /** Where the boleto is. */
  voucherUrl: z.url().nullable(),
})

const failedRefundSchema = refundMailSchema.extend({
  /** It is still to go back. */
  isOwed: z.boolean(),
  /** A lost dispute that was won after all; else the bank has returned a refund. */
  isDispute: z.boolean(),
  /** What was bought is in the profile again. */
  isOpenAgain: z.boolean(),
})

const orderNewsSchema = z.object({ number: z.int(), amount: z.int(), currency: currencySchema })

const guardianSchema = z.object({ name: z.string().nullable(), guardian: z.string(), email: z.string() })

const purchaseRequestSchema = z.object({
  name: z.string().nullable(),
  /** First name of the other side. */
  person: z.string().nullable(),
  titles: z.array(z.string()),
  amount: z.int().min(1),
  currency: currencySchema,
  /** To answer, or to pay. */
  until: z.iso.datetime(),
})

export const mailFactsSchemas = {
  receipt: orderMailSchema,
  'refund-due': orderMailSchema,
  /** At once to who gives a purchase back (Decreto 7.962/2013, art. 5º § 4º), and the same to the shop. */
  withdrawal: orderMailSchema,
  'withdrawal-notice': orderMailSchema,
  refunded: orderMailSchema,
  /** To who holds a boleto: at once, before its last day, and when it has ended. */
  'payment-waiting': waitingMailSchema,
  'payment-reminder': waitingMailSchema,
  'payment-lapsed': waitingMailSchema,
  /** The owner gives back: at once, and again when a part of the money went. */
  'owner-refund': refundMailSchema.extend({ isWhole: z.boolean(), withdrawn: z.array(z.string()) }),
  'refunded-part': refundMailSchema,
  /** What went back is with the shop again; to the buyer, and the same to the shop. */
  'refund-failed': failedRefundSchema,
  'refund-failed-notice': failedRefundSchema,
  'confirm-email': z.object({
    /** The whole address of the link, its token included. */
    link: z.url(),
    name: z.string().nullable(),
  }),
  /** To the address of an account that is gone: its row goes with the delivery (deliver-mail.ts). */
  'account-erased': z.object({ name: z.string().nullable(), keptOrders: z.int().min(0) }),
  /** The link opens the account without the password. */
  recovery: z.object({ link: z.url(), name: z.string().nullable() }),
  /** To the mailbox that the account has, and to the one that it is to have. */
  'email-change-current': z.object({ link: z.url(), name: z.string().nullable(), newEmail: z.email() }),
  'email-change-new': z.object({ link: z.url(), name: z.string().nullable() }),
  /** To the mailbox that the account had. */
  'email-changed': z.object({ name: z.string().nullable(), newEmail: z.email() }),
  'password-changed': z.object({ name: z.string().nullable() }),
  'second-factor-added': z.object({ name: z.string().nullable() }),
  'second-factor-removed': z.object({ name: z.string().nullable() }),
  /** `left`: codes that still count. */
  'recovery-code-used': z.object({ name: z.string().nullable(), left: z.int().min(0) }),
  /** To who signs up with an address that has an account already, where that is reported to the mailbox alone. */
  'account-exists': z.object({ name: z.string().nullable() }),
  'new-device': z.object({
    name: z.string().nullable(),
    /** As src/texts/account/device.ts words it, e.g. "Chrome no Windows". */
    device: z.string(),
    /** ISO moment. */
    at: z.iso.datetime(),
  }),
  /** Why, and until when; null until it is taken back. */
  'account-banned': z.object({
    name: z.string().nullable(),
    reason: z.string(),
    until: z.iso.datetime().nullable(),
  }),
  'account-unbanned': z.object({ name: z.string().nullable() }),
  /** To a minor: who is tied, or no more, with the address so far masked. */
  'guardian-tied': guardianSchema,
  'guardian-ended': guardianSchema,
  'guardian-exported': guardianSchema,
  'guardian-erasure-asked': guardianSchema.extend({ until: z.iso.datetime() }),
  'guardian-erasure-withdrawn': guardianSchema,
  /** To the minor's other guardian; of the minor the first name, and nothing of who asked. */
  'other-guardian-erasure-asked': z.object({
    name: z.string().nullable(),
    minor: z.string().nullable(),
    until: z.iso.datetime(),
  }),
  /** To the guardian who asked for it; names nobody else. */
  'minor-erased': z.object({ name: z.string().nullable() }),
  /** To a guardian whom a minor has taken away; the first name alone. */
  'minor-ended': z.object({ name: z.string().nullable(), minor: z.string().nullable() }),
  /** To each guardian of a minor who wants to buy, and the answer to the minor. */
  'purchase-asked': purchaseRequestSchema,
  'purchase-approved': purchaseRequestSchema,
  'purchase-refused': purchaseRequestSchema,
  /** To who has won a month of the challenge; a minor's has no name (challenge/notify-winner.ts). */
  'challenge-won': z.object({
    name: z.string().nullable(),
    /** As it is read, e.g. "novembro de 2026". */
    month: z.string(),
    theme: z.string(),
    prize: z.string(),
    isAdult: z.boolean(),
  }),
  /** To who has entered a month of the challenge that the owner has changed; a minor's has no name. */
  'challenge-changed': z.object({
    name: z.string().nullable(),
    /** As it is read. */
    month: z.string(),
    formerTheme: z.string(),
    theme: z.string(),
    formerPrize: z.string(),
    prize: z.string(),
    note: z.string(),
  }),
  /** To who sent an essay to the teacher: each state once. */
  'teacher-correction': z.object({
    correctionId: z.uuid(),
    name: z.string().nullable(),
    theme: z.string(),
    state: z.enum([...CORRECTION_STATES, 'class-corrected']),
    /** ISO day. */
    promisedOn: z.string(),
    returnReason: z.enum(RETURN_REASONS).nullable(),
    returnNote: z.string().nullable(),
    /** A credit paid it: where it ends without a correction, the credit is back. */
    isPaid: z.boolean(),
  }),
  /** To an address that the owner invites to correct: nobody's name. */
  'corrector-invitation': z.object({
    link: z.url(),
    /** ISO day that still counts. */
    lastDay: z.string(),
  }),
  /** To who holds corrections that end in two weeks. */
  'credits-ending': z.object({
    name: z.string().nullable(),
    count: z.int().min(1),
    /** ISO day that still counts. */
    lastDay: z.string(),
  }),
  /** To who holds a school's licence that ends in two weeks. */
  'licence-ending': z.object({
    name: z.string().nullable(),
    seats: z.int().min(1),
    /** ISO day that still counts. */
    lastDay: z.string(),
  }),
  /** To a subscriber: what became of the subscription. Days are ISO days. */
  subscription: z.object({
    event: z.enum(['started', 'renewed', 'failed', 'cancelled', 'ended', 'withdrawn', 'given-back', 'price']),
    name: z.string().nullable(),
    plan: z.enum(PLANS),
    /** Cents: what was paid, or goes back. */
    amount: z.int().min(0),
    paidUntil: z.string().nullable(),
    failures: z.int().min(0),
    nextTry: z.string().nullable(),
    graceUntil: z.string().nullable(),
    endReason: z.enum(END_REASONS).nullable(),
    nextPrice: z.int().nullable(),
    nextFrom: z.string().nullable(),
    correctionsPerMonth: z.int().min(0),
    /** What it opens on this site, told as it begins. */
    premium: z.array(z.enum(PREMIUM_BENEFITS)).default([]),
    /** Nobody was charged. */
    isTest: z.boolean(),
  }),
  /** To who has asked for it, when the mock exam of a month opens: of its theme, nothing. */
  'mock-exam-open': z.object({ month: z.string(), closesAt: z.iso.datetime() }),
  /** To who has been given an essay to correct: of it and of its writer, nothing. */
  'peer-task': z.object({
    taskId: z.uuid(),
    dueAt: z.iso.datetime(),
    /** The own essay has found its reader at the same time. */
    isExchange: z.boolean(),
  }),
  /** To the same, when the end of the time is near. */
  'peer-deadline': z.object({
    taskId: z.uuid(),
    dueAt: z.iso.datetime(),
    /** The own essay was corrected, and waits to be read. */
    isOwnRead: z.boolean(),
  }),
  /** To the writer of an essay whose correction can be read. */
  'peer-result': z.object({
    resultId: z.uuid(),
    hasThird: z.boolean(),
    /** It did not pass the team's reading. */
    isRefused: z.boolean().default(false),
  }),
  /** To who has bought a file of which there is a new version. */
  'material-updated': z.object({
    name: z.string().nullable(),
    productTitle: z.string(),
    materialTitle: z.string(),
    /** ISO moment. */
    at: z.iso.datetime(),
    /** False for a guest whose e-mail no account has proven yet. */
    hasAccount: z.boolean(),
  }),
  /** To an address that somebody typed beside "Me avise!": it counts once its owner says so. */
  'interest-confirm': z.object({
    /** As src/texts/shop/interest.ts names what is waited for. */
    title: z.string(),
    link: z.url(),
  }),
  /** What was waited for is there. */
  'interest-available': z.object({ title: z.string(), link: z.url() }),
  /** The cart that somebody asked for, an hour before. `more` counts what is not named. */
  'cart-reminder': z.object({ titles: z.array(z.string()), more: z.int().min(0), link: z.url() }),
  /** The teacher's answer to a question below a lesson; `path` is the lesson's. */
  'lesson-answer': z.object({
    name: z.string().nullable(),
    lessonTitle: z.string(),
    question: z.string(),
    text: z.string(),
    path: z.string(),
  }),
  /** To who has written by the page Contato. */
  'contact-received': z.object({ protocol: z.string(), topic: z.string() }),
  /** The shop's answer to it. */
  'contact-reply': z.object({
    protocol: z.string(),
    topic: z.string(),
    name: z.string(),
    text: z.string(),
    question: z.string(),
  }),
  /** To the shop. */
  'contact-message': z.object({
    protocol: z.string(),
    topic: z.string(),
    name: z.string(),
    email: z.email(),
    message: z.string(),
  }),
  /** To the shop: what has happened since the last one (decision 0162). */
  'owner-news': z.object({
    sales: z.array(orderNewsSchema.extend({ isTest: z.boolean() })),
    moreSales: z.int().min(0),
    disputes: z.array(orderNewsSchema),
    reports: z.int().min(0),
    urgentReports: z.int().min(0),
    /** Mails of before do not say it. */
    correctionsToday: z.int().min(0).default(0),
    lateCorrections: z.int().min(0).default(0),
  }),
} as const

export type MailKind = keyof typeof mailFactsSchemas
export type MailFacts<Kind extends MailKind> = z.output<(typeof mailFactsSchemas)[Kind]>
export type OrderMailFacts = MailFacts<'receipt'>
export type RefundMailFacts = MailFacts<'refunded-part'>
