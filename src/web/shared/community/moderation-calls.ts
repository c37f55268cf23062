/** What anybody may do about the texts of others and about decisions on their own. */
import type { ReportReason, SubjectKind } from '#domain/community/moderation.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export type ReportedText = { readonly kind: SubjectKind; readonly id: string }

export function reportText(subject: ReportedText, reason: ReportReason, note: string) {
  return callApi('reports', { method: 'POST', body: { ...subject, reason, note } })
}

export function blockAuthor(authorKey: string, name: string) {
  return callApi('blocks', { method: 'POST', body: { authorKey, name } })
}

export function unblockAuthor(authorKey: string) {
  return callApi(`blocks/${authorKey}`, { method: 'DELETE' })
}

export function appealCase(kind: string, id: string, text: string) {
  return callApi(`moderation/cases/${kind}/${id}/appeal`, { method: 'POST', body: { text } })
}

/** The owner's: takes a text away where it stands. @param removal.textRead as she has read it */
export function removeText(
  { kind, id }: ReportedText,
  removal: { textRead: string; reason: string; pauseDays?: number },
) {
  return callApi(`moderation/cases/${kind}/${id}/removal`, { method: 'POST', body: removal })
}
