import { isRecord } from '#domain/shared/is-record.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { MAX_ASKED_VARIANTS, type OwnedOfVariant } from '#domain/shop/bundle.ts'
import type { Answer } from '#web/shared/asked/asked-store.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { useSession } from '#web/shared/session/use-session.ts'

const NOTHING: ReadonlyMap<string, OwnedOfVariant> = new Map()

/**
 * What of these variants the person who is signed in has already, by variant; nothing for guests, and while the answer
 * is not there.
 *
 * @param variantIds joined by commas, so that the same list asks once
 */
export function useOwnedFiles(variantIds: string): ReadonlyMap<string, OwnedOfVariant> {
  const { status } = useSession()
  const question = status === 'signed-in' && variantIds !== '' ? `owned files ${variantIds}` : null
  return useAsked(question, (signal) => readOwnedFiles(variantIds, signal)).value ?? NOTHING
}

async function readOwnedFiles(
  variantIds: string,
  signal: AbortSignal,
): Promise<Answer<ReadonlyMap<string, OwnedOfVariant>>> {
  const query = new URLSearchParams()
  for (const id of variantIds.split(',').slice(0, MAX_ASKED_VARIANTS)) query.append('variant_ids[]', id)
  const answer = await callApi(`owned-files?${query}`, { signal })
  if (!answer.ok) return answer
  if (!isRecord(answer.value)) return refuse('unreachable')
  // Our own server's answer (src/server/shop/materials/owned-routes.ts).
  const variants = answer.value['variants'] as readonly OwnedOfVariant[]
  return ok(new Map(variants.map((variant) => [variant.variantId, variant])))
}
