import { useEffect } from 'react'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { fetchOwnGuardians, GUARDIANS_CHANGED } from './guardian-calls.ts'

const ErasureWords = fetchedPart(async () => {
  const words = await import('./erasure-words.tsx')
  return words.ErasureWords
})

/** On top of the profile of a minor whose account is to end: mails may not be read, and not every address is proven. */
export function ErasureNotice() {
  const asked = useAsked('own guardians', fetchOwnGuardians)
  const { reload } = asked
  useEffect(() => {
    const listener = () => void reload()
    window.addEventListener(GUARDIANS_CHANGED, listener)
    return () => window.removeEventListener(GUARDIANS_CHANGED, listener)
  }, [reload])
  const wish = asked.value?.minor?.guardians.find(({ erasesAt }) => erasesAt !== null)
  return wish?.erasesAt ? <ErasureWords name={wish.name} erasesAt={wish.erasesAt} /> : null
}
