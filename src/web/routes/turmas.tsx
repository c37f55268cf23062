import { href } from 'react-router'
import { classesTexts } from '#texts/study/classes.ts'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { TaughtListPage } from '#web/features/study/classes/taught-list-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { MembersOnly } from '#web/shared/session/members-only.tsx'

const texts = classesTexts.teacher

export const meta = accountMeta({ path: href('/turmas'), texts, isIndexed: false })
export const headers = keptHeaders

export default function Turmas() {
  return (
    <MembersOnly
      title={texts.pageTitle}
      heading={texts.guest.heading}
      lead={texts.guest.lead}
      loading={texts.loading}
      noScript={texts.noScript}
    >
      <TaughtListPage />
    </MembersOnly>
  )
}
