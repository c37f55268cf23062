import { href } from 'react-router'
import { classesTexts } from '#texts/study/classes.ts'
import { classTasksTexts } from '#texts/writing/class-tasks.ts'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { HandedPage } from '#web/features/writing/class-tasks/handed-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { MembersOnly } from '#web/shared/session/members-only.tsx'
import type { Route } from './+types/turmas.$id.tarefas.$task.$seat.ts'

const texts = classTasksTexts.handed

export const meta = accountMeta({ path: href('/turmas'), texts, isIndexed: false })
export const headers = keptHeaders

export default function TurmasEntrega({ params }: Route.ComponentProps) {
  const { guest, loading, noScript } = classesTexts.teacher
  return (
    <MembersOnly
      title={texts.pageTitle}
      heading={guest.heading}
      lead={guest.lead}
      loading={loading}
      noScript={noScript}
    >
      <HandedPage key={params.seat} classId={params.id} task={params.task} seat={params.seat} />
    </MembersOnly>
  )
}
