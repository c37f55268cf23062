import { isRecord } from '#domain/shared/is-record.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { MAX_ASKED_VARIANTS, type OwnedOfVariant } from '#domain/shop/bundle.ts'
import type { Answer } from '#web/shared/asked/asked-store.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export async function readOwnedFiles(
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
