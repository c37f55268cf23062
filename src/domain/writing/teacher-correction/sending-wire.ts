/** The bodies and answers of sending to the teacher, taking back and the list of what was sent; one schema each, for both sides. */
import { z } from 'zod'
import { ENEM } from '../exam-reading.ts'
import { readSheet, SHEET_MAX_CHARACTERS, sheetProblem, THEME_LENGTH } from '../writing-room.ts'
import { CORRECTION_STATES, RETURN_REASONS } from './teacher-correction.ts'

const TITLE_MAX = 120
/** What is written may shrink when it is read (readSheet), not by more than this. */
const RAW_TEXT_MAX = 2 * SHEET_MAX_CHARACTERS
const tooLong = `A sheet holds up to ${SHEET_MAX_CHARACTERS} characters`

const id = z.uuid().transform((text) => text.toLowerCase())

const sheetText = z
  .string()
  .max(RAW_TEXT_MAX, tooLong)
  .transform(readSheet)
  .refine((sheet) => sheetProblem(sheet) !== 'too-long', tooLong)

const written = z.strictObject({
  /** The essay of the room that the text belongs to, where it is kept already. */
  essayId: id.nullable(),
  /** What it is written for; an essay that is kept has its own. */
  exam: z.string().min(1).max(40).default(ENEM),
  theme: z.string().transform(readSheet).pipe(z.string().min(THEME_LENGTH.min).max(THEME_LENGTH.max)),
  title: z.string().transform(readSheet).pipe(z.string().max(TITLE_MAX)).nullable(),
  text: sheetText,
  /** It was typed from a sheet of paper: its lines are real, and the photographs that the essay keeps go with it. */
  hasPaperLines: z.boolean(),
})
const ofHistory = z.strictObject({ essayId: id, number: z.int().min(1).max(10_000) })

export const sendBodySchema = z.strictObject({
  /** Made by the browser: the same one again sends nothing twice. */
  id,
  /** A text as it stands, or a version of the history. */
  essay: z.union([written, ofHistory]),
  /** The corrected one whose marks this text answers; of another theme it answers none. */
  rewritesId: id.nullable(),
  /** The browser has told the student that it costs nothing: then it costs nothing, or is refused. */
  isToldFree: z.boolean().optional(),
})
export type SendBody = z.input<typeof sendBodySchema>
export type SendRequest = z.output<typeof sendBodySchema>

export const sentSchema = z.object({
  id: z.string(),
  /** YYYY-MM-DD in Brasília. */
  promisedOn: z.string(),
  isFree: z.boolean(),
  left: z.number(),
})
export type Sent = z.infer<typeof sentSchema>

export const offerQuerySchema = z.object({
  essayId: id.optional(),
  /** The correction whose marks stand at hand; without it the last one of the essay. */
  rewritesId: id.optional(),
})

/** What somebody may send now, and when it would be corrected. */
export const offerSchema = z.object({
  /** False while the owner has turned it off, or neither sells corrections nor this person holds one. */
  isOffered: z.boolean(),
  credits: z.number(),
  /** The last day of the credit that is used next; null without one, or where it has no end. */
  nextEndsOn: z.string().nullable(),
  promisedOn: z.string(),
  /** Of the cheapest product with corrections, its page; null where none is sold. */
  productPath: z.string().nullable(),
  /** How many photographs the essay that was asked for keeps: they go with a text that was typed from paper. */
  photographCount: z.number(),
  /** The corrected one whose marks a text of its theme would answer; null without one. */
  rewriting: z.object({ correctionId: z.string(), theme: z.string(), isFree: z.boolean() }).nullable(),
})
export type Offer = z.infer<typeof offerSchema>

const sentCorrectionSchema = z.object({
  id: z.string(),
  theme: z.string(),
  essayId: z.string().nullable(),
  number: z.number().nullable(),
  state: z.enum(CORRECTION_STATES),
  promisedOn: z.string(),
  sentAt: z.string(),
  endedAt: z.string().nullable(),
  /** Nobody has begun: it can be taken back. */
  isTakeable: z.boolean(),
  wasFree: z.boolean(),
  returnReason: z.enum(RETURN_REASONS).nullable(),
  returnNote: z.string().nullable(),
  photographCount: z.number(),
  /** Corrected, and not opened by its student yet. */
  isNew: z.boolean(),
  /** A first sending whose rewriting has not been sent. */
  mayBeRewritten: z.boolean(),
})
export type SentCorrection = z.infer<typeof sentCorrectionSchema>

export const sentListSchema = z.object({
  /** The last sent first. */
  corrections: z.array(sentCorrectionSchema),
  next: z.string().nullable(),
  credits: z.object({
    balance: z.number(),
    /** Those that can be used, the first to end first. */
    grants: z.array(z.object({ left: z.number(), endsOn: z.string().nullable() })),
  }),
})
export type SentList = z.infer<typeof sentListSchema>
