/** Photographs that go with a sending must be this person's own. */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Tx } from '#server/platform/db/client.ts'

/** No photograph is kept yet, so that none can be named. */
export async function claimPhotographs(
  _tx: Tx,
  _accountId: string,
  keys: readonly string[],
): Promise<Ok<null> | Refusal<'photograph_unknown'>> {
  return keys.length === 0 ? ok(null) : refuse('photograph_unknown')
}
