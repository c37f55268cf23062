/** What inviting and accepting refuse, with status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'

const WORDINGS = {
  already_owner: [409, 'The owner corrects already'],
  already_corrector: [409, 'Who has this address corrects already'],
  too_many_invitations: [409, 'So many invitations are open that no more are sent'],
  invitation_not_found: [404, 'There is no such invitation, or it has ended'],
  invitation_of_other: [403, 'The invitation is for another address'],
  email_not_proven: [403, 'The address of the account is not confirmed yet'],
  corrector_not_found: [404, 'There is no such corrector'],
} as const satisfies Record<string, readonly [number, string]>

type RefusalCode = keyof typeof WORDINGS

/** @throws HttpError for a refusal */
export function settled<Value>(result: { ok: true; value: Value } | { ok: false; code: RefusalCode }): Value {
  if (result.ok) return result.value
  const [status, message] = WORDINGS[result.code]
  throw new HttpError(status, result.code, message)
}
