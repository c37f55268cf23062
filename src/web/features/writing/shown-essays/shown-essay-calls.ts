/** The calls of essays that a minor shows to the guardians. */
import type { ShownEssay } from '#domain/writing/shown-essay-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const shapes = () => import('#domain/writing/shown-essay-wire.ts')

export function fetchOwnShown(essayId: string, signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ ownShownSchema }) => ownShownSchema),
    `shown-essays/own/${essayId}`,
    { signal },
  )
}

export function sendShown(essayId: string, number: number, isShown: boolean) {
  return callApi(`shown-essays/own/${essayId}/${number}`, { method: isShown ? 'PUT' : 'DELETE' })
}

export function fetchShownEssays(signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ shownEssaysSchema }) => shownEssaysSchema),
    'shown-essays',
    { signal },
  )
}

export function fetchShownEssay({ tie, essayId, number }: ShownEssay, signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ readEssaySchema }) => readEssaySchema),
    `shown-essays/${tie}/${essayId}/${number}`,
    { signal },
  )
}
