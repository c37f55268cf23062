import type { OwnedOfVariant } from '#domain/shop/bundle.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
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
  const { value } = useAsked(question, async (signal) => {
    // Guests have nothing to ask.
    const { readOwnedFiles } = await import('./read-owned-files.ts')
    return readOwnedFiles(variantIds, signal)
  })
  return value ?? NOTHING
}
