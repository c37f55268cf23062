import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { ownGuardiansTexts } from '#texts/account/own-guardians.ts'
import { Notice } from '#web/ui/notice.tsx'

const texts = ownGuardiansTexts.erasure

/** @param props.erasesAt when the account ends, by the word of the guardian of that name */
export function ErasureWords({ name, erasesAt }: { name: string; erasesAt: string }) {
  return (
    <Notice tone="error" title={texts.title({ day: formatDay(erasesAt) })} className="mb-8">
      {texts.text({ name })}{' '}
      <Link to={href('/contato')} className="text-link">
        {texts.contact}
      </Link>
    </Notice>
  )
}
