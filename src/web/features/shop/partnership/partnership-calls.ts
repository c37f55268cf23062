/** The calls of a partner's own statement. */
import { ok } from '#domain/shared/result.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

const shapes = () => import('#domain/shop/partnership-wire.ts')

export function fetchPartnership(signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ partnershipSchema }) => partnershipSchema),
    'partnership',
    { signal },
  )
}

export async function fetchOwnEntries(month: string, after: string | null, signal?: AbortSignal) {
  const query = after === null ? '' : `?${new URLSearchParams({ after })}`
  const page = await callChecked(
    shapes().then(({ partnerEntriesSchema }) => partnerEntriesSchema),
    `partnership/months/${month}${query}`,
    { signal },
  )
  return page.ok ? ok({ rows: page.value.entries, next: page.value.next }) : page
}
