/** The bodies and answers of `/api/mock-exam`, one schema each, for both sides (product §10 Mock exam). */
import { z } from 'zod'
import type { Proposal } from '#domain/study/proposal.ts'
import { SHEET_MAX_CHARACTERS } from '../writing-room.ts'
import { isExamMonth } from './mock-exam.ts'

const moment = z.iso.datetime()
const month = z.string().refine(isExamMonth, 'A month is written YYYY-MM')

/** Of an exam that everybody may know: never its theme, before nobody can be writing on it any more. */
const examSchema = z.object({
  month,
  opensAt: moment,
  closesAt: moment,
  minutes: z.int(),
  state: z.enum(['coming', 'open', 'closed']),
})
export type ShownExam = z.infer<typeof examSchema>

export const mockExamSchema = z.object({
  /** The server's clock when it answered: the browser counts by it. */
  now: moment,
  exam: examSchema,
  /** The newest first. */
  past: z.array(z.object({ month, theme: z.string(), themeId: z.string().nullable(), takers: z.int() })),
})
export type MockExam = z.infer<typeof mockExamSchema>

const placeSchema = z.object({ tenth: z.int().min(1).max(10), takers: z.int() })

const ownSittingSchema = z.object({
  month,
  /** `blank`: nothing was written when the time was over. */
  state: z.enum(['writing', 'handed-in', 'graded', 'blank']),
  endsAt: moment,
  total: z.int().nullable(),
})
export type OwnSitting = z.infer<typeof ownSittingSchema>

export const ownSittingsSchema = z.object({
  now: moment,
  sittings: z.array(ownSittingSchema),
  /** Whether a mail tells of the next opening; absent from answers of before. */
  wantsMail: z.boolean().default(false),
})

/** Body and answer of the switch. */
export const examMailSchema = z.strictObject({ isWanted: z.boolean() })

export const sittingSchema = ownSittingSchema.extend({
  now: moment,
  begunAt: moment,
  /** On paper the pen rests here; what follows is for the photograph. */
  writesUntil: moment,
  isOnPaper: z.boolean(),
  theme: z.string(),
  themeId: z.string().nullable(),
  /** Of a theme of ours. */
  proposal: z
    .custom<Proposal>((value) => typeof value === 'object' && value !== null && 'texts' in value)
    .nullable(),
  /** Of a text of the owner's: paragraphs parted by blank lines. */
  motivating: z.string(),
  text: z.string(),
  pastedCharacters: z.int(),
  hasPaperLines: z.boolean(),
  revision: z.int(),
  handedInAt: moment.nullable(),
  endedBy: z.enum(['student', 'clock']).nullable(),
  /** Null until it is graded, and where its student has deleted it. */
  essay: z.object({ id: z.string(), number: z.int() }).nullable(),
  levels: z.array(z.int()).nullable(),
  /** Null while the window is open, and with fewer than twenty. */
  place: placeSchema.nullable(),
  /** When the place is known; null where it is. */
  placeFrom: moment.nullable(),
})
export type Sitting = z.infer<typeof sittingSchema>

export const beginBodySchema = z.strictObject({ month, isOnPaper: z.boolean() })
export type BeginRequest = z.output<typeof beginBodySchema>

export const sheetBodySchema = z.strictObject({
  text: z.string().max(SHEET_MAX_CHARACTERS, `A sheet holds up to ${SHEET_MAX_CHARACTERS} characters`),
  pastedCharacters: z.int().min(0).max(1_000_000),
  hasPaperLines: z.boolean(),
  /** Which text of the server's this one was written after: another hand's is not written over unasked. */
  revision: z.int().min(0),
})
export type SheetRequest = z.output<typeof sheetBodySchema>

export const savedSchema = z.object({ revision: z.int(), savedAt: moment, now: moment })
export type Saved = z.infer<typeof savedSchema>
