import { href, Link } from 'react-router'
import { type ClosingRefusal, chatClosedTexts } from '#texts/community/chat-closed.ts'
import { GUARDIAN_PLACE } from '#web/shared/session/guardian-place.ts'

/** Where the refusal can be done away with, or is explained. */
const WAY_ON: Readonly<Record<ClosingRefusal, string>> = {
  visitors_closed: href('/login'),
  age_unknown: href('/perfil'),
  guardian_needed: GUARDIAN_PLACE,
  paused: href('/regras-da-comunidade'),
}

/** In the place of the field: why nothing can be sent, and where that is changed or explained. */
export function FieldClosed({ refusal }: { refusal: ClosingRefusal }) {
  return (
    <p className="chat-composer">
      {chatClosedTexts[refusal].text}{' '}
      <Link to={WAY_ON[refusal]} className="text-link">
        {chatClosedTexts[refusal].link}
      </Link>
    </p>
  )
}
