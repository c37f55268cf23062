/** The calls of the students' admin page; each is the owner's alone. */
import type { z } from 'zod'
import { auditEntryPageSchema } from '#domain/console/audit-entry-wire.ts'
import {
  type ErasureRequest,
  type profileMendingSchema,
  studentFileSchema,
  studentPageSchema,
} from '#domain/console/students-admin-wire.ts'
import { ok } from '#domain/shared/result.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export async function fetchStudents(search: string, after: string | null, signal?: AbortSignal) {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(after ? { after } : {}) })
  const page = await callChecked(Promise.resolve(studentPageSchema), `console/students?${query}`, { signal })
  return page.ok ? ok({ rows: page.value.students, next: page.value.next }) : page
}

export function fetchStudent(id: string, signal?: AbortSignal) {
  return callChecked(Promise.resolve(studentFileSchema), `console/students/${encodeURIComponent(id)}`, {
    signal,
  })
}

export function fetchAuditEntriesOn(id: string, signal?: AbortSignal) {
  return callChecked(
    Promise.resolve(auditEntryPageSchema),
    `console/students/${encodeURIComponent(id)}/audit-log`,
    {
      signal,
    },
  )
}

export function sendBan(id: string, ban: { reason: string; days: number | null }) {
  return callApi(`console/students/${id}/ban`, { method: 'PUT', body: ban })
}

export function sendUnban(id: string) {
  return callApi(`console/students/${id}/ban`, { method: 'DELETE' })
}

export function sendPremium(id: string, reason: string) {
  return callApi(`console/students/${id}/premium`, { method: 'PUT', body: { reason } })
}

export function sendPremiumEnd(id: string) {
  return callApi(`console/students/${id}/premium`, { method: 'DELETE' })
}

export function sendGuardianPermission(id: string, isGranted: boolean) {
  return callApi(`moderation/guardian-permissions/${id}`, { method: isGranted ? 'PUT' : 'DELETE' })
}

export function sendTeacher(id: string, isTeacher: boolean) {
  return callApi(`console/students/${id}/teacher`, { method: isTeacher ? 'PUT' : 'DELETE' })
}

export function sendMending(id: string, mending: z.input<typeof profileMendingSchema>) {
  return callApi(`console/students/${id}/profile`, { method: 'PUT', body: mending })
}

export function sendErasure(id: string, request: ErasureRequest) {
  return callApi(`console/students/${id}/erasure`, { method: 'POST', body: request })
}
