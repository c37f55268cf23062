/** The bodies and answers of `/api/console/teacher-corrections`, one schema each, for both sides. */
import { z } from 'zod'
import { COMPETENCE_COUNT } from '../community/challenge.ts'
import { REMARK_CATEGORY_IDS } from '../writing/peer-remarks.ts'
import { MOST_CRITERIA } from '../writing/teacher-correction/desk-rubric.ts'
import {
  ANSWER_LENGTH,
  COMMENT_LENGTH,
  LEVEL_SENTENCE,
  RETURN_NOTE,
  VOICE_SECONDS_MAX,
  VOICE_TEXT,
} from '../writing/teacher-correction/desk-rules.ts'
import { examRubricSchema } from '../writing/teacher-correction/exam-rubric-wire.ts'
import { REMARK_MAX, TEACHER_EFFECTS } from '../writing/teacher-correction/remark.ts'
import { CORRECTION_STATES, RETURN_REASONS } from '../writing/teacher-correction/teacher-correction.ts'
import { SHEET_MAX_CHARACTERS } from '../writing/writing-room.ts'

const id = z.uuid().transform((one) => one.toLowerCase())
const share = z.number().min(0).max(1)
const CHANGES_MAX = 250
const DAY_SECONDS = 86_400

const boxSchema = z.strictObject({
  x: share,
  y: share,
  width: share.refine((one) => one > 0),
  height: share.refine((one) => one > 0),
})

/** Words of the text, or a box on a photograph, which is counted from 0. */
const placeSchema = z.union([
  z.strictObject({
    start: z.int().min(0).max(SHEET_MAX_CHARACTERS),
    end: z.int().min(1).max(SHEET_MAX_CHARACTERS),
  }),
  z.strictObject({ photograph: z.int().min(0).max(9), box: boxSchema }),
])
export type MarkPlace = z.infer<typeof placeSchema>

const markSchema = z.strictObject({
  /** Made by the browser: the same call twice makes one mark. */
  id,
  place: placeSchema,
  category: z.enum(REMARK_CATEGORY_IDS),
  effect: z.enum(TEACHER_EFFECTS),
  remark: z.string().max(REMARK_MAX),
  /** Of the engine's mark that it answers; null for one of the reader's own. */
  engineKey: z.string().max(80).nullable(),
  /** dropped: the engine's mark is not to be offered again. */
  state: z.enum(['kept', 'dropped']),
})
export type DeskMark = z.infer<typeof markSchema>

const keptRemarkSchema = z.object({
  text: z.string().min(1).max(REMARK_MAX),
  category: z.enum(REMARK_CATEGORY_IDS),
  effect: z.enum(TEACHER_EFFECTS),
})

/** Each says how something is from now on, so that the same change twice changes nothing more. */
const changeSchema = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('mark'), mark: markSchema }),
  z.strictObject({ does: z.literal('unmark'), id }),
  z.strictObject({
    does: z.literal('level'),
    /** The place of the criterion, from 1; which there are and what they may be given is the exam's. */
    competence: z.int().min(1).max(MOST_CRITERIA),
    level: z.number().min(0).max(200).nullable(),
    sentence: z.string().max(LEVEL_SENTENCE.max),
  }),
  z.strictObject({ does: z.literal('comment'), text: z.string().max(COMMENT_LENGTH.max) }),
  z.strictObject({ does: z.literal('voice-text'), text: z.string().max(VOICE_TEXT.max) }),
  /** A remark was used: it stands first from now on. */
  z.strictObject({ does: z.literal('remember'), remark: keptRemarkSchema.strict() }),
])
export type DeskChange = z.infer<typeof changeSchema>

export const changesBodySchema = z.strictObject({
  token: id,
  /** Worked on it until now, all sittings together. */
  secondsSpent: z.int().min(0).max(DAY_SECONDS),
  changes: z.array(changeSchema).min(1).max(CHANGES_MAX),
})
export type ChangesBody = z.input<typeof changesBodySchema>
export type Changes = z.output<typeof changesBodySchema>

export const tokenBodySchema = z.strictObject({ token: id })
/** The one that was just left is not taken again at once. */
export const nextBodySchema = z.strictObject({ except: id.nullable() })
export const nextSchema = z.object({ id: z.string().nullable() })

export const returnBodySchema = z
  .strictObject({
    token: id,
    reason: z.enum(RETURN_REASONS),
    note: z.string().trim().max(RETURN_NOTE.max),
  })
  .refine(
    ({ reason, note }) => reason !== 'other' || note.length >= RETURN_NOTE.min,
    'Another reason wants its words',
  )
export type ReturnBody = z.input<typeof returnBodySchema>

/** How many read it. */
export const readersBodySchema = z.strictObject({ readers: z.literal([1, 2]) })

export const answerBodySchema = z.strictObject({
  text: z.string().trim().min(ANSWER_LENGTH.min).max(ANSWER_LENGTH.max),
})

export const voiceQuerySchema = z.object({
  token: id,
  seconds: z.coerce.number().int().min(1).max(VOICE_SECONDS_MAX),
})

const teacherLevelSchema = z.object({ level: z.number().nullable(), sentence: z.string() })

export const deskSchema = z.object({
  id: z.string(),
  /** By what it is graded; null for the ENEM. */
  exam: examRubricSchema.nullable(),
  theme: z.string(),
  title: z.string().nullable(),
  text: z.string(),
  lineBreaks: z.boolean(),
  photographCount: z.number(),
  firstName: z.string().nullable(),
  /** Null at the desk of a class, which promises nothing. */
  promisedOn: z.string().nullable(),
  sentAt: z.string(),
  isRewriting: z.boolean(),
  /** At the desk of a class: when the student handed another version in; null while this is the one. */
  newerAt: z.string().nullable(),
  /** Every change bears it; another window's opening makes a new one. */
  token: z.string(),
  /** The one before: by it a browser knows whether anybody wrote since it was here. */
  tokenBefore: z.string().nullable(),
  marks: z.array(markSchema),
  levels: z.array(teacherLevelSchema),
  comment: z.string(),
  voiceSeconds: z.number().nullable(),
  voiceText: z.string(),
  secondsSpent: z.number(),
  bank: z.array(keptRemarkSchema.extend({ lastUsedAt: z.string().nullable(), uses: z.number() })),
})
export type Desk = z.infer<typeof deskSchema>

export const offersSchema = z.object({
  offers: z.array(
    z.object({
      key: z.string(),
      start: z.number(),
      end: z.number(),
      /** The class: all of one kind are taken or dropped together. */
      kind: z.string(),
      category: z.enum(REMARK_CATEGORY_IDS),
      effect: z.enum(TEACHER_EFFECTS),
      remark: z.string(),
    }),
  ),
})
export type Offer = z.infer<typeof offersSchema>['offers'][number]

export const estimateSchema = z.object({ levels: z.array(z.number()).length(COMPETENCE_COUNT) })

export const correctionQueueSchema = z.object({
  waitingCount: z.number(),
  waiting: z.array(
    z.object({
      id: z.string(),
      theme: z.string(),
      /** The name of the exam; null for the ENEM. */
      exam: z.string().nullable(),
      firstName: z.string().nullable(),
      promisedOn: z.string(),
      isLate: z.boolean(),
      hasPhotograph: z.boolean(),
      /** free: anyone may take it. read: this reader has read it, and another one is asked. */
      holder: z.enum(['free', 'me', 'other', 'read']),
      /** Which of its readings this is; null where one reads it. */
      reading: z.number().nullable(),
      /** Of the whole, by which the owner says how many read; null once somebody has begun. */
      wholeId: z.string().nullable(),
    }),
  ),
  questions: z.array(
    z.object({
      id: z.string(),
      theme: z.string(),
      firstName: z.string().nullable(),
      question: z.string(),
      askedAt: z.string(),
    }),
  ),
  done: z.array(
    z.object({
      id: z.string(),
      theme: z.string(),
      firstName: z.string().nullable(),
      state: z.enum(CORRECTION_STATES),
      /** Null where none was given, and where a board publishes no way to a mark. */
      grade: z.object({ value: z.number(), of: z.number() }).nullable(),
      isReturned: z.boolean(),
      endedAt: z.string(),
      rating: z.number().nullable(),
      ratingNote: z.string().nullable(),
      question: z.string().nullable(),
      answer: z.string().nullable(),
    }),
  ),
  /** Of the reader's own corrections; null before the first. */
  medianSeconds: z.number().nullable(),
})
export type CorrectionQueue = z.infer<typeof correctionQueueSchema>
