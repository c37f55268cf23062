/** The calls of the admin page of contents; each answers the whole admin page, as it holds then. */
import { contentsAdminSchema } from '#domain/console/contents-admin-wire.ts'
import type { ContentKind } from '#domain/site/site-contents.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

const shape = Promise.resolve(contentsAdminSchema)

export function fetchContents(signal?: AbortSignal) {
  return callChecked(shape, 'console/contents', { signal })
}

export function sendList(kind: ContentKind, entries: readonly object[], version: number) {
  return callChecked(shape, `console/contents/${kind}`, { method: 'PUT', body: { entries, version } })
}

export function sendListReset(kind: ContentKind, version: number) {
  return callChecked(shape, `console/contents/${kind}`, { method: 'DELETE', body: { version } })
}

export function sendConsent(storyId: string, consent: object) {
  return callChecked(shape, `console/contents/stories/${storyId}/consent`, { method: 'PUT', body: consent })
}

export function sendConsentBack(storyId: string) {
  return callChecked(shape, `console/contents/stories/${storyId}/consent`, { method: 'DELETE' })
}
