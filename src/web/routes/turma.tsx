import { href } from 'react-router'
import { joinedClassTexts as texts } from '#texts/study/joined-class.ts'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { JoinedPage } from '#web/features/study/classes/joined-page.tsx'
import { OwnTasks } from '#web/features/writing/class-tasks/own-tasks.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { MembersOnly } from '#web/shared/session/members-only.tsx'

export const meta = accountMeta({ path: href('/turma'), texts, isIndexed: false })
export const headers = keptHeaders

export default function Turma() {
  return (
    <MembersOnly
      title={texts.pageTitle}
      heading={texts.guest.heading}
      lead={texts.guest.lead}
      loading={texts.loading}
      noScript={texts.noScript}
    >
      <JoinedPage drawTasks={(classId) => <OwnTasks classId={classId} />} />
    </MembersOnly>
  )
}
