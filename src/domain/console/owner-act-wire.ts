/** The shape of `GET /api/console/acts`: the audit log, newest first. */
import { z } from 'zod'
import { OWNER_ACT_SUBJECTS, OWNER_ACTIONS } from './owner-act.ts'

const ownerActSchema = z.object({
  id: z.string(),
  /** Null once the account of who acted is gone. */
  actorName: z.string().nullable(),
  action: z.enum(OWNER_ACTIONS),
  subjectKind: z.enum(OWNER_ACT_SUBJECTS),
  subject: z.string(),
  /** Ids, amounts, old and new values: what the act needs to be understood. */
  details: z.record(z.string(), z.unknown()),
  actedAt: z.iso.datetime(),
})
export type OwnerAct = z.output<typeof ownerActSchema>

export const ownerActPageSchema = z.object({
  acts: z.array(ownerActSchema),
  /** What `?before=` asks for the next page; null at the end. */
  next: z.string().nullable(),
})
