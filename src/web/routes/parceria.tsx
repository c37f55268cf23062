import { href } from 'react-router'
import { statementTexts, partnershipTexts as texts } from '#texts/shop/partnership.ts'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { PartnershipPage } from '#web/features/shop/partnership/partnership-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { MembersOnly } from '#web/shared/session/members-only.tsx'

export const meta = accountMeta({ path: href('/parceria'), texts, isIndexed: false })
export const headers = keptHeaders

export default function Parceria() {
  return (
    <MembersOnly
      title={texts.pageTitle}
      heading={texts.guest.heading}
      lead={texts.guest.lead}
      loading={statementTexts.loading}
      noScript={texts.noScript}
    >
      <PartnershipPage />
    </MembersOnly>
  )
}
