import { href } from 'react-router'
import { licenceTexts as texts } from '#texts/study/licence.ts'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { LicencePage } from '#web/features/study/classes/licence-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { MembersOnly } from '#web/shared/session/members-only.tsx'

export const meta = accountMeta({ path: href('/turmas/licenca'), texts, isIndexed: false })
export const headers = keptHeaders

export default function LicencaDaEscola() {
  return (
    <MembersOnly
      title={texts.pageTitle}
      heading={texts.guest.heading}
      lead={texts.guest.lead}
      loading={texts.loading}
      noScript={texts.noScript}
    >
      <LicencePage />
    </MembersOnly>
  )
}
