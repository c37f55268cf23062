/** What a moderator sees of a case: never who reported it. */
import type { ReportReason, SubjectKind } from '#domain/community/moderation.ts'
import type { ModerationCase } from '#domain/community/moderation-wire.ts'
import type { listLog, listWaitingCases } from './repository.ts'

type WaitingCase = Awaited<ReturnType<typeof listWaitingCases>>[number]

/** @param newestText how it reads now; undefined where it is gone or cannot change */
export function caseJson(row: WaitingCase, newestText: string | undefined): ModerationCase {
  return {
    kind: row.subject_kind as SubjectKind, // written by reportText alone, from the list of kinds
    id: row.subject_id,
    status: row.status,
    isUrgent: row.is_urgent,
    cause: row.cause,
    reportCount: row.report_count,
    authorKey: row.author_key,
    isVisitor: row.author_id === null,
    text: row.text,
    newestText: newestText === undefined || newestText === row.text ? null : newestText,
    openedAt: row.opened_at.toISOString(),
    decisionReason: row.decision_reason,
    appealText: row.appeal_text,
    appealedAt: row.appealed_at?.toISOString() ?? null,
    reports: row.reports.map(({ reason, note, is_proven, created_at }) => ({
      reason: reason as ReportReason, // likewise
      note,
      isProven: is_proven,
      // Inside a JSON array the database writes moments as text.
      createdAt: new Date(created_at).toISOString(),
    })),
  }
}

export function logJson(row: Awaited<ReturnType<typeof listLog>>[number]) {
  return {
    id: row.id,
    kind: row.subject_kind,
    subject: row.subject,
    /** Null for what happened by itself. */
    actorId: row.actor_id,
    action: row.action,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
  }
}
