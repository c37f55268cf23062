/** The calls of the admin page of study contents; each is the owner's alone. */
import {
  importedStudySchema,
  openedStudyItemSchema,
  studyAdminSchema,
  studyEstimateSchema,
  studyItemCreatedSchema,
  studyPictureAnswerSchema,
} from '#domain/console/study-admin-wire.ts'
import { ok } from '#domain/shared/result.ts'
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import type { StudyRow } from '#domain/study/contents/study-row.ts'
import { studyAdminTexts as texts } from '#texts/console/study.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { type ApiRefusal, askApi } from '#web/shared/session/call-api.ts'

const list = () => Promise.resolve(studyAdminSchema)
const one = () => Promise.resolve(openedStudyItemSchema)
const pathOf = (kind: StudyKind, slug: string, rest = '') =>
  `console/study/${kind}/items/${encodeURIComponent(slug)}${rest}`

export const fetchStudy = (kind: StudyKind, signal?: AbortSignal) =>
  callChecked(list(), `console/study/${kind}`, { signal })

export const sendItem = (kind: StudyKind, title: string) =>
  callChecked(Promise.resolve(studyItemCreatedSchema), `console/study/${kind}`, {
    method: 'POST',
    body: { title },
  })

export const fetchItem = (kind: StudyKind, slug: string, signal?: AbortSignal) =>
  callChecked(one(), pathOf(kind, slug), { signal })

export const sendDraft = (kind: StudyKind, slug: string, version: number, row: StudyRow) =>
  callChecked(one(), pathOf(kind, slug), { method: 'PUT', body: { version, row } })

export const sendPublication = (kind: StudyKind, slug: string, version: number, shownFrom: string | null) =>
  callChecked(one(), pathOf(kind, slug, '/publication'), { method: 'POST', body: { version, shownFrom } })

export const sendRestoration = (kind: StudyKind, slug: string, version: number, to: number) =>
  callChecked(one(), pathOf(kind, slug, '/restoration'), { method: 'POST', body: { version, to } })

export const sendListing = (kind: StudyKind, slug: string, isListed: boolean) =>
  callChecked(list(), pathOf(kind, slug, '/listing'), { method: 'PUT', body: { isListed } })

export const deleteItem = (kind: StudyKind, slug: string) =>
  callChecked(list(), pathOf(kind, slug), { method: 'DELETE' })

export const fetchEstimate = (kind: StudyKind, slug: string) =>
  callChecked(Promise.resolve(studyEstimateSchema), pathOf(kind, slug, '/estimate'))

export const sendPicture = (bytes: Blob) =>
  callChecked(Promise.resolve(studyPictureAnswerSchema), 'console/study/pictures', { method: 'POST', bytes })

export const sendTable = (kind: StudyKind, table: string, publishes: boolean) =>
  callChecked(Promise.resolve(importedStudySchema), `console/study/${kind}/table`, {
    method: 'PUT',
    body: { table, publishes },
  })

export async function fetchTable(kind: StudyKind) {
  const answer = await askApi(`console/study/${kind}/table`)
  if (!answer.ok) return answer
  try {
    return ok(await answer.value.blob())
  } catch {
    // The connection broke within the table.
    return { ok: false, code: 'unreachable', answer: {} } as const
  }
}

/** What a refusal says, as a notice. */
export function refusalNotice({ code }: Pick<ApiRefusal, 'code'>) {
  return { ...texts.notSaved, description: texts.refusals[code] ?? texts.notSaved.description }
}
