/** The calls of the partners' admin pages; each is the owner's alone. What changes one answers the whole page. */
import {
  type PartnerDraft,
  partnerStatementSchema,
  partnersAdminSchema,
} from '#domain/console/partners-admin-wire.ts'
import { ok } from '#domain/shared/result.ts'
import type { PartnerFault } from '#domain/shop/partner-draft.ts'
import { partnerEntriesSchema } from '#domain/shop/partnership-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { type ApiRefusal, askApi } from '#web/shared/session/call-api.ts'

const PATH = 'console/partners'
const adminSchema = Promise.resolve(partnersAdminSchema)
const statementSchema = Promise.resolve(partnerStatementSchema)

export function fetchPartners(signal?: AbortSignal) {
  return callChecked(adminSchema, PATH, { signal })
}

/** @param id null for a new one */
export function sendPartner(id: string | null, draft: PartnerDraft) {
  return callChecked(adminSchema, id === null ? PATH : `${PATH}/${id}`, {
    method: id === null ? 'POST' : 'PUT',
    body: draft,
  })
}

export function sendEnd(id: string, isEnded: boolean) {
  return callChecked(adminSchema, `${PATH}/${id}/end`, { method: 'PUT', body: { isEnded } })
}

export function fetchStatement(id: string, signal?: AbortSignal) {
  return callChecked(statementSchema, `${PATH}/${encodeURIComponent(id)}`, { signal })
}

export async function fetchEntries(id: string, month: string, after: string | null, signal?: AbortSignal) {
  const query = after === null ? '' : `?${new URLSearchParams({ after })}`
  const page = await callChecked(
    Promise.resolve(partnerEntriesSchema),
    `${PATH}/${id}/months/${month}${query}`,
    { signal },
  )
  return page.ok ? ok({ rows: page.value.entries, next: page.value.next }) : page
}

export function sendPayment(id: string, month: string, paid: { amount: number; note: string }) {
  return callChecked(statementSchema, `${PATH}/${id}/months/${month}/payment`, { method: 'POST', body: paid })
}

export async function fetchMonthTable(id: string, month: string) {
  const answer = await askApi(`${PATH}/${id}/months/${month}/export`)
  if (!answer.ok) return answer
  try {
    return ok(await answer.value.blob())
  } catch {
    // The connection broke within the table.
    return { ok: false, code: 'unreachable', answer: {} } as const
  }
}

/** What the server found in the fields; none where it refused for another reason. */
export function faultsOf(refusal: ApiRefusal): readonly PartnerFault[] {
  const faults = refusal.answer['faults']
  // Our own server's answer (src/server/shop/partners/partners-admin-routes.ts).
  return refusal.code === 'invalid_partner' && Array.isArray(faults) ? (faults as PartnerFault[]) : []
}
