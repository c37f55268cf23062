import { lazy } from 'react'
import { href } from 'react-router'
import { classesTexts } from '#texts/study/classes.ts'
import { classCorrectionTexts as texts } from '#texts/writing/class-correction.ts'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { keptHeaders } from '#web/page-headers.ts'
import { MembersOnly } from '#web/shared/session/members-only.tsx'
import type { Route } from './+types/turmas.$id.tarefas.$task.$seat.corrigir.ts'

const ClassDeskPage = lazy(async () => ({
  default: (await import('#web/features/console/teacher-corrections/class-desk-page.tsx')).ClassDeskPage,
}))

export const meta = accountMeta({ path: href('/turmas'), texts, isIndexed: false })
export const headers = keptHeaders

export default function TurmasCorrigir({ params }: Route.ComponentProps) {
  const { guest, loading, noScript } = classesTexts.teacher
  return (
    <MembersOnly
      title={texts.pageTitle}
      heading={guest.heading}
      lead={guest.lead}
      loading={loading}
      noScript={noScript}
    >
      <ClassDeskPage key={params.seat} classId={params.id} task={params.task} seat={params.seat} />
    </MembersOnly>
  )
}
