import { href } from 'react-router'
import { classesTexts } from '#texts/study/classes.ts'
import { classDevelopmentTexts as texts } from '#texts/writing/class-development.ts'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { DevelopmentPage } from '#web/features/writing/class-tasks/development-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { MembersOnly } from '#web/shared/session/members-only.tsx'
import type { Route } from './+types/turmas.$id.desenvolvimento.ts'

export const meta = accountMeta({ path: href('/turmas'), texts, isIndexed: false })
export const headers = keptHeaders

export default function TurmasDesenvolvimento({ params }: Route.ComponentProps) {
  const { guest, loading, noScript } = classesTexts.teacher
  return (
    <MembersOnly
      title={texts.pageTitle}
      heading={guest.heading}
      lead={guest.lead}
      loading={loading}
      noScript={noScript}
    >
      <DevelopmentPage key={params.id} classId={params.id} />
    </MembersOnly>
  )
}
