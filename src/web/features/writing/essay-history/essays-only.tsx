import type { ReactNode } from 'react'
import { ownEssaysTexts as texts } from '#texts/writing/own-essays.ts'
import { MembersOnly } from '#web/shared/session/members-only.tsx'

type EssaysOnlyProps = { title?: string; lead?: string; children: ReactNode }

/** A page that shows a student's own essays. */
export function EssaysOnly({ title = texts.pageTitle, lead = texts.guest.lead, children }: EssaysOnlyProps) {
  const { guest, loading, noScript } = texts
  return (
    <MembersOnly title={title} heading={guest.heading} lead={lead} loading={loading} noScript={noScript}>
      {children}
    </MembersOnly>
  )
}
