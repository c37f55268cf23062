import { useEffect, useState } from 'react'
import { MAX_ASKED_VARIANTS, type OwnedOfVariant } from '#domain/shop/bundle.ts'
import { callApi, isRecord } from '#web/shared/session/call-api.ts'
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
  const [owned, setOwned] = useState(NOTHING)

  useEffect(() => {
    if (status !== 'signed-in' || variantIds === '') return setOwned(NOTHING)
    const gone = new AbortController()
    const query = new URLSearchParams()
    for (const id of variantIds.split(',').slice(0, MAX_ASKED_VARIANTS)) query.append('variant_ids[]', id)
    void callApi(`owned-files?${query}`, { signal: gone.signal }).then((answer) => {
      if (gone.signal.aborted || !answer.ok || !isRecord(answer.value)) return
      // Our own server's answer (src/server/shop/materials/owned-routes.ts).
      const variants = answer.value['variants'] as readonly OwnedOfVariant[]
      setOwned(new Map(variants.map((variant) => [variant.variantId, variant])))
    })
    return () => gone.abort()
  }, [status, variantIds])

  return owned
}
