/**
 * Reports and what follows from them: the reasons one may give, when reports alone hide a text, and who decides then
 * (product §10 Community and moderation). One set of rules for everything that others can read.
 */

/** What can be reported. Each kind is served by one entry of src/server/moderated-kinds.ts. */
export const SUBJECT_KINDS = [
  'chat_message',
  'feedback',
  'feedback_comment',
  'challenge_essay',
  'peer_essay',
  'peer_review',
  'product_review',
] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** As the community rules name them (src/content/site/institutional/community-rules.ts). */
export const REPORT_REASONS = [
  'offense',
  'minor_at_risk',
  'self_harm',
  'sexual',
  'personal_data',
  'spam',
  'cheating',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Read first: somebody may be in danger. */
const URGENT_REASONS: ReadonlySet<ReportReason> = new Set(['minor_at_risk', 'self_harm'])

export function isUrgent(reason: ReportReason): boolean {
  return URGENT_REASONS.has(reason)
}

/** So many independent reports hide a text until a moderator decides. */
export const REPORTS_THAT_HIDE = 3

export type CountedReport = { readonly isProven: boolean; readonly networkKey: string }

/**
 * How many people stand behind the reports: everybody who has proven a mailbox counts; of the others, who cost nothing
 * to invent, one for each network.
 */
export function independentReports(reports: readonly CountedReport[]): number {
  const proven = reports.filter(({ isProven }) => isProven).length
  const networks = new Set(reports.filter(({ isProven }) => !isProven).map(({ networkKey }) => networkKey))
  return proven + networks.size
}

/** How long a moderator may keep somebody from writing; null: not at all. */
export const PAUSE_DAYS = [1, 7, 30] as const
