import { href } from 'react-router'
import { classesTexts } from '#texts/study/classes.ts'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { TaughtPage } from '#web/features/study/classes/taught-page.tsx'
import { TaughtTasks } from '#web/features/writing/class-tasks/taught-tasks.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { MembersOnly } from '#web/shared/session/members-only.tsx'
import type { Route } from './+types/turmas.$id.ts'

const texts = classesTexts.teacher

export const meta = accountMeta({ path: href('/turmas'), texts, isIndexed: false })
export const headers = keptHeaders

export default function TurmasUma({ params }: Route.ComponentProps) {
  return (
    <MembersOnly
      title={texts.pageTitle}
      heading={texts.guest.heading}
      lead={texts.guest.lead}
      loading={texts.loading}
      noScript={texts.noScript}
    >
      <TaughtPage key={params.id} id={params.id} tasks={<TaughtTasks classId={params.id} />} />
    </MembersOnly>
  )
}
