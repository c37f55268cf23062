/** What was decided about one's own texts, and whom one has blocked. */
import { callChecked } from './call-checked.ts'

export function fetchModerationStatus(signal: AbortSignal) {
  const schema = import('#domain/community/moderation-wire.ts').then(
    ({ moderationStatusSchema }) => moderationStatusSchema,
  )
  return callChecked(schema, 'standing', { signal })
}
