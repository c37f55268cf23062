/** The shape of `GET /api/console/audit-log`: the audit log, newest first. */
import { z } from 'zod'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-entry.ts'

export const AUDIT_SEARCH_MAX = 100

const auditEntrySchema = z.object({
  id: z.string(),
  /** Null once the account of who acted is gone. */
  actorName: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  subjectKind: z.enum(AUDIT_SUBJECTS),
  subject: z.string(),
  /** What a person calls it today: a product's title, a student's name; null where it has none, or is gone. */
  subjectName: z.string().nullable(),
  /** Ids, amounts, old and new values: what the entry needs to be understood. */
  details: z.record(z.string(), z.unknown()),
  actedAt: z.iso.datetime(),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

export const auditEntryPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** What `?before=` asks for the next page; null at the end. */
  next: z.string().nullable(),
})
