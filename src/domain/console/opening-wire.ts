/** The shapes of `GET /api/console/opening` and `GET /api/console/health`: is the shop ready, and is everything well? */
import { z } from 'zod'
import { SHOP_FACTS } from '../site/institutional.ts'
import { CONTENT_KINDS } from '../site/site-contents.ts'

const moment = z.iso.datetime()
const count = z.int().min(0)

const OPENING_STEPS = [
  'seller',
  'payments',
  'mail',
  'backup',
  'second-factor',
  'contents',
  'products',
  'teacher',
  'exam-date',
  'instagram',
] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

/** A shop sells well without these. */
export const OPTIONAL_STEPS: ReadonlySet<OpeningStep> = new Set(['teacher', 'exam-date', 'instagram'])

export const openingSchema = z.object({
  steps: z.array(z.object({ step: z.enum(OPENING_STEPS), isDone: z.boolean() })),
  /** Every step that a shop needs is done. */
  isReady: z.boolean(),
  /** What the law wants named and is not told yet. */
  missingFacts: z.array(z.enum(SHOP_FACTS)),
  /** Lists in which at least one text is still ours. */
  untouchedContents: z.array(z.enum(CONTENT_KINDS)),
  /** Products of the demonstration that visitors still see. */
  demoProducts: count,
})
export type Opening = z.output<typeof openingSchema>

export const healthSchema = z.object({
  version: z.string(),
  backup: z.object({ at: moment, bytes: count }).nullable(),
  /** That of the console: whether one is being made, the one that can be downloaded, and when the last one failed. */
  keptBackup: z.object({
    isRunning: z.boolean(),
    file: z.object({ at: moment, bytes: count }).nullable(),
    failedAt: moment.nullable(),
  }),
  mail: z.object({
    isReal: z.boolean(),
    waiting: count,
    oldestWaitingAt: moment.nullable(),
    givenUp: count,
    lastSentAt: moment.nullable(),
    lastError: z.string().nullable(),
  }),
  payments: z.object({
    provider: z.string(),
    isTest: z.boolean(),
    lastEventAt: moment.nullable(),
    comparedAt: moment.nullable(),
    differences: count,
  }),
  jobs: z.object({ failed: count, lastDoneAt: moment.nullable() }),
  /** The database that is read from beside the one that is written; null where there is none. */
  copy: z.object({ state: z.enum(['used', 'late', 'gone']), lagSeconds: count.nullable() }).nullable(),
  /** Bytes; null where the disk does not tell. */
  disk: z.object({ size: count, free: count }).nullable(),
})
/** Where the kept backup is, once and for a minute. */
export const backupTicketSchema = z.object({ path: z.string().startsWith('/api/backups/') })

export type ShopHealth = z.output<typeof healthSchema>
