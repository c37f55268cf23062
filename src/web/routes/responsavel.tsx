import { href } from 'react-router'
import { guardianTexts } from '#texts/account/guardians.ts'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { GuardianPage } from '#web/features/account/guardians/guardian-page.tsx'
import { AskedRequests } from '#web/features/shop/purchase-requests/asked-requests.tsx'
import { ShownEssays } from '#web/features/writing/shown-essays/shown-essays.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { MembersOnly } from '#web/shared/session/members-only.tsx'

const texts = guardianTexts.page

export const meta = accountMeta({ path: href('/responsavel'), texts, isIndexed: false })
export const headers = keptHeaders

export default function Responsavel() {
  return (
    <MembersOnly
      title={texts.pageTitle}
      heading={texts.guest.heading}
      lead={texts.guest.lead}
      loading={texts.loading}
      noScript={texts.noScript}
    >
      <GuardianPage requests={<AskedRequests />} essays={<ShownEssays />} />
    </MembersOnly>
  )
}
