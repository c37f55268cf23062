import { useEffect } from 'react'
import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { ownGuardiansTexts } from '#texts/account/own-guardians.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Notice } from '#web/ui/notice.tsx'
import { fetchOwnGuardians, GUARDIANS_CHANGED } from './guardian-calls.ts'

const texts = ownGuardiansTexts.erasure

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
  if (!wish?.erasesAt) return null
  return (
    <Notice tone="error" title={texts.title({ day: formatDay(wish.erasesAt) })} className="mb-8">
      {texts.text({ name: wish.name })}{' '}
      <Link to={href('/contato')} className="text-link">
        {texts.contact}
      </Link>
    </Notice>
  )
}
